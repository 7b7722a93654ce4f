package import ViperModel

/// Everything that rules look at.
package struct LintInput: Sendable {
  package var graph: ComponentGraph

  package init(graph: ComponentGraph) {
    self.graph = graph
  }
}
