import ViperText

extension GraphView {
  /// The unit that is drawn as one node, so that a large code base fits into a picture.
  package enum Collapse: Sendable, Equatable {
    /// Collapses into a map if there are too many modules.
    case auto
    case folder
    /// Collapses into Swift targets: the folders below `Sources`, or else the first folder of each root.
    case target
    /// Collapses the modules whose names match a pattern.
    case modules(String)
    case none

    /// The values that are not patterns.
    package static let words: [(word: String, collapse: Collapse)] = [
      ("auto", .auto), ("folder", .folder), ("target", .target), ("none", .none),
    ]

    /// A word of `words`, or else a pattern.
    package init(_ text: String) {
      self = Self.words.first { $0.word == text }?.collapse ?? .modules(text)
    }
  }
}

extension GraphView.Collapse {
  /// The largest number of nodes in a picture; more are indistinguishable, and take Graphviz seconds.
  package static let largestPicture = 300
  /// The largest number of components in a picture; beyond it, modules are drawn.
  package static let largestComponentPicture = 4000

  /// The collapsed view for a picture.
  package func applied(to view: GraphView) -> GraphView {
    switch self {
    case .none: return view
    case .folder: return view.collapsingFolders(to: Self.largestPicture)
    case .target: return view.collapsingTargets()
    case .modules(let pattern): return view.collapsing(modulesNamed: pattern)
    case .auto:
      if view.level == .module { return view.collapsingIntoMap() }
      return view.nodes.count > Self.largestComponentPicture ? view.collapsingIntoMap() : view
    }
  }

  /// - Throws: for a pattern that matches no module.
  package func check(in view: GraphView) throws(ViewError) {
    guard case .modules(let pattern) = self else { return }
    let modules = view.level == .module ? view : view.collapsingModules()
    if modules.nodes(named: pattern).isEmpty {
      throw .unknownName(pattern, option: "--collapse", known: Self.words.map(\.word) + modules.knownNames)
    }
  }

  /// Whether the user explicitly asked to collapse.
  package var isNamed: Bool { self != .auto && self != .none }
}

extension GraphView {
  /// A note about automatic collapsing, and how to disable it; nil if nothing was collapsed.
  package func collapseNote(on whole: GraphView) -> String? {
    guard nodes.count != whole.nodes.count else { return nil }
    let modules = nodes.count { $0.module != nil }
    let noun = nodes.contains { $0.folder.map { $0.kind != .folder } ?? false } ? "group" : "folder"
    let parts = [(nodes.count - modules, noun), (modules, "module")].filter { $0.0 > 0 }.map(counted)
    return """
      \(counted(whole.nodes.count, whole.level == .component ? "component" : "module")) are drawn as \
      \(parts.joined(separator: " and ")); pass fewer folders, or '--collapse none', to see them all
      """
  }
}
