internal import ViperFacts
import ViperLinking
internal import ViperModel

/// Who keeps whom alive: strong stored references between classes, interfaces replaced by what is in them.
struct OwnershipGraph {
  struct Edge {
    /// The class that has the property, or inherits it.
    var from: Component.ID
    var to: Component.ID
    var reference: Reference
    /// The position in `edges`.
    var number: Int
  }

  private let input: LintInput
  private(set) var edges: [Edge] = []
  /// By component.
  private var outgoing: [[Int]]
  /// By component, the classes that hold it strongly, some more than once.
  private var holders: [[Component.ID]]

  init(_ input: LintInput) {
    self.input = input
    outgoing = Array(repeating: [], count: input.graph.components.count)
    holders = outgoing
    let heirs = Self.heirs(input)
    for reference in input.references(.stored) where reference.strength == .strong && !reference.isTransient {
      guard !input.component(reference.from).isInterface, input.component(reference.from).isClassBound else { continue }
      for holding in reference.holds where holding.certainty > .may && input.component(holding.component).isClassBound {
        for owner in [reference.from] + (heirs[reference.from] ?? []) where owner != holding.component {
          add(Edge(from: owner, to: holding.component, reference: reference, number: edges.count))
        }
      }
    }
  }

  private mutating func add(_ edge: Edge) {
    edges.append(edge)
    outgoing[edge.from].append(edge.number)
    holders[edge.to].append(edge.from)
  }

  /// Classes below each class: they have its properties too.
  private static func heirs(_ input: LintInput) -> [Component.ID: [Component.ID]] {
    var direct: [Component.ID: [Component.ID]] = [:]
    for reference in input.references(.inheritance) { direct[reference.to, default: []].append(reference.from) }
    var all: [Component.ID: [Component.ID]] = [:]
    for base in direct.keys {
      var queue = direct[base]!
      var seen: Set<Component.ID> = [base]
      while let next = queue.popLast() {
        if seen.insert(next).inserted { queue += direct[next] ?? [] }
      }
      all[base] = seen.subtracting([base]).sorted()
    }
    return all
  }

  // MARK: the edges to weaken

  /// For each cycle the edge to weaken with the shortest cycle through it, the edge first; sorted by place.
  ///
  /// One strongly connected component after the other, the one with the first edge first; what is left of it comes back.
  func edgesToWeaken() -> [(Edge, [Edge])] {
    var waiting = CyclicComponents(edges)
    let twins = Dictionary(grouping: waiting.edges, by: \.reference.range)
    var removed: Set<Int> = []
    var chosen: [(Edge, [Edge])] = []
    while let component = waiting.next(without: removed) {
      guard let edge = weakest(in: component, without: removed), let cycle = shortestCycle(through: edge, without: removed) else {
        break
      }
      chosen.append((edge, cycle))
      // One property may stand for several edges: its edit heals them all.
      removed.formUnion(twins[edge.reference.range]!.map(\.number))
      waiting.add(component.filter { !removed.contains($0.number) })
    }
    return chosen.sorted { $0.0.reference.range < $1.0.reference.range }
  }

  /// The most fitting edge; among equals one that alone breaks all cycles, then the first by name.
  private func weakest(in component: [Edge], without removed: Set<Int>) -> Edge? {
    let ranked = component.map { (rank($0), $0) }
    guard let best = ranked.map(\.0).min() else { return nil }
    let equals = byName(ranked.filter { $0.0 == best }.map(\.1))
    // What breaks all cycles is part of each: only one of them has to be looked through.
    let cycle = Set((shortestCycle(through: equals[0], without: removed) ?? []).map(\.number))
    return equals.first { cycle.contains($0.number) && isAcyclic(component, without: $0.number) } ?? equals[0]
  }

  /// Which edge is blamed must not depend on the order of files; places decide among namesakes only.
  private func byName(_ edges: [Edge]) -> [Edge] {
    if edges.count < 2 { return edges }
    return edges.map { (names($0), $0) }.sorted { a, b in
      a.0 == b.0 ? (a.1.reference.range, a.1.number) < (b.1.reference.range, b.1.number) : a.0.lexicographicallyPrecedes(b.0)
    }.map(\.1)
  }

  private func names(_ edge: Edge) -> [String] {
    [
      input.component(edge.reference.from).name, edge.reference.property ?? "", input.component(edge.to).name,
      input.component(edge.from).name,
    ]
  }

  private func isAcyclic(_ component: [Edge], without removed: Int) -> Bool {
    CyclicComponents.split(component.filter { $0.number != removed }).isEmpty
  }

  /// Lower is weakened first.
  private func rank(_ edge: Edge) -> Int {
    let wanted = input.wantedStrengths(for: edge.reference)
    if wanted == [.strong] { return 9 }
    if !wanted.isEmpty, !wanted.contains(.strong) { return 0 }
    let (from, to) = (input.component(edge.from).role, input.component(edge.to).role)
    if to == .view { return from == .wireframe || from == .assembly ? 4 : 1 }
    // What nothing else keeps would be gone at once.
    if !isHeldByAnother(edge) { return 8 }
    if from == .presenter, to == .wireframe { return 2 }
    if to == .presenter, from != .view { return from == .wireframe ? 5 : 3 }
    return input.refers(edge.to, to: edge.from, by: .construction) ? 6 : 7
  }

  /// Whether the target has another strong holder than this edge's owner.
  private func isHeldByAnother(_ edge: Edge) -> Bool {
    holders[edge.to].contains { $0 != edge.from }
  }

  /// Breadth first from the edge's target back to its source; the edge itself stands first.
  private func shortestCycle(through edge: Edge, without removed: Set<Int>) -> [Edge]? {
    var cameBy: [Component.ID: Edge] = [:]
    var queue = [edge.to]
    var position = 0
    while position < queue.count, cameBy[edge.from] == nil {
      for number in outgoing[queue[position]] where !removed.contains(number) {
        let next = edges[number]
        guard next.to != edge.to, cameBy[next.to] == nil else { continue }
        cameBy[next.to] = next
        queue.append(next.to)
      }
      position += 1
    }
    var path: [Edge] = []
    var current = edge.from
    while current != edge.to {
      guard let step = cameBy[current] else { return nil }
      path.insert(step, at: 0)
      current = step.from
    }
    return [edge] + path
  }
}
