import ViperText

extension GraphView {
  /// What was collapsed without being asked for, and how to see all of it; nil where nothing was.
  package func collapseNote(on whole: GraphView) -> String? {
    guard nodes.count != whole.nodes.count else { return nil }
    let modules = nodes.count { $0.module != nil }
    let parts = [(nodes.count - modules, "folder"), (modules, "module")].filter { $0.0 > 0 }.map(counted)
    return """
      \(counted(whole.nodes.count, whole.level == .component ? "component" : "module")) are drawn as \
      \(parts.joined(separator: " and ")); name fewer folders, or '--collapse none' to see them all
      """
  }
}
