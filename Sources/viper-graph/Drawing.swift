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

  /// The bytes, and what is worth saying about them.
  func bytes(as format: OutputFormat) throws -> (bytes: [UInt8], warning: String?) {
    switch format.picture {
    case let picture?:
      let drawn = try PictureRenderer().picture(of: view, title: title, format: picture)
      return (drawn.bytes, drawn.warning)
    case nil:
      let text = format == .json ? JSONFormat().text(of: data) : DOTFormat(title: title).text(of: view)
      return (Array(text.utf8), nil)
    }
  }

  private var view: GraphView { .picture(of: graph, level: level ?? .suited(to: graph), marks: marks) }

  /// Data leaves nothing out: whoever reads it can fold it.
  private var data: GraphView {
    level == .module ? .module(of: graph, marks: marks) : .component(of: graph, marks: marks)
  }
}
