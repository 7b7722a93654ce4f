import ViperFacts

/// Which concrete types reach which slot, along assignments, arguments and results, and from a protocol to its only conformer.
package struct FlowSolver: Sendable {
  /// The largest number of types in a slot that are told apart.
  private static let limit = 12

  package let types: FlowTypes
  private let graph: FlowGraph
  /// By slot, whether it gets any value, and whether it gets one of which nothing is known.
  private let isReached: [Bool]
  private let isUntold: [Bool]
  /// By slot, whether it gets an object that nothing else keeps at that moment.
  private let isAlone: [Bool]

  package init(_ codebase: Codebase, _ flow: ValueFlow) {
    let reached = Self.reached(by: flow, edges: flow.edges, slots: codebase.slotCount)
    let links = RequirementLinks(codebase, reached: reached, read: Self.read(by: flow, slots: codebase.slotCount))
    graph = FlowGraph(slots: codebase.slotCount, edges: flow.edges + links.edges, sources: flow.sources)
    types = graph.types(limit: Self.limit)
    let isReached = Self.reached(by: flow, edges: graph.edges, slots: codebase.slotCount)
    // Nothing is known of what a parameter gets for which no argument is seen, until a cast or a declared type tells the class.
    let narrowed = Set(flow.narrowed)
    let untold = graph.edges.lazy.filter { !isReached[$0.from] && !narrowed.contains($0) }.map(\.from)
    isUntold = graph.marks(from: flow.unseen + untold) { !narrowed.contains($0) }
    isAlone = graph.marks(from: flow.unnamed) { codebase.declaration(codebase.declaration(ofSlot: $0.from)).kind == .parameter }
    self.isReached = isReached
  }

  /// Whether a slot gets values, and its types are those of all of them.
  package func isTold(_ slot: Int) -> Bool { isReached[slot] && !isUntold[slot] && !types[slot].isUnknown }

  /// Whether a slot gets an object that nothing else may keep at that moment: a new one, or what a call returns.
  package func isAlone(with slot: Int) -> Bool { isAlone[slot] }

  /// The flow, with that from requirements to what implements them.
  package var edges: [ValueFlow.Edge] { graph.edges }

  /// By type, all slots that its values reach, however many others do.
  package var reach: FlowReach { FlowReach(graph) }

  /// By slot, whether its values get to another one.
  private static func read(by flow: ValueFlow, slots: Int) -> [Bool] {
    var read = [Bool](repeating: false, count: slots)
    for edge in flow.edges { read[edge.from] = true }
    return read
  }

  /// By slot, whether any value gets to it.
  private static func reached(by flow: ValueFlow, edges: [ValueFlow.Edge], slots: Int) -> [Bool] {
    var reached = [Bool](repeating: false, count: slots)
    for edge in edges { reached[edge.to] = true }
    for source in flow.sources { reached[source.slot] = true }
    return reached
  }
}
