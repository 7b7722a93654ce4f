/// The input of a reporter apart from the report; reporters read nothing themselves.
package struct ReportContext: Sendable {
  /// The source lines of findings.
  package var excerpts: SourceExcerpts
  /// The absolute folder that printed paths are relative to.
  package var basePath: String
  package var colour: Bool
  /// Whether only findings and diagnostics are shown, without dialects and summary.
  package var isBrief: Bool
  /// How the text report lists findings.
  package var listing: FindingListing
  /// The module graph as SVG, for reporters that can embed it.
  package var picture: String?
  /// How long the run took.
  package var duration: Duration

  package init(
    excerpts: SourceExcerpts = SourceExcerpts(), basePath: String, colour: Bool = false, isBrief: Bool = false,
    listing: FindingListing = FindingListing(), picture: String? = nil, duration: Duration = .zero
  ) {
    self.excerpts = excerpts
    self.basePath = basePath
    self.colour = colour
    self.isBrief = isBrief
    self.listing = listing
    self.picture = picture
    self.duration = duration
  }
}
