package import ViperModel

/// The references that a team allows in place of its dialect.
package struct LiftedReferences: Sendable {
  struct Ends: Sendable {
    var from: Set<Component.ID>
    var to: Set<Component.ID>
  }

  private let pairs: [Ends]

  init(_ pairs: [Ends]) { self.pairs = pairs }

  /// Those of a run without constraints: none.
  package init() { pairs = [] }

  package func contains(from: Component.ID, to: Component.ID) -> Bool {
    pairs.contains { $0.from.contains(from) && $0.to.contains(to) }
  }
}
