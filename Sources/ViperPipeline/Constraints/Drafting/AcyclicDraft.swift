internal import ViperConfiguration
internal import ViperText

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
