import ViperFacts

/// The worklist solver of value flow: it propagates concrete types along assignments, arguments and results up to a fixed point.
package struct FlowSolver {
  /// The largest number of types in a slot; beyond it, they carry no information.
  private static let limit = 12

  package private(set) var types: FlowTypes
  /// The flow, with that from requirements to what implements them.
  package let edges: [ValueFlow.Edge]

  package init(_ codebase: Codebase, _ flow: ValueFlow) {
    types = FlowTypes(slots: codebase.slotCount)
    edges = flow.edges + RequirementLinks(codebase, reached: Self.reached(by: flow, slots: types.slots)).edges
    let successors = AdjacencyTable(count: types.slots, keys: edges.map(\.from))
    var queue = flow.sources.filter { types.insert($0.type, into: $0.slot) }.map(\.slot)
    while let slot = queue.popLast() {
      for edge in successors[slot] {
        let next = edges[Int(edge)].to
        if types.count(in: next) < Self.limit, types.spread(from: slot, to: next) { queue.append(next) }
      }
    }
  }

  /// By slot, whether any body passes a value to it.
  private static func reached(by flow: ValueFlow, slots: Int) -> [Bool] {
    var reached = [Bool](repeating: false, count: slots)
    for edge in flow.edges { reached[edge.to] = true }
    for source in flow.sources { reached[source.slot] = true }
    return reached
  }
}

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
