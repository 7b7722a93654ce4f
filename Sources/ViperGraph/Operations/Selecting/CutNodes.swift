extension GraphView {
  /// The view with marks on the nodes that have other neighbours in the whole: a picture must not say of the app what is true of a
  /// part of it alone.
  func markingCut(from whole: GraphView) -> GraphView {
    let (all, left) = (whole.neighbours, neighbours)
    var result = self
    for node in nodes.indices { result.nodes[node].isCut = all[nodes[node].id] != left[nodes[node].id] }
    return result
  }

  /// By the id of a node, those of the nodes that refer to it, and of those that it refers to.
  private var neighbours: [String: [Set<String>]] {
    var found: [String: [Set<String>]] = nodes.reduce(into: [:]) { $0[$1.id] = [[], []] }
    for edge in edges {
      let (from, to) = (nodes[edge.from].id, nodes[edge.to].id)
      found[to]?[0].insert(from)
      found[from]?[1].insert(to)
    }
    return found
  }
}
