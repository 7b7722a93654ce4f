import ViperModel
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

  /// The status of a finished analysis; warnings fail a strict run, infos never do.
  package init(_ report: LintReport, isStrict: Bool) {
    let failing = report.count(of: .error) + (isStrict ? report.count(of: .warning) : 0)
    self = !report.isComplete ? .incomplete : failing > 0 ? .findings : .clean
  }
}
