/// How the text report lists its findings.
package struct FindingListing: Sendable {
  package enum Order: String, Sendable, CaseIterable {
    /// Infos, then warnings, then errors, each by module, that which needs work most last.
    case severity
    case file, rule, module
  }

  package enum Grouping: String, Sendable, CaseIterable {
    case file, module, rule, owner
  }

  package enum Infos: Sendable {
    case each
    /// One line for each rule.
    case counted
  }

  package var order: Order
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
    order: Order = .severity, grouping: Grouping? = nil, infos: Infos = .each, isCounted: Bool = false, width: Int? = nil,
    owners: CodeOwners? = nil
  ) {
    (self.order, self.grouping, self.infos) = (order, grouping, infos)
    (self.isCounted, self.width, self.owners) = (isCounted, width, owners)
  }

  /// The same for a file, which has no width and lists everything.
  package var inFile: FindingListing {
    var listing = self
    (listing.infos, listing.width) = (.each, nil)
    return listing
  }
}
