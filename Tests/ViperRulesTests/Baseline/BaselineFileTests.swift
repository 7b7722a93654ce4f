import Testing
import ViperFacts
import ViperRules

/// The baseline as a file: what is written can be read, and what cannot be read is told by line.
@Suite struct BaselineFileTests {
  private static let header = "# viper-lint baseline 1\n"

  private func baseline(_ entries: [(String, Int)]) throws -> Baseline {
    let lines = entries.map { "retain-cycle\t.\t\($0.0)\tView\tview\t\($0.1)\n" }.joined()
    return try BaselineReader.read(Array((Self.header + lines).utf8), file: "b", isLenient: true)
  }

  private func mistakes(_ text: String) -> [String] { mistakes(Array(text.utf8)) }

  private func mistakes(_ bytes: [UInt8]) -> [String] {
    do {
      _ = try BaselineReader.read(bytes, file: "b")
      return []
    } catch {
      return error.diagnostics.map { "\($0.file ?? ""):\($0.line ?? 0): \($0.message)" }
    }
  }

  @Test(arguments: [0, 1, 2, 40, 3000]) func whatIsWrittenCanBeRead(_ count: Int) throws {
    let written = try baseline((0..<count).map { ("Presenter\($0)", 1) })
    let read = try BaselineReader.read(Array(written.text.utf8), file: "b")
    #expect(Set(read.entries) == Set(written.entries) && read.entries.count == count)
    #expect(read.text == written.text)
  }

  @Test func theOrderOfEntriesIsNone() throws {
    let names = (0..<50).map { ("Presenter\($0)", 1) }
    #expect(try baseline(names).text == baseline(names.shuffled()).text)
  }

  /// Of 3000 entries many share a place among the anchors that are always there.
  @Test func anAnchorStandsBetweenAnyTwoEntries() throws {
    let text = try baseline((0..<3000).map { ("Presenter\($0)", 1) }).text
    let lines = text.split(separator: "\n")
    let neighbours = zip(lines, lines.dropFirst()).filter { $0.contains("\t") && $1.contains("\t") }
    #expect(neighbours.isEmpty)
  }

  @Test func anchorsStayWhereEntriesGo() throws {
    let full = try BaselineReader.read(Array(try baseline((0..<3000).map { ("Presenter\($0)", 1) }).text.utf8), file: "b")
    let empty = full.replacing([]).text.split(separator: "\n").filter { $0.hasPrefix("~") }
    #expect(empty == full.text.split(separator: "\n").filter { $0.hasPrefix("~") })
  }

  @Test func carriageReturnsAndBlankLinesAreNoMistakes() throws {
    let text = try baseline([("A", 1), ("B", 2)]).text.replacing("\n", with: "\r\n") + "\r\n\n"
    #expect(try BaselineReader.read(Array(text.utf8), file: "b").entries.count == 2)
  }

  @Test(arguments: [
    ("", "b:1: not a baseline, which begins with '# viper-lint baseline 1'; choose another file"),
    (
      "# viper-lint baseline 2\n",
      "b:1: another version of viper-lint wrote the baseline; use that version, or write the baseline again"
    ),
    (header + "a line\n", "b:2: not an entry, which has six fields separated by tabs; remove the line"),
    (header + "a\tb\tc\td\te\t0\n", "b:2: not an entry, which has six fields separated by tabs; remove the line"),
    (header + "a\tb\tc\td\te\t01\n", "b:2: not an entry, which has six fields separated by tabs; remove the line"),
    (header + "~xyz\n", "b:2: '~xyz' cannot be parsed; remove the line"),
    (header + "~fff\n~000\n", "b:3: the line is out of order; 'viper-lint baseline prune' sorts it"),
    (
      header + "a\tb\tc\td\te\t1\na\tb\tc\td\te\t1\n",
      "b:3: duplicate entry; remove one, or run 'viper-lint baseline prune'"
    ),
  ])
  func mistakesAreTold(_ text: String, _ message: String) { #expect(mistakes(text) == [message]) }

  @Test func unfinishedMergesAreTold() {
    let text = Self.header + "<<<<<<< HEAD\na\tb\tc\td\te\t1\n=======\n>>>>>>> other\n"
    #expect(mistakes(text).map { String($0.prefix(4)) } == ["b:2:", "b:4:", "b:5:"])
    #expect(mistakes(text).allSatisfy { $0.contains("unresolved merge conflict") })
  }

  @Test func whatIsNoTextIsTold() {
    #expect(
      mistakes(Array(Self.header.utf8) + [0xFF, 0x0A]) == ["b:2: the line is not UTF-8; restore the last committed version"]
    )
  }

  @Test func aThousandMistakesAreNotTold() {
    #expect(mistakes(Self.header + String(repeating: "what\n", count: 1000)).count == 20)
  }
}
