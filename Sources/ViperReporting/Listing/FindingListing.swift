/// How the text report lists its findings: infos, then warnings, then errors, each by module, that which needs work most last.
package struct FindingListing: Sendable {
  package enum Grouping: String, Sendable, CaseIterable {
    case file, module, rule, owner
  }

  package enum Infos: Sendable {
    case each
    /// One line for each rule.
    case counted
  }

  /// The groups that have a heading each; nil for one list.
  package var grouping: Grouping?
  package var infos: Infos
  /// Whether only counts are printed.
  package var isCounted: Bool
  /// The number of columns that messages are wrapped to; nil to leave each on its line.
  package var width: Int?
  /// The owners of files, for `Grouping.owner`.
  package var owners: CodeOwners?

  package init(
    grouping: Grouping? = nil, infos: Infos = .each, isCounted: Bool = false, width: Int? = nil, owners: CodeOwners? = nil
  ) {
    (self.grouping, self.infos, self.isCounted) = (grouping, infos, isCounted)
    (self.width, self.owners) = (width, owners)
  }

  /// The same for a file, which has no width and lists everything.
  package var inFile: FindingListing {
    var listing = self
    (listing.infos, listing.width) = (.each, nil)
    return listing
  }
}
