/// How what stands out, steps back or shows a metric looks.
enum EmphasisStyle {
  static let fadedInk = "#A9B1B8"
  private static let fadedLine = "#DDE1E5"

  /// Attributes that come after those of the role, and win.
  static func attributes(of node: GraphView.Node) -> String {
    var attributes: [String] = []
    if let heat = node.measure.heat { attributes.append("fillcolor=\"\(fill(heat))\"") }
    if let size = node.measure.size { attributes.append(room(size)) }
    switch node.emphasis {
    case .normal: break
    case .strong: attributes.append("penwidth=3.5")
    case .faded: attributes.append("fillcolor=\"#FBFBFC\" color=\"\(fadedLine)\" fontcolor=\"\(fadedInk)\"")
    }
    return attributes.isEmpty ? "" : " " + attributes.joined(separator: " ")
  }

  static func attributes(of edge: GraphView.Edge) -> String {
    var attributes: [String] = []
    if let label = edge.label {
      let color = edge.isToCut ? "#C8102E" : "#2B3138"
      // On white, for Graphviz writes it across a line that runs along a column.
      attributes.append(
        """
        label=<<TABLE BORDER="0" CELLBORDER="0" CELLSPACING="0" CELLPADDING="1" BGCOLOR="#FFFFFF"><TR><TD>\
        <FONT COLOR="\(color)">\(DOTText.html(label))</FONT></TD></TR></TABLE>>
        """)
    }
    if edge.isToCut { attributes.append("color=\"#C8102E\" style=dashed") }
    switch edge.emphasis {
    case .strong: attributes.append("penwidth=2.6 arrowsize=0.8")
    case .faded: attributes.append("color=\"\(fadedLine)\"")
    case .normal: if edge.isToCut { attributes.append("penwidth=3") }
    }
    return attributes.joined(separator: " ")
  }

  /// From what a name needs to three times that.
  private static func room(_ size: Double) -> String {
    "height=\(Count.hundredths(0.42 + 1.1 * size)) width=\(Count.hundredths(0.9 + 1.8 * size))"
  }

  /// From white to a blue on which black can be read.
  private static func fill(_ heat: Double) -> String {
    let channels = [(255.0, 166.0), (255.0, 208.0), (255.0, 238.0)].map { from, to in
      let value = Int((from + (to - from) * heat).rounded())
      return (value < 16 ? "0" : "") + String(value, radix: 16, uppercase: true)
    }
    return "#" + channels.joined()
  }
}
