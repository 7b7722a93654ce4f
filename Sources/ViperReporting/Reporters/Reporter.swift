import ViperModel
package import ViperRules

/// A report format: a pure function from a report to text.
package protocol Reporter: Sendable {
  /// The value of `--reporter` that selects it.
  static var name: String { get }
  /// Whether the output includes the run's diagnostics; if no output does, they go to standard error.
  static var showsDiagnostics: Bool { get }
  /// The source lines that the format needs, which the run has to read again.
  static var sourceLines: SourceExcerpts.Need { get }
  /// Whether the output has the edits that resolve findings, which the run has to make.
  static var showsEdits: Bool { get }
  init()
  /// The whole output, ending in a line break unless it is empty.
  func render(_ report: LintReport, _ context: ReportContext) -> String
}

extension Reporter {
  package static var showsDiagnostics: Bool { true }
  package static var sourceLines: SourceExcerpts.Need { .none }
  package static var showsEdits: Bool { false }
}

extension LintReport {
  /// The findings that are neither suppressed nor baselined, for formats without dispositions.
  var newFindings: [Finding] { findings.filter { $0.disposition == .new } }
  /// The new findings that reports for people show one by one.
  var shownFindings: [Finding] { newFindings.filter { !$0.isFolded } }

  /// Errors before warnings before infos, each in report order, for consumers that show only the first few.
  var worstFirst: [Finding] {
    Severity.worstFirst.flatMap { severity in newFindings.filter { $0.severity == severity } }
  }
}
