/// The difference between two states of a code base.
///
/// Nodes are matched by name, so a moved declaration is unchanged; equal names are matched in the order of their files.
package struct GraphChange: Sendable, Equatable {
  /// A module, or at component level a component, that was added or removed.
  package struct NodeChange: Sendable, Equatable {
    package var state: GraphView.ChangeState
    package var node: GraphView.Node
  }

  /// A reference that was added, removed, or changed its strength.
  package struct ReferenceChange: Sendable, Equatable {
    package var state: GraphView.ChangeState
    package var from: String
    package var to: String
    /// Nil for an added reference.
    package var old: GraphView.Edge?
    /// Nil for a removed reference.
    package var new: GraphView.Edge?
  }

  /// A cycle of strong references between components.
  package struct CycleChange: Sendable, Equatable {
    package var state: GraphView.ChangeState
    package var members: [String]
  }

  package struct FindingChange: Sendable, Equatable {
    package var state: GraphView.ChangeState
    package var mark: GraphMark
  }

  package var nodes: [NodeChange]
  /// At module level, the references between modules, then the references between components whose strength changed.
  package var references: [ReferenceChange]
  package var cycles: [CycleChange]
  package var findings: [FindingChange]
  /// The union of both states; changed nodes and edges carry their state.
  package var view: GraphView
  /// The union of both states at component level.
  package var inside: GraphView

  package var isEmpty: Bool { nodes.isEmpty && references.isEmpty && cycles.isEmpty && findings.isEmpty }
}
