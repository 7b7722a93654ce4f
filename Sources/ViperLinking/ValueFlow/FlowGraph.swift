/// The flow between slots, and the types that enter it.
struct FlowGraph: Sendable {
  let slots: Int
  let sources: [ValueFlow.Source]
  private let edges: [ValueFlow.Edge]
  /// By slot, the positions of its edges.
  private let outgoing: AdjacencyTable

  init(slots: Int, edges: [ValueFlow.Edge], sources: [ValueFlow.Source]) {
    (self.slots, self.edges, self.sources) = (slots, edges, sources)
    outgoing = AdjacencyTable(count: slots, keys: edges.map(\.from))
  }

  func successors(of slot: Int) -> some Sequence<Int> { outgoing[slot].lazy.map { [edges] in edges[Int($0)].to } }

  /// The fixed point: the same for any order of edges and sources, since a slot only ever gets more types, and then too many.
  ///
  /// - Parameter limit: the largest number of types in a slot that are told apart.
  func types(limit: Int) -> FlowTypes {
    var types = FlowTypes(slots: slots, limit: limit)
    var queue = sources.filter { types.add(.only([$0.type]), to: $0.slot) }.map(\.slot)
    while let slot = queue.popLast() {
      for next in successors(of: slot) where types.add(types[slot], to: next) { queue.append(next) }
    }
    return types
  }
}
