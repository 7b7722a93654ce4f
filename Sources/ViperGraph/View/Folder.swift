extension GraphView {
  /// Several modules that are drawn as one node.
  package struct Folder: Sendable, Equatable {
    /// Where its modules lie: what all of their paths begin with.
    package var path: String
    package var modules: [Cluster]

    package init(path: String, modules: [Cluster]) {
      self.path = path
      self.modules = modules
    }
  }
}
