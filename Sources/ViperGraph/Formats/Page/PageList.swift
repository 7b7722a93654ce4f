import ViperLinking
import ViperModel

/// The view as a plain list, for readers without JavaScript.
struct PageList {
  private let view: GraphView
  private let notes: [String]
  private let links: SourceLinks?
  private let members: [Int?: [Int]]
  private let outgoing: [Int: [GraphView.Edge]]

  init(_ view: GraphView, notes: [String], links: SourceLinks? = nil) {
    self.view = view
    self.notes = notes
    self.links = links
    members = Dictionary(grouping: view.nodes.indices) { view.nodes[$0].cluster }
    outgoing = Dictionary(grouping: view.edges, by: \.from)
  }

  var markup: String {
    let modules = view.clusters.indices.map { module($0) }
    let shared = members[nil].map { [section("Shared parts", detail: "of no module", $0)] } ?? []
    return (notes.map { "<p>\(PageText.html($0))</p>" } + modules + shared).joined(separator: "\n")
  }

  private func module(_ index: Int) -> String {
    let cluster = view.clusters[index]
    return section(
      cluster.name, detail: [cluster.dialect, cluster.path].filter { !$0.isEmpty }.joined(separator: ", "), members[index] ?? [])
  }

  private func section(_ name: String, detail: String, _ nodes: [Int]) -> String {
    """
    <h2>\(PageText.html(name)) <small>\(PageText.html(detail))</small></h2>
    <ul>
    \(nodes.map(item).joined(separator: "\n"))
    </ul>
    """
  }

  private func item(_ index: Int) -> String {
    let node = view.nodes[index]
    let stored = Set((outgoing[index] ?? []).filter { $0.strength != nil }.map(\.to))
    let targets = Set((outgoing[index] ?? []).filter { $0.strength != nil || !stored.contains($0.to) }.map(reference)).sorted()
    let uses = targets.isEmpty ? "" : " \u{2192} " + targets.joined(separator: ", ")
    let marks = node.marks + (outgoing[index] ?? []).flatMap(\.marks)
    let findings = marks.isEmpty ? "" : "\n<ul>\n\(marks.sorted().map(finding).joined(separator: "\n"))\n</ul>\n"
    return
      "<li><b>\(PageText.html(node.label))</b> \(PageText.html(node.role?.name ?? "module")), \(place(node.file, node.line))\(uses)\(findings)</li>"
  }

  private func reference(_ edge: GraphView.Edge) -> String {
    PageText.html(view.nodes[edge.to].label)
      + (edge.strength.map { " (\($0.rawValue)\(edge.isToCut ? ", make weak" : ""))" } ?? "")
  }

  private func finding(_ mark: GraphMark) -> String {
    "<li>\(mark.severity.rawValue): \(PageText.html("\(mark.message) [\(mark.rule)] "))\(place(mark.file, mark.line))</li>"
  }

  private func place(_ file: String, _ line: Int?) -> String {
    let text = PageText.html(line.map { "\(file):\($0)" } ?? file)
    return links?.url(file: file, line: line).map { "<a href=\"\(PageText.html($0))\">\(text)</a>" } ?? text
  }
}
