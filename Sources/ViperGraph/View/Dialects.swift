extension GraphView {
  /// The dialect of each module.
  var dialects: [String] {
    (level == .module ? nodes.flatMap(\.modules) : clusters).map(\.dialect)
  }

  /// Whether all modules have the same dialect, so that the title can name it once.
  var hasOneDialect: Bool { Set(dialects).count == 1 }
}

extension GraphView {
  /// The caption of a box besides its name: the attributes that differ between boxes.
  func details(of cluster: Cluster) -> [String] {
    let root = level == .component && Set(clusters.map(\.root)).count > 1 ? [cluster.root] : []
    return ((hasOneDialect ? [] : [cluster.dialect]) + root).filter { !$0.isEmpty }
  }
}
