import ViperText

/// The DOT attributes for emphasis, metrics and changes.
extension EmphasisStyle {
  /// Attributes that follow those of the role and override them.
  static func attributes(of node: GraphView.Node) -> String {
    var attributes: [String] = []
    if let heat = node.measure.heat { attributes.append("fillcolor=\"\(fill(heat).light)\"") }
    if let size = node.measure.size { attributes.append(room(size)) }
    switch node.emphasis {
    case .normal: break
    case .strong: attributes.append("penwidth=3.5")
    case .faded:
      attributes.append("fillcolor=\"\(fadedFill.light)\" color=\"\(fadedLine.light)\" fontcolor=\"\(fadedInk.light)\"")
    }
    if let change = node.change { attributes.append(ChangeStyle.attributes(of: change)) }
    return attributes.isEmpty ? "" : " " + attributes.joined(separator: " ")
  }

  /// - Parameter isFlat: whether both nodes are in one rank, where Graphviz 2.43 crashes with a double free of the label's space;
  ///   an `xlabel`, placed after the layout, reserves no space.
  static func attributes(of edge: GraphView.Edge, isFlat: Bool) -> String {
    var attributes: [String] = []
    if let label = edge.label {
      let color = edge.isToCut ? cut : edge.change.map(ChangeStyle.color) ?? Shade.line
      // The white background separates the label from a line that runs along a column.
      attributes.append(
        """
        \(isFlat ? "xlabel" : "label")=<<TABLE BORDER="0" CELLBORDER="0" CELLSPACING="0" CELLPADDING="1" BGCOLOR="\(Shade.paper.light)"><TR><TD>\
        <FONT COLOR="\(color.light)">\(DOTText.html(label))</FONT></TD></TR></TABLE>>
        """)
    }
    if edge.isToCut { attributes.append("color=\"\(cut.light)\" style=dashed") }
    if let change = edge.change { attributes.append(ChangeStyle.edgeAttributes(of: change)) }
    switch edge.emphasis {
    case .strong: attributes.append("penwidth=2.6 arrowsize=0.8")
    case .faded: attributes.append("color=\"\(fadedLine.light)\"")
    case .normal: if edge.isToCut { attributes.append("penwidth=3") }
    }
    return attributes.joined(separator: " ")
  }

  /// The minimum size of a node, from that of an average name to about three times that.
  private static func room(_ size: Double) -> String {
    "height=\(hundredths(0.42 + 1.1 * size)) width=\(hundredths(0.9 + 1.8 * size))"
  }
}

extension ChangeStyle {
  /// Attributes of an edge; a removed one ends in a bar instead of an arrow.
  static func edgeAttributes(of change: GraphView.ChangeState) -> String {
    "color=\"\(color(of: change).light)\"" + (change == .removed ? " arrowhead=tee arrowtail=tee" : "")
  }

  /// Attributes of a node that follow all others and override them.
  static func attributes(of change: GraphView.ChangeState) -> String {
    let line = change == .removed ? " style=\"filled,dashed\"" : ""
    return "color=\"\(color(of: change).light)\" penwidth=3\(line)"
  }
}
