import ViperLinking
import ViperModel

/// Types of an inventory.
struct TypeSet: Sendable {
  private var members: [Bool]

  init(_ members: [Bool]) { self.members = members }

  static func all(_ count: Int) -> TypeSet { TypeSet(Array(repeating: true, count: count)) }
  static func none(_ count: Int) -> TypeSet { TypeSet(Array(repeating: false, count: count)) }

  func contains(_ type: CodeInventory.ID) -> Bool { members[type] }

  var count: Int { members.count { $0 } }
  var isEmpty: Bool { !members.contains(true) }
  /// Ascending.
  var types: [CodeInventory.ID] { members.indices.filter { members[$0] } }

  /// Whether all of another set is in this one, and more.
  func exceeds(_ other: TypeSet) -> Bool {
    members != other.members && !zip(members, other.members).contains { !$0 && $1 }
  }

  mutating func formUnion(_ other: TypeSet) { change(where: other, true) }
  mutating func subtract(_ other: TypeSet) { change(where: other, false) }
  mutating func formIntersection(_ other: TypeSet) {
    for type in members.indices where !other.members[type] { members[type] = false }
  }

  private mutating func change(where other: TypeSet, _ isMember: Bool) {
    for type in members.indices where other.members[type] { members[type] = isMember }
  }
}

/// The types at one end of references, with what the references must be like.
struct SelectedEnd: Sendable {
  struct Part: Sendable {
    var types: TypeSet
    /// By `ReferenceKind.number`; nil for any kind.
    var kinds: [Bool]?
    /// The names of strengths; nil for any reference, stored or not.
    var strengths: Set<String>?
    /// The references that are left out, whatever the rest says.
    var exceptions: [Part] = []

    func contains(_ type: CodeInventory.ID, by use: InventoryUse) -> Bool {
      types.contains(type) && kinds.map { $0[use.kind.number] } ?? true
        && strengths.map { strengths in use.strength.map { strengths.contains($0.rawValue) } ?? false } ?? true
        && !exceptions.contains { $0.contains(type, by: use) }
    }
  }

  var parts: [Part]

  /// All types, whatever the references are.
  var types: TypeSet {
    parts.dropFirst().reduce(into: parts[0].types) { $0.formUnion($1.types) }
  }

  func contains(_ type: CodeInventory.ID, by use: InventoryUse) -> Bool {
    parts.contains { $0.contains(type, by: use) }
  }
}
