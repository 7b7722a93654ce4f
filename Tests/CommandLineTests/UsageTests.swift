import Testing
import ViperCommandLine
import ViperTestSupport

struct UsageTests {
  @Test func versionIsPrintedAlone() throws {
    let outcome = try Executable.viperLint.run(["--version"])
    #expect(outcome.status == 0)
    #expect(outcome.output == ToolVersion.current + "\n")
    #expect(outcome.errors == "")
  }

  @Test(arguments: [["--help"], ["help"], ["-h"], ["help", "lint"], ["lint", "--help"], ["explain", "rule", "--help"]])
  func helpGoesToStandardOutput(_ arguments: [String]) throws {
    let outcome = try Executable.viperLint.run(arguments)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("USAGE: viper-lint"))
    #expect(outcome.errors == "")
  }

  /// A word that a command's usage names as a command of its own is one, though it has no subcommand.
  @Test func helpTakesThePathOfACommand() throws {
    let help = try Executable.viperLint.run(["help", "dialects", "learn"])
    #expect(try help.status == 0 && help.output == Executable.viperLint.run(["help", "dialects"]).output)
    #expect(help.output.contains("viper-lint dialects learn [PATH ...]"))
    #expect(try Executable.viperLint.run(["help", "baseline", "write"]).status == 0)
    let other = try Executable.viperLint.run(["help", "dialects", "lern"])
    #expect(other.status == 2 && other.errors.contains("there is no command 'dialects lern'"), "\(other.errors)")
  }

  @Test func helpShowsExamplesAndRunStatus() throws {
    let help = try Executable.viperLint.run(["--help"]).output
    #expect(help.contains("EXAMPLES:"))
    #expect(help.contains("EXIT STATUS:"))
  }

  @Test(arguments: [
    ["--no-such-option"], ["--reporter", "no-such-report"], ["--output", "no-such-report=a"], ["--reporter"],
    ["--color", "sometimes"], ["explain", "rule"],
    ["rules", "extra"], ["explain", "rule", "no-such-rule"], ["--base-path", "/no/such/folder"],
    ["--base-path", "/dev/null"], ["--file-time-limit", "nan"], ["--file-time-limit", "inf"], ["--file-time-limit", "1e300"],
  ])
  func wrongUsageIsExplainedOnStandardError(_ arguments: [String]) throws {
    let outcome = try Executable.viperLint.run(arguments)
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("error: ") && outcome.errors.split(separator: "\n").count == 1, "\(outcome.errors)")
  }

  @Test(arguments: [
    (["baselin", "write"], "'baseline'"), (["explian", "rule", "x"], "'explain'"), (["--quiet", "modlues"], "'modules'"),
    (["nit"], "'init'"),
  ])
  func mistypedCommandIsNoPath(_ arguments: [String], _ meant: String) throws {
    let outcome = try Executable.viperLint.run(arguments)
    let word = arguments.first { !$0.hasPrefix("-") } ?? ""
    #expect(outcome.status == 2)
    #expect(
      outcome.errors.hasPrefix(
        "error: there is no path or command '\(word)'; did you mean \(meant)?\nnote: the commands are lint, "))
  }

  @Test(arguments: [Executable.viperLint, .viperGraph]) func unknownCommandsListThoseThatThereAre(_ tool: Executable) throws {
    let outcome = try tool.run(["Sauces"])
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("error: there is no path or command 'Sauces'; check the spelling\nnote: the commands are "))
  }

  @Test(arguments: [
    (Executable.viperLint, ["help", "explian"], "there is no command 'explian'; did you mean 'explain'?"),
    (.viperLint, ["help", "baseline", "wrte"], "there is no command 'baseline wrte'; did you mean 'write'?"),
    (.viperLint, ["baseline", "wrte", "App"], "there is no command 'baseline wrte'; did you mean 'write'?"),
    (.viperLint, ["help", "xyzzy"], "there is no command 'xyzzy'"),
    (.viperGraph, ["help", "hotspts"], "there is no command 'hotspts'; did you mean 'hotspots'?"),
  ])
  func helpOfAnUnknownCommandFails(_ tool: Executable, _ arguments: [String], _ message: String) throws {
    let outcome = try tool.run(arguments)
    #expect(outcome.status == 2 && outcome.output == "")
    #expect(outcome.errors.hasPrefix("error: \(message)\nnote: the commands are "), "\(outcome.errors)")
  }

  @Test(arguments: [([], ["--help"]), (["diff"], ["diff", "--help"]), (["trend"], ["trend", "--help"])])
  func helpNamesACommandOfTheGraphToo(_ words: [String], _ plain: [String]) throws {
    let (outcome, expected) = try (Executable.viperGraph.run(["help"] + words), Executable.viperGraph.run(plain))
    #expect(outcome.status == 0 && outcome.output == expected.output)
  }

  @Test(arguments: [
    ["--no-config", "modules"], ["--no-config", "rules"], ["--base-path", "/", "config"], ["--long", "rules"],
    ["--no-config", "explain", "dialect"],
  ])
  func optionsMayComeBeforeTheCommand(_ arguments: [String]) throws {
    let folder = try ScratchFolder()
    try folder.write("final class LoginPresenter {}", to: "LoginPresenter.swift")
    let shell = #"cd "\#(folder.path)" && exec "$0" "$@""#
    let moved = arguments.filter { !$0.hasPrefix("-") && $0 != "/" } + arguments.filter { $0.hasPrefix("-") || $0 == "/" }
    let outcome = try Executable.viperLint.run(arguments, shell: shell)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output == (try Executable.viperLint.run(moved, shell: shell).output))
  }

  @Test func aCommandAfterOneIsNone() throws {
    let outcome = try Executable.viperLint.run(["lint", "modules"])
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("write the command 'modules' before all other words"))
  }

  @Test(arguments: ["baselin/", "./baselin", "baselin.swift"])
  func missingPathIsNoCommand(_ path: String) throws {
    #expect(try Executable.viperLint.run([path]).errors == "error: '\(path)' does not exist; check the path\n")
  }

  @Test func folderThatIsCalledNearlySoIsRead() throws {
    let folder = try ScratchFolder()
    try folder.write("final class LoginPresenter {}", to: "rule/LoginPresenter.swift")
    let outcome = try Executable.viperLint.run(["rule"], shell: #"cd "\#(folder.path)" && exec "$0" "$@""#)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test func mistypedComparisonIsNoPath() throws {
    let outcome = try Executable.viperGraph.run(["dif", "main", "HEAD"])
    #expect(outcome.status == 2)
    #expect(
      outcome.errors
        == "error: there is no path or command 'dif'; did you mean 'diff'?\nnote: the commands are diff, hotspots, trend\n")
  }

  @Test func argumentsAreQuotedWithoutTheirEscapes() throws {
    let outcome = try Executable.viperLint.run(["--\u{1B}[31m\u{202E}"])
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("\\u{1B}[31m\\u{202E}"))
    #expect(!outcome.errors.contains("\u{1B}"))
  }
}
