import ViperModel

/// A sequence of a graph's nodes, from the entries to the leaves, in which as few edges as possible lead backwards.
///
/// Only edges of a cycle can lead backwards. The nodes of a cycle are ordered by their distance from where it is entered, then moved
/// one at a time as long as that turns edges forward.
package struct FlowOrder: Sendable {
  /// The nodes in order.
  package let sequence: [Int]
  /// The position of each node in `sequence`.
  package let position: [Int]
  /// The length of the longest path of forward edges that leads to each node.
  package let levels: [Int]
  /// The positions of the nodes of each cycle, which are next to each other.
  package let cycles: [Range<Int>]

  /// - Parameter edges: distinct pairs of nodes; loops are ignored.
  /// - Parameter entries: the nodes where the app starts, which come first in their cycles.
  /// - Parameter folders: the folder of each node, whose nodes follow each other where edges allow; empty for no folders.
  package init(count: Int, edges: [(from: Int, to: Int)], entries: Set<Int> = [], folders: [Int] = []) {
    let neighbours = Neighbours(count, edges.filter { $0.from != $0.to })
    let numbers = StronglyConnectedComponents.numbers(count: count, edges: edges.map { ($0.from, $0.to) })
    let components = Dictionary(grouping: 0..<count) { numbers[$0] }.values.sorted { $0[0] < $1[0] }
    let sorted = components.map { $0.count == 1 ? $0 : CycleOrder($0, neighbours, entries: entries).nodes }
    let graph = CycleGraph(sorted, neighbours)
    let starts = Set(sorted.indices.filter { sorted[$0].contains(where: entries.contains) })
    let order =
      (folders.isEmpty
      ? graph.sorted(by: <) { _, cycle in (starts.contains(cycle) ? 0 : 1, cycle) }
      : FolderOrder(graph, starts: starts.sorted(), folders: folders).order).map { sorted[$0] }
    sequence = order.flatMap(\.self)
    cycles = Self.cycles(in: order)
    var position = [Int](repeating: 0, count: count)
    for (place, node) in sequence.enumerated() { position[node] = place }
    var levels = [Int](repeating: 0, count: count)
    for node in sequence {
      for target in neighbours.targets[node] where position[target] > position[node] {
        levels[target] = max(levels[target], levels[node] + 1)
      }
    }
    (self.position, self.levels) = (position, levels)
  }

  /// Whether an edge leads backwards.
  package func rises(from: Int, to: Int) -> Bool { position[to] < position[from] }

  private static func cycles(in order: [[Int]]) -> [Range<Int>] {
    var (ranges, start): ([Range<Int>], Int) = ([], 0)
    for nodes in order {
      if nodes.count > 1 { ranges.append(start..<start + nodes.count) }
      start += nodes.count
    }
    return ranges
  }
}

/// The neighbours of each node, without duplicates, ascending.
struct Neighbours {
  let targets: [[Int]]
  let sources: [[Int]]

  init(_ count: Int, _ edges: [(from: Int, to: Int)]) {
    var targets = [Set<Int>](repeating: [], count: count)
    var sources = targets
    for edge in edges {
      targets[edge.from].insert(edge.to)
      sources[edge.to].insert(edge.from)
    }
    self.targets = targets.map { $0.sorted() }
    self.sources = sources.map { $0.sorted() }
  }

  /// The nodes that are reachable from a start, and the starts.
  static func reached(from starts: [Int], along next: [[Int]]) -> Set<Int> {
    var (open, seen) = (starts, Set(starts))
    while let node = open.popLast() {
      for target in next[node] where seen.insert(target).inserted { open.append(target) }
    }
    return seen
  }
}

/// The order of the nodes of one cycle.
private struct CycleOrder {
  private static let mostPasses = 8

  private(set) var nodes: [Int]
  private let neighbours: Neighbours
  /// The number of nodes at the start that keep their places.
  private let fixed: Int

  init(_ members: [Int], _ neighbours: Neighbours, entries: Set<Int>) {
    self.neighbours = neighbours
    let inside = Set(members)
    let starts = Self.sorted(members.filter(entries.contains), neighbours)
    let entered = members.filter { node in neighbours.sources[node].contains { !inside.contains($0) } }
    let busiest = members.max { (neighbours.targets[$0].count, $1) < (neighbours.targets[$1].count, $0) }.map { [$0] } ?? []
    let first = starts.isEmpty ? entered.isEmpty ? busiest : entered : starts
    nodes = Self.byDistance(from: first, within: inside, neighbours)
    fixed = starts.count
    var passes = 0
    while passes < Self.mostPasses, moveNodes() { passes += 1 }
  }

  /// Several entries; those that other entries lead to come last.
  private static func sorted(_ starts: [Int], _ neighbours: Neighbours) -> [Int] {
    let all = Set(starts)
    return starts.map { node in
      (neighbours.sources[node].count(where: all.contains) - neighbours.targets[node].count(where: all.contains), node)
    }
    .sorted { $0 < $1 }.map(\.1)
  }

  private static func byDistance(from first: [Int], within inside: Set<Int>, _ neighbours: Neighbours) -> [Int] {
    var (order, seen, next) = (first, Set(first), 0)
    while next < order.count {
      for target in neighbours.targets[order[next]] where inside.contains(target) && seen.insert(target).inserted {
        order.append(target)
      }
      next += 1
    }
    return order
  }

  /// Moves each node to the place where the fewest edges lead backwards; returns whether any was moved.
  private mutating func moveNodes() -> Bool {
    var hasMoved = false
    for node in nodes.dropFirst(fixed) {
      // Nodes are only moved, never removed.
      let place = nodes.firstIndex(of: node)!
      let (targets, sources) = (Set(neighbours.targets[node]), Set(neighbours.sources[node]))
      var rest = nodes
      rest.remove(at: place)
      var cost = rest[..<fixed].count(where: targets.contains) + rest[fixed...].count(where: sources.contains)
      var costs = [cost]
      for other in rest[fixed...] {
        cost += (targets.contains(other) ? 1 : 0) - (sources.contains(other) ? 1 : 0)
        costs.append(cost)
      }
      guard let best = costs.indices.min(by: { (costs[$0], $0) < (costs[$1], $1) }), costs[best] < costs[place - fixed] else {
        continue
      }
      rest.insert(node, at: fixed + best)
      nodes = rest
      hasMoved = true
    }
    return hasMoved
  }
}
