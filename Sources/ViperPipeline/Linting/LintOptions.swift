package import ViperModel

/// What to lint, how to show it, and what fails the run.
package struct LintOptions: Sendable {
  package var analysis: AnalysisOptions
  package var reporter: ReporterName
  package var colour: Bool
  package var isBrief: Bool
  /// The least severity that fails the run; nil: the configuration's, else `error`.
  package var failing: FailingSeverity?

  package init(
    analysis: AnalysisOptions, reporter: ReporterName = .text, colour: Bool = false, isBrief: Bool = false,
    failing: FailingSeverity? = nil
  ) {
    self.analysis = analysis
    self.reporter = reporter
    self.colour = colour
    self.isBrief = isBrief
    self.failing = failing
  }
}
