package import ViperRules

/// One form in which the outcome of a run is printed: a pure function of its input.
package protocol Reporter: Sendable {
  /// What `--reporter` calls it.
  static var name: String { get }
  init()
  /// The whole output, ending in a line break unless it is empty.
  func render(_ report: LintReport, _ context: ReportContext) -> String
}
