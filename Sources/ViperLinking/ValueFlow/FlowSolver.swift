import ViperFacts

/// The worklist solver of value flow: it propagates concrete types along assignments, arguments and results up to a fixed point.
package struct FlowSolver {
  /// The largest number of types in a slot; beyond it, they carry no information.
  private static let limit = 12

  package private(set) var types: FlowTypes

  package init(_ codebase: Codebase, _ flow: ValueFlow) {
    types = FlowTypes(slots: codebase.slotCount)
    let edges = flow.edges + RequirementLinks(codebase, reached: Self.reached(by: flow, slots: types.slots)).edges
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
