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
      excerpts: excerpts(), metrics: tables.rows(of: view), sizeBy: options.sizeBy, colourBy: options.colourBy, links: links,
      notes: [collapsed, warning].compactMap(\.self), boxNoun: boxNoun(in: view), startsOpen: startsOpen(view))
    let text = PageFormat(title: title, layout: layout, details: details).text(of: view)
    return (Array(text.utf8), notes + (collapsed.map { ["note: \($0)"] } ?? []) + (warning.map { ["warning: \($0)"] } ?? []))
  }

  /// What is left of a narrowed page are components to look at.
  private func startsOpen(_ view: GraphView) -> Bool {
    let isSmall = options.query.isNarrowing && view.level == .component && GraphView.Level.suits(view.nodes.count)
    return level.map { $0 == .component } ?? isSmall
  }

  private func boxNoun(in view: GraphView) -> String {
    if view.level == .component { return "module" }
    return switch options.collapse {
    case .target: "target"
    case .modules: "group"
    case .auto, .folder, .none: "folder"
    }
  }
}
