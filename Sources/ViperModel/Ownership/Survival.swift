internal import ViperFacts
internal import ViperLinking

/// Whether a component lives on when a reference to it becomes weak: something that lives must reach it by strong references.
///
/// Views live as long as they are shown, those of SwiftUI with what their `@StateObject` and the like hold, coordinators and other
/// assemblies as long as the flow that they began, and what no component
/// holds is held by something else, unless it is a local of the code that composes the modules. A weak reference that the dialect wants strong counts as strong, since it is reported as such.
struct Survival {
  typealias Edge = OwnershipGraph.Edge

  private struct Link {
    var to: Component.ID
    /// The place of the reference, which all edges by one property share.
    var range: SourceRange
    /// Set for a weak reference that should be strong.
    var weak: Reference?
  }

  /// By component.
  private var outgoing: [[Link]]
  private let roots: [Component.ID]
  /// By part that other code makes and wires before any module is used: what is made only once that has been used.
  private var later: [Component.ID: Set<Component.ID>] = [:]

  init(
    _ ownership: OwnershipGraph, compositions: [Observations.Composition], wanted: (Reference) -> [ReferenceStrength]
  ) {
    var isHeld = Array(repeating: false, count: ownership.graph.components.count)
    outgoing = Array(repeating: [], count: isHeld.count)
    for edge in ownership.edges {
      outgoing[edge.from].append(Link(to: edge.to, range: edge.reference.range))
      isHeld[edge.to] = true
    }
    for reference in ownership.graph.references where reference.kind == .stored {
      guard let strength = reference.strength else { continue }
      // A struct is no part of a cycle, but its properties keep what they hold while it is shown.
      let isShown = strength == .strong && Self.isShownStruct(ownership.graph.components[reference.from])
      guard isShown || strength != .strong && wanted(reference) == [.strong] else { continue }
      for holding in reference.holds where holding.certainty > .may {
        outgoing[reference.from].append(
          Link(to: holding.component, range: reference.range, weak: isShown ? nil : reference))
      }
    }
    let passing = Set(compositions.flatMap(\.parts))
    roots = ownership.graph.components.filter {
      let isRoot = [.view, .assembly].contains($0.role) || Self.isShownStruct($0)
      return !$0.isInterface && (isRoot || !isHeld[$0.id] && !passing.contains($0.id))
    }.map(\.id)
    for composition in compositions {
      for part in composition.dormant { later[part] = Set(composition.later) }
    }
  }

  private static func isShownStruct(_ component: Component) -> Bool {
    component.kind == .struct && [.view, .subview].contains(component.role)
  }

  func survives(without edge: Edge) -> Bool { survives(edge, without: [edge.reference.range]) }

  /// Whether something keeps an edge's target when the properties at the given places are weak.
  func survives(_ edge: Edge, without ranges: Set<SourceRange>) -> Bool {
    isReached(edge.to, without: ranges, byWeak: true) != nil
  }

  /// What keeps an edge's target when the property that makes the edge is weak.
  func rescue(from edge: Edge) -> CycleCuts.Rescue {
    if isReached(edge.to, without: [edge.reference.range], byWeak: false) != nil { return .owner }
    guard let path = isReached(edge.to, without: [edge.reference.range], byWeak: true) else { return .none }
    return path.map { .weakOwner($0) } ?? .owner
  }

  /// Nil if the target is not reached; else the first weak reference on the way, if any.
  private func isReached(_ target: Component.ID, without ranges: Set<SourceRange>, byWeak: Bool) -> Reference?? {
    var isSeen = Array(repeating: false, count: outgoing.count)
    var weak: [Reference?] = Array(repeating: nil, count: byWeak ? outgoing.count : 0)
    // What is made later cannot have kept the target until then.
    let missing = (later[target] ?? []).subtracting([target])
    var queue = roots.filter { !missing.contains($0) }
    for part in queue + missing { isSeen[part] = true }
    var position = 0
    while position < queue.count {
      let next = queue[position]
      if next == target { return .some(byWeak ? weak[next] : nil) }
      for link in outgoing[next] where !isSeen[link.to] && !ranges.contains(link.range) && (byWeak || link.weak == nil) {
        isSeen[link.to] = true
        if byWeak { weak[link.to] = weak[next] ?? link.weak }
        queue.append(link.to)
      }
      position += 1
    }
    return nil
  }
}
