import ViperModel

/// An edge of a flowchart with the line pattern of its strength and the name of its property.
struct MermaidEdge {
  private let edge: GraphView.Edge

  init(_ edge: GraphView.Edge) {
    self.edge = edge
  }

  var line: String {
    let label = (edge.change?.sign ?? edge.property).map { "|\(MermaidText.label([$0]))|" } ?? ""
    return "\(GraphPart.node(edge.from).id) \(arrow)\(label) \(GraphPart.node(edge.to).id)"
  }

  private var arrow: String {
    switch EdgeStyle(of: edge) {
    case .strong: "==>"
    case .weak, .unowned: "-.->"
    case .unknown, .navigation, .inheritance, .use: "-->"
    }
  }

  /// The style that the arrow cannot express; empty by default.
  var style: String {
    let style = EdgeStyle(of: edge)
    let color: Shade? =
      edge.change.map(ChangeStyle.color) ?? MarkStyle.color(of: edge.marks)
      ?? ([.navigation, .use, .inheritance].contains(style) ? style.color : nil)
    return [
      color.map { "stroke:\($0.light)" }, style == .unowned ? "stroke-dasharray:1 4" : nil,
      edge.marks.contains { $0.severity > .info } ? "stroke-width:\(MarkStyle.width(of: edge.marks))px" : nil,
    ].compactMap(\.self).joined(separator: ",")
  }
}
