extension GraphView {
  /// The view with one node for each module, and the references between modules.
  package func collapsingModules() -> GraphView {
    let roots = Set(clusters.map(\.root)).sorted()
    let modules = zip(clusters, marksOfClusters).map { cluster, marks in
      Node(
        id: cluster.key, label: cluster.name, content: .module(cluster),
        cluster: roots.count > 1 ? roots.firstIndex(of: cluster.root) : nil, file: cluster.path, marks: marks,
        lines: cluster.lines)
    }
    return GraphView(
      level: .module, clusters: roots.count > 1 ? roots.map(box) : [], nodes: modules,
      edges: edges.compactMap(betweenModules)
    ).mergingParallelEdges()
  }

  /// The box of a root, which names the dialect if all its modules use the same.
  private func box(around root: String) -> Cluster {
    let members = clusters.filter { $0.root == root }
    let dialects = Set(members.map(\.dialect))
    return Cluster(
      name: root, dialect: dialects.count == 1 ? members[0].dialect : "", path: root, root: root,
      components: members.reduce(0) { $0 + $1.components }, lines: members.reduce(0) { $0 + $1.lines })
  }

  /// The findings of each module's nodes and edges.
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
