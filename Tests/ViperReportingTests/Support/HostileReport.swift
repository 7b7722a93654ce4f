import ViperFacts
import ViperModel
import ViperReporting
import ViperRules

/// A report whose every text tries to take over the terminal, the log or the document it is printed in.
enum HostileReport {
  static let name = "a\u{1B}[2K\u{07}\r\n\t\u{202E}\u{2066}\u{9B}31m\u{200B}\"\\\u{0}z"

  /// Texts that end a document, a cell or a command, begin one, calculate, or mention someone.
  static let names = [
    name, "]]>", "<script>document.title='owned'</script>", "<img src=x onerror=\"document.title='owned'\">", "::error::x",
    "  ::stop-commands::x",
    "##vso[task.complete result=Failed;]x", "##teamcity[buildStop]", "###[error]x", "=1+1|cmd", "\t@SUM(1)", "`a`|b\\|c",
    "javascript:alert(1)",
    "a,b:c;d]e%0A%3Bf%AZP25", "\u{FFFE}\u{FFFF}", "@everyone #1 https://example.com [a](b) {0}", "\"\u{301}'\u{301},\u{301}x",
    "--><!--", "|n|'|0x0041", "a\u{2028}b\u{85}c", "\u{E0041}\u{1F468}\u{200D}\u{1F469}",
  ]

  static let report = report(of: name)

  static func report(of name: String) -> LintReport {
    let range = SourceRange(file: name, line: 1, column: 1, endLine: 1, endColumn: 4)
    let finding = Finding(
      rule: name, case: name, severity: .error, message: name, range: range, module: name, component: name,
      role: Role(name), dialect: name, target: name, property: name, evidence: name, alsoRules: [name],
      notes: [Finding.Note(range: range, message: name)], fingerprint: name)
    return LintReport(
      toolVersion: name, isComplete: true, fileCount: 1, moduleCount: 1, componentCount: 1, findings: [finding],
      diagnostics: [Diagnostic(.error, name, file: name, line: 1)],
      roots: [LintReport.DialectShare(root: name, dialect: name, choice: .detected(score: 1), modules: 1)])
  }

  static var context: ReportContext { context(of: name) }

  static func context(of name: String) -> ReportContext {
    var excerpts = SourceExcerpts()
    excerpts.add([1], of: name, from: "\u{1B}]0;owned\u{07}\u{202E}\u{9B}2J ##vso[task.complete] </script>".utf8)
    return ReportContext(
      excerpts: excerpts, basePath: "/base", origin: ReportContext.Origin(project: name, day: name, revision: name),
      owners: CodeOwners("* \(name)", top: "/base"))
  }
}
