/// What to lint, how to show it, and what fails the run.
package struct LintOptions: Sendable {
  package var analysis: AnalysisOptions
  package var reporter: ReporterName
  package var colour: Bool
  package var isBrief: Bool
  /// Whether warnings fail the run too.
  package var isStrict: Bool

  package init(
    analysis: AnalysisOptions, reporter: ReporterName = .text, colour: Bool = false, isBrief: Bool = false,
    isStrict: Bool = false
  ) {
    self.analysis = analysis
    self.reporter = reporter
    self.colour = colour
    self.isBrief = isBrief
    self.isStrict = isStrict
  }
}
