/// What a picture or a file of data shows: nodes, the clusters they stand in, and the edges between them.
///
/// It is drawn as it is, so whatever makes a picture easier to read is an operation from view to view. All arrays are sorted
/// by what they say, never by the order of the input: the same code base gives the same bytes.
package struct GraphView: Sendable, Equatable {
  package var level: Level
  /// The modules; at module level their roots, where there are several.
  package var clusters: [Cluster]
  package var nodes: [Node]
  package var edges: [Edge]
  package var direction: Direction = .right
  /// Which metrics its nodes show, in words.
  package var measures: [String] = []

  package init(level: Level, clusters: [Cluster] = [], nodes: [Node] = [], edges: [Edge] = []) {
    self.level = level
    self.clusters = clusters
    self.nodes = nodes
    self.edges = edges
  }

  /// The number of findings that the view shows, on nodes and edges.
  package var markCount: Int {
    nodes.reduce(0) { $0 + $1.marks.count } + edges.reduce(0) { $0 + $1.marks.count }
  }
}

extension GraphView {
  /// Where a picture leads.
  package enum Direction: String, Sendable, CaseIterable {
    case right = "LR"
    case down = "TB"
  }
}

extension GraphView {
  /// Whether there are so many edges that they would hide the names if they were drawn in full.
  var isCrowded: Bool { level == .module && edges.count > 150 }
}
