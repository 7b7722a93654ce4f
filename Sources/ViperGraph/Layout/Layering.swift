/// Nodes in layers: the longest way from a node that nobody refers to, with the edges that close a circle turned round.
struct Layering {
  /// Layer by layer, each sorted so that few edges cross.
  private(set) var ordered: [[Int]] = []
  /// What has no edge at all.
  let isolated: [Int]

  private static let sweeps = 4

  init(count: Int, edges: [(from: Int, to: Int)]) {
    var targets = [[Int]](repeating: [], count: count)
    var sources = targets
    for edge in Self.acyclic(count, edges) {
      targets[edge.from].append(edge.to)
      sources[edge.to].append(edge.from)
    }
    isolated = (0..<count).filter { targets[$0].isEmpty && sources[$0].isEmpty }
    let depths = Self.depths(targets, sources)
    let left = Set(isolated)
    for node in 0..<count where !left.contains(node) {
      while ordered.count <= depths[node] { ordered.append([]) }
      ordered[depths[node]].append(node)
    }
    for _ in 0..<Self.sweeps {
      for layer in ordered.indices.dropFirst() { sort(layer, by: sources, in: layer - 1) }
      for layer in ordered.indices.dropLast().reversed() { sort(layer, by: targets, in: layer + 1) }
    }
  }

  /// By the mean place of the neighbours; who has none there keeps its own.
  private mutating func sort(_ layer: Int, by neighbours: [[Int]], in other: Int) {
    let places = Dictionary(uniqueKeysWithValues: ordered[other].enumerated().map { ($1, Double($0) / Double(ordered[other].count)) })
    let nodes = ordered[layer]
    let keys = nodes.enumerated().map { place, node in
      let known = neighbours[node].compactMap { places[$0] }
      return known.isEmpty ? Double(place) / Double(nodes.count) : known.reduce(0, +) / Double(known.count)
    }
    ordered[layer] = nodes.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }.map { nodes[$0] }
  }

  /// Depth first, without recursion: a way may be as long as there are nodes.
  private static func acyclic(_ count: Int, _ edges: [(from: Int, to: Int)]) -> [(from: Int, to: Int)] {
    var targets = [[Int]](repeating: [], count: count)
    for edge in edges where edge.from != edge.to { targets[edge.from].append(edge.to) }
    var state = [UInt8](repeating: 0, count: count)
    var result: [(from: Int, to: Int)] = []
    for root in 0..<count where state[root] == 0 {
      var way = [(node: root, next: 0)]
      state[root] = 1
      while let (node, next) = way.last {
        guard next < targets[node].count else { state[node] = 2; way.removeLast(); continue }
        way[way.count - 1].next += 1
        let target = targets[node][next]
        result.append(state[target] == 1 ? (target, node) : (node, target))
        if state[target] == 0 { state[target] = 1; way.append((target, 0)) }
      }
    }
    return result
  }

  private static func depths(_ targets: [[Int]], _ sources: [[Int]]) -> [Int] {
    var depths = targets.map { _ in 0 }
    var waiting = sources.map(\.count)
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
