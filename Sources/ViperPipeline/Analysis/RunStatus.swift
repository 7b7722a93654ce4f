package import ViperConfiguration
internal import ViperModel
package import ViperRules

/// How a run ended, as its exit code tells the caller.
package enum RunStatus: Int32, Sendable {
  case clean = 0
  /// New findings at or above the failing severity.
  case findings = 1
  /// Wrong usage or configuration, a path that does not exist, no Swift file at all.
  case usage = 2
  /// Something was not analysed, or an output could not be written, whatever was found.
  case incomplete = 3
  case internalError = 70

  /// The status of a finished analysis, by the least severity that fails it.
  package init(_ report: LintReport, failing: FailingSeverity) {
    let failing = Severity.allCases.filter(failing.includes).reduce(0) { $0 + report.count(of: $1) }
    self = !report.isComplete ? .incomplete : failing > 0 ? .findings : .clean
  }
}
