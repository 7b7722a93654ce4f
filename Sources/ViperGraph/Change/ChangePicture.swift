extension GraphChange {
  /// The changes alone, if asked for or if the whole is too large; otherwise both states in one layout, so that unchanged nodes
  /// have the same position.
  func picture(onlyChanges: Bool) -> (view: GraphView, notes: [String]) {
    var view = view
    if view.level == .module { view.direction = .down }
    let whole = view.arranged()
    let changed = view.keepingChange().arranged()
    if onlyChanges, !changed.nodes.isEmpty { return (changed.highlightingChange(), []) }
    let largest = view.level == .module ? MapGroups.sparseLimit : GraphView.Collapse.largestPicture
    if whole.nodes.count <= largest { return (whole.highlightingChange(), []) }
    guard !changed.nodes.isEmpty else { return (GraphView.Collapse.auto.applied(to: whole), []) }
    return (
      changed.highlightingChange(),
      ["note: the picture shows only the changes; all \(whole.nodes.count) nodes would be too many"]
    )
  }
}
