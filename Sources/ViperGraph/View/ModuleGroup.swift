extension GraphView {
  /// Several modules that are drawn as one node.
  package struct ModuleGroup: Sendable, Equatable {
    /// What brings them together.
    package enum Kind: String, Sendable {
      case folder, target, pattern
    }

    /// Where its modules lie: what all of their paths begin with.
    package var path: String
    package var modules: [Cluster]
    package var kind: Kind

    package init(path: String, modules: [Cluster], kind: Kind = .folder) {
      self.path = path
      self.modules = modules
      self.kind = kind
    }
  }
}
