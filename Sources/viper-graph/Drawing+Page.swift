import ViperGraph
import ViperGraphviz
import ViperModel

extension Drawing {
  /// Every reference stands by itself, for a page lists them; what stands behind protocols is drawn in their place.
  func page() throws -> (bytes: [UInt8], messages: [String]) {
    let whole = GraphView.component(of: graph, marks: marks).foldingInterfaces().placing(cycles).keeping(options.references)
    let (queried, notes) = try query(whole)
    let (view, collapsed) = GraphView.page(of: queried, collapse: options.collapse)
    let task = PageLayoutTask(view)
    let (layout, warning) = PlaceFinder().layout(of: task)
    let details = PageDetails(
      excerpts: excerpts(), notes: [collapsed, warning].compactMap(\.self), startsOpen: level == .component)
    let text = PageFormat(title: title, layout: layout, details: details).text(of: view)
    return (Array(text.utf8), notes + (collapsed.map { ["note: \($0)"] } ?? []) + (warning.map { ["warning: \($0)"] } ?? []))
  }
}
