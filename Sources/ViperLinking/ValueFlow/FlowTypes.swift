/// By slot, the types that reach it.
package struct FlowTypes: Sendable {
  /// What reaches a slot.
  package enum Reaching: Sendable {
    /// These types and no others, in a short list because that is searched faster than a set.
    case only([TypeSymbol.ID])
    /// So many types that they are not told apart: it may be any.
    case unknown

    /// The types that are known to reach the slot; none where any may.
    package var known: [TypeSymbol.ID] { if case .only(let types) = self { types } else { [] } }

    package var isUnknown: Bool { if case .unknown = self { true } else { false } }
  }

  private let limit: Int
  private var reaching: [Reaching]

  init(slots: Int, limit: Int) {
    self.limit = limit
    reaching = Array(repeating: .only([]), count: slots)
  }

  package subscript(slot: Int) -> Reaching { reaching[slot] }

  /// Returns whether any type is new in the slot.
  mutating func add(_ more: Reaching, to slot: Int) -> Bool {
    guard case .only(let known) = reaching[slot] else { return false }
    guard case .only(let types) = more else {
      reaching[slot] = .unknown
      return true
    }
    let new = types.filter { !known.contains($0) }
    if new.isEmpty { return false }
    reaching[slot] = known.count + new.count > limit ? .unknown : .only(known + new)
    return true
  }
}
