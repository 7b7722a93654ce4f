import Testing

@testable import ViperFacts

@Suite struct WordHashTests {
  private func hash(_ bytes: [UInt8]) -> ContentHash { ContentHash(bytes) }

  @Test func everyBitAndEveryLengthCounts() {
    var seen: Set<ContentHash> = []
    var texts = 0
    for count in 0..<100 {
      let zeros = [UInt8](repeating: 0, count: count)
      #expect(seen.insert(hash(zeros)).inserted)
      texts += 1
      for bit in 0..<(count * 8) {
        var bytes = zeros
        bytes[bit / 8] |= 1 << UInt8(bit % 8)
        #expect(seen.insert(hash(bytes)).inserted)
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
}
