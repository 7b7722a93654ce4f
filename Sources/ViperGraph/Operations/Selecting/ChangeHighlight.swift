extension GraphView {
  /// The largest number of labels, because more of them hide the names of nodes; colours and arrows still show the changes.
  private static let mostChangeLabels = 60

  /// Highlights the changes between two states and fades all unrelated nodes; without any changes, the view is the same.
  package func highlightingChange() -> GraphView {
    guard hasChange else { return self }
    let touched = touchedByChange
    let hasRoom = edges.count { $0.change != nil } <= Self.mostChangeLabels
    var result = self
    for node in nodes.indices {
      result.nodes[node].emphasis = nodes[node].change != nil ? .strong : touched.contains(node) ? .normal : .faded
    }
    for edge in edges.indices {
      result.edges[edge].emphasis = edges[edge].change == nil ? .faded : .strong
      if hasRoom { result.edges[edge].label = edges[edge].change?.sign }
    }
    return result
  }

  /// The changed nodes and edges, and both ends of each changed edge.
  package func keepingChange() -> GraphView {
    let touched = touchedByChange
    var result = keepingNodes { touched.contains($0) || nodes[$0].change != nil }
    result.edges.removeAll { $0.change == nil }
    return result.droppingEmptyClusters()
  }

  private var hasChange: Bool { nodes.contains { $0.change != nil } || edges.contains { $0.change != nil } }

  private var touchedByChange: Set<Int> {
    Set(edges.filter { $0.change != nil }.flatMap { [$0.from, $0.to] })
  }
}

extension GraphView.ChangeState {
  /// The label of a change, because not all readers can distinguish the colours.
  var sign: String {
    switch self {
    case .added: "+ added"
    case .removed: "\u{2212} removed"
    case .changed: "~ changed inside"
    case .hardened: "! hardened"
    case .softened: "~ softened"
    }
  }
}
