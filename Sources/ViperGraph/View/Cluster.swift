extension GraphView {
  /// A box around nodes: a module, or at module level a root with several modules.
  package struct Cluster: Sendable, Equatable {
    package var name: String
    package var dialect: String
    package var path: String
    /// The folder of the root it is in.
    package var root: String
    /// The number of its components, drawn or not.
    package var components: Int
    /// The lines of its components, drawn or not.
    package var lines: Int

    package init(name: String, dialect: String, path: String, root: String, components: Int, lines: Int = 0) {
      self.name = name
      self.dialect = dialect
      self.path = path
      self.root = root
      self.components = components
      self.lines = lines
    }

    /// Modules of one name differ by their folder.
    package var key: String { "\(path)#\(name)" }
  }
}
