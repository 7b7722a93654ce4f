import ViperFacts
import ViperModel
import ViperReporting
import ViperRules

/// A report whose every text tries to take over the terminal, the log or the document it is printed in.
enum HostileReport {
  static let name = "a\u{1B}[2K\u{07}\r\n\t\u{202E}\u{2066}\u{9B}31m\u{200B}\"\\\u{0}z"

  static let report: LintReport = {
    let range = SourceRange(file: name, line: 1, column: 1, endLine: 1, endColumn: 4)
    let finding = Finding(
      rule: name, case: name, severity: .error, message: name, range: range, module: name, component: name,
      role: Role(name), dialect: name, target: name, property: name, evidence: name, alsoRules: [name],
      notes: [Finding.Note(range: range, message: name)], fingerprint: name)
    return LintReport(
      toolVersion: name, isComplete: true, fileCount: 1, moduleCount: 1, componentCount: 1, findings: [finding],
      diagnostics: [Diagnostic(.error, name, file: name, line: 1)],
      roots: [LintReport.RootDialect(root: name, dialect: name, choice: .detected(score: 1), modules: 1)])
  }()

  static var context: ReportContext {
    var excerpts = SourceExcerpts()
    excerpts.add([1], of: name, from: "\u{1B}]0;owned\u{07}\u{202E}\u{9B}2J".utf8)
    return ReportContext(excerpts: excerpts, basePath: "/base")
  }
}
