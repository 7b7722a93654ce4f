extension GraphView {
  /// One node for each module, with what its components have to do with those of other modules.
  package func collapsingModules() -> GraphView {
    let modules = zip(clusters, marksOfClusters).map { cluster, marks in
      Node(id: cluster.key, label: cluster.name, content: .module(cluster), file: cluster.path, marks: marks)
    }
    return GraphView(level: .module, nodes: modules, edges: edges.compactMap(betweenModules)).mergingParallelEdges()
  }

  /// What is marked anywhere inside a module.
  private var marksOfClusters: [[GraphMark]] {
    var marks = clusters.map { _ in Set<GraphMark>() }
    for node in nodes {
      if let cluster = node.cluster { marks[cluster].formUnion(node.marks) }
    }
    for edge in edges {
      if let cluster = nodes[edge.from].cluster { marks[cluster].formUnion(edge.marks) }
    }
    return marks.map { $0.sorted() }
  }

  private func betweenModules(_ edge: Edge) -> Edge? {
    guard let from = nodes[edge.from].cluster, let to = nodes[edge.to].cluster, from != to else { return nil }
    var edge = edge
    edge.from = from
    edge.to = to
    edge.holders = []
    edge.marks = []
    return edge
  }
}
