import ViperModel
import ViperText

/// An SVG drawing by Graphviz with captions, links and a dark mode.
///
/// Graphviz writes one element per line and uses the ids from the DOT file. Names and descriptions come from the view, never from
/// the drawing; lines of unexpected form are copied unchanged.
package struct SVGFormat: Sendable {
  private let title: String
  private let links: SourceLinks?

  package init(title: String, links: SourceLinks? = nil) {
    self.title = title
    self.links = links
  }

  package func text(of view: GraphView, drawnAs drawing: String) -> String {
    guard drawing.contains("<svg") else { return drawing }
    var rewriting = SVGRewriting(view: view, links: links, head: head(of: view, drawnAs: drawing))
    for line in drawing.split(separator: "\n", omittingEmptySubsequences: false) { rewriting.add(line) }
    return rewriting.lines.joined(separator: "\n")
  }

  private func head(of view: GraphView, drawnAs drawing: String) -> [String] {
    let counts = DOTLegend(title: title, view).counts
    let legend =
      view.isMap
      ? MapLegend.sentence(view)
      : "Solid lines are strong, dashed ones weak, dotted ones unowned; arrows point from owner to owned."
    return [
      "<title id=\"viper-graph-title\">\((title.isEmpty ? "Modules" : title).xml)</title>",
      "<desc id=\"viper-graph-desc\">\(counts.xml). \(legend)</desc>",
      "<style>", SVGStyleSheet.text(for: drawing), "</style>",
    ]
  }
}
