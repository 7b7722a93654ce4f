extension GraphView {
  /// A module, drawn around its components.
  package struct Cluster: Sendable, Equatable {
    package var name: String
    package var dialect: String
    package var path: String
    /// The number of its components, drawn or not.
    package var components: Int

    package init(name: String, dialect: String, path: String, components: Int) {
      self.name = name
      self.dialect = dialect
      self.path = path
      self.components = components
    }

    /// Modules of one name differ by their folder.
    package var key: String { "\(path)#\(name)" }
  }
}
