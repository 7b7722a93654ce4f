internal import ViperFacts
package import ViperLinking

/// The edges of an ownership graph to weaken so that no cycle is left, each with a cycle through it.
///
/// A component of up to `largestExact` edges is taken apart edge by edge: the most fitting edge that is left is weakened, or one
/// as fitting that alone breaks all cycles, and what is left is looked at again. That takes time with the cube of the edges, so
/// larger components are left to `GreedyCuts`.
package struct CycleCuts: Sendable {
  package typealias Edge = OwnershipGraph.Edge

  package struct Cut: Sendable {
    package var edge: Edge
    /// The edge first.
    package var cycle: [Edge]
    /// What keeps the edge's target once the edge is weak.
    package var rescue: Rescue = .owner
  }

  /// What keeps a target alive when a reference to it becomes weak.
  package enum Rescue: Sendable {
    /// A strong owner outside the cycle, or the screen for a view.
    case owner
    /// Only a reference that the dialect wants strong and that is weak.
    case weakOwner(Reference)
    case none
  }

  /// Larger components do not occur in code that people have written, as far as we have seen; a few of this size take 10 ms.
  package static let largestExact = 400

  /// Sorted by place.
  package let cuts: [Cut]

  /// - Parameters:
  ///   - compositions: what code outside of the modules composes, which it does not keep.
  ///   - wanted: how the dialect wants a reference held; empty: in any way.
  package init(
    _ ownership: OwnershipGraph, largestExact: Int = Self.largestExact, compositions: [Observations.Composition] = [],
    wanted: (Reference) -> [ReferenceStrength]
  ) {
    var waiting = CyclicComponents(ownership.edges)
    let cyclic = waiting.edges
    guard !cyclic.isEmpty else {
      cuts = []
      return
    }
    let survival = Survival(ownership, compositions: compositions, wanted: wanted)
    let order = CutOrder(
      ownership, cyclic: cyclic, survival: cyclic.count <= largestExact ? survival : nil, wanted: wanted)
    let twins = Dictionary(grouping: cyclic, by: \.reference.range)
    var removed: Set<Int> = []
    var cuts: [Cut] = []
    // One strongly connected component after the other, the one with the first edge first; what is left of it comes back.
    while let component = waiting.next(without: removed) {
      let found =
        component.count > largestExact
        ? GreedyCuts(component, order).cuts : [ExactCut(component, order).cut].compactMap(\.self)
      if found.isEmpty { break }
      cuts += found
      // One property may be the source of several edges, which one edit removes together.
      for cut in found { removed.formUnion(twins[cut.edge.reference.range]!.map(\.number)) }
      waiting.add(component.filter { !removed.contains($0.number) })
    }
    for number in cuts.indices where cuts.count <= largestExact { cuts[number].rescue = survival.rescue(from: cuts[number].edge) }
    self.cuts = cuts.filter { !$0.cycle.allSatisfy(\.isFresh) }.sorted { $0.edge.reference.range < $1.edge.reference.range }
  }
}

/// The edge of a strongly connected component to weaken first.
private struct ExactCut {
  typealias Edge = OwnershipGraph.Edge

  private let component: [Edge]
  private let order: CutOrder
  private let outgoing: [Component.ID: [Edge]]

  init(_ component: [Edge], _ order: CutOrder) {
    self.component = component
    self.order = order
    outgoing = Dictionary(grouping: component, by: \.from)
  }

  /// The most fitting edge; among equals one that alone breaks all cycles, then the first by name.
  var cut: CycleCuts.Cut? {
    guard let first = component.min(by: order.comes), let cycle = shortestCycle(through: first) else { return nil }
    // What breaks all cycles is part of each: only one of them has to be looked through.
    let equals = cycle.filter { order.rank($0) == order.rank(first) }.sorted(by: order.comes)
    guard let edge = equals.first(where: isLastCycle), edge.number != first.number else {
      return CycleCuts.Cut(edge: first, cycle: cycle)
    }
    return shortestCycle(through: edge).map { CycleCuts.Cut(edge: edge, cycle: $0) }
  }

  /// Whether no cycle is left without the edge.
  private func isLastCycle(_ edge: Edge) -> Bool {
    CyclicComponents.split(component.filter { $0.number != edge.number }).isEmpty
  }

  /// Breadth first from the edge's target back to its source.
  private func shortestCycle(through edge: Edge) -> [Edge]? {
    var cameBy: [Component.ID: Edge] = [:]
    var queue = [edge.to]
    var position = 0
    while position < queue.count, cameBy[edge.from] == nil {
      for next in outgoing[queue[position]] ?? [] where next.to != edge.to && cameBy[next.to] == nil {
        cameBy[next.to] = next
        queue.append(next.to)
      }
      position += 1
    }
    var path: [Edge] = []
    var current = edge.from
    while current != edge.to {
      guard let step = cameBy[current] else { return nil }
      path.append(step)
      current = step.from
    }
    return [edge] + path.reversed()
  }
}
