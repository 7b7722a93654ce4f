import ViperFacts

/// An assignment whose target could be told: a property, or certainly none of the code base.
///
/// An assignment without such a record could not be told: its receiver has an unknown type.
package struct PropertyAssignment: Sendable, BitwiseCopyable {
  private let filePosition: Int32
  private let nodePosition: Int32
  private let slotNumber: Int32

  init(file: Int, node: Int, slot: Int?) {
    (filePosition, nodePosition, slotNumber) = (Int32(file), Int32(node), Int32(slot ?? -1))
  }

  package var file: Int { Int(filePosition) }
  /// The position of the expression that has the property's name.
  package var node: Int { Int(nodePosition) }
  /// Nil for a local, and for a member of a type that has no such property in the code base.
  package var slot: Int? { slotNumber < 0 ? nil : Int(slotNumber) }

  /// Whether all numbers are valid.
  func fits(_ codebase: Codebase) -> Bool {
    codebase.files.indices.contains(file) && codebase.files[file].facts.expressions.indices.contains(node)
      && (slot.map { $0 < codebase.slotCount } ?? (slotNumber == -1))
  }
}
