extension GraphView {
  /// A group of modules that is drawn as one node.
  package struct ModuleGroup: Sendable, Equatable {
    /// The criterion of the group.
    package enum Kind: String, Sendable {
      case folder, target, pattern
      /// A module and those that no other one leads to.
      case flow
      /// Modules with the same neighbours, without any, with the same first word, or the others of a folder.
      case neighbours, unlinked, word, rest
    }

    /// The common prefix of its modules' paths.
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
