/// What a reporter may show besides the report itself; reporters look nothing up on their own.
package struct ReportContext: Sendable {
  /// The source lines that findings stand on.
  package var excerpts: SourceExcerpts
  /// The absolute folder that printed paths are relative to.
  package var basePath: String
  package var colour: Bool
  /// Findings and diagnostics only: no lines about roots and no summary.
  package var isBrief: Bool
  /// How long the run took.
  package var duration: Duration

  package init(
    excerpts: SourceExcerpts = SourceExcerpts(), basePath: String, colour: Bool = false, isBrief: Bool = false,
    duration: Duration = .zero
  ) {
    self.excerpts = excerpts
    self.basePath = basePath
    self.colour = colour
    self.isBrief = isBrief
    self.duration = duration
  }
}
