extension GraphView {
  /// The dialect of each module.
  var dialects: [String] {
    let modules = nodes.compactMap { if case .module(let module) = $0.content { module } else { nil } }
    return (level == .module ? modules : clusters).map(\.dialect)
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
