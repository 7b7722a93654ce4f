import ViperFacts
import ViperModel
import ViperRules

/// Reports as an analysis gives them.
enum Reports {
  /// One finding of each severity, on the second line of a file.
  static func report(with severities: [Severity], in file: String = "A.swift", isComplete: Bool = true) -> LintReport {
    let range = SourceRange(file: file, line: 2, column: 3, endLine: 2, endColumn: 7)
    let findings = severities.map { severity in
      Finding(
        rule: "rule", severity: severity, message: "message", range: range, module: nil, component: "A", role: .view,
        dialect: "viper")
    }
    return LintReport(
      toolVersion: "1", isComplete: isComplete, fileCount: 1, moduleCount: 0, componentCount: 1, findings: findings,
      diagnostics: [], roots: [])
  }
}
