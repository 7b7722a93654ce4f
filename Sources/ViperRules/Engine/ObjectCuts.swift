internal import ViperFacts
import ViperLinking
import ViperModel

/// The links of object cycles to weaken so that none is left, beyond those that are weakened anyway.
struct ObjectCuts: Sendable {
  struct Cut: Sendable {
    let cycle: ObjectCycle
    let link: ObjectCycle.Link
    /// A way around, beginning with the link.
    let path: [ObjectCycle.Link]
  }

  private(set) var all: [Cut] = []

  init(_ input: LintInput) {
    let known = KnownCuts(input)
    var removed: Set<SourceRange> = []
    for cycle in input.observations.objectCycles {
      while true {
        let left = Self.cyclic(cycle.links.filter { !removed.contains($0.range) && !known.contain($0, of: cycle) }, of: cycle)
        guard let cut = left.min(by: { Self.order($0, cycle, input).lexicographicallyPrecedes(Self.order($1, cycle, input)) })
        else { break }
        let path = Self.path(from: cut, by: left)
        // A framework unties what only it has tied: a view that is added to another one leaves the one before.
        if path.contains(where: { $0.kind != .framework }) { all.append(Cut(cycle: cycle, link: cut, path: path)) }
        removed.insert(cut.range)
      }
    }
  }

  /// The links that are on a way around.
  private static func cyclic(_ links: [ObjectCycle.Link], of cycle: ObjectCycle) -> [ObjectCycle.Link] {
    let numbers = StronglyConnectedComponents.numbers(count: cycle.objects.count, edges: links.map { ($0.from, $0.to) })
    return links.filter { numbers[$0.from] == numbers[$0.to] }
  }

  /// The shortest way from a link's target back to its holder.
  private static func path(from start: ObjectCycle.Link, by links: [ObjectCycle.Link]) -> [ObjectCycle.Link] {
    var (paths, position) = ([[start]], 0)
    var seen: Set<Int> = []
    while position < paths.count {
      let path = paths[position]
      position += 1
      // A path has the start.
      let end = path.last!.to
      if end == start.from { return path }
      guard seen.insert(end).inserted else { continue }
      paths += links.filter { $0.from == end }.map { path + [$0] }
    }
    return [start]
  }

  /// Which link is weakened rather: one that nothing needs, a capture, one to the view or the presenter, one to what was there first.
  private static func order(_ link: ObjectCycle.Link, _ cycle: ObjectCycle, _ input: LintInput) -> [Int] {
    let target = cycle.objects[link.to].component.map { input.component($0).role }
    let isBack = link.to <= link.from
    let kind =
      switch (link.kind, target) {
      case (.capture, _): 0
      case (.property, .view?): 1
      case (.property, .presenter?): 2
      case (.property, _): isBack ? 3 : 4
      default: 5
      }
    return [link.isNeeded ? 1 : 0, isOwner(link, cycle, input) ? 1 : 0, kind, isBack ? 0 : 1, link.from, link.to]
  }

  /// Whether the dialect wants the property strong.
  private static func isOwner(_ link: ObjectCycle.Link, _ cycle: ObjectCycle, _ input: LintInput) -> Bool {
    guard let owner = cycle.objects[link.from].component else { return false }
    return input.references(from: owner).contains {
      $0.kind == .stored && $0.property == link.name && input.wantedStrengths(for: $0) == [.strong]
    }
  }
}

/// The references that other findings say to weaken.
private struct KnownCuts {
  private struct Slot: Hashable {
    var owner: Component.ID
    var property: String
  }

  private let slots: Set<Slot>
  private let captures: [SourceRange]

  init(_ input: LintInput) {
    let places = input.placesThatMayBecomeWeak.union(input.cycleCuts.map(\.edge.reference.range))
    slots = Set(
      input.references(.stored).filter { places.contains($0.range) }.compactMap { reference in
        reference.property.map { Slot(owner: reference.from, property: $0) }
      })
    captures = input.observations.leaks.map(\.range)
  }

  func contain(_ link: ObjectCycle.Link, of cycle: ObjectCycle) -> Bool {
    switch link.kind {
    case .property, .content:
      [cycle.objects[link.from].component, link.ownerComponent].contains { owner in
        owner.map { slots.contains(Slot(owner: $0, property: link.name)) } ?? false
      }
    case .capture: captures.contains(where: link.range.contains)
    case .framework: captures.contains { $0.file == link.range.file && $0.line == link.range.line }
    }
  }
}
