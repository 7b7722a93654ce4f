import ViperFacts
import ViperLinking

/// Turns type usages into references between components, and determines what each stored property holds.
struct ReferenceBuilder {
  let codebase: Codebase
  let ancestry: Ancestry
  let usages: UsagesByKind
  let mentions: NameMentions
  let flow: ValueFlow
  let solver: FlowSolver
  let components: [Component]
  let index: ComponentIndex
  let types: [TypeSymbol.ID]
  let companions: [CompanionCode]

  private static let mayLimit = 8

  /// The sort and identity key of references, as numbers; files are numbered in the order of their names.
  private struct SortKey {
    var file: Int
    var span: Span
    var from: Component.ID
    var to: Component.ID
    var kind: ReferenceKind

    static func < (a: SortKey, b: SortKey) -> Bool {
      if a.file != b.file { return a.file < b.file }
      if a.span.start != b.span.start { return a.span.start < b.span.start }
      if a.span.end != b.span.end { return a.span.end < b.span.end }
      if a.from != b.from { return a.from < b.from }
      return a.to == b.to ? a.kind.rawValue < b.kind.rawValue : a.to < b.to
    }

    func isSame(as other: SortKey) -> Bool {
      file == other.file && span.start == other.span.start && span.end == other.span.end && from == other.from && to == other.to
        && kind == other.kind
    }
  }

  private struct Placed {
    var place: SortKey
    var reference: Reference

    init(_ reference: Reference, file: Int, span: Span) {
      place = SortKey(file: file, span: span, from: reference.from, to: reference.to, kind: reference.kind)
      self.reference = reference
    }
  }

  func build() -> [Reference] {
    let viewed = ViewedValues(codebase, ancestry, usages: usages)
    let plain = PlainEntities(self)
    let fresh = FreshValues(codebase, usages: usages, mentions: mentions, flow: flow)
    let facts = UsageFacts(
      assembling: assemblyBodies(), published: publishedMethods(),
      properties: PropertyContext(
        codebase, ancestry, usages: usages, mentions: mentions, flow: flow, companions: companions,
        types: types),
      copies: CopiedValues(self),
      services: AssemblyServices(
        codebase, usages: usages.all,
        assemblies: types.indices.filter { components[$0].role == .assembly }.map { types[$0] },
        role: { index[$0].map { components[$0].role } }),
      unused: UnusedUses(self), viewed: viewed,
      parts: DealingParts(self, viewed), prepared: PreparedData(self, plain), screens: ScreenData(self, plain),
      fresh: fresh, several: typesMadeSeveralTimes(),
      conditional: ConditionalAssignments(codebase, flow, solver) { index[$0] != nil })
    var placed: [Placed] = []
    for usage in usages.all {
      guard let reference = reference(usage, facts) else { continue }
      placed.append(Placed(reference, file: usage.file, span: usage.span))
    }
    for type in types { placed += assignedReferences(of: type) }
    return unique(placed)
  }

  /// The references sorted by place, duplicates removed.
  private func unique(_ placed: [Placed]) -> [Reference] {
    let places = placed.map(\.place)
    var kept: [Int] = []
    for index in places.indices.sorted(by: { places[$0] < places[$1] }) {
      if let last = kept.last, places[last].isSame(as: places[index]) { continue }
      kept.append(index)
    }
    return kept.map { placed[$0].reference }
  }

  /// What is known of all usages before references are made of them.
  private struct UsageFacts {
    /// By body, the components of the module that it puts together.
    let assembling: [Int: Set<Component.ID>]
    let published: Set<Int>
    let properties: PropertyContext
    let copies: CopiedValues
    let services: AssemblyServices
    let unused: UnusedUses
    let viewed: ViewedValues
    let parts: DealingParts
    let prepared: PreparedData
    let screens: ScreenData
    let fresh: FreshValues
    /// The types of which one body makes several objects.
    let several: Set<TypeSymbol.ID>
    let conditional: ConditionalAssignments
  }

  private func reference(_ usage: TypeUsage, _ facts: UsageFacts) -> Reference? {
    guard let to = index[usage.to], let from = index.component(enclosing: usage.from), from != to else { return nil }
    let kind = usage.kind
    var context = usage.context
    var holds: [Reference.Holding] = []
    if let body = usage.body, let made = facts.assembling[body], isAssembled(to, kind, by: made) { context.insert(.assembly) }
    if kind == .construction, isOwnState(usage) { context.insert(.ownState) }
    if facts.services.isService(usage) { context.insert(.makesNothing) }
    if kind == .staticCall, components[from].role == .view, ViewLoading(codebase: codebase).givesItself(usage) {
      context.insert(.givenSelf)
    }
    switch kind {
    case .stored:
      context.formUnion(facts.properties.context(of: usage))
      if facts.copies.contains(usage) { context.insert(.copied) }
      if isFreshData(usage, components[from], components[to], facts.fresh) { context.insert(.fresh) }
      if isPrescribed(usage) { context.insert(.prescribed) }
      if components[from].role == .view, components[to].role == .presenter, context.contains(.startsEmpty),
        facts.properties.isUnread(usage)
      {
        context.insert(.unread)
      }
      holds = holdings(
        of: usage, to, isEmpty: context.contains(.staysEmpty), isFetched: facts.properties.isFilledByWrapper(usage))
      if let slot = usage.property {
        let property = codebase.declaration(ofSlot: slot)
        if isRequired(property) { context.insert(.required) }
        if codebase.declaration(property).flags.contains(.hasWrapper) { context.insert(.wrapped) }
      }
      if isUntold(usage, facts.several) { context.insert(.untold) }
      if isConditional(usage, facts.conditional) { context.insert(.conditional) }
      if let slot = usage.property, solver.isAlone(with: slot) { context.insert(.setToResult) }
      if getsAdapter(usage) {
        context.insert(.adapted)
        holds.removeAll { $0.certainty == .sole }
      }
    case .parameter:
      guard let body = usage.body else { break }
      if facts.published.contains(body) { context.insert(.published) }
      if codebase.declaration(codebase.declaration(ofSlot: body)).flags.contains(.isOverride) { context.insert(.overriding) }
    case .chain:
      if components[to].role == .wireframe, SegueForwarding(codebase: codebase).contains(usage) { context.insert(.segue) }
    default: break
    }
    if isOfLeftOverProperty(usage, components[from], components[to], facts.properties) { context.insert(.leftOver) }
    if isRelayed(usage, from: components[from], to: components[to]) { context.insert(.relayed) }
    context.formUnion(facts.unused.context(of: usage, components[from], components[to]))
    if components[to].role == .entity, [.view, .subview].contains(components[from].role) {
      let viewed = facts.viewed.context(of: usage, isRelayed: context.contains(.relayed))
      if !facts.parts.deal(in: usage) { context.formUnion(viewed) }
      if facts.screens.contains(usage.to) {
        context.insert(.prepared)
      } else {
        context.formUnion(facts.prepared.context(of: usage))
      }
    }
    return Reference(
      from: from, to: to, kind: kind, strength: usage.strength, property: usage.property.map { propertyName($0) },
      range: codebase.range(usage.span, in: usage.file),
      holds: holds,
      isTransient: usage.property.map { flow.cleared.contains($0) } ?? false || isDatabaseObject(usage.from), context: context,
      roleCertainty: components[to].certainty)
  }

  /// The views without a role that deal in entities, and that lie in the folder of a module's view.
  private struct DealingParts {
    private let codebase: Codebase
    /// By entity, the folders of these views.
    private var folders: [TypeSymbol.ID: [[Substring]]] = [:]

    init(_ builder: ReferenceBuilder, _ viewed: ViewedValues) {
      codebase = builder.codebase
      for usage in builder.usages.all where builder.ancestry.traits[usage.from].contains(.isPlainView) {
        guard let id = builder.index[usage.to], builder.components[id].role == .entity,
          builder.index.component(enclosing: usage.from) == nil, viewed.context(of: usage, isRelayed: false).isEmpty
        else { continue }
        folders[usage.to, default: []].append(codebase.files[usage.file].folder)
      }
    }

    func deal(in usage: TypeUsage) -> Bool {
      guard let dealing = folders[usage.to] else { return false }
      let folder = codebase.files[usage.file].folder
      return !folder.isEmpty && dealing.contains { $0.starts(with: folder) }
    }
  }

  /// Whether a property that nothing reads or fills stores another module's part, or makes it for its initial value.
  private func isOfLeftOverProperty(_ usage: TypeUsage, _ from: Component, _ to: Component, _ properties: PropertyContext) -> Bool
  {
    guard from.module != nil, to.module != nil, from.module != to.module, [.view, .subview, .presenter].contains(from.role),
      !from.isInterface, let slot = usage.property ?? usage.body
    else { return false }
    return properties.isLeftOver(slot: slot, of: usage.from)
  }

  /// Whether a data object holds another one that is made for it.
  private func isFreshData(_ usage: TypeUsage, _ from: Component, _ to: Component, _ fresh: FreshValues) -> Bool {
    guard from.role == .entity, to.role == .entity, from.isClassBound, to.isClassBound, let slot = usage.property else {
      return false
    }
    return fresh.fill(codebase.declaration(ofSlot: slot), of: usage.from)
  }

  /// What has no effect, or none of its own.
  private struct UnusedUses {
    private let code: UnusedCode
    private let uncalled: Set<Int>
    /// By body with a cast, what it creates.
    private let made: [Int: [TypeUsage]]

    init(_ builder: ReferenceBuilder) {
      code = UnusedCode(codebase: builder.codebase, usages: builder.usages)
      let index = builder.index
      uncalled = code.uncalledBodies { $0.kind != .stored && index[$0.to] != nil }
      let casting = Set(builder.usages.all.lazy.filter { $0.kind == .cast && index[$0.to] != nil }.compactMap(\.body))
      made = builder.usages.all.reduce(into: [:]) { made, usage in
        guard usage.kind == .construction, let body = usage.body, casting.contains(body) else { return }
        made[body, default: []].append(usage)
      }
    }

    func context(of usage: TypeUsage, _ from: Component, _ to: Component) -> UsageContext {
      guard let body = usage.body else { return [] }
      if uncalled.contains(body) { return .unused }
      switch usage.kind {
      case .parameter:
        guard [.view, .subview].contains(from.role), !from.isInterface else { return [] }
        let isIgnored = to.role == .entity ? code.isIgnored(usage) : !to.isInterface && code.isIgnoredRequirement(usage)
        return isIgnored ? .unused : []
      case .cast:
        if code.isUnread(usage) { return .typeCheck }
        let spans = (made[body] ?? []).filter { $0.to == usage.to }.map(\.span)
        return code.isOfOwnCreation(usage, made: spans) ? .ownCreation : []
      case .construction: return code.isAfterFailure(usage) ? .unused : []
      default: return []
      }
    }
  }

  /// Whether a base protocol, which belongs to no module, requires the property of its conformers; for a weak one, a supertype
  /// that the code base does not declare may do so too.
  private func isPrescribed(_ usage: TypeUsage) -> Bool {
    guard let slot = usage.property else { return false }
    if usage.strength != .strong, ancestry.external[usage.from].contains(where: { !isOfTheSystem(codebase.text($0)) }) {
      return true
    }
    return Prescriptions(codebase: codebase).prescriber(of: codebase.declaration(ofSlot: slot), in: usage.from) { base in
      index[base].map { components[$0].isBase || components[$0].module == nil } ?? true
    } != nil
  }

  /// Whether a supertype is one of Apple's by its name; these require no component of anybody.
  private func isOfTheSystem(_ name: String) -> Bool {
    name.hasPrefix("NS") || name.hasSuffix("Delegate") || ["AnyObject", "Observable", "ObservableObject"].contains(name)
      || FrameworkSymbols.framework(of: name) != nil || ClassBounds.admitsValues.contains(name)
  }

  private func isRelayed(_ usage: TypeUsage, from: Component, to: Component) -> Bool {
    let handOns = HandOns(codebase: codebase, occurrences: usages.occurrences)
    let isOthers = from.module != nil && to.module != nil && from.module != to.module
    switch usage.kind {
    case .local:
      return usage.context.contains(.inferred) && (to.role == .entity || isOthers) && handOns.isRelayed(local: usage)
    case .chain:
      return isOthers && to.role != .entity && !usage.context.contains(.memberRead) && handOns.isRelayed(chain: usage)
    case .cast: return to.role == .entity && handOns.isRelayed(cast: usage)
    case .stored:
      guard from.role == .wireframe, to.role == .presenter, usage.strength != .strong, let slot = usage.property else {
        return false
      }
      return handOns.isRelayed(property: codebase.declaration(ofSlot: slot), of: usage.from)
    default: return false
    }
  }

  /// Whether an object is the whole initial value of a property that SwiftUI keeps for its view, and is given nothing.
  private func isOwnState(_ usage: TypeUsage) -> Bool {
    guard let slot = usage.body else { return false }
    let reference = codebase.declaration(ofSlot: slot)
    let (property, facts) = (codebase.declaration(reference), codebase.files[Int(reference.file)].facts)
    guard property.kind == .property, property.flags.contains(.isOwnedState), property.value >= 0,
      facts.expressions[Int(property.value)].kind == .call
    else { return false }
    return Array(facts.operands(of: Int(property.value))).map { facts.expressions[$0].span } == [usage.span]
  }

  /// Whether a database keeps what the type's properties refer to: relationships come in pairs and are faulted in.
  private func isDatabaseObject(_ type: TypeSymbol.ID) -> Bool { ancestry.traits[type].contains(.isStored) }

  /// Whether a body that creates some components puts a module together: for a created one, its own.
  private func isAssembled(_ component: Component.ID, _ kind: ReferenceKind, by made: Set<Component.ID>) -> Bool {
    kind != .construction || made.contains { $0 != component && components[$0].module == components[component].module }
  }

  private func propertyName(_ slot: Int) -> String {
    codebase.text(codebase.name(codebase.declaration(ofSlot: slot)))
  }

  /// What each body creates that assembles modules: two or more components.
  private func assemblyBodies() -> [Int: Set<Component.ID>] {
    var made: [Int: Set<Component.ID>] = [:]
    for usage in usages.constructions {
      if let body = usage.body, let id = index[usage.to], !components[id].isInterface, components[id].module != nil {
        made[body, default: []].insert(id)
      }
    }
    return made.filter { $0.value.count >= 2 }
  }

  /// The methods that implement a requirement of a published interface, matched by name and labels, by slot.
  private func publishedMethods() -> Set<Int> {
    var found: Set<Int> = []
    for (id, type) in types.enumerated() where components[id].surface == .output || components[id].surface == .input {
      for conformer in codebase.conformers(of: type) {
        for name in codebase.members.names(of: type) {
          let methods = codebase.members[conformer, name]
          if methods.isEmpty { continue }
          let labels = Set(codebase.members[type, name].map { self.labels($0) })
          for method in methods where labels.contains(self.labels(method)) { found.insert(codebase.slot(method)) }
        }
      }
    }
    return found
  }

  private func labels(_ function: DeclarationReference) -> [Name] {
    codebase.parameters(of: function).map { codebase.name($0) }
  }

  // MARK: what a slot holds

  /// - Parameters:
  ///   - declared: the component that the property is declared with.
  ///   - isEmpty: whether nothing fills the property: then it may hold what fits at most.
  ///   - isFetched: whether a wrapper takes the value from a container, which has the say about it and keeps it.
  private func holdings(of usage: TypeUsage, _ declared: Component.ID, isEmpty: Bool, isFetched: Bool) -> [Reference.Holding] {
    let holdings = holdings(of: usage, declared)
    if !isEmpty, !isFetched || holdings.contains(where: { $0.certainty != .sole }) { return holdings }
    return holdings.map { Reference.Holding(component: $0.component, certainty: .may) }
  }

  private func holdings(of usage: TypeUsage, _ declared: Component.ID) -> [Reference.Holding] {
    let (typed, owner) = (usage.to, usage.from)
    let reaching = usage.property.map { solver.types[$0] } ?? .only([])
    let fitting = components(of: reaching.known, fitting: typed)
    if !fitting.isEmpty { return fitting.map { Reference.Holding(component: $0, certainty: .sure) } }
    let conformers = codebase.conformers(of: typed)
    if !codebase.types[typed].isProtocol {
      // Which of its subclasses it has is not known where too many values reach it.
      return [Reference.Holding(component: declared, certainty: reaching.isUnknown && !conformers.isEmpty ? .may : .sure)]
    }
    // A conformer of another target, such as a demo app's, may be one of many.
    if conformers.count == 1, conformers[0] != owner, codebase.isOwn(conformers[0], typed), let only = index[conformers[0]],
      components[only].role == components[declared].role || components[declared].surface == .output
    {
      return [Reference.Holding(component: only, certainty: .sole)]
    }
    let possible = conformers.filter { $0 != owner }.compactMap { index[$0] }
    return possible.count > Self.mayLimit ? [] : possible.map { Reference.Holding(component: $0, certainty: .may) }
  }

  /// Whether a property's type does not tell what it holds, and what it gets does not either; or not which of several objects.
  ///
  /// - Parameter several: the types of which one body makes several objects.
  private func isUntold(_ usage: TypeUsage, _ several: Set<TypeSymbol.ID>) -> Bool {
    guard let slot = usage.property else { return false }
    if solver.types[slot].known.contains(where: several.contains) { return true }
    let isExact = !codebase.types[usage.to].isProtocol && codebase.conformers(of: usage.to).isEmpty
    return !isExact && !solver.isTold(slot)
  }

  /// Whether a property has several objects of which its own module has the say, one after the other or by a condition.
  private func isConditional(_ usage: TypeUsage, _ conditional: ConditionalAssignments) -> Bool {
    guard let slot = usage.property, let owner = index[usage.from] else { return false }
    let rivals = solver.types[slot].known.filter { type in
      guard !codebase.types[type].isProtocol else { return false }
      return index[type].map { components[$0].module == components[owner].module } ?? true
    }
    return rivals.count > 1 || conditional.contain(slot: slot)
  }

  private func typesMadeSeveralTimes() -> Set<TypeSymbol.ID> {
    var made: [Int: Set<TypeSymbol.ID>] = [:]
    return Set(
      usages.constructions.lazy.filter { usage in
        guard index[usage.to] != nil, let body = usage.body else { return false }
        return !made[body, default: []].insert(usage.to).inserted
      }.map(\.to))
  }

  /// Whether an object of a class is assigned that is no part, or not the one which the property's type is for; or may be, among many.
  private func getsAdapter(_ usage: TypeUsage) -> Bool {
    guard let slot = usage.property, let id = index[usage.to], codebase.types[usage.to].isProtocol else { return false }
    guard case .only(let assigned) = solver.types[slot] else { return true }
    return assigned.contains { type in
      guard codebase.types[type].kind == .class else { return false }
      // By what it inherits, if not all of that is read.
      guard let part = index[type] else { return true }
      return codebase.ancestors(of: type).contains(usage.to) && components[id].role == .view && components[part].role != .view
    }
  }

  /// The components that are assigned to a slot and conform to its type.
  private func components(of assigned: [TypeSymbol.ID], fitting typed: TypeSymbol.ID) -> [Component.ID] {
    assigned.filter { !codebase.types[$0].isProtocol && ($0 == typed || codebase.ancestors(of: $0).contains(typed)) }
      .compactMap { index[$0] }.sorted()
  }

  /// References by properties whose type is external or unresolved, where exactly one component of the same module is assigned.
  private func assignedReferences(of type: TypeSymbol.ID) -> [Placed] {
    guard let id = index[type], !codebase.types[type].isProtocol, let module = components[id].module else { return [] }
    var found: [Placed] = []
    for member in codebase.members[type] {
      guard isStored(member), case let assigned = solver.types[codebase.slot(member)].known.filter({ !isSharedHost($0) }),
        assigned.count == 1, let target = index[assigned[0]], target != id, components[target].module == module,
        !isTyped(member, of: type)
      else { continue }
      found.append(assignedReference(from: id, to: target, by: member))
    }
    return found
  }

  /// Whether a type is a hosting controller that modules share: what is assigned is the view that it shows.
  private func isSharedHost(_ type: TypeSymbol.ID) -> Bool {
    index[type].map { components[$0].isBase && components[$0].role == .view } ?? false
  }

  private func assignedReference(from: Component.ID, to: Component.ID, by member: DeclarationReference) -> Placed {
    let declaration = codebase.declaration(member)
    let slot = codebase.slot(member)
    let reference = Reference(
      from: from, to: to, kind: .stored, strength: ReferenceStrength(of: declaration), property: propertyName(slot),
      range: codebase.range(declaration.nameSpan, in: Int(member.file)),
      holds: [Reference.Holding(component: to, certainty: .sure)], isTransient: flow.cleared.contains(slot),
      context: UsageContext.assigned.union(isRequired(member) ? .required : []).union(solver.isTold(slot) ? [] : .untold))
    return Placed(reference, file: Int(member.file), span: declaration.nameSpan)
  }

  /// Whether a property has a written type that is no optional.
  private func isRequired(_ property: DeclarationReference) -> Bool {
    let written = codebase.declaration(property).type
    guard written >= 0 else { return false }
    return ![.optional, .implicitlyUnwrapped].contains(codebase.files[Int(property.file)].facts.types[Int(written)].kind)
  }

  private func isStored(_ member: DeclarationReference) -> Bool {
    let declaration = codebase.declaration(member)
    return declaration.kind == .property && !declaration.flags.contains(.isComputed) && !declaration.flags.contains(.isStatic)
  }

  /// Whether the property's declared type names a component, so that a usage has already made the reference.
  private func isTyped(_ property: DeclarationReference, of type: TypeSymbol.ID) -> Bool {
    let written = codebase.declaration(property).type
    if written < 0 { return true }
    let scope = TypeScope(file: Int(property.file), types: codebase.enclosing(type))
    return codebase.resolve(written, in: scope).symbols.contains { index[$0] != nil }
  }
}
