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

    package init(name: String, dialect: String, path: String, root: String, components: Int, lines: Int = 0) {
      self.name = name
      self.dialect = dialect
      self.path = path
      self.root = root
      self.components = components
      self.lines = lines
    }

    /// The identity of a cluster; modules with the same name have different folders.
    package var key: String { "\(path)#\(name)" }
  }
}
