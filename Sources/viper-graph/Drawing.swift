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

  /// The bytes, and what is worth saying about them.
  func bytes(as format: OutputFormat) throws -> (bytes: [UInt8], messages: [String]) {
    if format == .json { return (Array(JSONFormat().text(of: data).utf8), []) }
    let whole = whole
    let view = collapse.applied(to: whole)
    let notes = collapse == .auto ? view.collapseNote(on: whole).map { ["note: \($0)"] } ?? [] : []
    guard let picture = format.picture else { return (Array(DOTFormat(title: title).text(of: view).utf8), notes) }
    let drawn = try PictureRenderer().picture(of: view, title: title, format: picture)
    return (drawn.bytes, notes + (drawn.warning.map { ["warning: \($0)"] } ?? []))
  }

  private var whole: GraphView { .picture(of: graph, level: level ?? .suited(to: graph), marks: marks) }

  /// Data leaves nothing out: whoever reads it can fold it.
  private var data: GraphView {
    level == .module ? .module(of: graph, marks: marks) : .component(of: graph, marks: marks)
  }
}
