extension GraphView {
  /// The view without some of its nodes and without the edges that touched them.
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
