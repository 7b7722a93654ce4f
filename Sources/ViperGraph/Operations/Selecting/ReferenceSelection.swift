extension GraphView {
  /// What counts as a reference.
  package enum References: String, Sendable, CaseIterable {
    case ownership, navigation, all
  }

  /// The view with one kind of references; all nodes stay.
  package func keeping(_ references: References) -> GraphView {
    var result = self
    switch references {
    case .all: break
    case .ownership: result.edges = edges.filter { $0.purpose == .ownership }
    case .navigation: result.edges = edges.filter { $0.purpose == .navigation }
    }
    return result
  }

  /// Leaves out what nothing leads to or from, unless it stands out or carries a finding.
  package func droppingUnconnected() -> GraphView {
    let connected = Set(edges.flatMap { [$0.from, $0.to] })
    return keepingNodes { connected.contains($0) || nodes[$0].emphasis == .strong || !nodes[$0].marks.isEmpty }
  }
}
