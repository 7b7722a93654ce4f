import ViperGraph
import ViperGraphviz

/// A comparison on its way into bytes.
struct ChangeDrawing {
  let change: GraphChange
  let title: String
  /// Draws what changed alone, whatever the size.
  let onlyChanges: Bool
  let links: SourceLinks?

  /// The bytes, and what is worth saying about them.
  func bytes(as format: DiffFormat) throws -> (bytes: [UInt8], messages: [String]) {
    switch format {
    case .json: return (Array(ChangeJSONFormat().text(of: change).utf8), [])
    case .markdown: return (Array(ChangeMarkdownFormat(title: title).text(of: change).utf8), [])
    default: break
    }
    let (view, notes) = picturedView
    if let picture = format.picture {
      let drawn = try PictureRenderer().picture(of: view, title: title, format: picture, links: links)
      return (drawn.bytes, notes + (drawn.warning.map { ["warning: \($0)"] } ?? []))
    }
    let text =
      format == .mermaid
      ? MermaidFormat(title: title, links: links).text(of: view) : DOTFormat(title: title, links: links).text(of: view)
    return (Array(text.utf8), notes)
  }

  /// Both states in one layout, so that what stayed keeps its place; only what changed where all would be too much.
  private var picturedView: (view: GraphView, notes: [String]) {
    let whole = change.view.arranged()
    let changed = change.view.keepingChange().arranged()
    if onlyChanges, !changed.nodes.isEmpty { return (changed.highlightingChange(), []) }
    let isLarge = whole.nodes.count > GraphView.Collapse.largestPicture
    guard isLarge, !changed.nodes.isEmpty else { return (GraphView.Collapse.auto.applied(to: whole.highlightingChange()), []) }
    return (
      changed.highlightingChange(),
      ["note: the picture shows what changed alone; all \(whole.nodes.count) nodes would be too many for one"]
    )
  }
}
