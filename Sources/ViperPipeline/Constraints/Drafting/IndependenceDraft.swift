internal import ViperConfiguration
internal import ViperModel
internal import ViperText

/// Sets of groups, or modules, that do not refer to each other.
struct IndependenceDraft {
  private let units: DraftedUnits

  init(_ units: DraftedUnits) { self.units = units }

  private static let mostSets = 3
  private static let mostUnits = 12

  func drafts(_ code: inout DraftedCode) -> [DraftedConstraint] {
    sets.map(draft).filter { code.holds($0) }
  }

  /// The largest units first, each set with as many as fit.
  private var sets: [[String]] {
    var left = units.sizes.sorted { (-$0.value, $0.key) < (-$1.value, $1.key) }.map(\.key)
    var sets: [[String]] = []
    while sets.count < Self.mostSets, !left.isEmpty {
      var set: [String] = []
      for unit in left where set.count < Self.mostUnits && !set.contains(where: { units.areJoined($0, unit) }) {
        set.append(unit)
      }
      left.removeAll(where: set.contains)
      if set.count > 1 { sets.append(set.sorted()) }
    }
    return sets
  }

  private func draft(_ set: [String]) -> DraftedConstraint {
    let types = set.reduce(0) { $0 + (units.sizes[$1] ?? 0) }
    let all = counted(units.referenceCount, "reference")
    return DraftedConstraint(
      name: "independent-\(units.noun)",
      basis:
        "\(set.count) of \(units.sizes.count) \(units.noun), with \(counted(types, "type")): of \(all) between \(units.noun), none joins them",
      reason: "These \(units.noun) do not know each other today.",
      statement: ["independent:"] + set.map { "  - " + SelectorText.selector(units.key, [$0]) })
  }
}
