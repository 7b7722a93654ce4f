/// The shortest cycles through the edges of a graph.
struct CycleSearch {
  typealias Edge = OwnershipGraph.Edge

  private let edges: [Edge]
  private let outgoing: [Component.ID: [Int]]

  init(_ edges: [Edge]) {
    self.edges = edges
    outgoing = Dictionary(grouping: edges.indices) { edges[$0].from }
  }

  /// The positions of a cycle's edges, the given one first: breadth first from its target back to its source.
  ///
  /// - Parameter isLeft: whether the edge at a position may be part of the cycle.
  func shortest(through edge: Int, where isLeft: (Int) -> Bool) -> [Int]? {
    let (start, end) = (edges[edge].to, edges[edge].from)
    var cameBy: [Component.ID: Int] = [:]
    var queue = [start]
    var position = 0
    while position < queue.count, cameBy[end] == nil {
      for next in outgoing[queue[position]] ?? [] where isLeft(next) {
        let target = edges[next].to
        guard target != start, cameBy[target] == nil else { continue }
        cameBy[target] = next
        queue.append(target)
      }
      position += 1
    }
    var path: [Int] = []
    var current = end
    while current != start {
      guard let step = cameBy[current] else { return nil }
      path.append(step)
      current = edges[step].from
    }
    return [edge] + path.reversed()
  }
}
