import Testing
import ViperFacts

@testable import ViperReporting

struct CaretExcerptTests {
  /// The line and, below it, its carets, for the bytes of `part` in it.
  private func excerpt(_ line: String, under part: String) throws -> String {
    let start = try #require(line.utf8.firstRange(of: part.utf8)).lowerBound
    let column = line.utf8.distance(from: line.startIndex, to: start) + 1
    let range = SourceRange(file: "", line: 1, column: column, endLine: 1, endColumn: column + part.utf8.count)
    let excerpt = CaretExcerpt(line: Array(line.utf8), range: range)
    return "\(excerpt.source)\n\(excerpt.carets)"
  }

  @Test(arguments: [
    ("let a = b", "a", "let a = b\n    ^"),
    ("let abc", "abc", "let abc\n    ^~~"),
    ("\tvar\tx: Y", "x: Y", "    var x: Y\n        ^~~~"),
    ("  \tview", "view", "    view\n    ^~~~"),
    ("let é = ü", "ü", "let é = ü\n        ^"),
    ("e\u{301}x", "x", "e\u{301}x\n ^"),
    ("日本 view", "view", "日本 view\n     ^~~~"),
    ("日本", "本", "日本\n  ^~"),
    ("\"👩‍👧‍👦\" view", "view", "\"👩‍👧‍👦\" view\n     ^~~~"),
    ("👍🏽 x", "x", "👍🏽 x\n   ^"),
    ("🇭🇷 x", "x", "🇭🇷 x\n   ^"),
    ("1️⃣ x", "x", "1️⃣ x\n   ^"),
    ("\u{1B}[1m x", "x", "\\u{1B}[1m x\n          ^"),
    ("\u{FEFF}import UIKit", "UIKit", "\\u{FEFF}import UIKit\n               ^~~~~"),
  ])
  func caretsStandUnderTheRange(_ line: String, _ part: String, _ expected: String) throws {
    #expect(try excerpt(line, under: part) == expected)
  }

  @Test func bytesThatAreNoTextCountAsOneColumnEach() {
    let range = SourceRange(file: "", line: 1, column: 3, endLine: 1, endColumn: 4)
    let excerpt = CaretExcerpt(line: [0xFF, 0xC3, 0x78], range: range)
    #expect(excerpt.source == "\u{FFFD}\u{FFFD}x")
    #expect(excerpt.carets == "  ^")
  }

  @Test(arguments: [(1, 1, 1), (9, 1, 20), (3, 1, 1), (0, 0, -5), (2, 2, 1)])
  func oddRangesHaveACaret(_ column: Int, _ endLine: Int, _ endColumn: Int) {
    let range = SourceRange(file: "", line: 1, column: column, endLine: endLine, endColumn: endColumn)
    let excerpt = CaretExcerpt(line: Array("abcd".utf8), range: range)
    #expect(excerpt.carets.drop { $0 == " " }.first == "^")
    #expect(excerpt.carets.count <= 5)
  }

  @Test func rangeOverSeveralLinesIsMarkedToTheEndOfItsFirst() {
    let range = SourceRange(file: "", line: 1, column: 2, endLine: 3, endColumn: 2)
    #expect(CaretExcerpt(line: Array("abcd".utf8), range: range).carets == " ^~~")
  }
}
