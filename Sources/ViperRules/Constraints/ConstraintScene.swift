package import ViperConfiguration
internal import ViperFacts
package import ViperModel

/// What a constraint is about, for a picture of it: groups of types, and the references that it allows, forbids or requires.
package struct ConstraintScene: Sendable {
  /// Types that a constraint treats alike.
  package struct Group: Sendable, Equatable {
    /// The key that selects them: `from`, or `layer 1`.
    package var name: String
    /// The selection as written; empty for what no key selects.
    package var text: String

    static let others = Group(name: "others", text: "")
  }

  /// From left to right or from top to bottom, as references should run.
  package let groups: [Group]
  /// By type, the position of its group; nil for a type that the constraint is not about.
  package let groupOf: [Int?]
  package let uses: [InventoryUse]
  /// Whether the groups are layers from top to bottom.
  package let isLayered: Bool

  /// - Parameter folder: the absolute folder of the configuration.
  package init(_ constraint: Constraint, in input: ConstraintInput, folder: String) {
    var table = SelectionTable(input)
    let parts = SceneParts(of: constraint.statement, &table, input, folder: folder)
    if case .layers = constraint.statement { isLayered = true } else { isLayered = false }
    (groups, uses) = (parts.groups.map(\.group), parts.uses)
    var found = [Int?](repeating: nil, count: input.typeCount)
    // Exceptions come last, and win.
    for (number, group) in parts.groups.enumerated() {
      for type in group.types.types where found[type] == nil || group.isException { found[type] = number }
    }
    let ends = Set(parts.uses.flatMap { [Int($0.from), Int($0.to)] })
    let others = groups.firstIndex(of: .others)
    for type in found.indices {
      if ends.contains(type) { found[type] = found[type] ?? others } else if !input.isWhole(type) { found[type] = nil }
    }
    groupOf = found
  }
}
