/// The flow between slots, and the types that enter it.
struct FlowGraph: Sendable {
  let slots: Int
  let sources: [ValueFlow.Source]
  let edges: [ValueFlow.Edge]
  /// By slot, the positions of its edges.
  private let outgoing: AdjacencyTable

  init(slots: Int, edges: [ValueFlow.Edge], sources: [ValueFlow.Source]) {
    (self.slots, self.edges, self.sources) = (slots, edges, sources)
    outgoing = AdjacencyTable(count: slots, keys: edges.map(\.from))
  }

  func successors(of slot: Int) -> some Sequence<Int> { outgoing[slot].lazy.map { [edges] in edges[Int($0)].to } }

  /// Marks slots, and all that their values reach.
  ///
  /// - Parameter leads: whether values leave a slot by an edge that count.
  func marks(from slots: [Int], where leads: (ValueFlow.Edge) -> Bool) -> [Bool] {
    var marks = Array(repeating: false, count: self.slots)
    var queue = slots
    for slot in queue { marks[slot] = true }
    while let slot = queue.popLast() {
      for number in outgoing[slot] where !marks[edges[Int(number)].to] && leads(edges[Int(number)]) {
        marks[edges[Int(number)].to] = true
        queue.append(edges[Int(number)].to)
      }
    }
    return marks
  }

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
