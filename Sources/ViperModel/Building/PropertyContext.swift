import ViperFacts
import ViperLinking

/// The parts of a usage's context that depend on the property that stores it: who fills it, and when.
struct PropertyContext {

  private let codebase: Codebase
  private let ancestry: Ancestry
  /// The slots that an initializer's parameter flows into, or a memberwise initializer fills.
  private var filled: Set<Int> = []
  /// By type, the places where it creates objects.
  private var creations: [TypeSymbol.ID: [TypeUsage]] = [:]
  /// The types that some body creates.
  private var created: Set<TypeSymbol.ID> = []
  private let uncreated: UncreatedClasses
  private let mentions: NameMentions
  private let unread: UnreadProperties
  private let uncalled: UncalledInitializers
  /// By slot, the number of assignments whose target is sure.
  private let assigned: [Int: Int]
  /// By name, the sum of these.
  private var sureAssignments: [Name: Int] = [:]

  /// - Parameter types: those whose properties are asked about.
  init(
    _ codebase: Codebase, _ ancestry: Ancestry, usages: UsagesByKind, mentions: NameMentions, flow: ValueFlow,
    companions: [CompanionCode], types: [TypeSymbol.ID]
  ) {
    self.codebase = codebase
    self.ancestry = ancestry
    self.mentions = mentions
    unread = UnreadProperties(codebase, usages: usages)
    uncalled = UncalledInitializers(codebase, types: types, flow: flow)
    assigned = flow.assigned
    for (slot, count) in flow.assigned { sureAssignments[codebase.name(codebase.declaration(ofSlot: slot)), default: 0] += count }
    let parameters = Set(
      types.flatMap { codebase.members[$0, .initializer] }.flatMap { codebase.parameters(of: $0) }.map { codebase.slot($0) })
    let memberwise = Self.memberwise(codebase, types)
    for edge in flow.edges where parameters.contains(edge.from) || memberwise.contains(edge.to) { filled.insert(edge.to) }
    for source in flow.sources where memberwise.contains(source.slot) { filled.insert(source.slot) }
    for usage in usages.constructions {
      created.insert(usage.to)
      creations[usage.from, default: []].append(usage)
    }
    uncreated = UncreatedClasses(codebase, ancestry, mentions, companions, created: created, types: types)
  }

  /// The properties of structs without initializers of their own: what flows into them, a memberwise initializer may have passed.
  private static func memberwise(_ codebase: Codebase, _ types: [TypeSymbol.ID]) -> Set<Int> {
    let structs = types.filter { codebase.types[$0].kind == .struct && codebase.members[$0, .initializer].isEmpty }
    return Set(
      structs.flatMap { codebase.members[$0] }.filter { member in
        let declaration = codebase.declaration(member)
        return declaration.kind == .property && declaration.value < 0
          && declaration.flags.isDisjoint(with: [.isComputed, .isStatic])
      }.map { codebase.slot($0) })
  }

  private var doubtful: DoubtfulAssignments { DoubtfulAssignments(codebase: codebase, mentions: mentions) }

  /// Whether a lazy property is never made, since no code mentions it; a private one is looked for in its file.
  private func isNeverMade(_ reference: DeclarationReference) -> Bool {
    let declaration = codebase.declaration(reference)
    guard declaration.flags.contains(.isLazy) else { return false }
    let (name, own) = (codebase.name(reference), declaration.span)
    let isPrivate = declaration.flags.contains(.isPrivate) || declaration.flags.contains(.isFilePrivate)
    let file = codebase.files[Int(reference.file)]
    let atHome = file.facts.expressions.filter { NameMentions.isMention($0) && file.name($0.name) == name }
    // A local of the same name in the initial value says nothing.
    guard atHome.allSatisfy({ $0.span.end > own.start && own.end > $0.span.start }) else { return false }
    return isPrivate || mentions.count(of: name) == atHome.count
  }

  /// Whether a property that starts empty stays so: its owner is created, by code or by a table view, and nothing assigns to it; or
  /// no code names its owner, and of the assignments to a property of this name none is known to be to it
  /// or in its owner's code.
  private func staysEmpty(_ usage: TypeUsage) -> Bool {
    guard let slot = usage.property else { return false }
    let reference = codebase.declaration(ofSlot: slot)
    let flags = codebase.declaration(reference).flags
    if flags.contains(.isOutlet) { return false }
    // Clients may fill a published one, but nothing in the code base ever sees that.
    if flags.contains(.isPublished) {
      return !isAssigned(reference, of: usage.from) && unread.contain(reference, of: usage.from, includesPublished: true)
    }
    if uncreated.contains(usage.from), mentions.assignments(to: codebase.name(reference)) > 0 {
      return !isSurelyAssigned(reference, of: usage.from)
        && !doubtful.isFilled(codebase.name(reference), by: usage.from)
    }
    let isCreated = created.contains(usage.from) || isCell(usage.from) || OwnFactories(codebase: codebase).create(usage.from)
    return isCreated && !isAssigned(reference, of: usage.from)
  }

  /// Whether only initializers fill a property by which nothing creates the type, as a base class's that takes all parts.
  private func isLeftEmpty(_ property: DeclarationReference, of type: TypeSymbol.ID) -> Bool {
    let (slot, name) = (codebase.slot(property), codebase.name(property))
    let fillers = uncalled.all(filling: slot, of: type)
    guard !fillers.isEmpty, created.contains(type), codebase.declaration(property).value < 0 else { return false }
    let own = mentions.places(ofAssignmentsTo: name).count { doubtful.isPlace($0, within: fillers) }
    guard assigned[slot, default: 0] == own, !isAssignedOtherwise(property, of: type) else { return false }
    return mentions.assignments(to: name) == sureAssignments[name, default: 0]
      || !doubtful.mayFill(name, of: type, besides: fillers)
  }

  /// Whether nothing reads a property, and nobody else gives it a value, or may be meant to: it is private, or has one of its own.
  func isLeftOver(slot: Int, of type: TypeSymbol.ID) -> Bool {
    let reference = codebase.declaration(ofSlot: slot)
    let property = codebase.declaration(reference)
    let isPrivate = property.flags.contains(.isPrivate) || property.flags.contains(.isFilePrivate)
    guard property.kind == .property, property.flags.isDisjoint(with: [.isComputed, .isOverride, .isObjC]),
      !filled.contains(slot),
      isPrivate || property.value >= 0
    else { return false }
    return unread.contain(reference, of: type) && !isAssigned(reference, of: type)
  }

  private func isCell(_ type: TypeSymbol.ID) -> Bool {
    ancestry.external[type].contains { codebase.text($0).hasSuffix("ViewCell") }
  }

  /// Whether an assignment to the property, or to the requirement of a protocol that it implements, is sure, or one is not sure
  /// that names a property like it.
  private func isAssigned(_ property: DeclarationReference, of type: TypeSymbol.ID) -> Bool {
    let name = codebase.name(property)
    let all = mentions.assignments(to: name)
    if all == 0 { return false }
    if isSurelyAssigned(property, of: type) { return true }
    return all > sureAssignments[name, default: 0]
      && doubtful.mayFill(name, of: type)
  }

  private func isSurelyAssigned(_ property: DeclarationReference, of type: TypeSymbol.ID) -> Bool {
    assigned[codebase.slot(property)] != nil || isAssignedOtherwise(property, of: type)
  }

  /// Whether an assignment is sure to a property of that name which is not this one: of a protocol or class above or below.
  private func isAssignedOtherwise(_ property: DeclarationReference, of type: TypeSymbol.ID) -> Bool {
    let (slot, name) = (codebase.slot(property), codebase.name(property))
    return (codebase.ancestors(of: type) + codebase.conformers(of: type)).contains { other in
      codebase.members[other, name].map { codebase.slot($0) }.contains { $0 != slot && assigned[$0] != nil }
    }
  }

  /// Whether nothing reads a stored property, though clients outside of the code base may.
  func isUnread(_ usage: TypeUsage) -> Bool {
    usage.property.map { unread.contain(codebase.declaration(ofSlot: $0), of: usage.from, includesPublished: true) } ?? false
  }

  /// Whether nothing but its wrapper fills a property, as one that asks a container for its value.
  func isFilledByWrapper(_ usage: TypeUsage) -> Bool {
    guard let slot = usage.property, !filled.contains(slot) else { return false }
    let reference = codebase.declaration(ofSlot: slot)
    let property = codebase.declaration(reference)
    return property.flags.contains(.hasWrapper) && property.value < 0 && !isAssigned(reference, of: usage.from)
  }

  /// - Parameter usage: by a stored property.
  func context(of usage: TypeUsage) -> UsageContext {
    guard let slot = usage.property else { return [] }
    let reference = codebase.declaration(ofSlot: slot)
    let declaration = codebase.declaration(reference)
    var context: UsageContext = []
    if isCollection(reference, of: usage.from) { context.insert(.collected) }
    if uncreated.contains(usage.from) && !isSurelyAssigned(reference, of: usage.from) || holdsNothing(usage) {
      context.insert(.staysEmpty)
    }
    if startsEmpty(declaration, slot: slot, file: Int(reference.file)) {
      context.insert(.startsEmpty)
      if staysEmpty(usage) { context.insert(.staysEmpty) }
      if isUnmentioned(reference) { context.insert(.unmentioned) }
    } else if isNeverMade(reference) || isLeftEmpty(reference, of: usage.from) {
      context.insert(.staysEmpty)
    }
    let isPrivate = declaration.flags.contains(.isPrivate) || declaration.flags.contains(.isFilePrivate)
    if isPrivate, creations[usage.from, default: []].contains(where: { $0.to == usage.to }) { context.insert(.selfMade) }
    context.formUnion(origin(of: reference, in: usage.from))
    context.formUnion(filling(of: reference, in: usage.from, context))
    if hasAbstractBase(usage, named: codebase.name(reference)) { context.insert(.abstracted) }
    return context
  }

  /// Whether a property has the type of a protocol, and there is no object of any class that conforms to it.
  private func holdsNothing(_ usage: TypeUsage) -> Bool {
    guard codebase.types[usage.to].isProtocol else { return false }
    let conformers = codebase.conformers(of: usage.to)
    return !conformers.isEmpty && conformers.allSatisfy(uncreated.contains)
  }

  private func isCollection(_ reference: DeclarationReference, of type: TypeSymbol.ID) -> Bool {
    let declaration = codebase.declaration(reference)
    guard declaration.type >= 0 else { return false }
    let scope = TypeScope(file: Int(reference.file), types: codebase.enclosing(type))
    switch codebase.resolve(declaration.type, in: scope).unwrapped {
    case .array, .dictionary: return true
    default: return false
    }
  }

  /// Whether only the property's own initial value makes what it holds, or a decoder does; or gets it from elsewhere.
  private func origin(of reference: DeclarationReference, in type: TypeSymbol.ID) -> UsageContext {
    let property = codebase.declaration(reference)
    if filled.contains(codebase.slot(reference)) { return [] }
    let hasValue = property.value >= 0
    let isMade = hasValue ? createsItsValue(reference, in: type) : ancestry.traits[type].contains(.isCoded)
    // The search for assignments is the costly part.
    guard isMade || hasValue && !isNil(reference), !isAssigned(reference, of: type) else { return [] }
    return isMade ? .fresh : .initialized
  }

  private func createsItsValue(_ reference: DeclarationReference, in type: TypeSymbol.ID) -> Bool {
    let property = codebase.declaration(reference)
    return creations[type, default: []].contains {
      $0.file == Int(reference.file) && property.span.start <= $0.span.start && $0.span.end <= property.span.end
    }
  }

  /// What keeps a property from being weak: it is lazy, or its initial value makes an object or calls what does.
  private func filling(of reference: DeclarationReference, in type: TypeSymbol.ID, _ origin: UsageContext) -> UsageContext {
    let property = codebase.declaration(reference)
    let isLazy = property.flags.contains(.isLazy)
    guard property.value >= 0 else { return isLazy ? .selfFilled : [] }
    let nodes = codebase.files[Int(reference.file)].facts.expressions
    let value = Int(property.value)..<Int(nodes[Int(property.value)].subtreeEnd)
    guard value.contains(where: { [.call, .closure].contains(nodes[$0].kind) }) else {
      return isLazy ? [.selfFilled, .lookedUp] : []
    }
    return isLazy || origin.contains(.initialized) || createsItsValue(reference, in: type) ? .selfFilled : []
  }

  /// Whether a property's initial value is nil, or another literal.
  private func isNil(_ reference: DeclarationReference) -> Bool {
    codebase.files[Int(reference.file)].facts.expressions[Int(codebase.declaration(reference).value)].kind == .literal
  }

  /// Whether a class inherits a generic base class that nothing creates and that others inherit too, and that has all members which
  /// are used of it.
  private func hasAbstractBase(_ usage: TypeUsage, named property: Name) -> Bool {
    guard codebase.types[usage.to].kind == .class else { return false }
    let bases = codebase.ancestors(of: usage.to).filter { base in
      codebase.types[base].kind == .class && !codebase.types[base].generics.isEmpty && !created.contains(base)
        && codebase.conformers(of: base).count > 1
    }
    if bases.isEmpty { return false }
    let members = UsedMembers(codebase: codebase)
    let used = members.names(through: property, in: usage.from)
    return !used.isEmpty && bases.contains { used.isSubset(of: members.names(of: $0)) }
  }

  /// Whether no code mentions an optional property, and none outside of the code base can.
  private func isUnmentioned(_ reference: DeclarationReference) -> Bool {
    let property = codebase.declaration(reference)
    return mentions.count(of: codebase.name(reference)) == 0
      && property.flags.isDisjoint(with: [.isOutlet, .isPublished, .isObjC])
      && codebase.files[Int(reference.file)].facts.types[Int(property.type)].kind == .optional
  }

  private func startsEmpty(_ property: Declaration, slot: Int, file: Int) -> Bool {
    guard property.type >= 0, property.value < 0, !filled.contains(slot) else { return false }
    for flag in [Declaration.Flags.isConstant, .isLazy, .hasWrapper, .isComputed] where property.flags.contains(flag) {
      return false
    }
    let kind = codebase.files[file].facts.types[Int(property.type)].kind
    return kind == .optional || kind == .implicitlyUnwrapped
  }
}
