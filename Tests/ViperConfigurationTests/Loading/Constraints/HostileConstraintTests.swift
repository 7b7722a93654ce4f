import Testing

@testable import ViperConfiguration

/// Limits of constraints and their files, and inputs at them.
struct HostileConstraintTests {
  private static func constraints(_ range: Range<Int>) -> String {
    "constraints:\n" + range.map { "- {name: c\($0), reason: r, published: {path: '{A,B}/**'}}\n" }.joined()
  }

  @Test func aThousandConstraintsAreRead() throws {
    #expect(try Configuration(Self.constraints(0..<1000)).constraints.count == 1000)
  }

  @Test func moreThanAThousandAreRefusedInAllFilesTogether() {
    let mistake = "more than 1000 constraints; merge some of them"
    #expect(Configuration.mistakes(Self.constraints(0..<1001)) == ["1002: " + mistake])
    let files = ["a.yml": Self.constraints(0..<1000)]
    #expect(Configuration.mistakes("extends: a.yml\n" + Self.constraints(1000..<1003), files: files) == ["3: " + mistake])
  }

  @Test func aHundredFilesAreRead() throws {
    let files = Dictionary(uniqueKeysWithValues: (0..<100).map { ("rules/\($0).yml", Self.constraints($0..<$0 + 1)) })
    #expect(try Configuration("extends: rules/*\n", files: files).constraints.count == 100)
    let more = files.merging(["rules/x.yml": ""]) { $1 }
    #expect(
      Configuration.mistakes("extends: rules/*\n", files: more) == ["1: more than 100 constraint files; merge some of them"])
  }

  @Test func aChainOfFilesEnds() {
    let files = Dictionary(uniqueKeysWithValues: (0..<200).map { ("\($0).yml", "extends: \($0 + 1).yml\n") })
    #expect(
      Configuration.mistakes("extends: 0.yml\n", files: files) == ["99.yml:1: more than 100 constraint files; merge some of them"]
    )
  }

  @Test func filesHaveALargestSize() {
    let comment = "#" + String(repeating: "x", count: 250_000) + "\n"
    let files = Dictionary(uniqueKeysWithValues: (0..<5).map { ("\($0).yml", comment) })
    let mistakes = Configuration.mistakes("extends: ['*.yml']\n", files: files)
    #expect(mistakes == ["1: the constraint files are larger than 1048576 bytes together; shorten them"])
    let one = ["a.yml": "constraints:\n" + comment + comment]
    #expect(
      Configuration.mistakes("extends: a.yml\n", files: one) == [
        "a.yml:0: the file is larger than 262144 bytes; split or shorten it"
      ])
  }

  private func mistakes(published text: String) -> [String] {
    Configuration.mistakes("constraints:\n- {name: a, reason: b, published: \(text)}\n")
  }

  private func nested(_ depth: Int) -> String {
    String(repeating: "{not: ", count: depth) + "{name: A}" + String(repeating: "}", count: depth)
  }

  @Test func exceptionsAreNestedSixteenTimes() {
    #expect(mistakes(published: nested(16)).isEmpty)
    #expect(mistakes(published: nested(17)) == ["2: 'not' is nested more than 16 times; use fewer"])
    #expect(mistakes(published: nested(400)).count == 1)
    #expect(mistakes(published: nested(20_000)).count == 1)
  }

  @Test(arguments: ["module", "name", "path", "role"]) func longPatternsAreRefused(_ key: String) {
    for text in [String(repeating: "a", count: 10_000), String(repeating: "*a", count: 5_000)] {
      let found = mistakes(published: "{\(key): '\(text)'}")
      #expect(
        found.count == 1 && found[0].utf8.count < 200 && found[0].contains("longer than 1024 bytes; shorten it"), "\(found)")
    }
  }

  @Test func namesHaveALargestLength() {
    let name = String(repeating: "a", count: 10_000)
    #expect(
      Configuration.mistakes("constraints:\n- {name: \(name), reason: b, acyclic: module}\n") == [
        "2: 'constraints[0].name' is longer than 100 bytes; shorten it"
      ])
  }

  @Test func patternsAreCounted() {
    let mistake = "2: the constraints have too many patterns; use fewer, or shorter paths"
    let names = (0..<20_000).map { "n\($0)" }
    #expect(mistakes(published: "{name: [\(names.joined(separator: ","))]}").isEmpty)
    #expect(mistakes(published: "{name: [\((names + ["m"]).joined(separator: ","))]}") == [mistake])
    let path = "{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}" + String(repeating: "/a", count: 400)
    #expect(mistakes(published: "{path: ['\(path)', A]}") == [mistake])
  }

  @Test func mistakesAreLimited() {
    let wrong = "constraints:\n" + (0..<5000).map { "- {name: C\($0)}\n" }.joined()
    #expect((100...110).contains(Configuration.mistakes(wrong).count))
    let files = Dictionary(uniqueKeysWithValues: (0..<100).map { ("rules/\($0).yml", wrong) })
    #expect((100...110).contains(Configuration.mistakes("extends: rules/*\n", files: files).count))
  }
}
