import Testing
import ViperFacts
import ViperRules

/// The baseline as a file: what is written can be read, and what cannot be read is told by line.
@Suite struct BaselineFileTests {
  private static let header = "# viper-lint baseline 2\n"

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

  @Test func entriesAreLimited() throws {
    let lines = (1...10).map { "a\tb\tc\td\te\t\($0)\n" }
    let bytes = Array((Self.header + (lines + lines).joined()).utf8)
    #expect(try BaselineReader.read(bytes, file: "b", entryLimit: 10).entries.count == 10)
    do {
      _ = try BaselineReader.read(bytes, file: "b", entryLimit: 9)
      Issue.record("read")
    } catch {
      #expect(error.diagnostics.map(\.message) == ["more than 9 entries; fix some findings, or turn rules off"])
      #expect(error.diagnostics.map(\.line) == [11])
    }
  }

  @Test func theOrderOfEntriesIsNone() throws {
    let names = (0..<50).map { ("Presenter\($0)", 1) }
    #expect(try baseline(names).text == baseline(names.shuffled()).text)
  }

  @Test func everyLineButTheHeadIsAnEntry() throws {
    let lines = try baseline((0..<300).map { ("Presenter\($0)", 1) }).text.split(separator: "\n")
    #expect(lines.drop { $0.hasPrefix("#") }.count == 300 && lines.count < 310)
    let entries = lines.drop { $0.hasPrefix("#") }.map { Array($0.utf8) }
    #expect(zip(entries, entries.dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) })
  }

  /// As a merge that takes the lines of both sides leaves them.
  @Test func orderAndRepetitionsAreNoMistakes() throws {
    let text = Self.header + "a\tb\tz\td\te\t1\na\tb\tc\td\te\t1\na\tb\tz\td\te\t1\n"
    #expect(try BaselineReader.read(Array(text.utf8), file: "b").entries.map(\.identity.component) == ["z", "c"])
  }

  @Test func otherLineEndsBlankLinesAndAByteOrderMarkAreNoMistakes() throws {
    let text = try baseline([("A", 1), ("B", 2)]).text
    for end in ["\r\n", "\r"] {
      let other = "\u{FEFF}" + text.replacing("\n", with: end) + "\(end)\n"
      #expect(try BaselineReader.read(Array(other.utf8), file: "b").lines.map(\.number) == [4, 5])
    }
  }

  @Test(arguments: [
    ("", "b:1: not a baseline, which begins with '# viper-lint baseline 2'; choose another file"),
    (
      "# viper-lint baseline 3\n",
      "b:1: another version of viper-lint wrote the baseline; use that version, or write the baseline again"
    ),
    (header + "a line\n", "b:2: not an entry, which has six fields separated by tabs; remove the line"),
    (header + "a\tb\tc\td\te\t0\n", "b:2: not an entry, which has six fields separated by tabs; remove the line"),
    (header + "a\tb\tc\td\te\t01\n", "b:2: not an entry, which has six fields separated by tabs; remove the line"),
    (header + "~xyz\n", "b:2: not an entry, which has six fields separated by tabs; remove the line"),
  ])
  func mistakesAreTold(_ text: String, _ message: String) { #expect(mistakes(text) == [message]) }

  private static let conflict =
    "<<<<<<< HEAD\na\tb\tours\td\te\t1\n||||||| base\na\tb\told\td\te\t1\n=======\na\tb\ttheirs\td\te\t1\n>>>>>>> other\na\tb\tz\td\te\t1\n"

  @Test func conflictsAreTold() {
    let mistakes = mistakes(Self.header + Self.conflict)
    #expect(mistakes.map { String($0.prefix(4)) } == ["b:2:", "b:4:", "b:6:", "b:8:"])
    #expect(mistakes.allSatisfy { $0.hasSuffix("unresolved merge conflict; run 'viper-lint baseline prune', which resolves it") })
  }

  @Test(arguments: [header + conflict, conflict])
  func fileThatIsRewrittenTakesBothSidesOfAConflict(_ text: String) throws {
    let read = try BaselineReader.read(Array(text.utf8), file: "b", isLenient: true)
    #expect(read.entries.map(\.identity.component) == ["ours", "theirs", "z"])
  }

  @Test func whatIsNoTextIsTold() {
    #expect(
      mistakes(Array(Self.header.utf8) + [0xFF, 0x0A]) == ["b:2: the line is not UTF-8; restore the last committed version"]
    )
  }

  @Test func aThousandMistakesAreNotTold() {
    #expect(mistakes(Self.header + String(repeating: "what\n", count: 1000)).count == 20)
  }

  // MARK: merging

  @Test(arguments: [
    (["a", "b"], ["a", "b"], ["a", "b"], ["a", "b"]), (["a", "b", "c"], ["b", "c"], ["a", "b"], ["b"]),
    (["a"], ["a", "ours"], ["theirs"], ["ours", "theirs"]), ([], ["x", "y"], ["x", "z"], ["x", "y", "z"]),
    (["a", "b"], [], ["b", "c"], ["c"]),
  ])
  func eachSideAddsAndRemovesItsOwn(_ base: [String], _ ours: [String], _ theirs: [String], _ merged: [String]) throws {
    let sides = try [base, ours, theirs].map { try baseline($0.map { ($0, 1) }) }
    let entries = Baseline.merged(from: sides[0], sides[1], sides[2]).entries
    #expect(entries.map(\.identity.component).sorted() == merged)
  }
}
