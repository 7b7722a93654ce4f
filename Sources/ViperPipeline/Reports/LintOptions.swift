package import ViperConfiguration

/// What to lint, how to show it, and what fails the run.
package struct LintOptions: Sendable {
  package var analysis: AnalysisOptions
  /// Those that the command line names; empty: the configuration's.
  package var outputs: [OutputRequest]
  /// What goes to standard output where nothing says so.
  package var automaticReporter: ReporterName = .text
  /// The file to which a summary in Markdown is appended where the report for GitHub is written.
  package var stepSummary: String?
  package var colour: Bool
  package var isBrief: Bool
  /// The least severity that fails the run; nil: the configuration's, else `error`.
  package var failing: FailingSeverity?

  package init(
    analysis: AnalysisOptions, outputs: [OutputRequest] = [], colour: Bool = false, isBrief: Bool = false,
    failing: FailingSeverity? = nil
  ) {
    self.analysis = analysis
    self.outputs = outputs
    self.colour = colour
    self.isBrief = isBrief
    self.failing = failing
  }
}
