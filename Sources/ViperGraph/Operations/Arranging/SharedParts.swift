import ViperModel

extension GraphView {
  /// Leaves out base classes, and what else of the shared parts nothing in the picture refers to.
  ///
  /// Every presenter inherits from the same base: twelve lines to it say less than none. Without any module the shared
  /// parts are the picture, and stay.
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
