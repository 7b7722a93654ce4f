import ViperFacts

/// Which concrete types reach which slot, along assignments, arguments and results, and from a protocol to its only conformer.
package struct FlowSolver: Sendable {
  /// The largest number of types in a slot that are told apart.
  private static let limit = 12

  package let types: FlowTypes
  private let graph: FlowGraph

  package init(_ codebase: Codebase, _ flow: ValueFlow) {
    let reached = Self.reached(by: flow, slots: codebase.slotCount)
    graph = FlowGraph(
      slots: codebase.slotCount, edges: flow.edges + RequirementLinks(codebase, reached: reached).edges, sources: flow.sources)
    types = graph.types(limit: Self.limit)
  }

  /// By type, all slots that its values reach, however many others do.
  package var reach: FlowReach { FlowReach(graph) }

  /// By slot, whether any body passes a value to it.
  private static func reached(by flow: ValueFlow, slots: Int) -> [Bool] {
    var reached = [Bool](repeating: false, count: slots)
    for edge in flow.edges { reached[edge.to] = true }
    for source in flow.sources { reached[source.slot] = true }
    return reached
  }
}
