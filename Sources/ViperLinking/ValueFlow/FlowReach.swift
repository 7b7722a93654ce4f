/// The slots that the values of one type reach: followed on demand, so that no number of other types is in the way.
package struct FlowReach: Sendable {
  private let graph: FlowGraph
  /// By type, the positions of its sources.
  private let entries: AdjacencyTable

  init(_ graph: FlowGraph) {
    self.graph = graph
    entries = AdjacencyTable(count: (graph.sources.map(\.type).max() ?? -1) + 1, keys: graph.sources.map(\.type))
  }

  /// Ascending.
  package func slots(of type: TypeSymbol.ID) -> [Int] {
    guard type < entries.starts.count - 1 else { return [] }
    var open = entries[type].map { graph.sources[Int($0)].slot }
    var found: Set<Int> = []
    while let slot = open.popLast() {
      if found.insert(slot).inserted { open += graph.successors(of: slot) }
    }
    return found.sorted()
  }
}
