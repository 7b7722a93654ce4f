package import ViperGraph

/// The view that the user asked for.
package struct ViewRequest: Sendable {
  /// The name of a constraint, to draw what it is about.
  package var constraint: String?
  /// Nil for the level that suits the format, the size and the names.
  package var level: GraphView.Level?
  /// Nil for those that suit the view: a map shows navigation.
  package var references: GraphView.References?
  package var operations = OperationList()
  package var collapse: GraphView.Collapse = .auto
  package var direction: GraphView.Direction?
  package var sizeBy: GraphView.Metric?
  package var colourBy: GraphView.Metric?
  /// Whether the modules are drawn as a matrix.
  package var isMatrix = false

  package init() {}
}
