package import ViperModel

/// The strong references of a code base that lie on a cycle of them.
package struct StrongCycles: Sendable {
  package struct Link: Sendable {
    /// The class that has the property, or inherits it.
    package var from: Component.ID
    /// What the property holds.
    package var to: Component.ID
    package var reference: Reference
    /// Whether it is the one that `retain-cycle` reports.
    package var isToCut: Bool
  }

  /// By the place of the reference.
  package let links: [Link]

  package init(_ model: CodeModel) {
    let input = LintInput(model)
    let toCut = Set(input.cycleCuts.map(\.edge.reference.range))
    links = OwnershipGraph(model.graph).cycles.joined()
      .map { Link(from: $0.from, to: $0.to, reference: $0.reference, isToCut: toCut.contains($0.reference.range)) }
      .sorted { ($0.reference.range, $0.from, $0.to) < ($1.reference.range, $1.from, $1.to) }
  }
}
