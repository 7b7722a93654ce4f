import ViperGraph
import ViperGraphviz
import ViperModel

/// A graph on its way into bytes.
struct Drawing {
  let graph: ComponentGraph
  let marks: [GraphMark]
  /// Nil: what suits the format and the size.
  let level: GraphView.Level?
  let title: String
  let collapse: GraphView.Collapse
  /// The source lines of findings, read when a page shows them.
  let excerpts: () -> [PageDetails.Place: String]

  /// The bytes, and what is worth saying about them.
  func bytes(as format: OutputFormat) throws -> (bytes: [UInt8], messages: [String]) {
    if format == .json { return (Array(JSONFormat().text(of: data).utf8), []) }
    if format == .html { return try page() }
    let whole = whole
    let view = collapse.applied(to: whole)
    let notes = collapse == .auto ? view.collapseNote(on: whole).map { ["note: \($0)"] } ?? [] : []
    guard let picture = format.picture else { return (Array(DOTFormat(title: title).text(of: view).utf8), notes) }
    let drawn = try PictureRenderer().picture(of: view, title: title, format: picture)
    return (drawn.bytes, notes + (drawn.warning.map { ["warning: \($0)"] } ?? []))
  }

  /// Every reference stands by itself, for a page lists them; what stands behind protocols is drawn in their place.
  private func page() throws -> (bytes: [UInt8], messages: [String]) {
    let whole = GraphView.component(of: graph, marks: marks).foldingInterfaces()
    let (view, note) = GraphView.page(of: whole, collapse: collapse)
    let task = PageLayoutTask(view)
    let (layout, warning) = PlaceFinder().layout(of: task)
    let details = PageDetails(
      excerpts: excerpts(), notes: [note, warning].compactMap(\.self), startsOpen: level == .component)
    let text = PageFormat(title: title, layout: layout, details: details).text(of: view)
    return (Array(text.utf8), (note.map { ["note: \($0)"] } ?? []) + (warning.map { ["warning: \($0)"] } ?? []))
  }

  private var whole: GraphView { .picture(of: graph, level: level ?? .suited(to: graph), marks: marks) }

  /// Data leaves nothing out: whoever reads it can fold it.
  private var data: GraphView {
    level == .module ? .module(of: graph, marks: marks) : .component(of: graph, marks: marks)
  }
}
