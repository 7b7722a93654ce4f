import ViperModel

/// An edge, from the owner to what it owns.
struct DOTEdge {
  private let edge: GraphView.Edge
  private let view: GraphView
  private let columns: DOTColumns

  init(_ edge: GraphView.Edge, in view: GraphView, _ columns: DOTColumns) {
    self.edge = edge
    self.view = view
    self.columns = columns
  }

  private var from: GraphView.Node { view.nodes[edge.from] }
  private var to: GraphView.Node { view.nodes[edge.to] }

  var line: String {
    let attributes = [look, position, "tooltip=\(tooltip)"].filter { !$0.isEmpty }.joined(separator: " ")
    return "  \(DOTText.quoted(from.id)) -> \(DOTText.quoted(to.id)) [\(attributes)]"
  }

  /// A finding replaces the colour and the width, never the line style: that still says how strongly it holds.
  private var look: String {
    let style = EdgeStyle(of: edge)
    guard let color = MarkStyle.color(of: edge.marks) else { return style.attributes(color: style.color, width: style.width) }
    return style.attributes(color: color, width: 2)
  }

  /// Only what reads from left to right may pull at the columns.
  private var position: String {
    switch view.level {
    case .module:
      return edge.strength == .weak || edge.strength == .unowned || edge.purpose == .use ? "constraint=false" : ""
    case .component:
      guard columns.tiers[edge.from] < columns.tiers[edge.to] else { return "constraint=false" }
      return from.cluster == to.cluster ? "weight=4" : ""
    }
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
