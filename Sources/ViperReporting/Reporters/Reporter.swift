package import ViperRules

/// One form in which the outcome of a run is printed: a pure function of its input.
package protocol Reporter: Sendable {
  /// What `--reporter` calls it.
  static var name: String { get }
  /// Whether what the run itself has to say stands in the output too; where no output has it, it goes to standard error.
  static var showsDiagnostics: Bool { get }
  /// Of which findings the source lines are shown or counted in: all that a run has to read again.
  static var sourceLines: SourceExcerpts.Need { get }
  init()
  /// The whole output, ending in a line break unless it is empty.
  func render(_ report: LintReport, _ context: ReportContext) -> String
}

extension Reporter {
  package static var showsDiagnostics: Bool { true }
  package static var sourceLines: SourceExcerpts.Need { .none }
}
