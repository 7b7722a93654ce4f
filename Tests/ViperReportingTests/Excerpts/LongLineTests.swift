import Testing
import ViperFacts

@testable import ViperReporting

struct LongLineTests {
  /// The text above the carets of an excerpt of an ASCII line.
  private func marked(_ line: String, column: Int, length: Int) -> (excerpt: CaretExcerpt, text: String) {
    let range = SourceRange(file: "", line: 1, column: column, endLine: 1, endColumn: column + length)
    let excerpt = CaretExcerpt(line: Array(line.utf8), range: range)
    let text = zip(excerpt.source, excerpt.carets).filter { $0.1 != " " }.map { String($0.0) }.joined()
    return (excerpt, text)
  }

  @Test(arguments: [0, 10, 100, 200, 5_000, 1_000_000])
  func lineIsCutAroundTheRange(_ before: Int) {
    let line = String(repeating: "x", count: before) + "view" + String(repeating: "y", count: 1_000_000 - before)
    let (excerpt, text) = marked(line, column: before + 1, length: 4)
    #expect(text == "view")
    #expect(excerpt.source.count <= 122)
    #expect(excerpt.source.hasPrefix("…") == (before > 30))
  }

  @Test func lineThatJustFitsIsWhole() {
    let line = String(repeating: "x", count: 116) + "view"
    #expect(marked(line, column: 117, length: 4).excerpt.source == line)
  }

  @Test func endOfALineIsShownWithAsMuchBeforeItAsFits() {
    let line = String(repeating: "x", count: 117) + "view"
    let (excerpt, text) = marked(line, column: 118, length: 4)
    #expect(excerpt.source == "…" + line.dropFirst())
    #expect(text == "view")
  }

  @Test func longRangeEndsWithTheLine() {
    let (excerpt, text) = marked(String(repeating: "x", count: 500), column: 1, length: 500)
    #expect(text == String(repeating: "x", count: 120))
    #expect(excerpt.source.hasSuffix("x…"))
  }

  @Test func cutsBetweenCharacters() {
    let line = String(repeating: "日", count: 2_000) + "view"
    let excerpt = CaretExcerpt(
      line: Array(line.utf8), range: SourceRange(file: "", line: 1, column: 6_001, endLine: 1, endColumn: 6_005))
    #expect(!excerpt.source.contains("\u{FFFD}"))
    #expect(excerpt.source == "…" + String(repeating: "日", count: 58) + "view")
  }
}
