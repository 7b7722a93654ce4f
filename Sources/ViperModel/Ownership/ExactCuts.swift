internal import ViperFacts

/// The best edges of a small strongly connected component to weaken, found by trying all sets that could be.
///
/// A set must break each cycle in which the dialect leaves an edge to weaken. The best leaves the fewest objects without an owner, then has
/// the fewest properties, then those that are the most fit to be weakened. Each cycle that is left is broken by each of its edges
/// in turn, so the time grows with the cycles that the best set breaks.
struct ExactCuts {
  typealias Edge = OwnershipGraph.Edge

  private let component: [Edge]
  private let order: CutOrder
  private let keepers: Keepers?
  /// By position in `component`: its property, a bit of a set.
  private let bits: [UInt32]
  private let search: CycleSearch
  private var seen: Set<UInt32> = []
  private var best: (set: UInt32, cost: Cost)?

  /// What a set of properties costs: less comes first.
  struct Cost: Comparable {
    /// The objects that nothing else keeps.
    var orphans: Int
    var properties: Int
    /// The ranks of the properties, then their places in the order, each ascending.
    var fitness: [Int] = []

    static func < (a: Self, b: Self) -> Bool {
      if a.orphans != b.orphans { return a.orphans < b.orphans }
      if a.properties != b.properties { return a.properties < b.properties }
      return a.fitness.lexicographicallyPrecedes(b.fitness)
    }
  }

  /// - Parameter component: at most 32 edges.
  init(_ component: [Edge], _ order: CutOrder, keepers: Keepers?) {
    (self.component, self.order, self.keepers) = (component, order, keepers)
    var properties: [SourceRange: UInt32] = [:]
    bits = component.map { edge in
      let known = properties[edge.reference.range] ?? 1 << UInt32(properties.count)
      properties[edge.reference.range] = known
      return known
    }
    search = CycleSearch(component)
  }

  /// One for each property to weaken, with a cycle that only that property breaks.
  func cuts() -> [CycleCuts.Cut] {
    var choice = self
    choice.extend(0)
    guard let set = choice.best?.set else { return [] }
    return Set(bits).filter { $0 & set != 0 }.compactMap { bit in
      guard let cycle = shortestCycle(without: set & ~bit), let place = cycle.firstIndex(where: { bits[$0] == bit }) else {
        return nil
      }
      return CycleCuts.Cut(edge: component[cycle[place]], cycle: (cycle[place...] + cycle[..<place]).map { component[$0] })
    }
  }

  /// Tries all sets that have the given properties.
  private mutating func extend(_ set: UInt32) {
    guard seen.insert(set).inserted else { return }
    if let best, best.cost < leastCost(of: set) { return }
    guard let cycle = shortestCycle(without: set) else {
      let cost = cost(of: set)
      if best.map({ cost < $0.cost }) ?? true { best = (set, cost) }
      return
    }
    // The first set found bounds the search, so the most fitting edges are tried first.
    let edges = cycle.filter(isFree).sorted { order.comes(component[$0], before: component[$1]) }
    for edge in edges { extend(set | bits[edge]) }
  }

  /// Whether the dialect lets an edge be weak.
  private func isFree(_ edge: Int) -> Bool { !order.mustStay(component[edge]) }

  // MARK: costs

  private func edges(of set: UInt32) -> [Int] { component.indices.filter { bits[$0] & set != 0 } }

  /// A bound for all sets that have these properties: more of them may only leave more objects without an owner.
  private func leastCost(of set: UInt32) -> Cost {
    Cost(orphans: edges(of: set).count { order.isSoleOwner(component[$0]) }, properties: set.nonzeroBitCount)
  }

  private func cost(of set: UInt32) -> Cost {
    var cost = leastCost(of: set)
    if let best, best.cost < cost { return cost }
    let edges = edges(of: set)
    if let keepers, set.nonzeroBitCount > 1 {
      let ranges = Set(edges.map { component[$0].reference.range })
      cost.orphans = edges.count { order.isSoleOwner(component[$0]) || !keepers.survives(component[$0], without: ranges) }
    }
    let firsts = Dictionary(edges.map { (bits[$0], component[$0]) }) { order.comes($0, before: $1) ? $0 : $1 }.values
    cost.fitness = firsts.map(order.rank).sorted() + firsts.map(order.place).sorted()
    return cost
  }

  // MARK: cycles

  /// The shortest cycle that is left and can be broken, its edges in order; among equals the one whose first edge comes first.
  private func shortestCycle(without set: UInt32) -> [Int]? {
    var shortest: [Int]?
    for edge in component.indices where bits[edge] & set == 0 && isFree(edge) {
      if let cycle = cycle(through: edge, without: set), cycle.count < shortest?.count ?? .max { shortest = cycle }
    }
    return shortest
  }

  /// The shortest cycle through an edge; none of objects that are all made anew.
  private func cycle(through edge: Int, without set: UInt32) -> [Int]? {
    guard let cycle = search.shortest(through: edge, where: { bits[$0] & set == 0 }) else { return nil }
    return cycle.allSatisfy { component[$0].isFresh } ? nil : cycle
  }
}
