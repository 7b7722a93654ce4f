package import ViperModel

/// The content of a picture or a data file: nodes, clusters and edges.
///
/// Formats write a view unchanged, so every simplification is an operation from view to view. All arrays are sorted by content,
/// never by input order, so that equal code bases have identical output.
package struct GraphView: Sendable, Equatable {
  package var level: Level
  /// The modules; at module level the roots, if there are several.
  package var clusters: [Cluster]
  package var nodes: [Node]
  package var edges: [Edge]
  package var direction: Direction = .right
  /// The groups of what a constraint is about, in order; empty for any other view.
  package var bands: [Band] = []
  /// Which module opens which, by the ids of components; pictures do not show it.
  package var navigations: [Navigation] = []
  /// The references between the modules of the whole app; nil where the view is the whole.
  package var links: [ModuleLink]?
  /// Of the whole code base; nil where a view is of anything else.
  package var totals: CodeFigures?
  /// The metrics that nodes show, in words.
  package var measures: [String] = []

  package init(level: Level, clusters: [Cluster] = [], nodes: [Node] = [], edges: [Edge] = []) {
    self.level = level
    self.clusters = clusters
    self.nodes = nodes
    self.edges = edges
  }

  /// The number of findings on nodes and edges; one on each reference of a path counts once.
  package var markCount: Int {
    if isBanded { return Set(nodes.flatMap(\.marks) + edges.flatMap(\.marks)).count }
    return nodes.reduce(0) { $0 + $1.marks.count } + edges.reduce(0) { $0 + $1.marks.count }
  }
}

extension GraphView {
  /// The direction of a picture.
  package enum Direction: String, Sendable, CaseIterable {
    case right = "LR"
    case down = "TB"
  }
}

extension GraphView {
  /// The nodes with which the app starts.
  var entries: [Int] { nodes.indices.filter { nodes[$0].isEntry } }

  /// Whether it is drawn as a map: modules in rows, from the app's entry down to the leaves.
  package var isMap: Bool { level == .module && direction == .down }

  /// Whether so many edges would hide the names if drawn at full strength.
  var isCrowded: Bool { level == .module && edges.count > 150 }
}
