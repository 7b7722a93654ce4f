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
  let links: SourceLinks?

  /// The bytes, and what is worth saying about them.
  func bytes(as format: OutputFormat) throws -> (bytes: [UInt8], messages: [String]) {
    if let picture = format.picture {
      let (view, notes) = picturedView
      let drawn = try PictureRenderer().picture(of: view, title: title, format: picture, links: links)
      return (drawn.bytes, notes + (drawn.warning.map { ["warning: \($0)"] } ?? []))
    }
    let (text, notes) = text(as: format)
    return (Array(text.utf8), notes)
  }

  private func text(as format: OutputFormat) -> (text: String, notes: [String]) {
    switch format {
    case .json: return (JSONFormat().text(of: data), [])
    case .csv: return (CSVFormat().text(of: data), [])
    case .graphml: return (GraphMLFormat(title: title).text(of: data), [])
    default: break
    }
    let (view, notes) = picturedView
    switch format {
    case .mermaid:
      let text = MermaidFormat(title: title, links: links).text(of: view)
      return (text, notes + (MermaidFormat.note(on: view, text: text).map { ["note: \($0)"] } ?? []))
    case .plantuml: return (PlantUMLFormat(title: title, links: links).text(of: view), notes)
    default: return (DOTFormat(title: title, links: links).text(of: view), notes)
    }
  }

  private var picturedView: (view: GraphView, notes: [String]) {
    let whole = GraphView.picture(of: graph, level: level ?? .suited(to: graph), marks: marks)
    let view = collapse.applied(to: whole)
    return (view, collapse == .auto ? view.collapseNote(on: whole).map { ["note: \($0)"] } ?? [] : [])
  }

  /// Data leaves nothing out: whoever reads it can fold it.
  private var data: GraphView {
    level == .module ? .module(of: graph, marks: marks) : .component(of: graph, marks: marks)
  }
}
