extension ChangeStyle {
  /// What went ends in a bar, where it had an arrow.
  static func edgeAttributes(of change: GraphView.ChangeState) -> String {
    "color=\"\(color(of: change).light)\"" + (change == .removed ? " arrowhead=tee arrowtail=tee" : "")
  }

  /// Attributes of a node that come after all others, and win.
  static func attributes(of change: GraphView.ChangeState) -> String {
    let line = change == .removed ? " style=\"filled,dashed\"" : ""
    return "color=\"\(color(of: change).light)\" penwidth=3\(line)"
  }
}
