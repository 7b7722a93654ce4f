package import ViperConfiguration
internal import ViperModel
package import ViperRules

/// The outcome of a run as an exit code.
package enum RunStatus: Int32, Sendable {
  case clean = 0
  /// New findings at or above the failing severity.
  case findings = 1
  /// Wrong usage or configuration, a path that does not exist, no Swift file at all.
  case usage = 2
  /// An analysis with gaps or an output that could not be written, whatever the findings.
  case incomplete = 3
  case internalError = 70

  /// The status of a finished analysis.
  ///
  /// - Parameters:
  ///   - failing: the lowest severity that fails it.
  ///   - onUnjudged: whether code that no rule judged fails it too.
  package init(_ report: LintReport, failing: FailingSeverity, onUnjudged: Bool = false) {
    let fails = report.hasFindings(failing: failing)
    self = !report.isComplete ? .incomplete : fails || onUnjudged && !report.unjudged.isEmpty ? .findings : .clean
  }
}

extension LintReport {
  /// Whether new findings fail a run.
  func hasFindings(failing: FailingSeverity) -> Bool {
    Severity.allCases.contains { failing.includes($0) && count(of: $0) > 0 }
  }
}
