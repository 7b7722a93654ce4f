package import ViperGraph

/// What of a code base is to be shown, and how.
package struct ViewRequest: Sendable {
  /// Nil: what suits the format, the size and the names that are asked for.
  package var level: GraphView.Level?
  package var references: GraphView.References = .all
  package var operations = OperationList()
  package var collapse: GraphView.Collapse = .auto
  package var direction: GraphView.Direction?
  package var sizeBy: GraphView.Metric?
  package var colourBy: GraphView.Metric?

  package init() {}
}
