import ViperModel

/// A view as a Mermaid flowchart, for a file or a Markdown document.
package struct MermaidFormat: Sendable {
  private let title: String
  private let links: SourceLinks?

  package init(title: String = "", links: SourceLinks? = nil) {
    self.title = title
    self.links = links
  }

  package func text(of view: GraphView) -> String {
    let nodes = view.nodes.indices.map { MermaidNode(view.nodes[$0], id: GraphPart.node($0).id).line }
    let edges = view.edges.indices.map { MermaidEdge(view.edges[$0]).line }
    let boxes = view.boxed(nodes, open: { "subgraph \($0)[\(MermaidText.label([$1]))]" }, close: "end").map { "  \($0)" }
    let lines =
      head(describing: DOTLegend(title: title, view).counts, view.isBanded ? view.direction : .right) + boxes
      + edges.map { "  \($0)" } + view.bandOrder("~~~") + styles(of: view) + clicks(in: view)
    return lines.joined(separator: "\n") + "\n"
  }

  /// A picture of one box with a sentence.
  func text(saying sentence: String) -> String {
    (head(describing: sentence) + ["  n0[\(MermaidText.label([sentence]))]"]).joined(separator: "\n") + "\n"
  }

  private func head(describing description: String, _ direction: GraphView.Direction = .right) -> [String] {
    [
      "---", "title: \(MermaidText.frontMatter(title))", "---", "flowchart \(direction.rawValue)",
      "  accTitle: \(MermaidText.line(title))", "  accDescr: \(MermaidText.line(description))",
    ]
  }

  /// The classes of nodes, which set ink and fill together so that nodes are readable on a dark page as well.
  private func styles(of view: GraphView) -> [String] {
    let styles = Dictionary(grouping: view.nodes.indices) { MermaidNode.style(of: view.nodes[$0]) }.sorted { $0.key < $1.key }
    let classes = styles.enumerated().flatMap { index, style in
      [
        "  classDef s\(index) \(style.key)",
        "  class \(style.value.map { GraphPart.node($0).id }.joined(separator: ",")) s\(index)",
      ]
    }
    let lines = Dictionary(grouping: view.edges.indices) { MermaidEdge(view.edges[$0]).style }.sorted { $0.key < $1.key }
    return classes
      + lines.filter { !$0.key.isEmpty }.map { "  linkStyle \($0.value.map(String.init).joined(separator: ",")) \($0.key)" }
  }

  private func clicks(in view: GraphView) -> [String] {
    view.nodes.indices.compactMap { index in
      let part = GraphPart.node(index)
      return links?.url(of: part, in: view).map { "  click \(part.id) href \"\($0)\"" }
    }
  }
}
