import ViperLinking

extension GraphView {
  /// The view with one node for each module, and the references between modules.
  ///
  /// What an inherited property holds belongs to the subclass: the base class's module has no reference to the subclass's module.
  package func collapsingModules() -> GraphView { collapsingModules(withEachReference: false) }

  /// The view with one node for each module, and each reference between modules as an edge with its findings.
  package func collapsingModulesOnly() -> GraphView { collapsingModules(withEachReference: true) }

  private func collapsingModules(withEachReference isWhole: Bool) -> GraphView {
    let heirs = modulesOfHeirs
    let roots = Set(clusters.map(\.root)).sorted()
    let modules = zip(clusters, marksOfClusters).map { cluster, marks in
      Node(
        id: cluster.key, label: cluster.name, content: .module(cluster),
        cluster: roots.count > 1 ? roots.firstIndex(of: cluster.root) : nil, file: cluster.path, marks: marks,
        lines: cluster.lines)
    }
    var result = GraphView(
      level: .module, clusters: roots.count > 1 ? roots.map(box) : [], nodes: modules,
      edges: edges.compactMap { edge in
        edge.purpose == .ownership && heirs[edge.from]?.contains(nodes[edge.to].cluster ?? -1) == true
          ? nil : betweenModules(edge, withMarks: isWhole)
      })
    (result.navigations, result.links) = (navigations, links)
    return isWhole ? result : result.mergingParallelEdges()
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

  /// By node, the modules of the classes that inherit it, directly or not.
  private var modulesOfHeirs: [Int: Set<Int>] {
    var found: [Int: Set<Int>] = [:]
    let parents = Dictionary(grouping: edges.filter { $0.kind == .inheritance }, by: \.from).mapValues { $0.map(\.to) }
    for heir in parents.keys {
      guard let cluster = nodes[heir].cluster else { continue }
      var (open, seen) = ([heir], Set([heir]))
      while let next = open.popLast() {
        for parent in parents[next] ?? [] where seen.insert(parent).inserted && nodes[parent].cluster != cluster {
          found[parent, default: []].insert(cluster)
          open.append(parent)
        }
      }
    }
    return found
  }

  private func betweenModules(_ edge: Edge, withMarks hasMarks: Bool) -> Edge? {
    guard let from = nodes[edge.from].cluster, let to = nodes[edge.to].cluster, from != to else { return nil }
    var edge = edge
    edge.from = from
    edge.to = to
    edge.holders = []
    if !hasMarks { edge.marks = [] }
    return edge
  }
}
