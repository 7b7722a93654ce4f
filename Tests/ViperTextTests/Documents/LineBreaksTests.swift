import Testing
import ViperText

struct LineBreaksTests {
  private func lines(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    return LineBreaks.lines(of: bytes).map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  @Test(arguments: [
    ("", [""]), ("a", ["a"]), ("a\n", ["a", ""]), ("a\rb", ["a", "b"]), ("a\r\nb\n\rc", ["a", "b", "", "c"]),
    ("\r\r\n\r", ["", "", "", ""]), ("a\u{2028}b\u{B}c", ["a\u{2028}b\u{B}c"]),
  ])
  func endAtLineFeedsCarriageReturnsOrBoth(_ text: String, _ expected: [String]) { #expect(lines(text) == expected) }

  /// Whatever ends the lines, there are as many.
  @Test(arguments: ["\n", "\r", "\r\n"]) func areTheSameWithAnyEnd(_ end: String) {
    for count in 0..<6 {
      let names = (0..<count).map { String(repeating: "x", count: $0 % 3) }
      #expect(lines(names.map { $0 + end }.joined()) == names + [""])
    }
  }

  @Test func aByteOrderMarkIsNoText() {
    #expect(Array(Array("\u{FEFF}a".utf8).withoutByteOrderMark) == Array("a".utf8))
    #expect(Array(Array("a\u{FEFF}".utf8).withoutByteOrderMark) == Array("a\u{FEFF}".utf8))
  }
}
