extension GraphChange {
  /// Both states in one layout, so that what stayed keeps its place; only what changed where all would be too much.
  func picture(onlyChanges: Bool) -> (view: GraphView, notes: [String]) {
    let whole = view.arranged()
    let changed = view.keepingChange().arranged()
    if onlyChanges, !changed.nodes.isEmpty { return (changed.highlightingChange(), []) }
    let isLarge = whole.nodes.count > GraphView.Collapse.largestPicture
    guard isLarge, !changed.nodes.isEmpty else { return (GraphView.Collapse.auto.applied(to: whole.highlightingChange()), []) }
    return (
      changed.highlightingChange(),
      ["note: the picture shows what changed alone; all \(whole.nodes.count) nodes would be too many for one"]
    )
  }
}
