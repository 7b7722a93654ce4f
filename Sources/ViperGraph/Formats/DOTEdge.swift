import ViperModel

/// An edge, from the owner to what it owns.
struct DOTEdge {
  private let edge: GraphView.Edge
  private let view: GraphView

  init(_ edge: GraphView.Edge, in view: GraphView) {
    self.edge = edge
    self.view = view
  }

  private var from: GraphView.Node { view.nodes[edge.from] }
  private var to: GraphView.Node { view.nodes[edge.to] }

  var line: String {
    let attributes = [EdgeStyle(of: edge).attributes, mark, position, "tooltip=\(tooltip) edgetooltip=\(tooltip)"]
    return """
        \(DOTText.quoted(from.id)) -> \(DOTText.quoted(to.id)) [\(attributes.filter { !$0.isEmpty }.joined(separator: " "))]
      """
  }

  private var mark: String {
    MarkStyle.color(of: edge.marks).map { "color=\"\($0)\" penwidth=2" } ?? ""
  }

  /// Only what reads from left to right inside a module may pull at the columns.
  private var position: String {
    guard view.level == .component else { return edge.count > 1 ? "weight=\(min(edge.count, 4))" : "" }
    if from.cluster == nil || to.cluster == nil { return "constraint=false" }
    if from.cluster != to.cluster { return "constraint=false" }
    return DOTColumns.tier(of: from) < DOTColumns.tier(of: to) ? "weight=4" : "constraint=false"
  }

  private var tooltip: String {
    let owner = edge.property.map { "\(from.label).\($0)" } ?? from.label
    let kept = edge.strength.map { "\($0.rawValue) " } ?? ""
    let interface = edge.interface.map { " as \($0)" } ?? ""
    let others = edge.count > 1 ? [Count.text(edge.count, "reference")] : []
    return DOTText.tooltip(
      ["\(owner) \u{2192} \(to.label): \(kept)\(edge.kind.rawValue)\(interface)", "\(edge.file):\(edge.line)"] + others
        + MarkStyle.tooltip(of: edge.marks))
  }
}
