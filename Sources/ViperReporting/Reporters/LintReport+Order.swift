import ViperModel
import ViperRules

extension LintReport {
  /// The findings that are neither suppressed nor baselined, for formats without dispositions.
  var newFindings: [Finding] { findings.filter { $0.disposition == .new } }

  /// Errors before warnings before infos, each in report order, for consumers that show only the first few.
  var worstFirst: [Finding] {
    [Severity.error, .warning, .info].flatMap { severity in newFindings.filter { $0.severity == severity } }
  }
}
