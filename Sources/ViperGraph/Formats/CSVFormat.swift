import ViperFacts
import ViperModel

/// The edges of a view as a table, after RFC 4180.
package struct CSVFormat: Sendable {
  package init() {}

  package func text(of view: GraphView) -> String {
    let head = ["from", "to", "kind", "strength", "property", "file", "line", "count", "findings"]
    return ([head] + view.edges.map { cells(of: $0, in: view) }).map(row).joined()
  }

  private func cells(of edge: GraphView.Edge, in view: GraphView) -> [String] {
    [
      name(of: view.nodes[edge.from], in: view), name(of: view.nodes[edge.to], in: view), edge.kind.rawValue,
      edge.strength?.rawValue ?? "", edge.property ?? "", edge.file, "\(edge.line)", "\(edge.count)", "\(edge.marks.count)",
    ]
  }

  /// As in JSON: components by id, modules by name.
  private func name(of node: GraphView.Node, in view: GraphView) -> String {
    view.level == .component ? node.id : node.label
  }

  private func row(_ cells: [String]) -> String { cells.map(cell).joined(separator: ",") + "\r\n" }

  /// A spreadsheet takes a cell that begins like a formula for one, quoted or not; an apostrophe makes it text.
  private func cell(_ text: String) -> String {
    let text = text.visible
    let isFormula = text.unicodeScalars.first.map { "=+-@\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}|%".unicodeScalars.contains($0) } ?? false
    let safe = isFormula ? "'" + text : text
    guard safe.unicodeScalars.contains(where: { "\",;'".unicodeScalars.contains($0) }) else { return safe }
    return "\"" + safe.unicodeScalars.reduce(into: "") { $0 += $1 == "\"" ? "\"\"" : String($1) } + "\""
  }
}
