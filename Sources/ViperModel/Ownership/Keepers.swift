package import ViperFacts
package import ViperLinking

/// What keeps a component alive while its module is shown: the one answer for what may become weak, and for what is held too weakly.
///
/// Objects live by strong references from what is seen to live (`SeenRoots`). A view that gets to a container through a property of
/// another part lives from then on, if that part keeps it until then. What cannot be seen keeps nothing: an edit or advice must not
/// rest on it; only to choose among references, or to say that nothing keeps a part, what may be there counts too.
///
/// What code outside of a module may keep by itself (`SeenRoots.passedOn`) may need what it keeps, whatever becomes of the rest: `losers`.
package struct Keepers: Sendable {
  typealias Edge = OwnershipGraph.Edge

  /// What is taken for alive.
  package enum Roots: Sendable {
    /// What is seen to be.
    case seen
    /// Also what may be: views, assemblies, and parts that no component holds, unless a body is seen to let go of them.
    case possible
  }

  private struct Link {
    var to: Component.ID
    /// The place of the reference, which all edges by one property share.
    var range: SourceRange
    /// Set for a weak reference that should be strong.
    var weak: Reference?
    /// Whether its own type empties the property at some time.
    var isTransient = false
    /// Whether the property may keep another object, or none.
    var isDoubtful = false
  }

  /// By component.
  private var outgoing: [[Link]]
  private var incoming: [[(from: Component.ID, link: Link)]] = []
  private let seen: [Component.ID]
  /// Those of them that live as long as the app.
  private let lasting: [Component.ID]
  private let possible: [Component.ID]
  private let showings: [SeenRoots.Showing]
  /// By component, whether it may live without the rest of its module.
  private let isIndependent: [Bool]
  /// By part that other code makes and wires before any module is used: what is made only once that has been used.
  private var later: [Component.ID: Set<Component.ID>] = [:]

  /// - Parameter wanted: how the dialect wants a reference held; empty: in any way.
  package init(_ ownership: OwnershipGraph, _ observations: Observations, wanted: (Reference) -> [ReferenceStrength]) {
    let components = ownership.graph.components
    var isHeld = Array(repeating: false, count: components.count)
    outgoing = Array(repeating: [], count: isHeld.count)
    for edge in ownership.edges {
      let isDoubtful = !edge.reference.context.isDisjoint(with: [.wrapped, .conditional, .untold])
      outgoing[edge.from].append(Link(to: edge.to, range: edge.reference.range, isDoubtful: isDoubtful))
      isHeld[edge.to] = true
    }
    for edge in ownership.transientEdges {
      outgoing[edge.from].append(Link(to: edge.to, range: edge.reference.range, isTransient: true))
    }
    for reference in ownership.graph.references where reference.kind == .stored {
      guard let strength = reference.strength else { continue }
      // A struct is no part of a cycle, but its properties keep what they hold while it is shown.
      let isShown = strength == .strong && Self.isShownStruct(components[reference.from])
      guard isShown || strength != .strong && wanted(reference) == [.strong] else { continue }
      for holding in reference.holds where holding.certainty > .may {
        outgoing[reference.from].append(
          Link(to: holding.component, range: reference.range, weak: isShown ? nil : reference))
      }
    }
    let concrete = components.filter { !$0.isInterface }
    let passing = Set(observations.compositions.flatMap(\.parts) + observations.roots.dropped)
    seen = Set(
      observations.roots.kept + observations.permanent + concrete.filter { $0.startsApp || Self.isShownStruct($0) }.map(\.id)
    ).sorted()
    lasting = observations.permanent + concrete.filter(\.startsApp).map(\.id)
    possible =
      concrete.filter {
        [.view, .assembly].contains($0.role) || Self.isShownStruct($0) || !isHeld[$0.id] && !passing.contains($0.id)
      }.map(\.id) + observations.ownedOutside
    showings = observations.roots.showings
    for composition in observations.compositions {
      for part in composition.dormant { later[part] = Set(composition.later) }
    }
    let independent = Set(
      observations.roots.passedOn + observations.ownedOutside + concrete.filter(Self.isShownStruct).map(\.id))
    isIndependent = components.map { independent.contains($0.id) }
    incoming = Array(repeating: [], count: components.count)
    for (from, links) in outgoing.enumerated() {
      for link in links where link.weak == nil && !link.isTransient { incoming[link.to].append((from, link)) }
    }
  }

  private static func isShownStruct(_ component: Component) -> Bool {
    component.kind == .struct && [.view, .subview].contains(component.role)
  }

  /// The keepers of nothing.
  package init() { (outgoing, seen, lasting, possible, showings, isIndependent) = ([], [], [], [], [], []) }

  /// What may live when the properties at the given places are weak.
  package func possiblyAlive(without ranges: Set<SourceRange>) -> Set<Component.ID> {
    Set(reach(from: possible, without: ranges, byWeak: false).keys)
  }

  /// Whether something keeps a component when the properties at the given places are weak.
  package func keep(_ target: Component.ID, without ranges: Set<SourceRange>, from roots: Roots = .seen) -> Bool {
    isReached(target, without: ranges, byWeak: false, from: roots) != nil
  }

  /// The components that may live without their module, and keep another one only by the properties at the given places.
  package func losers(of target: Component.ID, without ranges: Set<SourceRange>) -> [Component.ID] {
    let after = holders(of: target) { !$0.isDoubtful && !ranges.contains($0.range) }
    if !after.isDisjoint(with: lasting) { return [] }
    return holders(of: target) { _ in true }.filter { isIndependent[$0] && !after.contains($0) }.sorted()
  }

  /// The components that keep another one, by links of a kind alone.
  private func holders(of target: Component.ID, by isLink: (Link) -> Bool) -> Set<Component.ID> {
    var found: Set = [target]
    var queue = [target]
    while let next = queue.popLast() {
      for (from, link) in incoming[next] where isLink(link) && found.insert(from).inserted { queue.append(from) }
    }
    return found
  }

  // MARK: cycles

  /// Whether an edge's target may live on without it.
  func survives(without edge: Edge) -> Bool { survives(edge, without: [edge.reference.range]) }

  /// Whether something may keep an edge's target when the properties at the given places are weak.
  func survives(_ edge: Edge, without ranges: Set<SourceRange>) -> Bool {
    isReached(edge.to, without: ranges, byWeak: true, from: .possible) != nil
  }

  /// What is seen to keep an edge's target when the property that makes the edge is weak.
  func rescue(from edge: Edge) -> CycleCuts.Rescue {
    let ranges: Set = [edge.reference.range]
    if keep(edge.to, without: ranges) { return .owner }
    guard let path = isReached(edge.to, without: ranges, byWeak: true, from: .seen) else { return .none }
    return path.map { .weakOwner($0) } ?? .owner
  }

  // MARK: reaching

  /// Nil if the target is not reached; else the first weak reference on the way, if any.
  private func isReached(_ target: Component.ID, without ranges: Set<SourceRange>, byWeak: Bool, from roots: Roots) -> Reference??
  {
    // What is made later cannot have kept the target until then.
    let missing = (later[target] ?? []).subtracting([target])
    let starts =
      switch roots {
      case .seen: seen + shown(without: ranges)
      case .possible: possible
      }
    return reach(
      from: starts.filter { !missing.contains($0) }, avoiding: missing, without: ranges, byWeak: byWeak,
      byDoubtful: roots == .possible)[target]
  }

  /// The parts that get to a container through a property of another one that keeps them until then.
  private func shown(without ranges: Set<SourceRange>) -> [Component.ID] {
    let cut = Dictionary(grouping: ranges, by: \.file)
    let isHeld = { (showing: SeenRoots.Showing) in
      showing.keepers.contains { keeper in !(cut[keeper.file] ?? []).contains(where: keeper.contains) }
    }
    var shown = Set(showings.filter(isHeld).map(\.part))
    for (owner, showings) in Dictionary(grouping: showings.filter { !shown.contains($0.part) }, by: \.owner) {
      let kept = reach(from: [owner], without: ranges, byWeak: false, byTransient: true)
      shown.formUnion(showings.lazy.map(\.part).filter { kept[$0] != nil })
    }
    return shown.sorted()
  }

  /// What some components keep: each with the first weak reference on the way, if any.
  private func reach(
    from starts: [Component.ID], avoiding missing: Set<Component.ID> = [], without ranges: Set<SourceRange>, byWeak: Bool,
    byTransient: Bool = false, byDoubtful: Bool = true
  ) -> [Component.ID: Reference?] {
    var reached: [Component.ID: Reference?] = [:]
    var queue: [Component.ID] = []
    for start in starts where reached[start] == nil {
      reached[start] = .some(nil)
      queue.append(start)
    }
    var position = 0
    while position < queue.count {
      let next = queue[position]
      for link in outgoing[next] where !ranges.contains(link.range) && reached[link.to] == nil && !missing.contains(link.to) {
        guard byWeak || link.weak == nil, byTransient || !link.isTransient, byDoubtful || !link.isDoubtful else { continue }
        reached[link.to] = .some(reached[next]! ?? link.weak)
        queue.append(link.to)
      }
      position += 1
    }
    return reached
  }
}
