/// The union of two states of a view, in the order of the new one.
struct GraphUnion {
  /// An edge of either state, or of both.
  struct Pair {
    var old: GraphView.Edge?
    var new: GraphView.Edge?
  }

  private(set) var view: GraphView
  /// The states of each edge, parallel to `view.edges`.
  private(set) var pairs: [Pair] = []

  init(_ old: GraphView, _ new: GraphView) {
    view = new
    let identities = NodeIdentity.identities(in: old)
    var position = Dictionary(uniqueKeysWithValues: zip(NodeIdentity.identities(in: new), new.nodes.indices))
    let clusters = Self.adding(old.clusters, to: &view.clusters)
    for node in view.nodes.indices { view.nodes[node].change = .added }
    for (node, identity) in zip(old.nodes, identities) {
      if let known = position[identity] {
        view.nodes[known].change = nil
      } else {
        position[identity] = view.nodes.count
        view.nodes.append(Self.removed(node, clusters))
      }
    }
    // Each identity got its position above.
    add(old.edges, at: identities.map { position[$0]! }, new.edges)
  }

  /// Marks the modules of both states in which a component or a reference between two components of the module changed.
  mutating func mark(modulesChangedInside inside: GraphView) {
    var changed = Set(inside.nodes.filter { $0.change != nil }.compactMap(\.cluster))
    for edge in inside.edges where edge.change != nil {
      guard let cluster = inside.nodes[edge.from].cluster, inside.nodes[edge.to].cluster == cluster else { continue }
      changed.insert(cluster)
    }
    let keys = Set(changed.map { inside.clusters[$0].key })
    for node in view.nodes.indices
    where view.nodes[node].change == nil && view.nodes[node].modules.contains(where: { keys.contains($0.key) }) {
      view.nodes[node].change = .changed
    }
  }

  /// Maps the old clusters to positions among the new ones, to which the removed clusters are appended.
  private static func adding(_ old: [GraphView.Cluster], to clusters: inout [GraphView.Cluster]) -> [Int] {
    var keys = Dictionary(zip(clusters.map(\.key), clusters.indices), uniquingKeysWith: { first, _ in first })
    var names = Dictionary(zip(clusters.map(\.name), clusters.indices), uniquingKeysWith: { first, _ in first })
    return old.map { cluster in
      if let known = keys[cluster.key] ?? names[cluster.name] { return known }
      clusters.append(cluster)
      (keys[cluster.key], names[cluster.name]) = (clusters.count - 1, clusters.count - 1)
      return clusters.count - 1
    }
  }

  private static func removed(_ node: GraphView.Node, _ clusters: [Int]) -> GraphView.Node {
    var node = node
    node.id = "removed \(node.id)"
    node.cluster = node.cluster.map { clusters[$0] }
    node.change = .removed
    node.marks = []
    return node
  }

  private mutating func add(_ old: [GraphView.Edge], at position: [Int], _ new: [GraphView.Edge]) {
    var pairs: [[Int]: Pair] = [:]
    for edge in new { pairs[[edge.from, edge.to], default: Pair()].new = edge }
    for edge in old {
      var moved = edge
      (moved.from, moved.to, moved.holders, moved.marks) = (position[edge.from], position[edge.to], [], [])
      pairs[[moved.from, moved.to], default: Pair()].old = moved
    }
    self.pairs = pairs.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value)
    view.edges = self.pairs.map(\.edge)
  }
}

extension GraphUnion.Pair {
  var change: GraphView.ChangeState? {
    guard let old else { return .added }
    guard let new else { return .removed }
    return new.hold == old.hold ? nil : new.hold > old.hold ? .hardened : .softened
  }

  fileprivate var edge: GraphView.Edge {
    // A pair has one side at least.
    var edge = (new ?? old)!
    edge.change = change
    return edge
  }
}
