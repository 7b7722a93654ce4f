import ViperModel

/// The operation that removes edges which a longer path implies: the transitive reduction.
///
/// Edges within a cycle stay, and so do those that carry a finding.
package struct Reduction: GraphOperation {
  package static let option = "--reduce"
  package static let isNarrowing = false

  package init() {}

  package func applied(to view: GraphView, ids: [Set<String>]) -> OperationResult {
    let reduced = view.reduced()
    let removed = view.edges.count - reduced.edges.count
    let words =
      removed == 1
      ? "1 line is left out, because a longer path implies it" : "\(removed) lines are left out, because longer paths imply them"
    return OperationResult(reduced, notes: removed == 0 ? [] : ["note: \(words)"])
  }
}

extension GraphView {
  /// The view without the edges that a path of several others implies.
  func reduced() -> GraphView {
    let pairs = edges.map { (from: $0.from, to: $0.to) }
    let numbers = StronglyConnectedComponents.numbers(count: nodes.count, edges: pairs.map { ($0.from, $0.to) })
    let targets = Neighbours(nodes.count, pairs.filter { numbers[$0.from] != numbers[$0.to] }).targets
    let inCycle = Neighbours(nodes.count, pairs.filter { numbers[$0.from] == numbers[$0.to] }).targets
    var result = self
    result.edges = edges.filter { edge in
      numbers[edge.from] == numbers[edge.to] || !edge.marks.isEmpty
        || !Self.isImplied(edge, numbers: numbers, targets: targets, inCycle: inCycle)
    }
    return result
  }

  /// Whether another path leads from the cycle of the edge's source to that of its target.
  private static func isImplied(_ edge: Edge, numbers: [Int], targets: [[Int]], inCycle: [[Int]]) -> Bool {
    var open = [edge.from]
    var seen: Set<Int> = [edge.from]
    while let node = open.popLast() {
      for next in targets[node] where numbers[node] != numbers[edge.from] || numbers[next] != numbers[edge.to] {
        if numbers[next] == numbers[edge.to] { return true }
        if seen.insert(next).inserted { open.append(next) }
      }
      for next in inCycle[node] where seen.insert(next).inserted { open.append(next) }
    }
    return false
  }
}
