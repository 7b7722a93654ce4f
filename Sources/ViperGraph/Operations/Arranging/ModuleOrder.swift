import ViperLinking
import ViperModel

extension GraphView {
  /// The modules in the order of navigation: each before the ones that it opens, and those right after it.
  ///
  /// In the order of names, the edges between modules would run up and down the whole picture.
  package func orderingModulesByNavigation() -> GraphView {
    let order = ModuleOrder(self).order
    let position = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
    let places = nodes.map { node in node.cluster.flatMap { position[$0] } ?? order.count }
    let nodeOrder = nodes.indices.sorted { (places[$0], $0) < (places[$1], $1) }
    let nodePosition = Dictionary(uniqueKeysWithValues: nodeOrder.enumerated().map { ($1, $0) })
    var result = self
    result.clusters = order.map { clusters[$0] }
    result.nodes = nodeOrder.map { index in
      var node = nodes[index]
      node.cluster = node.cluster.flatMap { position[$0] }
      return node
    }
    result.edges = edges.map { edge in
      var edge = edge
      // The order is one of all nodes.
      edge.from = nodePosition[edge.from]!
      edge.to = nodePosition[edge.to]!
      edge.holders = edge.holders.map { nodePosition[$0]! }.sorted()
      return edge
    }.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
    return result
  }
}

/// A depth-first search along navigation edges, beginning at the modules that no other module opens.
private struct ModuleOrder {
  private let next: [[Int]]
  private let roots: [Int]

  init(_ view: GraphView) {
    var next = view.clusters.map { _ in Set<Int>() }
    var isOpened = view.clusters.map { _ in false }
    for edge in view.edges where edge.leadsOn {
      guard let from = view.nodes[edge.from].cluster, let to = view.nodes[edge.to].cluster, from != to else { continue }
      next[from].insert(to)
      isOpened[to] = true
    }
    self.next = next.map { $0.sorted() }
    roots = view.clusters.indices.filter { !isOpened[$0] } + view.clusters.indices.filter { isOpened[$0] }
  }

  var order: [Int] {
    var order: [Int] = []
    var isVisited = next.map { _ in false }
    var waiting = Array(roots.reversed())
    while let module = waiting.popLast() {
      guard !isVisited[module] else { continue }
      isVisited[module] = true
      order.append(module)
      waiting += next[module].reversed()
    }
    return order
  }
}

extension GraphView.Edge {
  /// Whether the edge leads to the next module of the user's path, not back.
  fileprivate var leadsOn: Bool { purpose == .navigation || (purpose == .ownership && strength == .strong) }
}
