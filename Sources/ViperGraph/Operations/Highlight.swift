extension GraphView {
  /// Makes those nodes and the references between them stand out, and all else but the references to and from them step back.
  package func highlighting(_ ids: Set<String>) -> GraphView {
    let chosen = Set(positions(of: ids))
    var result = self
    for node in nodes.indices { result.nodes[node].emphasis = chosen.contains(node) ? .strong : .faded }
    for edge in edges.indices {
      let ends = [[edges[edge].from], edges[edge].targets].count { $0.contains(where: chosen.contains) }
      result.edges[edge].emphasis = ends == 2 ? .strong : ends == 1 ? .normal : .faded
    }
    return result
  }
}
