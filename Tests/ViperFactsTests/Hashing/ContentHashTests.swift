import Testing

@testable import ViperFacts

@Suite struct ContentHashTests {
  private func digits(_ text: String) -> String {
    let words = Array(text.utf8).withUnsafeBytes { BLAKE2b.hash(of: $0) }
    let bytes = (0..<4).flatMap { index in withUnsafeBytes(of: words[index].littleEndian) { Array($0) } }
    return bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }

  /// By another implementation: `hashlib.blake2b(text, digest_size=32)` of Python.
  @Test(arguments: [
    ("", "0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8"),
    ("abc", "bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319"),
    (String(repeating: "a", count: 127), "59e2f1aba240f20aa591016f5ef429990bc9c2131dcd0d30f0ffd75ed18f317d"),
    (String(repeating: "a", count: 128), "ae2aa48507885c4c950fb809b2076f959cde9f8ea6da260d9a3587df33dac450"),
    (String(repeating: "a", count: 129), "2f64744a6de0d2c0b56e64cf6e29a5aaa255010d415d51c75ccc82f73dccd865"),
    (String(repeating: "viper", count: 1000), "846539cd3cad8cf60b1a132cc947d176bcacb3fe0809999751df54f7c3a48b16"),
  ])
  func isBLAKE2b(_ text: String, _ hash: String) { #expect(digits(text) == hash) }

  /// Two files that differ in an ownership, and hide it from a hash of independent lanes: in its comment each carries the state of
  /// the first lane, which turns that into 0.
  static let attack: [[UInt8]] = ["weak var", "     var"].map { word in
    let head = Array("class C{/*********************/\n".utf8)
    var lane: UInt64 = 0x8EBC_6AF0_9C88_C6E3
    for word in [Array(head.prefix(8)), Array(word.utf8)] {
      let product = (lane ^ word.withUnsafeBytes { $0.loadUnaligned(as: UInt64.self) })
        .multipliedFullWidth(by: 0x9FB2_1C65_1E98_DF25)
      lane = product.high ^ product.low
    }
    return head + Array((word + " v: V?//----------------").utf8) + withUnsafeBytes(of: lane) { Array($0) }
      + Array("--------\n}".utf8)
  }

  @Test func withstandsTextsThatWordHashDoesNot() {
    let hashes = Self.attack.map { text in text.withUnsafeBytes { WordHash($0) } }
    #expect(hashes[0].low == hashes[1].low && hashes[0].high == hashes[1].high, "the texts are to be an attack")
    let flags = Self.attack.map { FactExtractor.facts(of: $0).declarations.last?.flags.contains(.isWeak) }
    #expect(flags == [true, false], "the texts are to differ in their facts")
    #expect(ContentHash(Self.attack[0]) != ContentHash(Self.attack[1]))
  }

  @Test func everyBitAndEveryLengthCounts() {
    var seen: Set<ContentHash> = []
    var texts = 0
    for count in 0..<140 {
      let zeros = [UInt8](repeating: 0, count: count)
      for bit in -1..<(count * 8) where bit < 0 || bit % 7 == 0 {
        var bytes = zeros
        if bit >= 0 { bytes[bit / 8] |= 1 << UInt8(bit % 8) }
        seen.insert(ContentHash(bytes))
        texts += 1
      }
    }
    #expect(seen.count == texts)
  }
}
