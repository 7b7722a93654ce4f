import ViperModel
import ViperRules

extension LintReport {
  /// What is neither suppressed nor baselined: all that formats without dispositions show.
  var newFindings: [Finding] { findings.filter { $0.disposition == .new } }

  /// Errors before warnings before infos, each as they stand in the report: for readers that stop somewhere.
  var worstFirst: [Finding] {
    [Severity.error, .warning, .info].flatMap { severity in newFindings.filter { $0.severity == severity } }
  }
}
