package import ViperConfiguration
package import ViperReporting

/// The options of a lint run: the analysis, the outputs, and the failing severity.
package struct LintOptions: Sendable {
  package var analysis: AnalysisOptions
  /// The outputs named on the command line; empty to use the configuration's.
  package var outputs: [OutputRequest]
  /// The reporter for standard output if neither command line nor configuration names an output.
  package var automaticReporter: ReporterName = .text
  /// The file that a Markdown summary is appended to if the GitHub report is written.
  package var stepSummary: String?
  package var colour: Bool
  package var isBrief: Bool
  /// How the text report lists findings.
  package var listing = FindingListing()
  /// The day that a page names, such as `2027-01-31`; nil for the analysis's.
  package var day: String?
  /// Whether code that no rule judged fails the run.
  package var failsOnUnjudged = false
  /// The lowest severity that fails the run; nil for the configuration's, else `error`.
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
