package import ViperModel

/// A code base at one time, as a comparison looks at it.
package struct GraphState: Sendable {
  /// A finding with what makes it the same one at another time.
  package struct IdentifiedMark: Sendable, Hashable {
    package var identity: String
    package var mark: GraphMark

    package init(identity: String, mark: GraphMark) {
      self.identity = identity
      self.mark = mark
    }
  }

  /// The concrete types behind their interfaces, each reference by itself.
  let folded: GraphView
  let findings: [IdentifiedMark]
  /// The names of the members of each cycle of strong references, sorted, once each.
  let cycles: [[String]]

  package init(_ graph: ComponentGraph, findings: [IdentifiedMark] = []) {
    folded = GraphView.component(of: graph, marks: findings.map(\.mark)).foldingInterfaces()
    self.findings = findings
    cycles = OwnershipGraph(graph).cycles.map { edges in
      Set(edges.map(\.from)).map { graph.components[$0].name }.sorted()
    }.sorted { $0.lexicographicallyPrecedes($1) }
  }
}
