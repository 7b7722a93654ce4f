/// A code base at one time, as a comparison looks at it.
package struct GraphState: Sendable {
  /// A finding with what makes it the same one at another time.
  package struct Finding: Sendable, Hashable {
    package var identity: String
    package var mark: GraphMark

    package init(identity: String, mark: GraphMark) {
      self.identity = identity
      self.mark = mark
    }
  }

  /// Everything there is, with its marks: `GraphView.component(of:marks:)`.
  package var components: GraphView
  package var findings: [Finding]

  package init(components: GraphView, findings: [Finding] = []) {
    self.components = components
    self.findings = findings
  }

  /// What is compared at a level: concrete types behind their interfaces, one edge for each pair of nodes.
  func view(_ level: GraphView.Level) -> GraphView {
    let folded = components.foldingInterfaces()
    return level == .module ? folded.collapsingModules() : folded.mergingParallelEdges()
  }
}
