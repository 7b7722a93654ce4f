extension GraphView {
  /// The view with the nodes that satisfy a predicate, and the edges between them.
  func keepingNodes(where keeps: (Int) -> Bool) -> GraphView {
    let kept = nodes.indices.filter(keeps)
    let position = Dictionary(uniqueKeysWithValues: kept.enumerated().map { ($1, $0) })
    var result = self
    result.nodes = kept.map { nodes[$0] }
    result.edges = edges.compactMap { edge in
      guard let from = position[edge.from], let to = position[edge.to] else { return nil }
      var edge = edge
      edge.from = from
      edge.to = to
      edge.holders = edge.holders.compactMap { position[$0] }
      return edge
    }
    return result
  }
}

extension GraphView {
  /// The view with the given nodes and the protocols that connect them.
  func keeping(_ nodes: Set<Int>) -> GraphView {
    var kept = nodes
    for edge in edges where nodes.contains(edge.from) && edge.holders.contains(where: nodes.contains) { kept.insert(edge.to) }
    return keepingNodes(where: kept.contains)
  }

  /// The positions of the nodes with the given ids.
  func positions(of ids: Set<String>) -> [Int] { nodes.indices.filter { ids.contains(nodes[$0].id) } }

  /// The view without empty clusters.
  package func droppingEmptyClusters() -> GraphView {
    let used = Set(nodes.compactMap(\.cluster))
    let kept = clusters.indices.filter(used.contains)
    let position = Dictionary(uniqueKeysWithValues: kept.enumerated().map { ($1, $0) })
    var result = self
    result.clusters = kept.map { clusters[$0] }
    for node in result.nodes.indices { result.nodes[node].cluster = nodes[node].cluster.flatMap { position[$0] } }
    return result
  }
}
