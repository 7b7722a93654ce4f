import ViperLinking
import ViperModel
import ViperText

/// A view as GraphML with typed keys.
package struct GraphMLFormat: Sendable {
  private let title: String

  package init(title: String = "") {
    self.title = title
  }

  package func text(of view: GraphView) -> String {
    let nodes = view.nodes.indices.flatMap { index in
      element("node id=\"\(GraphPart.node(index).id)\"", data: data(of: view.nodes[index], in: view))
    }
    let edges = view.edges.indices.flatMap { index in
      let edge = view.edges[index]
      let ends = "source=\"\(GraphPart.node(edge.from).id)\" target=\"\(GraphPart.node(edge.to).id)\""
      return element("edge id=\"\(GraphPart.edge(index).id)\" \(ends)", data: data(of: edge))
    }
    return (head(of: view) + nodes + edges + ["</graph>", "</graphml>"]).joined(separator: "\n") + "\n"
  }

  private func head(of view: GraphView) -> [String] {
    let keys = Self.keys + (view.isBanded ? [("node", "group", "string")] : [])
    return [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      """
      <graphml xmlns="http://graphml.graphdrawing.org/xmlns" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" \
      xsi:schemaLocation="http://graphml.graphdrawing.org/xmlns http://graphml.graphdrawing.org/xmlns/1.0/graphml.xsd">
      """,
      "<desc>\(title.xml)</desc>",
    ]
      + keys.map { key in
        "<key id=\"\(key.owner)-\(key.name)\" for=\"\(key.owner)\" attr.name=\"\(key.name)\" attr.type=\"\(key.type)\"/>"
      } + ["<graph id=\"modules\" edgedefault=\"directed\">"]
  }

  private static let keys: [(owner: String, name: String, type: String)] =
    ["id", "label", "role", "kind", "module", "dialect", "file", "severity"].map { ("node", $0, "string") }
    + ["line", "components", "findings"].map { ("node", $0, "int") }
    + ["kind", "purpose", "strength", "property", "file", "severity"].map { ("edge", $0, "string") }
    + ["line", "count", "findings"].map { ("edge", $0, "int") }

  private func data(of node: GraphView.Node, in view: GraphView) -> [String] {
    let cluster = node.module ?? node.cluster.map { view.clusters[$0] }
    let kind: (role: String?, name: String, components: Int?) =
      switch node.content {
      case .component(let role, let kind): (role.name, kind.rawValue, nil)
      case .module(let module): (nil, "module", module.components)
      case .folder(let folder): (nil, "folder", folder.modules.reduce(0) { $0 + $1.components })
      }
    return entries(
      "node",
      [
        "id": node.id, "label": node.label, "role": kind.role, "kind": kind.name, "module": cluster?.name,
        "dialect": cluster?.dialect, "file": node.file, "line": node.line.map { "\($0)" },
        "components": kind.components.map { "\($0)" }, "findings": "\(node.marks.count)", "severity": worst(of: node.marks),
        "group": node.band.map { view.bands[$0].name },
      ])
  }

  private func data(of edge: GraphView.Edge) -> [String] {
    entries(
      "edge",
      [
        "kind": edge.kind.rawValue, "purpose": "\(edge.purpose)", "strength": edge.strength?.rawValue,
        "property": edge.property, "file": edge.file, "line": "\(edge.line)", "count": "\(edge.count)",
        "findings": "\(edge.marks.count)", "severity": worst(of: edge.marks),
      ])
  }

  private func worst(of marks: [GraphMark]) -> String? { marks.map(\.severity).max()?.rawValue }

  private func entries(_ owner: String, _ values: KeyValuePairs<String, String?>) -> [String] {
    values.compactMap { key, value in
      value.map { "<data key=\"\(owner)-\(key)\">\($0.xml)</data>" }
    }
  }

  private func element(_ tag: String, data: [String]) -> [String] {
    ["  <\(tag)>"] + data.map { "    \($0)" } + ["  </\(tag.prefix { $0 != " " })>"]
  }
}

extension GraphMLFormat: ViewFormat {
  package var name: String { "graphml" }
  package var content: ViewContent { .data }

  package func output(of drawing: Drawing) -> FormattedGraph {
    FormattedGraph(GraphMLFormat(title: drawing.title).text(of: drawing.view))
  }
}
