/// What a reporter may show besides the report itself; reporters look nothing up on their own.
package struct ReportContext: Sendable {
  /// The source lines that findings stand on.
  package var excerpts: SourceExcerpts
  /// The absolute folder that printed paths are relative to.
  package var basePath: String
  package var colour: Bool
  /// Findings and diagnostics only: no lines about roots and no summary.
  package var isBrief: Bool
  /// The module graph as SVG, for reporters that can show it.
  package var picture: String?
  /// How long the run took.
  package var duration: Duration

  package init(
    excerpts: SourceExcerpts = SourceExcerpts(), basePath: String, colour: Bool = false, isBrief: Bool = false,
    picture: String? = nil, duration: Duration = .zero
  ) {
    self.excerpts = excerpts
    self.basePath = basePath
    self.colour = colour
    self.isBrief = isBrief
    self.picture = picture
    self.duration = duration
  }
}
