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
    let types = set.reduce(0) { $0 + units.sizes[$1]! }
    let all = counted(units.referenceCount, "reference")
    return DraftedConstraint(
      name: "independent-\(units.noun)",
      basis:
        "\(set.count) of \(units.sizes.count) \(units.noun), with \(counted(types, "type")): of \(all) between \(units.noun), none joins them",
      reason: "These \(units.noun) do not know each other today.",
      statement: ["independent:"] + set.map { "  - " + SelectorText.selector(units.key, [$0]) })
  }
}

/// Units without circles.
enum AcyclicDraft {
  private static let fewest = 3

  static func draft(_ unit: ConstraintUnit, _ units: DraftedUnits, _ code: inout DraftedCode) -> DraftedConstraint? {
    guard units.sizes.count >= Self.fewest, units.referenceCount > 0 else { return nil }
    let draft = DraftedConstraint(
      name: "acyclic-\(units.noun)",
      basis: "\(counted(units.referenceCount, "reference")) between \(units.sizes.count) \(units.noun): no circle",
      reason: "No two \(units.noun) need each other today.", statement: ["acyclic: \(unit.rawValue)"])
    return code.holds(draft) ? draft : nil
  }
}
