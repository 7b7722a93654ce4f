import ViperModel

/// A view as a PlantUML component diagram.
package struct PlantUMLFormat: Sendable {
  private let title: String
  private let links: SourceLinks?

  package init(title: String = "", links: SourceLinks? = nil) {
    self.title = title
    self.links = links
  }

  package func text(of view: GraphView) -> String {
    let nodes = view.nodes.indices.map { line(of: $0, in: view) }
    let boxes = view.boxed(nodes, open: { "package \(PlantUMLText.label([$1])) as \($0) {" }, close: "}")
    let lines = head(of: view) + boxes + view.edges.map(line) + view.bandOrder("-[hidden]->") + legend(of: view) + ["@enduml"]
    return lines.joined(separator: "\n") + "\n"
  }

  private func head(of view: GraphView) -> [String] {
    [
      "@startuml", "title \(PlantUMLText.line(title))", "caption \(PlantUMLText.line(DOTLegend(title: title, view).counts))",
      view.isBanded && view.direction == .down ? "top to bottom direction" : "left to right direction",
      "skinparam shadowing false", "skinparam defaultFontName Helvetica",
      "skinparam packageBackgroundColor \(Shade.box.light)", "skinparam packageBorderColor \(Shade.frame.light)",
    ]
  }

  private func line(of index: Int, in view: GraphView) -> String {
    let node = view.nodes[index]
    let part = GraphPart.node(index)
    let findings = MarkStyle.counts(of: node.marks).map(\.text)
    let label = PlantUMLText.label([node.label, node.content.description] + findings)
    let link = links?.url(of: part, in: view).map { " [[\($0)]]" } ?? ""
    return "\(shape(of: node)) \(label) as \(part.id)\(link) \(color(of: node))"
  }

  private func shape(of node: GraphView.Node) -> String {
    switch node.content {
    case .component(_, .protocol): "interface"
    case .component(.dataManager, _): "database"
    case .component(.entity, _): "artifact"
    case .component, .module: "rectangle"
    case .folder: "folder"
    }
  }

  private func color(of node: GraphView.Node) -> String {
    let mark = MarkStyle.color(of: node.marks).map { ";line:\($0.light.dropFirst())" } ?? ""
    let fill =
      switch node.content {
      case .component(let role, _): RoleStyle(of: role).fill
      case .module: Shade.module
      case .folder: Shade.folder
      }
    return fill.light + mark
  }

  private func line(of edge: GraphView.Edge) -> String {
    let style = EdgeStyle(of: edge)
    let color = MarkStyle.color(of: edge.marks) ?? style.color
    let line = style.line == "solid" ? "" : ",\(style.line)"
    let label = edge.property.map { " : \(PlantUMLText.line($0))" } ?? ""
    let head = style == .inheritance ? "|>" : ">"
    return "\(GraphPart.node(edge.from).id) -[\(color.light)\(line)]-\(head) \(GraphPart.node(edge.to).id)\(label)"
  }

  private func legend(of view: GraphView) -> [String] {
    let used = Set(view.edges.map { EdgeStyle(of: $0) })
    guard !used.isEmpty else { return [] }
    let names = EdgeStyle.allCases.filter(used.contains).map { "<color:\($0.color.light)>\($0.line)</color>: \($0.name)" }
    return ["legend"] + names + ["arrows point from owner to owned", "endlegend"]
  }
}

extension PlantUMLFormat: ViewFormat {
  package var name: String { "plantuml" }
  package var endings: [String] { ["puml"] }
  package var content: ViewContent { .picture }

  package func output(of drawing: Drawing) -> FormattedGraph {
    FormattedGraph(PlantUMLFormat(title: drawing.title, links: drawing.links).text(of: drawing.view))
  }
}
