extension GraphView {
  /// The purposes of references to include.
  package enum References: String, Sendable, CaseIterable {
    case ownership, navigation, all
  }

  /// The view with all nodes, but only the references of one purpose.
  package func keeping(_ references: References) -> GraphView {
    var result = self
    switch references {
    case .all: break
    case .ownership:
      result.edges = edges.filter { $0.purpose == .ownership }
      result.links = links?.filter { $0.purpose == .ownership }
      result.navigations = []
    case .navigation:
      result.edges = edges.filter { $0.purpose == .navigation }
      result.links = links?.filter { $0.purpose == .navigation }
    }
    return result
  }

  /// Removes the nodes without edges, unless they are emphasized or have findings.
  package func droppingUnconnected() -> GraphView {
    let connected = Set(edges.flatMap { [$0.from, $0.to] })
    return keepingNodes { connected.contains($0) || nodes[$0].emphasis == .strong || !nodes[$0].marks.isEmpty }
  }
}
