import ViperModel

/// The distance of each node from the nearest root.
///
/// A root is a node without incoming references; the nodes of a cycle without incoming references from outside are all roots, so
/// that every node has a distance.
struct RootDistances {
  let distances: [Int]

  init(_ count: Int, _ edges: [(Int, Int)]) {
    let components = StronglyConnectedComponents.numbers(count: count, edges: edges)
    var outgoing = [[Adjacency.Step]](repeating: [], count: count)
    var isUsed: Set<Int> = []
    for (position, (from, to)) in edges.enumerated() {
      outgoing[from].append(Adjacency.Step(edge: position, node: to))
      if components[from] != components[to] { isUsed.insert(components[to]) }
    }
    let roots = components.indices.filter { !isUsed.contains(components[$0]) }
    // Each node is in a component without users, or reached from one.
    distances = Adjacency.distances(from: roots, along: outgoing).map { $0! }
  }
}
