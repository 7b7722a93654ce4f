extension GraphView {
  /// A box around nodes: a module, or at module level a root if there are several.
  package struct Cluster: Sendable, Equatable {
    package var name: String
    package var dialect: String
    package var path: String
    /// The folder of its root.
    package var root: String
    /// The number of its components, including those that are not drawn.
    package var components: Int
    /// The number of lines of its components, including those that are not drawn.
    package var lines: Int
    /// Whether the app starts with it: its application or scene delegate opens it.
    package var isEntry: Bool
    /// Whether no living code opens it.
    package var isUnreached = false

    package init(
      name: String, dialect: String, path: String, root: String, components: Int, lines: Int = 0, isEntry: Bool = false
    ) {
      self.name = name
      self.dialect = dialect
      self.path = path
      self.root = root
      self.components = components
      self.lines = lines
      self.isEntry = isEntry
    }

    /// The identity of a cluster; modules with the same name have different folders.
    package var key: String { "\(path)#\(name)" }
  }
}

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
    if isBanded { return [cluster.path].filter { !$0.isEmpty } }
    let root = level == .component && Set(clusters.map(\.root)).count > 1 ? [cluster.root] : []
    return ((hasOneDialect ? [] : [cluster.dialect]) + root).filter { !$0.isEmpty }
  }
}
