import ViperFacts
import ViperLinking

/// Static functions that assemble a module and that nothing calls, such as the `createModule()` of a screen that a storyboard opens.
///
/// They say that there is no object of what they alone create only next to the code that starts an app, where another one is called: in a
/// template or a sample, all of them wait for a caller.
struct UncalledFactories {
  let codebase: Codebase
  let ancestry: Ancestry
  let graph: GraphBuilder.Result
  let usages: UsagesByKind
  let flow: ValueFlow
  let mentions: NameMentions

  private struct Factory {
    var owner: TypeSymbol.ID
    var function: DeclarationReference
    var root: String
  }

  /// What is never made.
  struct Missing {
    /// The components that only such functions create, sorted.
    var parts: [Component.ID] = []
    /// The properties that only such functions fill.
    var links: [Observations.ClassUse] = []
  }

  var missing: Missing {
    let uncalled = uncalled
    return uncalled.isEmpty ? Missing() : Missing(parts: created(onlyBy: uncalled), links: filled(onlyBy: uncalled))
  }

  private var uncalled: Set<Int> {
    let factories = factories
    let apps = rootsOfApps
    let called = called(factories, apps)
    let inUse = Set(factories.lazy.filter { called.contains($0.key) }.map(\.value.root)).intersection(apps)
    return Set(factories.filter { slot, factory in !called.contains(slot) && inUse.contains(factory.root) }.keys)
  }

  /// By slot, the static functions that create two components of modules or more.
  private var factories: [Int: Factory] {
    var made: [Int: Set<Component.ID>] = [:]
    var found: [Int: Factory] = [:]
    for usage in usages.constructions {
      guard let body = usage.body, let id = graph.index[usage.to], graph.graph.components[id].module != nil else { continue }
      let function = codebase.declaration(ofSlot: body)
      let declaration = codebase.declaration(function)
      guard declaration.kind == .function, declaration.flags.contains(.isStatic) else { continue }
      made[body, default: []].insert(id)
      found[body] = Factory(owner: usage.from, function: function, root: graph.graph.components[id].root)
    }
    return found.filter { made[$0.key, default: []].count > 1 }
  }

  /// The slots of the factories that some code may call, in the code base or outside of it.
  ///
  /// - Parameter apps: the roots with the code that starts an app: there, nobody outside calls what is published.
  private func called(_ factories: [Int: Factory], _ apps: Set<String>) -> Set<Int> {
    let byName = Dictionary(grouping: factories) { codebase.name($0.value.function) }
    let types = Set(codebase.types.lazy.filter { !$0.isExternal }.map(\.name))
    let overloads = UnusedCode(codebase: codebase, usages: UsagesByKind([]))
    var called = Set(factories.filter { !isClosed($0.value, apps) }.keys)
    for (number, file) in codebase.files.enumerated() {
      // By the file's own numbers, so that no name of an expression has to be looked up.
      let isFactory = file.names.map { byName[$0] != nil }
      guard isFactory.contains(true) else { continue }
      for (index, node) in file.facts.expressions.enumerated() where NameMentions.isMention(node) && isFactory[Int(node.name)] {
        for (slot, factory) in byName[file.name(node.name)] ?? [] where !called.contains(slot) {
          if mayCall(factory, at: index, in: number, types), overloads.fits(factory.function, at: index, in: file) {
            called.insert(slot)
          }
        }
      }
    }
    return called
  }

  /// Whether only the code base's own code can call a factory.
  private func isClosed(_ factory: Factory, _ apps: Set<String>) -> Bool {
    let flags = codebase.declaration(factory.function).flags
    return flags.isDisjoint(with: [.isObjC, .isOverride]) && (!flags.contains(.isPublished) || apps.contains(factory.root))
  }

  private var rootsOfApps: Set<String> {
    Set(
      codebase.types.indices.lazy.filter { ancestry.traits[$0].contains(.startsApp) }.map {
        codebase.roots[codebase.types[$0].root]
      })
  }

  /// Whether a mention of a factory's name is one of that factory, and not of another type's.
  private func mayCall(_ factory: Factory, at index: Int, in number: Int, _ types: Set<Name>) -> Bool {
    let file = codebase.files[number]
    let (span, own) = (file.facts.expressions[index].span, codebase.declaration(factory.function).span)
    if number == Int(factory.function.file), own.start <= span.start, span.end <= own.end { return false }
    let family = [factory.owner] + codebase.ancestors(of: factory.owner) + codebase.conformers(of: factory.owner)
    guard file.facts.expressions[index].kind == .member else {
      return family.flatMap { codebase.types[$0].parts }.contains { part in
        let around = codebase.declaration(part).span
        return Int(part.file) == number && around.start <= span.start && span.end <= around.end
      }
    }
    guard let base = file.facts.innerOperand(of: index) else { return true }
    let receiver = file.facts.expressions[base]
    guard receiver.kind == .name, types.contains(file.name(receiver.name)) else { return true }
    return family.contains { codebase.types[$0].name == file.name(receiver.name) }
  }

  private func created(onlyBy bodies: Set<Int>) -> [Component.ID] {
    let creations = Dictionary(grouping: usages.constructions, by: \.to)
    return graph.graph.components.lazy.map(\.id).filter { id in
      let type = graph.typeOfComponent[id]
      let family = [type] + codebase.conformers(of: type)
      let places = family.flatMap { creations[$0] ?? [] }
      return !places.isEmpty && places.allSatisfy { $0.body.map(bodies.contains) ?? false }
        && family.allSatisfy { UncreatedClasses.isCreatedByCode($0, codebase, ancestry) }
    }
  }

  /// The stored properties that some of the functions set on the object that they make, and nothing else sets.
  private func filled(onlyBy bodies: Set<Int>) -> [Observations.ClassUse] {
    let made = Dictionary(grouping: usages.constructions.filter { $0.body.map(bodies.contains) ?? false }, by: \.to)
    var sure: [Name: Int] = [:]
    for (slot, count) in flow.assigned { sure[codebase.name(codebase.declaration(ofSlot: slot)), default: 0] += count }
    return usages.stored.compactMap { usage in
      guard let slot = usage.property, let owner = graph.index[usage.from], let creations = made[usage.from],
        isFilled(codebase.declaration(ofSlot: slot), of: usage.from, onlyBy: creations, sure)
      else { return nil }
      return Observations.ClassUse(owner: owner, property: codebase.text(codebase.name(codebase.declaration(ofSlot: slot))))
    }
  }

  private func isFilled(
    _ property: DeclarationReference, of type: TypeSymbol.ID, onlyBy creations: [TypeUsage], _ sure: [Name: Int]
  ) -> Bool {
    let (name, declaration) = (codebase.name(property), codebase.declaration(property))
    guard declaration.value < 0, declaration.flags.isDisjoint(with: [.hasWrapper, .isOutlet, .isPublished, .isObjC]) else {
      return false
    }
    let family = [type] + codebase.ancestors(of: type) + codebase.conformers(of: type)
    let slots = Set(family.flatMap { codebase.members[$0, name] }.map { codebase.slot($0) })
    let all = slots.reduce(0) { $0 + flow.assigned[$1, default: 0] }
    let own = mentions.places(ofAssignmentsTo: name).count { place in creations.contains { isReceiver($0, at: place) } }
    guard own > 0, all <= own else { return false }
    let functions = creations.compactMap { $0.body.map { codebase.declaration(ofSlot: $0) } }
    return mentions.assignments(to: name) == sure[name, default: 0]
      || !DoubtfulAssignments(codebase: codebase, mentions: mentions).mayFill(name, of: type, besides: functions)
  }

  /// Whether an assignment is to a property of the local that has what a construction makes.
  private func isReceiver(_ creation: TypeUsage, at place: NameMentions.Place) -> Bool {
    guard Int(place.file) == creation.file, let body = BodySyntax(around: creation, in: codebase),
      body.range.contains(Int(place.target)), let local = body.local(of: creation),
      let base = body.facts.innerOperand(of: Int(place.target))
    else { return false }
    return body.nodes[base].kind == .name && body.nodes[base].name == local
  }
}
