import Testing
import ViperYAML

/// Values are read by what they must be, and each mistake is written down with its line.
@Suite struct YamlLogTests {
  private func read<Value>(_ text: String, _ read: (inout YamlLog, YamlField) -> Value) throws -> (value: Value, log: YamlLog) {
    var log = YamlLog(file: "a.yml")
    let root = log.compose(text)
    return (read(&log, try #require(root)), log)
  }

  @Test func readsTheEntriesOfAMapInOrder() throws {
    let (entries, log) = try read("b: 1\na:\n  - x\n") { log, root in log.entries(root, keys: ["a", "b"]) }
    #expect(entries.map(\.key) == ["b", "a"])
    #expect(entries.map(\.value.line) == [1, 3])
    #expect(entries.map(\.value.entryLine) == [1, 2])
    #expect(log.mistakes.isEmpty)
  }

  @Test func namesTheKeyThatWasMeant() throws {
    let (entries, log) = try read("roles: {}\nroels: {}\n") { log, root in log.entries(root, keys: ["roles", "names"]) }
    #expect(entries.map(\.key) == ["roles"])
    #expect(log.mistakes == [YamlMistake("unknown key 'roels'; did you mean 'roles'?", file: "a.yml", line: 2)])
  }

  @Test(arguments: [
    ("a: [1]", "'a' must be a string, but is a list"), ("a: {b: 1}", "'a' must be a string, but is a map"),
    ("a:", "'a' must be a string, but is empty"), ("a: ~", "'a' must be a string, but is empty"),
  ])
  func saysWhatIsThereInstead(_ text: String, _ message: String) throws {
    let (value, log) = try read(text) { log, root in log.text(root.member("a")!) }
    #expect(value == nil)
    #expect(log.mistakes.map(\.message) == [message])
  }

  @Test func quotedNullIsAText() throws {
    let (value, log) = try read("a: 'null'") { log, root in log.text(root.member("a")!) }
    #expect(value == "null")
    #expect(log.mistakes.isEmpty)
  }

  @Test func singleTextCountsAsAList() throws {
    #expect(try read("a: x") { log, root in log.texts(root.member("a")!) }.value == ["x"])
    #expect(try read("a: [x, y]") { log, root in log.texts(root.member("a")!) }.value == ["x", "y"])
  }

  @Test func aPathNamesKeysAndPositions() throws {
    let (paths, _) = try read("roles:\n  view:\n    - names: [a]\n") { log, root in
      log.elements(root.member("roles")!.member("view")!).map { $0.member("names")!.list![0].path.description }
    }
    #expect(paths == ["roles.view[0].names[0]"])
  }

  @Test func mistakesOfOtherFilesComeFirstAndOwnOnesByLine() throws {
    var log = YamlLog(file: "a.yml")
    log.report("late", line: 9)
    log.add([YamlMistake("other", file: "b.yml", line: 50)])
    log.report("early", line: 2)
    #expect(log.sortedMistakes(of: "a.yml").map(\.message) == ["other", "early", "late"])
  }

  @Test func stopsAtAHundredMistakes() throws {
    let text = (0..<200).map { "k\($0): 1\n" }.joined()
    let (_, log) = try read(text) { log, root in log.entries(root, keys: ["name"]) }
    #expect(log.mistakes.count == 100)
    #expect(log.isFull)
  }
}

/// What could make a small file cost much is refused, with the line where that is known.
@Suite struct YamlTextTests {
  @Test(
    arguments: [
      ("", "the file is empty; set at least 'name' and 'extends: viper'", nil),
      ("a: 1\na: 2\n", "'a' defined twice in one map; keep one", 1),
      ("a: &x 1\nb: *x\n", "aliases (*name) are not allowed; quote strings that begin with '*'", 2),
      ("a: 1\nb: \u{7}\n", "the file contains a control character; remove it, or write it as an escape in double quotes", 2),
      ("a: 1\n---\nb: 1\n", "the file contains several documents; keep one and remove the '---' before it", 2),
      (String(repeating: "#", count: YamlText.sizeLimit + 1), "the file is larger than 262144 bytes; split or shorten it", nil),
    ] as [(String, String, Int?)])
  func refuses(_ text: String, _ message: String, _ line: Int?) {
    var log = YamlLog(file: "a.yml")
    #expect(log.compose(text) == nil)
    #expect(log.mistakes == [YamlMistake(message, file: "a.yml", line: line)])
  }

  @Test func starInsideATextIsNoAlias() {
    var log = YamlLog(file: "a.yml")
    #expect(log.compose("a: view-references-*\n")?.member("a")?.text == "view-references-*")
  }
}
