import ViperLinking
import ViperModel

/// An edge from the owner to the owned.
struct DOTEdge {
  private let edge: GraphView.Edge
  private let view: GraphView
  private let columns: DOTColumns
  private let identity: String

  /// - Parameter identity: the attributes for id, class and link.
  init(_ edge: GraphView.Edge, in view: GraphView, _ columns: DOTColumns, identity: String) {
    self.edge = edge
    self.view = view
    self.columns = columns
    self.identity = identity
  }

  private var from: GraphView.Node { view.nodes[edge.from] }
  private var to: GraphView.Node { view.nodes[edge.to] }

  /// The DOT statement of the edge.
  ///
  /// Edges within a column run from the later node to the earlier one, with the arrow at the tail if necessary; the second edge
  /// of a pair uses the other side. Graphviz 2.43 loops forever on a cycle within one rank, and draws edges of the other
  /// direction twice.
  var line: String {
    let ends = isTurned ? (to.id, from.id) : (from.id, to.id)
    let turn = isTurned ? "dir=back" + (columns.connects(edge.to, to: edge.from) ? " tailport=w headport=w" : "") : ""
    let tooltip = "tooltip=\(DOTText.tooltip(Caption(of: edge, in: view).lines))"
    let attributes = [turn, look, EmphasisStyle.attributes(of: edge, isFlat: isFlat), position, tooltip, identity].filter {
      !$0.isEmpty
    }.joined(separator: " ")
    return "  \(DOTText.quoted(ends.0)) -> \(DOTText.quoted(ends.1)) [\(attributes)]"
  }

  /// Whether both ends are in one column.
  private var isFlat: Bool { view.level == .component && columns.tiers[edge.from] == columns.tiers[edge.to] }

  private var isTurned: Bool {
    isFlat && edge.from < edge.to
  }

  /// The style of the line; a finding replaces its colour and width, but not its pattern, which shows the strength.
  private var look: String {
    let style = EdgeStyle(of: edge)
    if let mark = MarkStyle.color(of: edge.marks) {
      return style.attributes(color: mark.light, width: MarkStyle.width(of: edge.marks), isTurned: isTurned)
    }
    return view.isCrowded
      ? style.attributes(color: style.color.light + "80", width: style.width * 0.75, isTurned: isTurned)
      : style.attributes(color: style.color.light, width: style.width, isTurned: isTurned)
  }

  /// The layout weight: only edges from left to right constrain the columns.
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
