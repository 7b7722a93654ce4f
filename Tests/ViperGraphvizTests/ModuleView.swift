import ViperGraph
import ViperModel

extension GraphView {
  /// A module of each name, each leading to the next.
  static func modules(_ names: [String]) -> GraphView {
    GraphView(
      level: .module,
      nodes: names.map { name in
        let module = Cluster(name: name, dialect: "viper", path: "Modules/\(name)", components: 4)
        return Node(id: module.key, label: name, content: .module(module), file: module.path)
      },
      edges: names.indices.dropFirst().map {
        Edge(from: $0 / 2, to: $0, kind: .construction, purpose: .navigation, file: "W.swift", line: $0)
      })
  }
}
