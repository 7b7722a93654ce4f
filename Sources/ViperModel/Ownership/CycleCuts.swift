internal import ViperFacts
package import ViperLinking

/// The edges of an ownership graph to weaken so that no cycle is left, each with a cycle through it.
///
/// The choice is the best one in components of up to `largestExact` edges (`ExactCuts`). The time for that may double with
/// each further edge, so larger components are left to `GreedyCuts`, which may choose more edges than needed.
package struct CycleCuts: Sendable {
  package typealias Edge = OwnershipGraph.Edge

  package struct Cut: Sendable {
    package var edge: Edge
    /// The edge first.
    package var cycle: [Edge]
    /// What keeps the edge's target once the edge is weak.
    package var rescue: Rescue = .none
    /// Whether the dialect wants each edge of the cycle strong, so that none is to be weakened.
    package var isWanted = false
    /// The edges of the component, if it is too large for the best choice.
    package var tangle: Int?
  }

  /// What keeps a target alive when a reference to it becomes weak.
  package enum Rescue: Sendable {
    /// A strong owner outside of the cycle, or a container that shows it.
    case owner
    /// Only a reference that the dialect wants strong and that is weak.
    case weakOwner(Reference)
    /// Nothing that is seen.
    case none
  }

  /// The most edges of a component in which the best choice is searched for.
  package static let largestExact = 20

  /// The most edges in cycles for which is found out what else keeps their targets; a few hundred take 10 ms.
  private static let mostSurveyed = 400

  /// Sorted by place.
  package let cuts: [Cut]

  /// - Parameters:
  ///   - keepers: what keeps the targets of references that become weak.
  ///   - wanted: how the dialect wants a reference held; empty: in any way.
  package init(
    _ ownership: OwnershipGraph, _ keepers: Keepers, largestExact: Int = Self.largestExact,
    wanted: (Reference) -> [ReferenceStrength]
  ) {
    var waiting = CyclicComponents(ownership.edges)
    let cyclic = waiting.edges
    guard !cyclic.isEmpty else {
      cuts = []
      return
    }
    let isSurveyed = cyclic.count <= Self.mostSurveyed
    let order = CutOrder(ownership, cyclic: cyclic, keepers: isSurveyed ? keepers : nil, wanted: wanted)
    let twins = Dictionary(grouping: cyclic, by: \.reference.range)
    var removed: Set<Int> = []
    var cuts: [Cut] = []
    // One strongly connected component after the other: an inherited property may have edges in several.
    while let component = waiting.next(without: removed) {
      let found = Self.cuts(of: component, order, keepers: isSurveyed ? keepers : nil, largestExact: largestExact)
      cuts += found
      // One property may be the source of several edges, which one edit removes together.
      // Each edge is its own twin.
      for cut in found { removed.formUnion(twins[cut.edge.reference.range]!.map(\.number)) }
    }
    for number in cuts.indices { cuts[number].rescue = isSurveyed ? keepers.rescue(from: cuts[number].edge) : .none }
    cuts += WantedCycles(cyclic.filter(order.mustStay)).cuts
    self.cuts = cuts.filter { !$0.cycle.allSatisfy(\.isFresh) }.sorted { $0.edge.reference.range < $1.edge.reference.range }
  }

  private static func cuts(of component: [Edge], _ order: CutOrder, keepers: Keepers?, largestExact: Int) -> [Cut] {
    guard component.count > largestExact else { return ExactCuts(component, order, keepers: keepers).cuts() }
    let found = GreedyCuts(component, order).cuts.filter { !order.mustStay($0.edge) }
    // No choice of one could be smaller.
    if found.count == 1 { return found }
    return found.map {
      var cut = $0
      cut.tangle = component.count
      return cut
    }
  }
}

/// The cycles of edges that the dialect wants strong: each is shown once, at its first edge by place, since none is to be weakened.
private struct WantedCycles {
  private(set) var cuts: [CycleCuts.Cut] = []

  init(_ edges: [OwnershipGraph.Edge]) {
    var left = edges.sorted { ($0.reference.range, $0.number) < ($1.reference.range, $1.number) }
    while let component = CyclicComponents.split(left).first,
      let cycle = CycleSearch(component).shortest(through: 0, where: { _ in true })
    {
      var cut = CycleCuts.Cut(edge: component[0], cycle: cycle.map { component[$0] })
      cut.isWanted = true
      cuts.append(cut)
      left.removeAll { $0.reference.range == component[0].reference.range }
    }
  }
}
