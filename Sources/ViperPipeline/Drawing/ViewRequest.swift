package import ViperGraph

/// The view that the user asked for.
package struct ViewRequest: Sendable {
  /// Nil for the level that suits the format, the size and the names.
  package var level: GraphView.Level?
  package var references: GraphView.References = .all
  package var operations = OperationList()
  package var collapse: GraphView.Collapse = .auto
  package var direction: GraphView.Direction?
  package var sizeBy: GraphView.Metric?
  package var colourBy: GraphView.Metric?

  package init() {}
}
