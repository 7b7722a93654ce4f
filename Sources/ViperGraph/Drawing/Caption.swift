import ViperLinking
import ViperModel
import ViperText

/// The text of one part of a picture, for its tooltip and for screen readers.
struct Caption {
  let name: String
  let details: [String]

  var lines: [String] { [name] + details }

  init(of node: GraphView.Node) {
    name = "\(node.label): \(node.content.description)"
    details =
      (node.change.map { [$0.sign] } ?? []) + (node.isUnreached ? [MapLegend.unreached] : [])
      + [node.line.map { "\(node.file):\($0)" } ?? node.file]
      + MarkStyle.tooltip(of: node.marks)
  }

  init(of edge: GraphView.Edge, in view: GraphView) {
    let from = view.nodes[edge.from].label
    let owner = edge.property.map { "\(from).\($0)" } ?? from
    let kept = edge.strength.map { "\($0.rawValue) " } ?? ""
    let interface = edge.interface.map { " as \($0)" } ?? ""
    name = "\(owner) \u{2192} \(view.nodes[edge.to].label): \(kept)\(edge.kind.rawValue)\(interface)"
    details =
      (edge.change.map { [$0.sign] } ?? []) + ["\(edge.file):\(edge.line)"]
      + (edge.count > 1 ? [counted(edge.count, "reference")] : [])
      + MarkStyle.tooltip(of: edge.marks)
  }

  init(of cluster: GraphView.Cluster) {
    name = cluster.dialect.isEmpty ? cluster.name : "\(cluster.name) (\(cluster.dialect))"
    details = [cluster.path]
  }
}

extension GraphView.Node.Content {
  var description: String {
    switch self {
    case .component("", let kind): kind.rawValue
    case .component(let role, .protocol): "\(role.name) protocol"
    case .component(let role, _): role.name
    case .module(let module): counted(module.components, "component")
    case .folder(let folder): counted(folder.modules.count, "module")
    }
  }
}
