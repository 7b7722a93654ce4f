/// The adjacency lists of a view; a reference to a protocol also leads to its certain conformers.
struct Adjacency {
  struct Step {
    /// The position in `GraphView.edges`.
    var edge: Int
    /// The position of the neighbour in `GraphView.nodes`.
    var node: Int
  }

  let outgoing: [[Step]]
  let incoming: [[Step]]

  init(_ view: GraphView) {
    var outgoing = view.nodes.map { _ in [Step]() }
    var incoming = outgoing
    for (position, edge) in view.edges.enumerated() {
      for target in edge.targets where target != edge.from {
        outgoing[edge.from].append(Step(edge: position, node: target))
        incoming[target].append(Step(edge: position, node: edge.from))
      }
    }
    self.outgoing = outgoing
    self.incoming = incoming
  }

  /// The least number of steps from any start, by breadth-first search; nil for unreachable nodes.
  static func distances(from starts: [Int], along steps: [[Step]]) -> [Int?] {
    var distances = [Int?](repeating: nil, count: steps.count)
    var queue = starts
    for start in starts { distances[start] = 0 }
    var position = 0
    while position < queue.count {
      let node = queue[position]
      for step in steps[node] where distances[step.node] == nil {
        // Nodes in the queue have their distance.
        distances[step.node] = distances[node]! + 1
        queue.append(step.node)
      }
      position += 1
    }
    return distances
  }
}

extension GraphView.Edge {
  /// The target nodes: the one that the source names, and its certain conformers.
  var targets: [Int] { holders.contains(to) ? holders : [to] + holders }
}
