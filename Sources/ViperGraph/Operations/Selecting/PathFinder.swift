/// The limits of a path search, because a dense graph has too many paths to enumerate.
package struct PathLimits: Sendable, Equatable {
  package var count: Int
  /// The largest number of references of a path; the shortest path may exceed it.
  package var length: Int
  /// The largest number of references that the search follows.
  package var effort: Int

  package init(count: Int = 20, length: Int = 10, effort: Int = 200_000) {
    self.count = count
    self.length = length
    self.effort = effort
  }
}

/// The simple paths between two sets of nodes, the shortest first.
///
/// No path contains a second start or goal. Of parallel edges, the first one is used.
struct PathFinder {
  typealias Path = [Adjacency.Step]

  private(set) var paths: [(start: Int, steps: Path)] = []
  /// The limit that ended the search, in words; nil if all paths were found.
  private(set) var cutBy: String?

  private let outgoing: [[Adjacency.Step]]
  private let isStart: [Bool]
  private let isGoal: [Bool]
  /// The distance to the nearest goal; nil if none is reachable.
  private let remaining: [Int?]
  private let limits: PathLimits
  private var effort = 0
  private var isLonger = false

  init(in view: GraphView, from starts: [Int], to goals: [Int], limits: PathLimits) {
    let adjacency = Adjacency(view)
    self.limits = limits
    isStart = Self.flags(starts, count: view.nodes.count)
    isGoal = Self.flags(goals, count: view.nodes.count)
    outgoing = adjacency.outgoing.map(Self.withoutParallels)
    remaining = Adjacency.distances(from: goals, along: adjacency.incoming)
    guard let shortest = starts.filter({ !goals.contains($0) }).compactMap({ remaining[$0] }).min() else { return }
    let longest = max(shortest, limits.length)
    for length in shortest...longest where cutBy == nil {
      isLonger = false
      for start in starts where !isGoal[start] { search(from: start, length: length) }
      if !isLonger { return }
    }
    if cutBy == nil { cutBy = "those of more than \(longest) references are not listed" }
  }

  private static func flags(_ positions: [Int], count: Int) -> [Bool] {
    var flags = [Bool](repeating: false, count: count)
    for position in positions { flags[position] = true }
    return flags
  }

  private static func withoutParallels(_ steps: [Adjacency.Step]) -> [Adjacency.Step] {
    var seen: Set<Int> = []
    return steps.filter { seen.insert($0.node).inserted }.sorted { $0.node < $1.node }
  }

  /// An iterative depth-first search, pruned to nodes that are close enough to a goal.
  private mutating func search(from start: Int, length: Int) {
    var path: Path = []
    var isOnPath: Set<Int> = [start]
    var next = [0]
    while let position = next.last {
      let steps = outgoing[path.last?.node ?? start]
      guard position < steps.count else {
        next.removeLast()
        if let step = path.popLast() { isOnPath.remove(step.node) }
        continue
      }
      next[next.count - 1] += 1
      effort += 1
      if effort > limits.effort {
        cutBy = "the search was stopped early"
        return
      }
      let step = steps[position]
      guard !isStart[step.node], !isOnPath.contains(step.node), let rest = remaining[step.node] else { continue }
      guard path.count + 1 + rest <= length else {
        isLonger = true
        continue
      }
      if !isGoal[step.node] {
        path.append(step)
        isOnPath.insert(step.node)
        next.append(0)
      } else if path.count + 1 == length {
        if paths.count == limits.count {
          cutBy = "only the first \(limits.count) are listed"
          return
        }
        paths.append((start, path + [step]))
      }
    }
  }
}
