extension GraphView {
  /// The dialect of each module.
  var dialects: [String] {
    (level == .module ? nodes.flatMap(\.modules) : clusters).map(\.dialect)
  }

  /// Whether the dialect can be named once, in the title.
  var hasOneDialect: Bool { Set(dialects).count == 1 }
}

extension GraphView {
  /// What a box says beside its name: whatever differs between boxes and is not its name.
  func details(of cluster: Cluster) -> [String] {
    let root = level == .component && Set(clusters.map(\.root)).count > 1 ? [cluster.root] : []
    return ((hasOneDialect ? [] : [cluster.dialect]) + root).filter { !$0.isEmpty }
  }
}
