import ViperFacts

/// Turns uses between types into references between components, and works out what each slot holds.
struct ReferenceBuilder {
  let codebase: Codebase
  let usages: [TypeUsage]
  let flow: ValueFlow
  let solver: FlowSolver
  let components: [Component]
  let owners: Owners
  let types: [TypeSymbol.ID]

  private static let mayLimit = 8

  /// A reference with its place as numbers, which are quick to sort by: files stand in the order of their names.
  private struct Placed {
    var file: Int
    var span: Span
    var reference: Reference

    static func isBefore(_ a: Placed, _ b: Placed) -> Bool {
      if a.file != b.file { return a.file < b.file }
      if a.span != b.span { return (a.span.start, a.span.end) < (b.span.start, b.span.end) }
      let (x, y) = (a.reference, b.reference)
      if x.from != y.from || x.to != y.to { return (x.from, x.to) < (y.from, y.to) }
      return x.kind.rawValue < y.kind.rawValue
    }

    func isSame(as other: Placed) -> Bool {
      file == other.file && span == other.span && reference.from == other.reference.from && reference.to == other.reference.to
        && reference.kind == other.reference.kind
    }
  }

  func build() -> [Reference] {
    let assembling = assemblyBodies()
    let published = publishedMethods()
    var placed: [Placed] = []
    for usage in usages {
      guard let reference = reference(usage, assembling, published) else { continue }
      placed.append(Placed(file: usage.file, span: usage.span, reference: reference))
    }
    for type in types { placed += assignedReferences(of: type) }
    return unique(placed)
  }

  /// Sorted by place; the first of those that say the same at one place.
  private func unique(_ placed: [Placed]) -> [Reference] {
    // Numbers are sorted, not references, which are large.
    let order = placed.indices.sorted { Placed.isBefore(placed[$0], placed[$1]) }
    var kept: [Int] = []
    for index in order {
      if let last = kept.last, placed[last].isSame(as: placed[index]) { continue }
      kept.append(index)
    }
    return kept.map { placed[$0].reference }
  }

  private func reference(_ usage: TypeUsage, _ assembling: Set<Int>, _ published: Set<Int>) -> Reference? {
    guard let to = owners[usage.to], let from = owners.owner(of: usage.from), from != to else { return nil }
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
      if let body = usage.body, let id = owners[usage.to], !components[id].isInterface, components[id].module != nil {
        made[body, default: []].insert(id)
      }
    }
    return Set(made.filter { $0.value.count >= 2 }.keys)
  }

  /// Methods with the name and labels of what a published interface requires of their type, by slot.
  private func publishedMethods() -> Set<Int> {
    var found: Set<Int> = []
    for (id, type) in types.enumerated() where components[id].surface == .output || components[id].surface == .input {
      for conformer in codebase.conformers(of: type) {
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
    let fitting = slot.map { assignedComponents($0, typed: typed) } ?? []
    if !fitting.isEmpty { return fitting.map { Reference.Holding(component: $0, certainty: .sure) } }
    if !codebase.types[typed].isProtocol { return [Reference.Holding(component: owners[typed]!, certainty: .sure)] }
    let conformers = codebase.conformers(of: typed)
    if conformers.count == 1, conformers[0] != owner, let only = owners[conformers[0]], components[only].role == components[owners[typed]!].role {
      return [Reference.Holding(component: only, certainty: .sole)]
    }
    let possible = conformers.filter { $0 != owner }.compactMap { owners[$0] }
    return possible.count > Self.mayLimit ? [] : possible.map { Reference.Holding(component: $0, certainty: .may) }
  }

  /// The components of a type that are put into a slot.
  private func assignedComponents(_ slot: Int, typed: TypeSymbol.ID) -> [Component.ID] {
    var found: [Component.ID] = []
    for type in solver.types[slot] ?? [] where !codebase.types[type].isProtocol {
      guard let id = owners[type], type == typed || codebase.ancestors(of: type).contains(typed) else { continue }
      found.append(id)
    }
    return found.sorted()
  }

  /// Properties of an external type, or of none that is known, identified by the component of the module that is put into them.
  private func assignedReferences(of type: TypeSymbol.ID) -> [Placed] {
    guard let id = owners[type], !codebase.types[type].isProtocol, let module = components[id].module else { return [] }
    var found: [Placed] = []
    for members in codebase.types[type].members.values {
      for member in members {
        let slot = codebase.slot(member)
        guard let assigned = solver.types[slot], assigned.count == 1, let target = assigned.first.flatMap({ owners[$0] }),
          target != id, components[target].module == module, isOpen(member, of: type)
        else { continue }
        found.append(assignedReference(from: id, to: target, by: member))
      }
    }
    return found
  }

  private func assignedReference(from: Component.ID, to: Component.ID, by member: DeclarationReference) -> Placed {
    let declaration = codebase.declaration(member)
    let slot = codebase.slot(member)
    let reference = Reference(
      from: from, to: to, kind: .stored, strength: BodyEvaluator.strength(of: declaration), property: propertyName(slot),
      range: codebase.range(declaration.nameSpan, in: Int(member.file)),
      holds: [Reference.Holding(component: to, certainty: .sure)], isTransient: flow.cleared.contains(slot), context: .assigned)
    return Placed(file: Int(member.file), span: declaration.nameSpan, reference: reference)
  }

  /// A stored property whose type does not tell what is in it.
  private func isOpen(_ member: DeclarationReference, of type: TypeSymbol.ID) -> Bool {
    let declaration = codebase.declaration(member)
    return declaration.kind == .property && declaration.flags.isDisjoint(with: [.isComputed, .isStatic])
      && !isTyped(declaration, in: member, of: type)
  }

  /// Whether the property's type names a component itself: then it has a reference already.
  private func isTyped(_ declaration: Declaration, in member: DeclarationReference, of type: TypeSymbol.ID) -> Bool {
    let scope = TypeScope(file: Int(member.file), types: codebase.enclosing(type))
    if declaration.type < 0 { return true }
    return codebase.resolve(declaration.type, in: scope).symbols.contains { owners[$0] != nil }
  }
}
