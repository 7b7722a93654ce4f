extension GraphView {
  /// The nodes at most `depth` references away, in either direction, and the references on the paths to them.
  ///
  /// References between two of the outermost nodes are removed, because they are not on such a path. Paths do not continue
  /// through inheritance or conformance, or all subclasses of a base class would be neighbours.
  package func focusing(on ids: Set<String>, depth: Int) -> GraphView {
    let centre = positions(of: ids)
    let distances = neighbourhood(of: centre, depth: depth)
    var result = self
    for node in centre { result.nodes[node].emphasis = .strong }
    result.edges = edges.filter { edge in
      guard let from = distances[edge.from] else { return false }
      let targets = edge.targets.compactMap { distances[$0] }
      return from < depth && !targets.isEmpty || targets.contains { $0 < depth } || from == 0 && targets.contains(0)
    }
    return result.keeping(Set(nodes.indices.filter { distances[$0] != nil }))
  }

  /// The distance of each node; nil for those beyond `depth`.
  private func neighbourhood(of centre: [Int], depth: Int) -> [Int?] {
    let adjacency = Adjacency(self)
    var distances = [Int?](repeating: nil, count: nodes.count)
    for node in centre { distances[node] = 0 }
    var rim = centre
    for distance in 0..<max(depth, 0) {
      if rim.isEmpty { break }
      var next: [Int] = []
      for node in rim {
        for step in adjacency.outgoing[node] + adjacency.incoming[node] where distances[step.node] == nil {
          let inherits = edges[step.edge].purpose == .inheritance
          guard !inherits || distance == 0 else { continue }
          distances[step.node] = distance + 1
          if !inherits { next.append(step.node) }
        }
      }
      rim = next
    }
    return distances
  }
}

/// The operation that selects the neighbourhood of named nodes.
package struct Focus: GraphOperation {
  package static let option = "--focus"

  private let patterns: [String]
  private let depth: Int

  /// Nil without any names.
  package init?(_ patterns: [String], depth: Int = 1) {
    if patterns.isEmpty { return nil }
    self.patterns = patterns
    self.depth = depth
  }

  package var names: [GivenNames] { [GivenNames(patterns, option: Self.option)] }

  package func applied(to view: GraphView, ids: [Set<String>]) -> OperationResult {
    OperationResult(view.focusing(on: ids[0], depth: depth))
  }
}
