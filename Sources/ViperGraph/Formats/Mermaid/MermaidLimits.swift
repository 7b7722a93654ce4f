extension MermaidFormat: DiagramFormat {
  package var name: String { "mermaid" }
  package var endings: [String] { ["mmd"] }

  /// The view, or the first smaller one that Mermaid draws; a sentence where there is none.
  package func output(of drawing: Drawing) -> FormattedGraph {
    let (view, format) = (drawing.view, MermaidFormat(title: drawing.title, links: drawing.links))
    if let text = format.fitting(view) { return FormattedGraph(text) }
    for smaller in Self.smaller(than: view) {
      guard let text = format.fitting(smaller.view) else { continue }
      return FormattedGraph(
        text, messages: ["note: \(Self.limits), so this one shows \(smaller.content); \(Self.advice)"],
        summary: smaller.view.summary)
    }
    let sentence = "\(Self.limits), too few for these \(view.nodes.count) boxes and \(view.edges.count) lines; \(Self.advice)"
    return FormattedGraph(format.text(saying: sentence), messages: ["note: \(sentence)"], summary: "a sentence")
  }

  // The limits of Mermaid in its default configuration; above them, it draws an error instead.
  private static let largestText = 50_000
  private static let mostEdges = 500
  private static let limits = "a Mermaid picture has at most \(mostEdges) lines and \(largestText) characters"
  private static let advice = "'--out graph.svg' draws all, '--focus NAME' a part of it"

  /// The text of a view; nil if it exceeds the limits.
  private func fitting(_ view: GraphView) -> String? {
    guard view.edges.count <= Self.mostEdges else { return nil }
    let text = text(of: view)
    return text.utf16.count <= Self.largestText ? text : nil
  }

  /// For a comparison, the changes; for code, its modules, then fewer and fewer folders.
  private static func smaller(than view: GraphView) -> [(view: GraphView, content: String)] {
    let changed = view.keepingChange()
    if !changed.nodes.isEmpty { return [(changed, "only the changes")] }
    let modules = view.level == .component ? view.collapsingModules() : view
    let folders = [100, 50, 25].map { (modules.collapsingFolders(to: $0), "folders") }.filter { $0.0.nodes.count > 1 }
    return [(modules, "modules")] + folders
  }
}
