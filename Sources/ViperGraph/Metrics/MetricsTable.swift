import ViperLinking
package import ViperModel

/// The metrics of every node of a view, by its id.
///
/// Metrics are computed on the whole code base, because a module is not less used if its users are not drawn.
package struct MetricsTable: Sendable, Equatable {
  private let rows: [String: GraphView.Metrics]

  package subscript(id: String) -> GraphView.Metrics? { rows[id] }

  /// The metrics of a graph at a level, with protocols replaced by their conformers.
  package init(of graph: ComponentGraph, level: GraphView.Level, marks: [GraphMark], references: GraphView.References = .all) {
    let folded = GraphView.component(of: graph, marks: marks).foldingInterfaces().keeping(references)
    self.init(of: level == .module ? folded.collapsingModules() : folded)
  }

  package init(of view: GraphView) {
    let ends = view.edges.filter { $0.from != $0.to }
    let fans = Fans(view.nodes.count, ends.map { ($0.from, $0.to) })
    let circles = Circles(view.nodes.count, ends.map { ($0.from, $0.to) })
    let distances = RootDistances(
      view.nodes.count, ends.filter { $0.strength != .weak && $0.strength != .unowned }.map { ($0.from, $0.to) })
    let findings = Self.findings(of: view)
    var rows: [String: GraphView.Metrics] = [:]
    for (index, node) in view.nodes.enumerated() {
      rows[node.id] = GraphView.Metrics(
        components: node.role == nil ? node.modules.reduce(0) { $0 + $1.components } : 1, lines: node.lines,
        fanIn: fans.incoming[index],
        fanOut: fans.outgoing[index], findings: findings[index], distance: distances.distances[index],
        circle: circles.numbers[index],
        circleSize: circles.sizes[index])
    }
    self.rows = rows
  }

  /// The number of distinct findings of each node and its outgoing references.
  private static func findings(of view: GraphView) -> [Int] {
    var marks = view.nodes.map { Set($0.marks) }
    for edge in view.edges { marks[edge.from].formUnion(edge.marks) }
    return marks.map(\.count)
  }
}

/// The number of distinct neighbours of each node in either direction.
private struct Fans {
  private(set) var incoming: [Int]
  private(set) var outgoing: [Int]

  init(_ count: Int, _ edges: [(Int, Int)]) {
    var targets = [Set<Int>](repeating: [], count: count)
    incoming = Array(repeating: 0, count: count)
    for (from, to) in edges where targets[from].insert(to).inserted { incoming[to] += 1 }
    outgoing = targets.map(\.count)
  }
}

/// The strongly connected components with more than one node.
private struct Circles {
  private(set) var numbers: [Int?]
  private(set) var sizes: [Int]

  init(_ count: Int, _ edges: [(Int, Int)]) {
    let components = StronglyConnectedComponents.numbers(count: count, edges: edges)
    let members = Dictionary(components.map { ($0, 1) }, uniquingKeysWith: +)
    var numberOf: [Int: Int] = [:]
    // Each component has members: it is the number of a node.
    for component in components where members[component]! > 1 && numberOf[component] == nil {
      numberOf[component] = numberOf.count + 1
    }
    numbers = components.map { numberOf[$0] }
    sizes = components.map { members[$0]! }
  }
}
