extension GraphView {
  /// What is drawn as one node, so that a large code base still fits a picture.
  package enum Collapse: String, Sendable, CaseIterable {
    /// Folders where there are too many modules.
    case auto
    case folder
    case none
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
    case .auto:
      guard view.isTooLarge else { return view }
      let modules = view.level == .component ? view.collapsingModules() : view
      guard modules.nodes.count > Self.largestPicture else { return modules }
      // Modules that all lie in one folder would be a single node, which says nothing.
      let folders = modules.collapsingFolders(to: Self.largestPicture)
      return folders.nodes.count > 1 ? folders : modules
    }
  }
}

extension GraphView {
  fileprivate var isTooLarge: Bool {
    switch level {
    case .module: nodes.count > Collapse.largestPicture
    case .component: nodes.count > Collapse.largestComponentPicture
    }
  }
}
