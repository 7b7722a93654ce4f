/// What one state of a code base has that another has not.
///
/// Identity is by name: what moved to another file or line is the same. Among equal names the order of their files decides.
package struct GraphChange: Sendable, Equatable {
  /// A module, or at component level a component, that came or went.
  package struct NodeChange: Sendable, Equatable {
    package var state: GraphView.ChangeState
    package var node: GraphView.Node
  }

  /// A reference that came, went, or is held in another way.
  package struct ReferenceChange: Sendable, Equatable {
    package var state: GraphView.ChangeState
    package var from: String
    package var to: String
    /// Nil where it came.
    package var old: GraphView.Edge?
    /// Nil where it went.
    package var new: GraphView.Edge?
  }

  /// Components that hold each other strongly, in a circle.
  package struct CycleChange: Sendable, Equatable {
    package var state: GraphView.ChangeState
    package var members: [String]
  }

  package struct FindingChange: Sendable, Equatable {
    package var state: GraphView.ChangeState
    package var mark: GraphMark
  }

  package var nodes: [NodeChange]
  /// At module level, those between modules, then those between components that are held in another way.
  package var references: [ReferenceChange]
  package var cycles: [CycleChange]
  package var findings: [FindingChange]
  /// Both states in one view; what changed says so.
  package var view: GraphView

  package var isEmpty: Bool { nodes.isEmpty && references.isEmpty && cycles.isEmpty && findings.isEmpty }
}
