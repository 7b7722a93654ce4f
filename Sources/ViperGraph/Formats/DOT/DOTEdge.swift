import ViperLinking
import ViperModel

/// An edge, from the owner to what it owns.
struct DOTEdge {
  private let edge: GraphView.Edge
  private let view: GraphView
  private let columns: DOTColumns
  private let identity: String

  /// `identity` is what a picture knows it by: its id, class and link.
  init(_ edge: GraphView.Edge, in view: GraphView, _ columns: DOTColumns, identity: String) {
    self.edge = edge
    self.view = view
    self.columns = columns
    self.identity = identity
  }

  private var from: GraphView.Node { view.nodes[edge.from] }
  private var to: GraphView.Node { view.nodes[edge.to] }

  /// Inside a column all edges run from the later node to the earlier one, if need be with the arrow at the tail, and the
  /// way back of a pair on its other side.
  ///
  /// Graphviz 2.43 loops without end on edges of one rank that run in a circle, and draws those twice that run the other way.
  var line: String {
    let ends = isTurned ? (to.id, from.id) : (from.id, to.id)
    let turn = isTurned ? "dir=back" + (columns.connects(edge.to, to: edge.from) ? " tailport=w headport=w" : "") : ""
    let tooltip = "tooltip=\(DOTText.tooltip(Caption(of: edge, in: view).lines))"
    let attributes = [turn, look, EmphasisStyle.attributes(of: edge, isFlat: isFlat), position, tooltip, identity].filter {
      !$0.isEmpty
    }.joined(separator: " ")
    return "  \(DOTText.quoted(ends.0)) -> \(DOTText.quoted(ends.1)) [\(attributes)]"
  }

  /// Whether both ends stand in one column.
  private var isFlat: Bool { view.level == .component && columns.tiers[edge.from] == columns.tiers[edge.to] }

  private var isTurned: Bool {
    isFlat && edge.from < edge.to
  }

  /// A finding replaces the colour and the width, never the line style: that still says how strongly it holds.
  private var look: String {
    let style = EdgeStyle(of: edge)
    if let mark = MarkStyle.color(of: edge.marks) {
      return style.attributes(color: mark.light, width: MarkStyle.width(of: edge.marks), isTurned: isTurned)
    }
    return view.isCrowded
      ? style.attributes(color: style.color.light + "80", width: style.width * 0.75, isTurned: isTurned)
      : style.attributes(color: style.color.light, width: style.width, isTurned: isTurned)
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
}
