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

  /// The concrete types behind their interfaces, each reference by itself.
  let folded: GraphView
  let findings: [Finding]

  /// - Parameter components: everything there is, with its marks: `GraphView.component(of:marks:)`.
  package init(components: GraphView, findings: [Finding] = []) {
    folded = components.foldingInterfaces()
    self.findings = findings
  }
}
