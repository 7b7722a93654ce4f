internal import ViperModel

/// An order of units from top to bottom, in which few references go upward.
struct LayerOrder {
  /// From top to bottom, each sorted.
  let layers: [[String]]

  /// - Parameter tolerance: the share of references that may be taken for exceptions.
  init(_ weights: [DraftedUnits.Edge: Int], tolerance: Double) {
    let names = Set(weights.keys.flatMap { [$0.from, $0.to] }).sorted()
    let numbers = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($0.element, $0.offset) })
    // Both ends of each edge have a number.
    let edges = weights.map { (from: numbers[$0.key.from]!, to: numbers[$0.key.to]!, weight: $0.value) }
      .sorted { ($0.weight, $0.from, $0.to) < ($1.weight, $1.from, $1.to) }
    let kept = Self.withoutExceptions(edges, count: names.count, budget: Int(Double(weights.values.reduce(0, +)) * tolerance))
    let levels = Self.levels(count: names.count, kept)
    layers = (0...(levels.max() ?? 0)).map { level in names.indices.filter { levels[$0] == level }.map { names[$0] } }
      .filter { !$0.isEmpty }
  }

  private typealias Edge = (from: Int, to: Int, weight: Int)

  /// The edges without the lightest ones on circles, as far as the budget goes.
  private static func withoutExceptions(_ edges: [Edge], count: Int, budget: Int) -> [(Int, Int)] {
    var kept = edges
    var (budget, position) = (budget, 0)
    var components = StronglyConnectedComponents.numbers(count: count, edges: kept.map { ($0.from, $0.to) })
    while position < kept.count, kept[position].weight <= budget {
      let edge = kept[position]
      guard components[edge.from] == components[edge.to] else {
        position += 1
        continue
      }
      budget -= edge.weight
      kept.remove(at: position)
      components = StronglyConnectedComponents.numbers(count: count, edges: kept.map { ($0.from, $0.to) })
    }
    return kept.map { ($0.from, $0.to) }
  }

  /// By unit, how many layers are above it; those of a circle are in one.
  private static func levels(count: Int, _ edges: [(Int, Int)]) -> [Int] {
    let components = StronglyConnectedComponents.numbers(count: count, edges: edges)
    let across = edges.map { (components[$0.0], components[$0.1]) }.filter { $0.0 != $0.1 }
    var levels: [Int: Int] = [:]
    // No path is longer than the number of units.
    for _ in 0..<count {
      for (from, to) in across { levels[to] = max(levels[to] ?? 0, (levels[from] ?? 0) + 1) }
    }
    return components.map { levels[$0] ?? 0 }
  }
}
