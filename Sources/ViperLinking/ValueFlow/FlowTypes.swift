/// The types that reach each slot, in short lists because these are searched faster than sets.
package struct FlowTypes: Sendable {
  private var lists: [[TypeSymbol.ID]]

  init(slots: Int) { lists = Array(repeating: [], count: slots) }

  var slots: Int { lists.count }

  /// Nil if no type reaches the slot.
  package subscript(slot: Int) -> [TypeSymbol.ID]? { lists[slot].isEmpty ? nil : lists[slot] }

  func count(in slot: Int) -> Int { lists[slot].count }

  /// Returns false if the slot already has the type.
  mutating func insert(_ type: TypeSymbol.ID, into slot: Int) -> Bool {
    if lists[slot].contains(type) { return false }
    lists[slot].append(type)
    return true
  }

  /// Copies the types of a slot to another one, and returns whether any was new.
  mutating func spread(from slot: Int, to next: Int) -> Bool {
    if lists[next].isEmpty {
      lists[next] = lists[slot]
      return true
    }
    let before = lists[next].count
    for type in lists[slot] { _ = insert(type, into: next) }
    return lists[next].count > before
  }
}
