import ViperFacts

/// Turns uses between types into references between components, and works out what each slot holds.
struct ReferenceBuilder {
  let codebase: Codebase
  let ancestry: Ancestry
  let usages: [TypeUsage]
  let flow: ValueFlow
  let solver: FlowSolver
  let components: [Component]
  let ids: [TypeSymbol.ID: Component.ID]
  let types: [TypeSymbol.ID]

  private static let mayLimit = 8

  func build() -> [Reference] {
    let assembling = assemblyBodies()
    let published = publishedMethods()
    var references = usages.compactMap { reference($0, assembling, published) }
    references += types.flatMap(assignedReferences)
    references.sort(by: Self.isBefore)
    return unique(references)
  }

  private static func isBefore(_ a: Reference, _ b: Reference) -> Bool {
    if a.range != b.range { return a.range < b.range }
    return (a.from, a.to, a.kind.rawValue) < (b.from, b.to, b.kind.rawValue)
  }

  private func unique(_ sorted: [Reference]) -> [Reference] {
    var kept: [Reference] = []
    for reference in sorted {
      if let last = kept.last, last.range == reference.range, last.from == reference.from, last.to == reference.to,
        last.kind == reference.kind
      { continue }
      kept.append(reference)
    }
    return kept
  }

  /// The component that a type is or is nested in.
  private func owner(_ type: TypeSymbol.ID) -> Component.ID? {
    codebase.enclosing(type).lazy.compactMap { ids[$0] }.first
  }

  private func reference(_ usage: TypeUsage, _ assembling: Set<Int>, _ published: Set<Int>) -> Reference? {
    guard let to = ids[usage.to], let from = owner(usage.from), from != to else { return nil }
    var context = usage.context
    if let body = usage.body, assembling.contains(body) { context.insert(.assembly) }
    if usage.kind == .parameter, let body = usage.body, published.contains(body) { context.insert(.published) }
    let property = usage.property.map(propertyName)
    return Reference(
      from: from, to: to, kind: usage.kind, strength: usage.strength, property: property,
      range: codebase.range(usage.span, in: usage.file),
      holds: usage.kind == .stored ? holdings(slot: usage.property, typed: usage.to, owner: usage.from) : [],
      isTransient: usage.property.map(flow.cleared.contains) ?? false, context: context)
  }

  private func propertyName(_ slot: Int) -> String {
    codebase.text(codebase.name(codebase.declaration(ofSlot: slot)))
  }

  /// Bodies that create two or more components.
  private func assemblyBodies() -> Set<Int> {
    var made: [Int: Set<Component.ID>] = [:]
    for usage in usages where usage.kind == .construction {
      if let body = usage.body, let id = ids[usage.to], !components[id].isInterface, components[id].module != nil {
        made[body, default: []].insert(id)
      }
    }
    return Set(made.filter { $0.value.count >= 2 }.keys)
  }

  /// Methods with the name and labels of what a published interface requires of their type, by slot.
  private func publishedMethods() -> Set<Int> {
    var found: Set<Int> = []
    for (type, id) in ids where components[id].surface == .output || components[id].surface == .input {
      for conformer in ancestry.conformers(of: type) {
        for (name, requirements) in codebase.types[type].members {
          let labels = Set(requirements.map(labels))
          let methods = codebase.types[conformer].members[name] ?? []
          found.formUnion(methods.filter { labels.contains(self.labels($0)) }.map(codebase.slot))
        }
      }
    }
    return found
  }

  private func labels(_ function: DeclarationReference) -> [Name] {
    codebase.parameters(of: function).map { codebase.name($0) }
  }

  // MARK: what a slot holds

  private func holdings(slot: Int?, typed: TypeSymbol.ID, owner: TypeSymbol.ID) -> [Reference.Holding] {
    let assigned = slot.flatMap { solver.types[$0] } ?? []
    let fitting = assigned.filter { $0 == typed || codebase.ancestors(of: $0).contains(typed) }
      .compactMap { codebase.types[$0].isProtocol ? nil : ids[$0] }.sorted()
    if !fitting.isEmpty { return fitting.map { Reference.Holding(component: $0, certainty: .sure) } }
    if !codebase.types[typed].isProtocol { return [Reference.Holding(component: ids[typed]!, certainty: .sure)] }
    let conformers = ancestry.conformers(of: typed)
    if conformers.count == 1, conformers[0] != owner, let only = ids[conformers[0]], components[only].role == components[ids[typed]!].role {
      return [Reference.Holding(component: only, certainty: .sole)]
    }
    let possible = conformers.filter { $0 != owner }.compactMap { ids[$0] }
    return possible.count > Self.mayLimit ? [] : possible.map { Reference.Holding(component: $0, certainty: .may) }
  }

  /// Properties of an external type, or of none that is known, identified by the component of the module that is put into them.
  private func assignedReferences(of type: TypeSymbol.ID) -> [Reference] {
    let symbol = codebase.types[type]
    guard let id = ids[type], !symbol.isProtocol, let module = components[id].module else { return [] }
    return symbol.members.values.joined().compactMap { member in
      let declaration = codebase.declaration(member)
      let slot = codebase.slot(member)
      guard declaration.kind == .property, declaration.flags.isDisjoint(with: [.isComputed, .isStatic]),
        let assigned = solver.types[slot], assigned.count == 1, let target = assigned.first.flatMap({ ids[$0] }),
        target != id, components[target].module == module, !isTyped(declaration, in: member, of: type)
      else { return nil }
      return Reference(
        from: id, to: target, kind: .stored, strength: BodyEvaluator.strength(of: declaration), property: propertyName(slot),
        range: codebase.range(declaration.nameSpan, in: Int(member.file)),
        holds: [Reference.Holding(component: target, certainty: .sure)], isTransient: flow.cleared.contains(slot),
        context: .assigned)
    }
  }

  /// Whether the property's type names a component itself: then it has a reference already.
  private func isTyped(_ declaration: Declaration, in member: DeclarationReference, of type: TypeSymbol.ID) -> Bool {
    let scope = TypeScope(file: Int(member.file), types: codebase.enclosing(type))
    if declaration.type < 0 { return true }
    return codebase.resolve(declaration.type, in: scope).symbols.contains { ids[$0] != nil }
  }
}
