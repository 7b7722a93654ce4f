import ViperModel

extension GraphView {
  /// Removes base classes, and shared nodes without edges in the picture.
  ///
  /// Every presenter inherits from the same base class, so edges to it are redundant. A view without modules is unchanged,
  /// because it consists of shared nodes only.
  package func thinningSharedParts() -> GraphView {
    guard !clusters.isEmpty else { return self }
    var result = self
    result.edges = edges.filter { edge in
      edge.purpose != .inheritance || nodes[edge.to].cluster != nil || !edge.marks.isEmpty
        || nodes[edge.to].emphasis == .strong || edge.label != nil
    }
    let connected = Set(result.edges.flatMap { [$0.from, $0.to] })
    return result.keepingNodes { index in
      nodes[index].cluster != nil || connected.contains(index) || !nodes[index].marks.isEmpty
        || nodes[index].emphasis == .strong
    }
  }
}
