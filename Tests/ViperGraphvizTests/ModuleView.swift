import ViperGraph
import ViperLinking
import ViperModel

extension GraphView {
  /// A module of each name, each leading to the next.
  static func modules(_ names: [String]) -> GraphView {
    GraphView(
      level: .module,
      nodes: names.map { name in
        let module = Cluster(name: name, dialect: "viper", path: "Modules/\(name)", root: ".", components: 4)
        return Node(id: module.key, label: name, content: .module(module), file: module.path)
      },
      edges: names.indices.dropFirst().map {
        Edge(from: $0 / 2, to: $0, kind: .construction, purpose: .navigation, file: "W.swift", line: $0)
      })
  }

  /// Modules whose wireframes, and whose presenters, all keep each other, and an edge inside a column of each module.
  static func circles(_ count: Int) -> GraphView {
    let roles: [(String, Role)] = [("Wireframe", .wireframe), ("Assembly", .assembly), ("Presenter", .presenter)]
    let nodes = (0..<count).flatMap { module in
      roles.map { name, role in
        Node(id: "\(name)\(module)", label: name, content: .component(role, .class), cluster: module, file: "A.swift", line: 1)
      }
    }
    var edges: [Edge] = []
    for (from, to) in (0..<count).flatMap({ from in (0..<count).map { (from, $0) } }) {
      let kept = from == to ? [(0, 1), (0, 2)] : [(0, 0), (2, 2)]
      edges += kept.map { start, end in
        Edge(
          from: 3 * from + start, to: 3 * to + end, kind: .stored, strength: .strong, purpose: .ownership, file: "A.swift",
          line: 1)
      }
    }
    let clusters = (0..<count).map { Cluster(name: "M\($0)", dialect: "viper", path: "M\($0)", root: ".", components: 3) }
    return GraphView(level: .component, clusters: clusters, nodes: nodes, edges: edges)
  }
}
