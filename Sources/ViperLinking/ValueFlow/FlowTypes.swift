/// The types that reach each slot: mostly one or two, so that a short list is searched faster than a set.
package struct FlowTypes: Sendable {
  private var lists: [[TypeSymbol.ID]]

  init(slots: Int) { lists = Array(repeating: [], count: slots) }

  var slots: Int { lists.count }

  /// Nil where nothing is known to arrive.
  package subscript(slot: Int) -> [TypeSymbol.ID]? { lists[slot].isEmpty ? nil : lists[slot] }

  func count(in slot: Int) -> Int { lists[slot].count }

  /// False where the type has come to the slot before.
  mutating func insert(_ type: TypeSymbol.ID, into slot: Int) -> Bool {
    if lists[slot].contains(type) { return false }
    lists[slot].append(type)
    return true
  }

  /// Whether anything is new there.
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
