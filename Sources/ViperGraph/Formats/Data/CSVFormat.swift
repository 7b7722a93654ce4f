import ViperFacts
import ViperLinking
import ViperModel
import ViperText

/// The edges of a view as CSV, after RFC 4180.
package struct CSVFormat: Sendable {
  package init() {}

  package func text(of view: GraphView) -> String {
    let head = ["from", "to", "kind", "strength", "property", "file", "line", "count", "findings"]
    return CSVTable.text([head] + view.edges.map { cells(of: $0, in: view) })
  }

  private func cells(of edge: GraphView.Edge, in view: GraphView) -> [String] {
    [
      name(of: view.nodes[edge.from], in: view), name(of: view.nodes[edge.to], in: view), edge.kind.rawValue,
      edge.strength?.rawValue ?? "", edge.property ?? "", edge.file, "\(edge.line)", "\(edge.count)", "\(edge.marks.count)",
    ]
  }

  /// The id of a component or the name of a module, as in JSON.
  private func name(of node: GraphView.Node, in view: GraphView) -> String {
    view.level == .component ? node.id : node.label
  }
}

extension CSVFormat: ViewFormat {
  package var name: String { "csv" }
  package var content: ViewContent { .data }

  package func output(of drawing: Drawing) -> FormattedGraph { FormattedGraph(text(of: drawing.view)) }
}
