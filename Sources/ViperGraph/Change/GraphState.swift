package import ViperModel

/// The snapshot of a code base that a comparison reads.
package struct GraphState: Sendable {
  /// A finding with an identity that is the same in every state.
  package struct IdentifiedMark: Sendable, Hashable {
    package var identity: String
    package var mark: GraphMark

    package init(identity: String, mark: GraphMark) {
      self.identity = identity
      self.mark = mark
    }
  }

  /// The view at component level with protocols replaced by their conformers, one edge for each reference.
  let folded: GraphView
  let findings: [IdentifiedMark]
  /// The sorted, unique names of the members of each strong cycle.
  let cycles: [[String]]

  package init(_ graph: ComponentGraph, findings: [IdentifiedMark] = []) {
    folded = GraphView.component(of: graph, marks: findings.map(\.mark)).foldingInterfaces()
    self.findings = findings
    cycles = OwnershipGraph(graph).cycles.map { edges in
      Set(edges.map(\.from)).map { graph.components[$0].name }.sorted()
    }.sorted { $0.lexicographicallyPrecedes($1) }
  }
}
