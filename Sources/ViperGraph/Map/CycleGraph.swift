/// The condensation of a graph: its cycles as nodes; a node outside cycles counts as a cycle of its own.
struct CycleGraph {
  /// The nodes of each cycle, most of which have one.
  let cycles: [[Int]]
  /// By cycle, the others that it leads to.
  let targets: [[Int]]
  /// By cycle, the others that lead to it.
  let sources: [[Int]]

  init(_ cycles: [[Int]], _ neighbours: Neighbours) {
    var cycleOf = [Int](repeating: 0, count: neighbours.targets.count)
    for (cycle, nodes) in cycles.enumerated() { for node in nodes { cycleOf[node] = cycle } }
    func others(_ cycle: Int, _ next: [[Int]]) -> [Int] {
      Set(cycles[cycle].flatMap { next[$0] }.map { cycleOf[$0] }).subtracting([cycle]).sorted()
    }
    self.cycles = cycles
    targets = cycles.indices.map { others($0, neighbours.targets) }
    sources = cycles.indices.map { others($0, neighbours.sources) }
  }

  /// The cycles, each after those that lead to it; of several that may come next, the one of the lowest rank.
  ///
  /// - Parameter rank: the rank of a cycle after another one, nil for the first.
  func sorted<Rank>(by isBefore: (Rank, Rank) -> Bool, _ rank: (_ last: Int?, _ cycle: Int) -> Rank) -> [Int] {
    var waiting = sources.map(\.count)
    var ready = sources.indices.filter { waiting[$0] == 0 }
    var order: [Int] = []
    while let next = ready.min(by: { isBefore(rank(order.last, $0), rank(order.last, $1)) }) {
      ready.removeAll { $0 == next }
      order.append(next)
      for target in targets[next] {
        waiting[target] -= 1
        if waiting[target] == 0 { ready.append(target) }
      }
    }
    return order
  }
}
