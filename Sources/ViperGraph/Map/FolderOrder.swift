/// The order of cycles, each after those that lead to it, in which the nodes of a folder follow each other where edges allow.
///
/// The one with an entry comes as early as possible. What is not reachable from an entry comes right before the first one that it
/// leads to, instead of in front of all.
struct FolderOrder {
  private(set) var order: [Int] = []

  private let graph: CycleGraph

  /// - Parameter starts: the cycles with an entry.
  /// - Parameter folders: the folder of each node.
  init(_ graph: CycleGraph, starts: [Int], folders: [Int]) {
    self.graph = graph
    let first = graph.cycles.map { folders[$0[0]] }
    let last = graph.cycles.map { folders[$0[$0.count - 1]] }
    let levels = levels(graph.sorted(by: <) { _, cycle in cycle }, from: starts)
    let early = Neighbours.reached(from: starts, along: graph.sources)
    order = graph.sorted(by: <) { before, cycle in
      (early.contains(cycle) ? 0 : 1, before.map { last[$0] } == first[cycle] ? 0 : 1, levels[cycle], cycle)
    }
  }

  /// The length of the longest way to each cycle, or for those without a way from a start, one less than the first that they lead to.
  private func levels(_ plain: [Int], from starts: [Int]) -> [Int] {
    let reached = starts.isEmpty ? Set(plain) : Neighbours.reached(from: starts, along: graph.targets)
    var levels = plain.map { _ in 0 }
    for cycle in plain { for target in graph.targets[cycle] { levels[target] = max(levels[target], levels[cycle] + 1) } }
    for cycle in plain.reversed() where !reached.contains(cycle) {
      levels[cycle] = graph.targets[cycle].map { levels[$0] - 1 }.min() ?? levels[cycle]
    }
    return levels
  }
}
