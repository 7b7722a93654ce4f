import ViperGraph
import ViperLinking
import ViperModel

extension GraphView {
  /// A view from lines such as `A -> B` (strong), `A ~> B` (weak), `A => B` (opens), `A - B` (uses) and `A :> B` (inherits); a
  /// lone name is a node without references. Lines count from 1 in the order in which they are written.
  static func made(_ level: Level = .module, _ lines: String...) -> GraphView {
    var view = GraphView(level: level)
    var known: [String: Int] = [:]
    func node(_ name: String) -> Int {
      if let position = known[name] { return position }
      known[name] = view.nodes.count
      view.nodes.append(handMadeNode(name, level))
      return view.nodes.count - 1
    }
    for (number, line) in lines.enumerated() {
      let words = line.split(separator: " ").map(String.init)
      let from = node(words[0])
      guard words.count == 3 else { continue }
      let (kind, strength, purpose) = handMadeEdges[words[1]]!
      view.edges.append(
        Edge(from: from, to: node(words[2]), kind: kind, strength: strength, purpose: purpose, file: "F.swift", line: number + 1))
    }
    return view
  }

  private static let handMadeEdges: [String: (ReferenceKind, ReferenceStrength?, Edge.Purpose)] = [
    "->": (.stored, .strong, .ownership), "~>": (.stored, .weak, .ownership), "=>": (.construction, nil, .navigation),
    "-": (.local, nil, .use), ":>": (.inheritance, nil, .inheritance),
  ]

  private static func handMadeNode(_ name: String, _ level: Level) -> Node {
    switch level {
    case .component:
      Node(id: name, label: name, content: .component(.presenter, .class), file: "\(name).swift", line: 1, lines: 10)
    case .module: moduleNode(name, path: "Modules/\(name)", root: ".")
    }
  }

  static func moduleNode(_ name: String, path: String, root: String) -> Node {
    let module = Cluster(name: name, dialect: "viper", path: path, root: root, components: 4, lines: 100)
    return Node(id: name, label: name, content: .module(module), file: path, lines: 100)
  }

  var labels: [String] { nodes.map(\.label) }

  /// `A B` for each edge.
  var pairs: [String] { edges.map { "\(nodes[$0.from].label) \(nodes[$0.to].label)" } }

  static func mark(_ severity: Severity = .error) -> GraphMark {
    GraphMark(severity: severity, rule: "r", message: "m", file: "F.swift", line: 1)
  }
}
