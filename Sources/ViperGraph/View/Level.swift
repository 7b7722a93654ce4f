package import ViperModel

extension GraphView {
  /// The level of detail.
  package enum Level: String, Sendable, CaseIterable {
    case module, component
  }
}

extension GraphView.Level {
  /// The largest number of components on a page.
  private static let largestPicture = 60

  /// The level at which a picture of the code base is readable.
  package static func suited(to graph: ComponentGraph) -> Self {
    suits(graph.components.count) ? .component : .module
  }

  /// Whether that many components fit into a picture.
  package static func suits(_ components: Int) -> Bool { components <= largestPicture }
}
