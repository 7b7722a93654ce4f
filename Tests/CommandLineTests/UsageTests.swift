import Testing

@testable import ViperPipeline

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

  @Test func helpShowsExamplesAndRunStatus() throws {
    let help = try Executable.viperLint.run(["--help"]).output
    #expect(help.contains("EXAMPLES:"))
    #expect(help.contains("EXIT STATUS:"))
  }

  @Test(arguments: [
    ["--no-such-option"], ["--reporter", "no-such-report"], ["--output", "no-such-report=a"], ["--reporter"], ["--color", "sometimes"], ["explain", "rule"],
    ["rules", "extra"], ["explain", "rule", "no-such-rule"], ["--base-path", "/no/such/folder"],
    ["--base-path", "/dev/null"], ["--file-time-limit", "nan"], ["--file-time-limit", "inf"], ["--file-time-limit", "1e300"],
  ])
  func wrongUsageIsExplainedOnStandardError(_ arguments: [String]) throws {
    let outcome = try Executable.viperLint.run(arguments)
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(outcome.errors.lowercased().hasPrefix("error: "))
  }

  @Test func argumentsAreQuotedWithoutTheirEscapes() throws {
    let outcome = try Executable.viperLint.run(["--\u{1B}[31m\u{202E}"])
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("\\u{1B}[31m\\u{202E}"))
    #expect(!outcome.errors.contains("\u{1B}"))
  }
}
