import ViperText

extension GraphView {
  /// What is drawn as one node, so that a large code base still fits a picture.
  package enum Collapse: Sendable, Equatable {
    /// Folders where there are too many modules.
    case auto
    case folder
    /// Swift targets: the folders below `Sources`, else the first folder of each root.
    case target
    /// The modules whose names match a pattern.
    case modules(String)
    case none

    /// The words that are no patterns.
    package static let words: [(word: String, collapse: Collapse)] = [
      ("auto", .auto), ("folder", .folder), ("target", .target), ("none", .none),
    ]

    /// Anything but those words is a pattern.
    package init(_ text: String) {
      self = Self.words.first { $0.word == text }?.collapse ?? .modules(text)
    }
  }
}

extension GraphView.Collapse {
  /// More nodes than this nobody tells apart, and Graphviz takes seconds for them.
  package static let largestPicture = 300
  /// More components than this are shown as modules.
  package static let largestComponentPicture = 4000

  /// The view that stands for `view` in a picture.
  package func applied(to view: GraphView) -> GraphView {
    switch self {
    case .none: return view
    case .folder: return view.collapsingFolders(to: Self.largestPicture)
    case .target: return view.collapsingTargets()
    case .modules(let pattern): return view.collapsing(modulesNamed: pattern)
    case .auto:
      guard view.isTooLarge else { return view }
      let modules = view.level == .component ? view.collapsingModules() : view
      guard modules.nodes.count > Self.largestPicture else { return modules }
      // Modules that all lie in one folder would be a single node, which says nothing.
      let folders = modules.collapsingFolders(to: Self.largestPicture)
      return folders.nodes.count > 1 ? folders : modules
    }
  }

  /// - Throws: for a pattern that names no module.
  package func check(in view: GraphView) throws(ViewError) {
    guard case .modules(let pattern) = self else { return }
    let modules = view.level == .module ? view : view.collapsingModules()
    if modules.nodes(named: pattern).isEmpty {
      throw .unknownName(pattern, option: "--collapse", known: Self.words.map(\.word) + modules.knownNames)
    }
  }

  /// Whether the user has asked for it.
  package var isNamed: Bool { self != .auto && self != .none }
}

extension GraphView {
  fileprivate var isTooLarge: Bool {
    switch level {
    case .module: nodes.count > Collapse.largestPicture
    case .component: nodes.count > Collapse.largestComponentPicture
    }
  }
}

extension GraphView {
  /// What was collapsed without being asked for, and how to see all of it; nil where nothing was.
  package func collapseNote(on whole: GraphView) -> String? {
    guard nodes.count != whole.nodes.count else { return nil }
    let modules = nodes.count { $0.module != nil }
    let parts = [(nodes.count - modules, "folder"), (modules, "module")].filter { $0.0 > 0 }.map(counted)
    return """
      \(counted(whole.nodes.count, whole.level == .component ? "component" : "module")) are drawn as \
      \(parts.joined(separator: " and ")); name fewer folders, or '--collapse none' to see them all
      """
  }
}
