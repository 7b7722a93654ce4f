import ViperFacts

/// From the numbers that slots and types had in an earlier state of a code base to those that they have now; -1 for what is gone.
struct KnownNumbers {
  private let slots: [Int32]
  private let types: [Int32]

  init(_ changes: OutlineChanges, _ types: KnownTypes, in codebase: Codebase) {
    let slots = Self.slots(changes, in: codebase)
    self.slots = slots
    self.types = types.numbers(slots: slots, in: codebase)
  }

  private static func slots(_ changes: OutlineChanges, in codebase: Codebase) -> [Int32] {
    var slots: [Int32] = []
    for (file, count) in changes.declarationCounts.enumerated() {
      let first = Int32(codebase.files[file].firstSlot)
      if let moved = changes.moved[file] {
        slots += (0..<count).map { moved[$0].map { first + $0 } ?? -1 }
      } else if Int(count) == codebase.files[file].facts.declarations.count {
        slots += first..<(first + count)
      } else {
        slots += repeatElement(-1, count: Int(count))
      }
    }
    return slots
  }

  /// Of what is -1 already, or of nothing that there was, -1 again.
  func slot(_ old: Int) -> Int { slots.indices.contains(old) ? Int(slots[old]) : -1 }
  func type(_ old: TypeSymbol.ID) -> TypeSymbol.ID { types.indices.contains(old) ? Int(types[old]) : -1 }
}
