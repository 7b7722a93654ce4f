package import ViperModel

extension GraphView {
  /// How closely the code base is looked at.
  package enum Level: String, Sendable, CaseIterable {
    case module, component
  }
}

extension GraphView.Level {
  /// More components than this do not fit on a page.
  private static let largestPicture = 60

  /// The level that gives a readable picture of a code base.
  package static func suited(to graph: ComponentGraph) -> Self {
    suits(graph.components.count) ? .component : .module
  }

  /// Whether so many components can be looked at together.
  package static func suits(_ components: Int) -> Bool { components <= largestPicture }
}
