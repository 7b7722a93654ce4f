import Testing

@testable import ViperFacts

@Suite struct WordHashTests {
  private func hash(_ bytes: [UInt8]) -> [UInt64] {
    let hash = bytes.withUnsafeBytes { WordHash($0) }
    return [hash.low, hash.high]
  }

  @Test func everyBitAndEveryLengthCounts() {
    var seen: Set<[UInt64]> = []
    var texts = 0
    for count in 0..<100 {
      let zeros = [UInt8](repeating: 0, count: count)
      seen.insert(hash(zeros))
      texts += 1
      for bit in 0..<(count * 8) {
        var bytes = zeros
        bytes[bit / 8] |= 1 << UInt8(bit % 8)
        seen.insert(hash(bytes))
        texts += 1
      }
    }
    #expect(seen.count == texts)
  }

  @Test func theOrderOfBlocksCounts() {
    let first = [UInt8](repeating: 1, count: 32)
    let second = [UInt8](repeating: 2, count: 32)
    #expect(hash(first + second) != hash(second + first))
    #expect(hash(Array(first[..<8]) + second[..<8]) != hash(Array(second[..<8]) + first[..<8]))
  }

  /// Stored name tables and the names of cache files contain it.
  @Test func isTheSameOnEveryMachine() {
    #expect(hash(Array("LoginPresenter".utf8)) == [0x9D74_AC45_9929_3C76, 0x2FFA_25FD_A1CF_76EA])
    #expect(
      hash(Array("a presenter must not know the interactor of another module".utf8)) == [
        0xDBE9_01C5_0CFB_B191, 0x1C6B_34F5_55ED_43F7,
      ])
  }
}
