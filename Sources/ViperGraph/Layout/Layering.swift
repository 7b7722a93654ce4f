/// The layers of a graph: each node is placed at its longest path from a source, with the edges that close a cycle reversed.
///
/// An edge that spans several layers has a dummy node in each layer between, numbered after the real nodes.
struct Layering {
  /// The layers from top to bottom, each sorted to reduce crossings.
  private(set) var ordered: [[Int]] = []
  /// The nodes without edges.
  let isolated: [Int]
  /// The dummy nodes of long edges, downwards, by upper and lower node.
  private var leaps: [[Int]: [Int]] = [:]

  private static let sweeps = 4
  /// The largest number of dummy nodes; with more of them, lines are too many to follow anyway.
  private static let mostPlaces = 200

  /// - Parameter loose: edges that do not affect the layers, but draw their ends close to each other.
  init(count: Int, edges: [(from: Int, to: Int)], loose: [(from: Int, to: Int)] = []) {
    let firm = Self.acyclic(count, edges)
    let depths = Self.depths(Self.neighbours(count, firm))
    let downward = firm + Self.downward(loose, depths)
    let ends = Set((edges + loose).filter { $0.from != $0.to }.flatMap { [$0.from, $0.to] })
    isolated = (0..<count).filter { !ends.contains($0) }
    ordered = [[Int]](repeating: [], count: isolated.count == count ? 0 : (depths.max() ?? 0) + 1)
    let left = Set(isolated)
    for node in 0..<count where !left.contains(node) { ordered[depths[node]].append(node) }
    let steps = addLeaps(downward, depths, count)
    sort(Self.neighbours(count + leaps.values.reduce(0) { $0 + $1.count }, steps))
  }

  /// The nodes on the path of an edge, including its ends and its dummy nodes.
  func stops(from: Int, to: Int) -> [Int] {
    if let leap = leaps[[from, to]] { return [from] + leap + [to] }
    if let leap = leaps[[to, from]] { return [from] + leap.reversed() + [to] }
    return [from, to]
  }

  /// Splits the edges into steps between neighbouring layers.
  private mutating func addLeaps(_ edges: [(from: Int, to: Int)], _ depths: [Int], _ count: Int) -> [(from: Int, to: Int)] {
    let places = edges.reduce(0) { $0 + depths[$1.to] - depths[$1.from] - 1 }
    guard places <= Self.mostPlaces else { return edges }
    var next = count
    return edges.flatMap { edge -> [(from: Int, to: Int)] in
      guard leaps[[edge.from, edge.to]] == nil else { return [] }
      let leap = (depths[edge.from] + 1..<depths[edge.to]).map { depth in
        ordered[depth].append(next)
        next += 1
        return next - 1
      }
      leaps[[edge.from, edge.to]] = leap
      let stops = [edge.from] + leap + [edge.to]
      return zip(stops, stops.dropFirst()).map { ($0, $1) }
    }
  }

  // MARK: order

  private mutating func sort(_ neighbours: (targets: [[Int]], sources: [[Int]])) {
    for _ in 0..<Self.sweeps {
      for layer in ordered.indices.dropFirst() { sort(layer, by: neighbours.sources, in: layer - 1) }
      for layer in ordered.indices.dropLast().reversed() { sort(layer, by: neighbours.targets, in: layer + 1) }
    }
  }

  /// Sorts a layer by the mean position of each node's neighbours; a node without neighbours stays in place.
  private mutating func sort(_ layer: Int, by neighbours: [[Int]], in other: Int) {
    let places = Dictionary(
      uniqueKeysWithValues: ordered[other].enumerated().map { ($1, Double($0) / Double(ordered[other].count)) })
    let nodes = ordered[layer]
    let keys = nodes.enumerated().map { place, node in
      let known = neighbours[node].compactMap { places[$0] }
      return known.isEmpty ? Double(place) / Double(nodes.count) : known.reduce(0, +) / Double(known.count)
    }
    ordered[layer] = nodes.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }.map { nodes[$0] }
  }

  // MARK: depth

  private static func neighbours(_ count: Int, _ edges: [(from: Int, to: Int)]) -> (targets: [[Int]], sources: [[Int]]) {
    var targets = [[Int]](repeating: [], count: count)
    var sources = targets
    for edge in edges {
      targets[edge.from].append(edge.to)
      sources[edge.to].append(edge.from)
    }
    return (targets, sources)
  }

  /// Reverses the edges that close a cycle, by an iterative depth-first search because paths can be as long as the graph.
  private static func acyclic(_ count: Int, _ edges: [(from: Int, to: Int)]) -> [(from: Int, to: Int)] {
    let targets = neighbours(count, edges.filter { $0.from != $0.to }).targets
    var state = [UInt8](repeating: 0, count: count)
    var result: [(from: Int, to: Int)] = []
    for root in 0..<count where state[root] == 0 {
      var way = [(node: root, next: 0)]
      state[root] = 1
      while let (node, next) = way.last {
        guard next < targets[node].count else {
          state[node] = 2
          way.removeLast()
          continue
        }
        way[way.count - 1].next += 1
        let target = targets[node][next]
        result.append(state[target] == 1 ? (target, node) : (node, target))
        if state[target] == 0 {
          state[target] = 1
          way.append((target, 0))
        }
      }
    }
    return result
  }

  private static func downward(_ edges: [(from: Int, to: Int)], _ depths: [Int]) -> [(from: Int, to: Int)] {
    edges.filter { depths[$0.from] != depths[$0.to] }.map { depths[$0.from] < depths[$0.to] ? $0 : (from: $0.to, to: $0.from) }
  }

  private static func depths(_ neighbours: (targets: [[Int]], sources: [[Int]])) -> [Int] {
    let targets = neighbours.targets
    var depths = targets.map { _ in 0 }
    var waiting = neighbours.sources.map(\.count)
    var ready = waiting.indices.filter { waiting[$0] == 0 }
    while let node = ready.popLast() {
      for target in targets[node] {
        depths[target] = max(depths[target], depths[node] + 1)
        waiting[target] -= 1
        if waiting[target] == 0 { ready.append(target) }
      }
    }
    return depths
  }
}
