internal import ViperFacts
import ViperLinking
internal import ViperModel

/// Where the views of a module meet its entities: one finding for a module and an entity, at the place where it enters.
struct ViewedEntities {
  /// An entity as the views of one module see it.
  private struct Key: Hashable {
    var module: ViperModule.ID
    var entity: Component.ID
  }

  struct Place {
    /// The entity to report, through which the named one is reached.
    var entity: Component.ID
    /// The lowest rank is the finding.
    var rank: Int
    /// Whether no view of the module deals in the entity: they hand it on whole, show one value of it, or ignore it.
    var isHandedOn: Bool
  }

  private let input: LintInput
  /// What views read, name or store of their own accord.
  private var met: Set<Key> = []
  /// What they name in a declaration of their own, or cast to.
  private var named: Set<Key> = []
  /// What they keep in a local or name, and do not only read in passing.
  private var bound: Set<Key> = []
  /// By entity that views meet, those views.
  private var viewers: [Key: Set<Component.ID>] = [:]
  private let contents: EntityContents
  /// By entity that is only reached through another one, that one.
  private var ways: [Key: Component.ID] = [:]
  private let arguments: EntityArguments
  /// What they store and read, make, or read two values of.
  private var dealtIn: Set<Key> = []

  static func isViewed(_ from: Component, _ to: Component) -> Bool {
    to.role == .entity && [.view, .subview].contains(from.role) && from.module != nil
  }

  init(_ places: [Reference], _ input: LintInput) {
    self.input = input
    arguments = EntityArguments(input)
    contents = EntityContents(input)
    for reference in places where !input.component(reference.from).isInterface {
      guard let key = key(reference), !Self.isDictated(reference) else { continue }
      met.insert(key)
      viewers[key, default: []].insert(reference.from)
      if reference.kind != .chain { bound.insert(key) }
      if !Self.isUnnamed(reference), !Self.isUnread(reference) { named.insert(key) }
    }
    for key in met.subtracting(named) { ways[key] = way(to: key) }
    ways.merge(waysOfUnnamed(met.subtracting(named).filter { ways[$0] == nil })) { first, _ in first }
    let generics = generics(places)
    for (key, outer) in ways { ways[key] = generics[Key(module: key.module, entity: outer)] ?? outer }
    ways.merge(generics) { $1 }
    dealtIn = keysDealtIn(places)
  }

  /// By entity that the module's views meet as the argument of another one only, that one.
  private func generics(_ places: [Reference]) -> [Key: Component.ID] {
    if arguments.isEmpty { return [:] }
    // Each place of a group has a key, and each group a place.
    let byKey = Dictionary(grouping: places.filter { arguments.outer(of: $0.to) != nil && key($0) != nil }) { key($0)! }
    return byKey.compactMapValues { references in
      let written = references.filter { !Self.isUnnamed($0) }
      guard let outer = arguments.outer(of: references[0].to), ways[Key(module: key(references[0])!.module, entity: outer)] == nil
      else { return nil }
      // What views read without writing its type is reached through the generic entity.
      let isReached = written.isEmpty && references.contains { arguments.isWithin(outer, $0) }
      return isReached || !written.isEmpty && written.allSatisfy { arguments.isWithin(outer, $0) } ? outer : nil
    }
  }

  /// A component and an entity of which it shows one value.
  private struct Look: Hashable {
    var viewer: Component.ID
    var entity: Component.ID
  }

  private func keysDealtIn(_ places: [Reference]) -> Set<Key> {
    var found: Set<Key> = []
    var shown: Set<Key> = []
    let looks = Set(places.lazy.filter { $0.context.contains(.shown) }.map { Look(viewer: $0.from, entity: $0.to) })
    for reference in places {
      guard let key = key(reference), !reference.context.contains(.untouched), !isRepeated(reference, key) else { continue }
      // What is read on the way to the one value that is shown is the same look.
      if reference.kind == .chain, let outer = ways[key], looks.contains(Look(viewer: reference.from, entity: outer)) { continue }
      // Who reads what an entity stores deals in that entity.
      let reported = Key(module: key.module, entity: ways[key] ?? key.entity)
      let isRepeated = !shown.insert(reported).inserted
      if !reference.context.contains(.shown) || isRepeated { found.insert(reported) }
    }
    return found
  }

  /// Nil where nothing of the module's views is to be edited for it.
  func place(of reference: Reference) -> Place? {
    guard let key = key(reference), met.contains(key), !isRepeated(reference, key) else { return nil }
    let entity = ways[key] ?? key.entity
    return Place(
      entity: entity, rank: ways[key] == nil ? rank(reference) : 6,
      isHandedOn: !dealtIn.contains(Key(module: key.module, entity: entity)))
  }

  /// Whether the generic entity around this one has the same place.
  private func isRepeated(_ reference: Reference, _ key: Key) -> Bool {
    ways[key].map { arguments.outer(of: key.entity) == $0 && arguments.isWithin($0, reference) } ?? false
  }

  private func key(_ reference: Reference) -> Key? {
    guard Self.isViewed(input.component(reference.from), input.component(reference.to)) else { return nil }
    return input.component(reference.from).module.map { Key(module: $0, entity: reference.to) }
  }

  /// The interface first, since its files may have any names.
  private func rank(_ reference: Reference) -> Int {
    // What nothing fills is left over.
    if reference.context.contains(.staysEmpty) || Self.isUnread(reference) && reference.context.contains(.unmentioned) {
      return 5
    }
    if input.component(reference.from).isInterface { return 0 }
    if reference.kind == .stored { return 1 }
    if Self.isDictated(reference) { return 5 }
    switch reference.kind {
    case .parameter, .result: return 2
    case .chain: return 4
    default: return 3
    }
  }

  /// Whether other code decides on the type: a base class, or the ones between which the view relays a value.
  private static func isDictated(_ reference: Reference) -> Bool {
    !reference.context.isDisjoint(with: [.relayed, .overriding])
  }

  /// Whether the view writes the type nowhere at that place.
  static func isUnnamed(_ reference: Reference) -> Bool {
    reference.kind == .chain || reference.kind == .local && reference.context.contains(.inferred)
  }

  /// Whether it is a stored property that nothing reads: where views meet its entity elsewhere, that is the edit.
  private static func isUnread(_ reference: Reference) -> Bool {
    reference.kind == .stored && reference.context.contains(.untouched)
  }

  /// The entity that the module's views name, and that holds another one directly or by way of others.
  private func way(to key: Key) -> Component.ID? {
    let outer = named.filter { $0.module == key.module }.map(\.entity).sorted()
    return outer.first { contents.holds($0, key.entity) }
  }

  /// By entity that the module's views only read in passing, the outermost one around it that the same views meet without naming it:
  /// `game.place.title`.
  private func waysOfUnnamed(_ keys: Set<Key>) -> [Key: Component.ID] {
    func surrounds(_ outer: Key, _ inner: Key) -> Bool {
      outer.module == inner.module && outer != inner && viewers[inner, default: []].isSubset(of: viewers[outer, default: []])
        && contents.holds(outer.entity, inner.entity) && !contents.holds(inner.entity, outer.entity)
    }
    let outermost = keys.filter { key in !keys.contains { surrounds($0, key) } }
    var found: [Key: Component.ID] = [:]
    for key in keys.subtracting(outermost).subtracting(bound) {
      found[key] = outermost.filter { surrounds($0, key) }.map(\.entity).min()
    }
    return found
  }

  /// What a place is reported under; nil where nothing is to be edited for it.
  func fact(of reference: Reference) -> Finding.Fact? {
    guard let place = place(of: reference), let module = input.component(reference.from).module else { return nil }
    return Finding.Fact(
      rule: "view-references-\(input.component(reference.to).role)", owner: input.graph.modules[module].name,
      number: module, subject: input.component(place.entity).name)
  }
}

/// Entities that views meet only as the results of services, on the lines where they name the services: who moves the call to the
/// presenter moves both.
struct ServiceResults {
  private struct Line: Hashable {
    var component: Component.ID
    var file: String
    var line: Int

    init(_ reference: Reference) {
      (component, file, line) = (reference.from, reference.range.file, reference.range.line)
    }
  }

  private var settled: [Line: [Finding.Fact]] = [:]

  init(_ places: [Reference], _ entities: ViewedEntities, _ input: LintInput) {
    let services = Set(
      places.filter { [.service, .dataManager].contains(input.component($0.to).role) && $0.kind != .stored }.map(Line.init))
    if services.isEmpty { return }
    var references: [Finding.Fact: [Reference]] = [:]
    for reference in places where ViewedEntities.isViewed(input.component(reference.from), input.component(reference.to)) {
      guard let fact = entities.fact(of: reference) else { continue }
      references[fact, default: []].append(reference)
    }
    for (fact, places) in references
    where places.allSatisfy({ ViewedEntities.isUnnamed($0) && services.contains(Line($0)) }) {
      for place in places { settled[Line(place), default: []].append(fact) }
    }
  }

  /// The findings about entities that moving the call of a service to the presenter settles.
  func settled(by reference: Reference) -> [Finding.Fact] {
    (settled[Line(reference)] ?? []).sorted { $0.subject < $1.subject }
  }
}
