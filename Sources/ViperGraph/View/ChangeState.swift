extension GraphView {
  /// What became of a node or an edge between two states of a code base.
  package enum ChangeState: String, Sendable, CaseIterable {
    case added, removed
    /// Held more strongly than before, an edge only.
    case hardened
    /// Held less strongly than before, an edge only.
    case softened
  }
}
