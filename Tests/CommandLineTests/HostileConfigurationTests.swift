import Foundation
import Testing
import ViperTestSupport

/// Configurations and dialects that are broken or made to do harm: refused in no time, with the place and the remedy.
struct HostileConfigurationTests {
  private static let tooLong = "the file is larger than 262144 bytes; split or shorten it"
  private static let aliases = "aliases (*name) are not allowed; quote strings that begin with '*'"
  private static let nested = "the file is nested too deeply; it needs only a few levels"
  private static let control = "the file contains a control character; remove it, or write it as an escape in double quotes"

  /// Bytes, and the first line that is said of them behind the file's name.
  private static let cases: [(name: String, bytes: [UInt8], mistake: String)] = [
    ("billion laughs", utf8("a: &a [x, x]\nb: &b [*a, *a, *a]\nc: [*b, *b, *b]"), ":2: error: \(aliases)"),
    ("recursive anchor", utf8("modules: &a [*a]"), ":1: error: \(aliases)"),
    ("10 MB", [UInt8](repeating: 0x23, count: 10_000_000), ": error: \(tooLong)"),
    ("nested lists", utf8("name: " + String(repeating: "[", count: 100_000)), ":1: error: \(nested)"),
    ("nested maps", utf8("name: " + String(repeating: "{a: ", count: 50_000)), ":1: error: \(nested)"),
    ("nested dashes", utf8("name:\n" + String(repeating: "- ", count: 100_000)), ":2: error: \(nested)"),
    (
      "tab", utf8("name: x\nroles:\n\tview: {}"),
      ":3: error: the file is not valid YAML: found character that cannot start any token"
    ),
    ("NUL", utf8("name: x\nsummary: a\0b"), ":2: error: \(control)"),
    ("invalid UTF-8", utf8("name: x\nsummary: ") + [0xFF], ":2: error: the file is not valid UTF-8; save it as UTF-8"),
    ("several documents", utf8("name: a\n---\nname: b"), ":2: error: the file contains several documents; keep one"),
    ("a list", utf8("- name"), ":1: error: the file must be a map, but is a list"),
    ("10,000 mistakes", utf8((0..<10_000).map { "k\($0): 1\n" }.joined()), ":1: error: unknown key 'k0'"),
    ("escapes", utf8("\"\\e[31m\": 1"), ":1: error: unknown key '\\u{1B}[31m'"),
  ]

  private static func utf8(_ text: String) -> [UInt8] { Array(text.utf8) }

  private let workspace: ScratchFolder

  init() throws {
    workspace = try ScratchFolder()
    try workspace.write(ScratchFolder.module { "Login\($0)" }, to: "Login.swift")
  }

  private func lint(_ arguments: [String]) throws -> (outcome: Executable.Outcome, seconds: Double) {
    let start = Date()
    let outcome = try Executable.viperLint.run(arguments + ["--base-path", workspace.path, workspace.path])
    return (outcome, Date().timeIntervalSince(start))
  }

  private func expect(_ mistake: String, of file: String, _ arguments: [String]) throws {
    let (outcome, seconds) = try lint(arguments)
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix(file + mistake), "\(outcome.errors.prefix(300))")
    // For a debug build that runs alongside other tests; alone, each takes a tenth of that.
    #expect(seconds < 5)
  }

  @Test(arguments: cases.indices) func isRefused(_ index: Int) throws {
    let (_, bytes, mistake) = Self.cases[index]
    let dialect = workspace.path + "/ours.yml"
    try Data(bytes).write(to: URL(fileURLWithPath: dialect))
    try expect(mistake, of: dialect, ["--dialect", dialect])
    // A configuration goes through the same reader.
    guard index.isMultiple(of: 3) else { return }
    try Data(bytes).write(to: URL(fileURLWithPath: workspace.path + "/.viper-lint.yml"))
    try expect(mistake, of: ".viper-lint.yml", [])
  }

  /// Each would be looked for, and compared with all that there are.
  @Test(arguments: ["modules", "overrides"]) func thousandsOfDialectsThatAreNotThereEndSoon(_ key: String) throws {
    let entries = (0..<5000).map { key == "modules" ? "  M\($0): ./no\($0).yml\n" : "  - {paths: [a], dialect: ./no\($0).yml}\n" }
    try workspace.write("\(key):\n\(entries.joined())", to: ".viper-lint.yml")
    try expect(":2: error: cannot read the dialect './no0.yml'; check the path", of: ".viper-lint.yml", [])
    #expect(try lint([]).outcome.errors.split(separator: "\n").count == 100)
  }

  @Test func anEmptyConfigurationSaysNothingAndAMarkAtItsStartChangesNothing() throws {
    for text in ["", "\n", "# nothing\n", "\u{FEFF}dialect: viper\n", "\u{FEFF}"] {
      try workspace.write(text, to: ".viper-lint.yml")
      #expect(try lint(["-q"]).outcome.errors == "", "\(text.debugDescription)")
    }
  }

  @Test func whatIsNoFileIsRefused() throws {
    let path = workspace.path + "/.viper-lint.yml"
    let expected = ": error: cannot read the configuration; make it a readable file, or remove it\n"
    for target in ["/no/such/file", "/dev/zero", "/"] {
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
      try expect(expected, of: ".viper-lint.yml", [])
      try FileManager.default.removeItem(atPath: path)
    }
    mkfifo(path, 0o600)
    try expect(expected, of: ".viper-lint.yml", [])
  }

  @Test func dialectsThatExtendEachOtherAreRefused() throws {
    let first = try workspace.write("name: a\nextends: ./b.yml", to: "a.yml")
    let second = try workspace.write("name: b\nextends: ./a.yml", to: "b.yml")
    let cycle = ":2: error: dialects extend each other: '\(first)' -> '\(second)' -> '\(first)'; let one of them extend 'viper'"
    try expect(cycle, of: second, ["--dialect", first])
    let own = try workspace.write("name: c\nextends: c.yml", to: "c.yml")
    try expect(":2: error: dialects extend each other: '\(own)' -> '\(own)'", of: own, ["--dialect", own])
    for index in 0..<40 { try workspace.write("name: d\nextends: ./d\(index + 1).yml", to: "d\(index).yml") }
    let chain = ":2: error: more than 8 dialects extend each other; merge some of them"
    try expect(chain, of: workspace.path + "/d7.yml", ["--dialect", workspace.path + "/d0.yml"])
  }

  /// What a configuration names may be any file of the machine, and so may what a link leads to.
  @Test func filesOutsideOfTheRepositoryAreReadOnlyForAConfigurationThatIsNamed() throws {
    let elsewhere = try ScratchFolder()
    let secret = "a secret that is longer than forty characters, as most are"
    let target = try elsewhere.write(secret, to: "secret.yml")
    let mistake = "the file lies outside of the repository; 'extends' and links stay inside it unless '--config' names"
    for text in ["dialect: \(target)", "extends: \(target)", "extends: link.yml", "dialect: ./link.yml", "dialect: ./own.yml"] {
      try? FileManager.default.removeItem(atPath: workspace.path + "/link.yml")
      try FileManager.default.createSymbolicLink(atPath: workspace.path + "/link.yml", withDestinationPath: target)
      try workspace.write("name: own\nextends: \(target)", to: "own.yml")
      let file = try workspace.write(text, to: ".viper-lint.yml")
      let (found, _) = try lint([])
      #expect(found.status == 2 && found.errors.contains(mistake) && !found.errors.contains("a secret"), "\(found.errors)")
      let (named, _) = try lint(["--config", file])
      #expect(named.status == 2 && !named.errors.contains(mistake), "\(named.errors)")
      #expect(named.errors.contains("is the string '\(secret.prefix(40))…'"), "\(named.errors)")
    }
  }

  @Test(arguments: [".viper-lint.yml", ".viper-lint-baseline"]) func aLinkThatLeavesTheRepositoryIsNotRead(_ name: String) throws
  {
    let elsewhere = try ScratchFolder()
    let target = try elsewhere.write("a secret", to: "secret")
    if name != ".viper-lint.yml" { try workspace.write("", to: ".viper-lint.yml") }
    try FileManager.default.createSymbolicLink(atPath: "\(workspace.path)/\(name)", withDestinationPath: target)
    let (outcome, _) = try lint([])
    #expect(outcome.status == 2 && outcome.errors.contains("lies outside of the repository; "), "\(outcome.errors)")
    #expect(!outcome.errors.contains("a secret"))
  }

  /// A report elsewhere could replace any file of the user's; Git runs what lies in `.git/hooks`.
  @Test func outputsStayInTheRepositoryUnlessTheConfigurationIsNamed() throws {
    let elsewhere = try ScratchFolder()
    let folders = ["link": elsewhere.path, "hooks": workspace.path + "/.git/hooks"]
    try workspace.write("", to: ".git/hooks/sample")
    for (name, target) in folders {
      try FileManager.default.createSymbolicLink(atPath: "\(workspace.path)/\(name)", withDestinationPath: target)
    }
    try #require(mkfifo(workspace.path + "/pipe", 0o600) == 0)
    let places = [
      (elsewhere.path + "/a", "lies outside of the repository"), ("../a", "lies outside of the repository"),
      ("link/a", "lies outside of the repository"), ("link/new/a", "lies outside of the repository"),
      (".git/hooks/pre-commit", "lies in '.git'"), ("new/../.GIT/hooks/a", "lies in '.git'"), ("hooks/a", "lies in '.git'"),
      ("pipe", "is a pipe or a device"),
    ]
    for (place, mistake) in places {
      let file = try workspace.write("fail: never\noutputs:\n  json: \(place)\n", to: ".viper-lint.yml")
      let (found, _) = try lint([])
      #expect(found.status == 2 && found.errors.hasPrefix(".viper-lint.yml:3: error: the file "), "\(found.errors)")
      #expect(found.errors.contains("\(mistake); name it with '--output json="), "\(found.errors)")
      #expect(try lint(["--output", "json=\(elsewhere.path)/b"]).outcome.status == 0)
      if place.hasPrefix("link/a") { #expect(try lint(["--config", file]).outcome.status == 0) }
    }
    #expect(elsewhere.names() == ["a", "b"])
    #expect(workspace.names(in: ".git/hooks") == ["sample"])
    try workspace.write("fail: never\noutputs: {json: build/new/a.json}\n", to: ".viper-lint.yml")
    #expect(try lint([]).outcome.status == 0)
    #expect(workspace.names(in: "build/new") == ["a.json"])
  }

  @Test(arguments: ["../scratch-new-baseline", "link/new", ".git/new"]) func baselinesAreNotMadeElsewhere(_ place: String) throws
  {
    let elsewhere = try ScratchFolder()
    try workspace.write("", to: ".git/HEAD")
    try FileManager.default.createSymbolicLink(atPath: workspace.path + "/link", withDestinationPath: elsewhere.path)
    try workspace.write("baseline: \(place)\n", to: ".viper-lint.yml")
    let outcome = try Executable.viperLint.run(["baseline", "write", "--base-path", workspace.path, workspace.path])
    #expect(outcome.status == 2 && outcome.errors.contains("; name it by '--baseline' to use it"), "\(outcome.errors)")
    #expect(elsewhere.names() == [] && workspace.names(in: ".git") == ["HEAD"])
    #expect(!FileManager.default.fileExists(atPath: workspace.path + "/../scratch-new-baseline"))
  }

  /// Each path of the code base is compared with each pattern.
  @Test func patternsOfManyBracesAreRefused() throws {
    let patterns = (0..<100).map { "  - '**/\($0){a,b,c,d}/{a,b,c,d}/{a,b,c,d}/*.swift'\n" }
    try workspace.write("exclude:\n\(patterns.joined())", to: ".viper-lint.yml")
    try expect(":17: error: the configuration has too many patterns; use fewer of them", of: ".viper-lint.yml", [])
  }

  @Test func aDialectMayBeNamedByItsWholePath() throws {
    let elsewhere = try ScratchFolder()
    let dialect = try elsewhere.write("name: ours\n", to: "ours.yml")
    let file = try workspace.write("dialect: \(dialect)\n", to: ".viper-lint.yml")
    #expect(try lint(["--config", file]).outcome.output.contains(": ours, as configured"))
  }

  @Test func patternsOverPathsTakeNoLongTime() throws {
    let stars = String(repeating: "*a", count: 200)
    let folders = String(repeating: "**/*/", count: 100)
    let patterns = (0..<100).map { "  - '\(folders)\(stars)\($0)'\n" }.joined()
    try workspace.write(
      "exclude:\n\(patterns)overrides:\n- rules: {retain-cycle: info}\n  paths:\n\(patterns)", to: ".viper-lint.yml")
    try workspace.write(
      "final class A {}", to: (0..<20).map { "\($0)aaaaaaaaaa/" }.joined() + String(repeating: "a", count: 200) + ".swift")
    let (outcome, seconds) = try lint(["-q"])
    #expect(outcome.status == 1)
    #expect(seconds < 20)
  }

  @Test func patternsThatStandForTooManyAreRefused() throws {
    try workspace.write("exclude: ['\(String(repeating: "{a,b}", count: 7))']\n", to: ".viper-lint.yml")
    try expect(":1: error: bad pattern", of: ".viper-lint.yml", [])
    try workspace.write("exclude: ['\(String(repeating: "a", count: 1025))']\n", to: ".viper-lint.yml")
    try expect(":1: error: bad pattern", of: ".viper-lint.yml", [])
    try workspace.write("exclude: ['../../../../../../../../../../../../..']\n", to: ".viper-lint.yml")
    #expect(try lint([]).outcome.status == 0)
  }

  @Test func manyStarsInRulesAndNamesTakeLinearTime() throws {
    let rules = (0..<500).map { "  '*a*a*a*a*a*a*a*a*a*a*b\($0)': {severity: off, ignore: ['*a*a*a*a*a*a*b\($0)']}\n" }.joined()
    try workspace.write("rules:\n" + rules, to: ".viper-lint.yml")
    let (outcome, seconds) = try lint(["-q"])
    #expect(outcome.status == 1)
    #expect(seconds < 20)
  }

  @Test func manyPatternsWithManyStarsTakeLinearTime() throws {
    let name = String(repeating: "a", count: 2000)
    try workspace.write(ScratchFolder.module { name + $0 }, to: "Long.swift")
    let pins = (0..<300).map { "  '*a*a*a*a*a*a*a*a*a*a*b\($0)': viper\n" }.joined()
    try workspace.write("modules:\n" + pins, to: ".viper-lint.yml")
    let (outcome, seconds) = try lint(["-q"])
    #expect(outcome.status == 1)
    #expect(seconds < 20)
  }
}
