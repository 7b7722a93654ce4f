extension GraphView {
  /// More words than this beside lines hide the names; the arrows still tell what went from what came.
  private static let mostChangeLabels = 60

  /// Makes what changed between two states stand out, and all that has nothing to do with it step back; as it is where nothing
  /// changed.
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

  /// Only what changed, and both ends of each reference that did.
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
  /// Said beside a line or in a node: colour alone tells nothing to who cannot see it.
  var sign: String {
    switch self {
    case .added: "+ added"
    case .removed: "\u{2212} removed"
    case .hardened: "! hardened"
    case .softened: "~ softened"
    }
  }
}
