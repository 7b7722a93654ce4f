import ViperFacts
import ViperRules

/// The input of a reporter apart from the report; reporters read nothing themselves.
package struct ReportContext: Sendable {
  /// What a report is about, for the head of a page; empty for a page that names nothing that changes between runs.
  package struct Origin: Sendable, Equatable {
    package var project: String
    /// The day of the run, such as `2027-01-31`.
    package var day: String?
    /// The revision of the code, in words.
    package var revision: String?

    package init(project: String = "", day: String? = nil, revision: String? = nil) {
      (self.project, self.day, self.revision) = (project, day, revision)
    }

    var title: String { project.isEmpty ? "viper-lint" : project }
  }

  /// The source lines of findings.
  package var excerpts: SourceExcerpts
  /// The absolute folder that printed paths are relative to.
  package var basePath: String
  package var colour: Bool
  /// Whether only findings and diagnostics are shown, without dialects and summary.
  package var isBrief: Bool
  /// How the text report lists findings.
  package var listing: FindingListing
  package var origin: Origin
  /// The owners of files, for reporters that filter by owner.
  package var owners: CodeOwners?
  /// The map of the modules as markup, for reporters that can embed it.
  package var picture: String?
  /// The command to go on with where there are findings, for people.
  package var next: String?
  /// How to look a finding up and how to accept it, for the log of a run that findings fail.
  package var hint: String?
  /// How long the run took.
  package var duration: Duration

  package init(
    excerpts: SourceExcerpts = SourceExcerpts(), basePath: String, colour: Bool = false, isBrief: Bool = false,
    listing: FindingListing = FindingListing(), picture: String? = nil, duration: Duration = .zero, origin: Origin = Origin(),
    owners: CodeOwners? = nil
  ) {
    (self.origin, self.owners) = (origin, owners)
    self.excerpts = excerpts
    self.basePath = basePath
    self.colour = colour
    self.isBrief = isBrief
    self.listing = listing
    self.picture = picture
    self.duration = duration
  }

  /// The owners of a finding's file, separated by spaces; nil if it has none.
  func owner(of finding: Finding) -> String? {
    let path = finding.range.file
    return owners?.owners(of: path.hasPrefix("/") ? path : "\(basePath)/\(path)")
  }
}
