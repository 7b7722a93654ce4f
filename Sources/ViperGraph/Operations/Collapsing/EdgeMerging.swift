import ViperLinking
import ViperModel

extension GraphView {
  private struct Ends: Hashable {
    var from: Int
    var to: Int
  }

  /// The view with one edge for each pair of nodes and direction, which has the attributes of the strongest merged edge.
  package func mergingParallelEdges() -> GraphView {
    var result = self
    result.edges = Dictionary(grouping: edges) { Ends(from: $0.from, to: $0.to) }.values
      .map(GraphView.Edge.merging)
      .sorted { ($0.from, $0.to) < ($1.from, $1.to) }
    return result
  }
}

extension GraphView.Edge {
  fileprivate static func merging(_ edges: [Self]) -> Self {
    // A group of edges has one at least.
    var merged = edges.min { $0.weight != $1.weight ? $0.weight < $1.weight : $0 < $1 }!
    merged.count = edges.reduce(0) { $0 + $1.count }
    merged.isOnCycle = edges.contains(where: \.isOnCycle)
    merged.isToCut = edges.contains(where: \.isToCut)
    merged.emphasis = edges.map(\.emphasis).max() ?? .normal
    merged.marks = Set(edges.flatMap(\.marks)).sorted()
    return merged
  }

  /// The importance of the edge, where the lowest is the most important: ownership before use, strong before weak.
  private var weight: Int { purpose.rawValue * 4 + 3 - hold }

  /// The rank of the strength: none, weak, unowned, strong.
  var hold: Int {
    switch strength {
    case nil: 0
    case .weak: 1
    case .unowned: 2
    case .strong: 3
    }
  }
}
