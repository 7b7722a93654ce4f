import Foundation
import Testing
import ViperTestSupport

/// Reports in files, one at a time and several at once.
struct OutputCommandTests {
  private static let sample = "\(ScratchFolder.samples)/rambler/Broken"
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func lint(_ outputs: [String], _ more: [String] = [], environment: [String: String] = [:]) throws -> Executable.Outcome
  {
    try Executable.viperLint.run(outputs.flatMap { ["--output", $0] } + more + [Self.sample], environment: environment)
  }

  private func text(_ name: String) throws -> String { String(decoding: try folder.data(name), as: UTF8.self) }

  @Test func writesEachReportToItsFileAndSaysWhatHappened() throws {
    let outcome = try lint(["sarif=\(folder.path)/a.sarif", "junit=\(folder.path)/a=b.xml", "json=\(folder.path)/a.json"])
    #expect(outcome.status == 1)
    #expect(outcome.errors == "")
    #expect(folder.names(in: "") == ["a.json", "a.sarif", "a=b.xml"])
    #expect(try text("a.json") == lint(["json"]).output)
    #expect(outcome.output.contains(": 5 errors, 6 warnings, 3 infos in "))
    #expect(try lint(["sarif=\(folder.path)/a.sarif"], ["--quiet"]).output == "")
  }

  private static let hint =
    "\nexplain one: viper-lint explain FILE:LINE; accept one: // viper-lint:disable:next RULE - REASON\n"

  /// Who reads a log did not set the linter up. Files, programs and runs that do not fail need no such line.
  @Test func logOfAFailingRunSaysHowToGoOn() throws {
    let text = try lint(["text", "text=\(folder.path)/a.txt"])
    #expect(text.status == 1 && text.output.hasSuffix(Self.hint) && text.output.components(separatedBy: Self.hint).count == 2)
    #expect(try !self.text("a.txt").contains(Self.hint))
    #expect(try lint(["github"]).output.hasSuffix(Self.hint))
    #expect(try lint(["gitlab=\(folder.path)/a.json"]).output.hasSuffix(Self.hint))
    #expect(try !lint(["json"]).output.contains("explain one"))
    #expect(try !lint(["text"], ["--fail", "never"]).output.contains("explain one"))
  }

  @Test(arguments: ["json", "json=", "json=-"])
  func nothingOrADashIsStandardOutput(_ output: String) throws {
    let outcome = try lint([output, "text=\(folder.path)/a.txt"], ["--color", "always"])
    #expect(outcome.output.hasPrefix("{"))
    #expect(try !text("a.txt").contains("\u{1B}"))
  }

  @Test func twoReportsInOnePlaceAreAMistake() throws {
    let twice = try lint(["json=\(folder.path)/x/../a", "sarif=\(folder.path)/a"])
    #expect(twice.status == 2)
    #expect(twice.errors.hasPrefix("error: 'json' and 'sarif' would both be written to '"))
    let both = try lint(["json=-"], ["--reporter", "sarif"])
    #expect(both.status == 2)
    #expect(both.errors == "error: 'json' and 'sarif' would both go to standard output; write one of them to a file\n")
    #expect(folder.names(in: "") == [])
  }

  /// By the time of the second report the link would lead to the first one.
  @Test func aLinkToTheOtherReportIsAMistakeBeforeThatIsThere() throws {
    try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/near", withDestinationPath: "link")
    try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/link", withDestinationPath: "a")
    let outcome = try lint(["json=\(folder.path)/a", "sarif=\(folder.path)/near"])
    #expect(outcome.status == 2 && outcome.errors.contains("would both be written to"), "\(outcome.errors)")
    #expect(folder.names(in: "") == ["link", "near"])
  }

  /// As a shell's `>(…)` does: a name that can be opened, and leads to no file.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/fd"))) func aReportGoesIntoAPipeByItsNumber() throws {
    let shell = #"{ "$0" -q --output json=/dev/fd/3 "$1" 3>&1 >/dev/null; } | cat"#
    let outcome = try Executable.viperLint.run([ScratchFolder.samples + "/infinum/Clean"], shell: shell)
    #expect(outcome.output.hasPrefix("{") && outcome.errors == "", "\(outcome.errors)")
  }

  @Test func whatCannotBeWrittenKeepsNothingElseFromBeingWritten() throws {
    try folder.write("old", to: "locked.json")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: "\(folder.path)/locked.json")
    let outcome = try lint([
      "json=\(folder.path)/missing/a.json", "csv=\(folder.path)", "junit=\(folder.path)/locked.json",
      "sarif=\(folder.path)/a.sarif",
    ])
    #expect(outcome.status == 3)
    #expect(
      outcome.errors == """
        error: cannot write '\(folder.path)/missing/a.json': the folder '\(folder.path)/missing' does not exist; create it first
        error: cannot write '\(folder.path)': it is a folder; choose a file in it
        error: cannot write '\(folder.path)/locked.json': it is read-only; choose another file, or make it writable

        """)
    #expect(folder.names(in: "") == ["a.sarif", "locked.json"])
    #expect(try text("locked.json") == "old")
    #expect(outcome.output.contains("5 errors"))
  }

  /// A fresh checkout has no `build`.
  @Test func missingFoldersAreMadeBelowThoseThatNamesAreRelativeTo() throws {
    try folder.write("outputs: {sarif: build/reports/a.sarif, text: '-'}\n", to: "app/.viper-lint.yml")
    let shell = #"mkdir -p "$1/work" && cd "$1/work" && shift && exec "$0" --config ../app/.viper-lint.yml "$@""#
    func lint(_ arguments: String...) throws -> Executable.Outcome {
      try Executable.viperLint.run([folder.path, Self.sample] + arguments, shell: shell)
    }
    #expect(try lint().status == 1)
    #expect(folder.names(in: "app/build/reports") == ["a.sarif"])
    #expect(try lint("--output", "json=build/a.json").status == 1)
    #expect(folder.names(in: "work/build") == ["a.json"])
    let outside = try lint("--output", "json=../missing/a.json")
    #expect(outside.status == 3)
    #expect(outside.errors.contains("does not exist; create it first"), "\(outside.errors)")
    #expect(folder.names(in: "") == ["app", "work"])
  }

  @Test func anUnknownFormatIsToldWithTheNearest() throws {
    let near = try lint(["htm=a.html"])
    #expect(near.status == 2)
    #expect(near.errors.contains("unknown report format 'htm'; did you mean 'html'?"), "\(near.errors)")
    let far = try lint(["nonsense"])
    #expect(far.status == 2)
    #expect(far.errors.contains("unknown report format 'nonsense'; use one of text, xcode, json,"), "\(far.errors)")
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"))) func aFullDiskIsAnError() throws {
    let outcome = try lint(["json=/dev/full"])
    #expect(outcome.status == 3)
    #expect(outcome.errors == "error: cannot write '/dev/full': no space left on device\n")
  }

  @Test func namesAreRelativeToTheWorkingDirectory() throws {
    let outcome = try Executable.viperLint.run(
      [folder.path, Self.sample], shell: #"cd "$1" && "$0" --quiet --output csv=a.csv --base-path / "$2""#)
    #expect(outcome.status == 1)
    #expect(folder.names(in: "") == ["a.csv"])
  }

  @Test func whatNoReportSaysOfTheRunGoesToStandardError() throws {
    try folder.write("class A {", to: "Code/A.swift")
    let outcome = try Executable.viperLint.run(["--reporter", "gitlab", "--base-path", folder.path, "\(folder.path)/Code"])
    #expect(outcome.output == "[]\n")
    #expect(outcome.errors.contains(/Code\/A\.swift:1:[0-9]+: warning: syntax error/))
  }

  @Test(arguments: [
    (["GITHUB_ACTIONS": "true"], "::error file="), (["TEAMCITY_VERSION": "2025.1"], "##teamcity[inspectionType "),
    (["TF_BUILD": "True"], "##vso[task.logissue "), (["GITLAB_CI": "true"], "Samples/"),
    (["XCODE_VERSION_ACTUAL": "1640", "SRCROOT": "/x"], "/"),
  ])
  func theBuildServerPicksTheReport(_ environment: [String: String], _ start: String) throws {
    let base = ["--base-path", URL(fileURLWithPath: ScratchFolder.samples).deletingLastPathComponent().path]
    #expect(try lint([], base, environment: environment).output.hasPrefix(start))
    #expect(try lint(["json"], base, environment: environment).output.hasPrefix("{"))
  }

  @Test func gitLabGetsItsReportInAFile() throws {
    let outcome = try Executable.viperLint.run([folder.path, Self.sample], shell: #"GITLAB_CI=true "$0" "$2" >"$1/report.json""#)
    #expect(outcome.status == 1)
    #expect(try text("report.json").hasPrefix("[\n  {\"description\": "))
  }

  @Test func gitHubsSummaryIsAppended() throws {
    let summary = try folder.write("before\n", to: "summary.md")
    let environment = ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": summary]
    _ = try lint([], environment: environment)
    #expect(try text("summary.md").hasPrefix("before\n### viper-lint: 5 errors, 6 warnings, 3 infos\n"))
    try folder.write("", to: "summary.md")
    _ = try lint(["text", "github=\(folder.path)/annotations.txt"], environment: environment)
    #expect(try text("summary.md").hasPrefix("### viper-lint: 5 errors, 6 warnings, 3 infos\n"))
    try folder.write("", to: "summary.md")
    _ = try lint(["text"], environment: environment)
    #expect(try text("summary.md") == "")
  }

  @Test func thePageShowsTheModules() throws {
    let page = try lint(["html"]).output
    #expect(page.contains(/data-box="\d+" aria-label="Conversations, [^"]*"/))
    #expect(page.contains(/<a class="box [^>]*href="#\?module=/))
    #expect(page.contains("<li id=\"f-"))
  }
}
