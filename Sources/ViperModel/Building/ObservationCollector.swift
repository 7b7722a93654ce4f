import ViperFacts
import ViperLinking

/// Collects the facts that rules need in addition to the graph: imports, framework types, creations outside components.
struct ObservationCollector {
  let codebase: Codebase
  let ancestry: Ancestry
  let graph: GraphBuilder.Result
  let usages: UsagesByKind
  let externalUsages: [ExternalUsage]
  let flow: ValueFlow
  let solver: FlowSolver
  /// The properties that storyboards set.
  let outlets: Set<Int>
  let compositionRoots: Set<TypeSymbol.ID>
  let mentions: NameMentions
  let members: [MemberMention]
  /// By the name of a dialect.
  let apis: [String: [ApiRule]]
  /// By the name of a dialect, the roles whose base classes keep a view until it is read.
  let keepers: [String: Set<Role>]
  let companions: [CompanionCode]

  private var views: ViewObservations {
    ViewObservations(codebase: codebase, ancestry: ancestry, graph: graph, usages: usages)
  }

  func collect() -> Observations {
    var observations = Observations()
    let uses = frameworkUses()
    observations.frameworkUses = uses.filter { !$0.isVocabulary }.compactMap(frameworkUse)
    observations.imports = imports(uses)
    observations.outsideCreations = outsideCreations()
    let properties = ClassProperty.all(usages.stored, in: graph)
    observations.interfaceFits = InterfaceFits(codebase: codebase, graph: graph, flow: flow).all(properties)
    observations.classUses = ClassUses(codebase: codebase, ancestry: ancestry, flow: flow).all(properties)
    observations.unreadParts = unreadParts(properties)
    let missing = UncalledFactories(
      codebase: codebase, ancestry: ancestry, graph: graph, usages: usages, flow: flow, mentions: mentions
    ).missing
    (observations.unmade, observations.unfilled) = (missing.parts, missing.links)
    (observations.reports, observations.boundRouters) = linkUses(properties)
    observations.compositions = compositions()
    observations.roots = SeenRootFinder(
      codebase, flow, solver, usages, mentions, graph.componentTypes, compositionRoots: compositionRoots,
      companions: companions
    ).all()
    let inheritance = InheritedProperties(codebase: codebase, ancestry: ancestry, graph: graph)
    observations.inheritedProperties = inheritance.all(usages.stored)
    observations.permanent = graph.typeOfComponent.indices.filter(isPermanent)
    let factories = ModuleFactories(codebase: codebase, graph: graph)
    (observations.answering, observations.entrances) = (factories.answering, factories.entrances)
    observations.filledViews = views.filled
    observations.placeholders = views.placeholders
    observations.ownedOutside = views.ownedOutside
    observations.shownOutside = views.shownOutside
    observations.containers = views.containers
    observations.embeddedViews = views.embedded
    observations.expectedFiles = graph.expectedFiles
    observations.apiUses = ApiUses(codebase, ancestry, graph.graph, graph.index, rules: apis).collect(
      externalUsages, usages, members)
    let unread = UnreadCode(codebase, ancestry)
    observations.contracts = ContractCollector(codebase, unread, graph, flow, mentions: members).collect()
    observations.leaks =
      LeakCollector(codebase, mentions, stored: usages.stored).leaks(of: graph.graph.components, types: graph.typeOfComponent)
      + UnshownParts(codebase: codebase, graph: graph.componentTypes, keepers: keepers).leaks(usages.constructions)
    observations.unowned = UnownedParts(
      codebase, solver.reach, usages, assignments: flow.assignments
    ).all(
      graph.graph.components, types: graph.typeOfComponent, index: graph.index)
    observations.wiring = WiringCollector(
      codebase, ancestry, graph.componentTypes, usages, flow, mentions, unread, outlets: outlets
    ).collect()
    var modules = UncreatedModules(
      codebase: codebase, ancestry: ancestry, unread: unread, components: graph.componentTypes, companions: companions,
      compositionRoots: compositionRoots)
    observations.liveness = modules.collect()
    observations.swallowed = SwallowedFailures(codebase, graph.componentTypes, stored: usages.stored, apis: apis).all()
    return observations
  }

  /// Whether an object lives as long as the app: the only one of its class, or an assembly of a framework that makes it.
  private func isPermanent(_ component: Component.ID) -> Bool {
    let type = graph.typeOfComponent[component]
    guard codebase.types[type].kind == .class else { return false }
    if graph.graph.components[component].role == .assembly {
      return ancestry.external[type].contains { codebase.text($0).hasSuffix("Assembly") }
    }
    let initializers = codebase.members[type, .initializer].map { codebase.declaration($0).flags }
    return !initializers.isEmpty && initializers.allSatisfy { $0.contains(.isPrivate) } && hasSharedInstance(type)
  }

  private func hasSharedInstance(_ type: TypeSymbol.ID) -> Bool {
    codebase.members[type].contains { member in
      let (declaration, file) = (codebase.declaration(member), codebase.files[Int(member.file)])
      guard declaration.kind == .property, declaration.flags.contains(.isStatic), declaration.flags.contains(.isConstant),
        declaration.value >= 0, let callee = file.facts.innerOperand(of: Int(declaration.value))
      else { return false }
      return file.name(file.facts.expressions[callee].name) == codebase.types[type].name
    }
  }

  /// The properties, declared with a class, that nothing reads.
  private func unreadParts(_ properties: [ClassProperty]) -> [Observations.ClassUse] {
    let unread = UnreadProperties(codebase, usages: usages)
    return properties.compactMap { property in
      let declaration = codebase.declaration(ofSlot: property.slot)
      guard unread.contain(declaration, of: property.usage.from, includesPublished: true) else { return nil }
      return Observations.ClassUse(owner: property.owner, property: codebase.text(codebase.name(declaration)))
    }
  }

  private func linkUses(_ properties: [ClassProperty]) -> (reports: [Observations.ClassUse], bound: [Observations.ClassUse]) {
    let uses = LinkUses(codebase: codebase, values: HandedValues(codebase))
    func found(from: [Role], to: Role, where fits: (ClassProperty, DeclarationReference) -> Bool) -> [Observations.ClassUse] {
      properties.compactMap { property in
        let declaration = codebase.declaration(ofSlot: property.slot)
        guard from.contains(graph.graph.components[property.owner].role), let held = graph.index[property.usage.to],
          graph.graph.components[held].role == to, fits(property, declaration)
        else { return nil }
        return Observations.ClassUse(owner: property.owner, property: codebase.text(codebase.name(declaration)))
      }
    }
    return (
      found(from: [.interactor], to: .presenter) {
        $0.usage.strength != .strong && uses.onlyReports(by: $1, of: $0.usage.from, to: $0.usage.to)
      },
      found(from: [.view, .subview], to: .wireframe) {
        codebase.types[$0.usage.from].kind == .struct && uses.onlyBinds($1, of: $0.usage.from)
      }
    )
  }

  /// What each body outside of the modules makes, wires and lets go of.
  private func compositions() -> [Observations.Composition] {
    let locals = PassingLocals(codebase: codebase, parts: Set(graph.typeOfComponent.map { codebase.types[$0].name }))
    let creations = Dictionary(grouping: usages.constructions.filter { graph.index[$0.to] != nil }, by: \.to)
    var byBody: [Int: [(part: Component.ID, use: PassingLocals.Use)]] = [:]
    for (type, places) in creations {
      guard places.count == 1, let body = places[0].body, isComposing(places[0].from), let part = graph.index[type],
        let use = locals.use(of: places[0])
      else { continue }
      byBody[body, default: []].append((part, use))
    }
    return byBody.sorted { $0.key < $1.key }.map { _, parts in
      let dormant = Set(parts.filter { $0.use == .wired }.map(\.part))
      let later = creations.filter { $0.value.allSatisfy { isMade($0, by: dormant) } }.compactMap { graph.index[$0.key] }
      return Observations.Composition(parts: parts.map(\.part).sorted(), dormant: dormant.sorted(), later: later.sorted())
    }
  }

  private func isComposing(_ type: TypeSymbol.ID) -> Bool {
    guard let id = graph.index.component(enclosing: type) else { return true }
    return graph.graph.components[id].role == .assembly && graph.graph.components[id].module == nil
  }

  private func isMade(_ creation: TypeUsage, by makers: Set<Component.ID>) -> Bool {
    guard let body = creation.body, let maker = graph.index.component(enclosing: creation.from) else { return false }
    return makers.contains(maker) && !codebase.declaration(codebase.declaration(ofSlot: body)).flags.contains(.isStatic)
  }

  /// A use of a framework's type in any code, with the framework's position in `FrameworkSymbols.frameworks`.
  private struct FileUse {
    var usage: ExternalUsage
    var framework: Int
    /// The protocol that makes the code name it.
    var prescriber: TypeSymbol.ID?
    /// The member of an application's class or shared instance that is used.
    var member: String?
    /// Whether it is in what a member returns.
    var isResult = false
    /// Whether the framework only lends a word for data or an event.
    var isVocabulary = false
    /// The member around it, with its labels.
    var signature: String?
    var isParameter = false
    var isHandedOn = false
    var isCarried = false
    var isPassedOn = false
    var conformance: String?
    var built: BuiltViews.Purpose?
    var isExpression = false
    var isLeftOver = false
    var isOnlyKept = false
    var isExtension = false
  }

  private func imports(_ framework: String, in file: Int) -> Bool {
    let file = codebase.files[file]
    return file.facts.imports.contains { codebase.text(file.name($0.module)) == framework }
  }

  /// By file and position.
  private func frameworkUses() -> [FileUse] {
    let (unknown, none) = (-2 as Int8, -1 as Int8)
    var frameworks = Array(repeating: unknown, count: codebase.names.count)
    var found: [FileUse] = []
    for usage in externalUsages {
      let name = Int(usage.name)
      if frameworks[name] == unknown { frameworks[name] = Self.framework(of: codebase.text(usage.name)).map(Int8.init) ?? none }
      if frameworks[name] != none { found.append(FileUse(usage: usage, framework: Int(frameworks[name]))) }
    }
    let prescriptions = Prescriptions(codebase: codebase)
    let values = HandedValues(codebase)
    let demands = DemandedViews(values: values, graph: graph, usages: usages.all)
    let routers = PartNames([.wireframe], codebase, graph, usages.stored)
    let partners = PartNames([.wireframe, .interactor], includesOutputs: true, codebase, graph, usages.stored)
    let (relays, built) = (ViewRelays(codebase, routers: routers), BuiltViews(codebase, routers: routers))
    let (witnesses, extensions) = (FrameworkWitnesses(codebase, ancestry), ExtensionMembers(codebase))
    let leftOver = LeftOverCode(codebase, ancestry, mentions, usages: usages)
    let uses = found.filter { use in
      let framework = FrameworkSymbols.frameworks[use.framework]
      return !FrameworkSymbols.isAmbiguous(codebase.text(use.usage.name)) || imports(framework, in: use.usage.file)
    }.sorted { ($0.usage.file, $0.usage.span.start) < ($1.usage.file, $1.usage.span.start) }.map { use in
      var use = use
      let name = codebase.text(use.usage.name)
      if let component = graph.index.component(enclosing: use.usage.from) {
        use.prescriber =
          prescriptions.prescriber(of: use.usage) ?? (name == "UIWindow" ? wireframe(shownIn: use.usage) : nil)
        if use.prescriber == nil, FrameworkSymbols.frameworks[use.framework] == "SwiftUI" {
          use.prescriber = demands.demander(of: use.usage, by: component)
        }
        use.isResult = prescriptions.isResult(use.usage)
        use.signature = prescriptions.signature(around: use.usage)
        if let (member, parameter) = prescriptions.parameter(around: use.usage) {
          use.isParameter = true
          use.isHandedOn = values.isHandedOn(parameter, by: member)
          use.isPassedOn = use.isHandedOn && values.isHandedOn(parameter, by: member, to: partners[use.usage.from])
        }
        let hasQueries = FrameworkSymbols.hasQueries(name)
        let role = graph.graph.components[component].role
        let mayHaveMember = hasQueries || FrameworkSymbols.hasConstants(name) || role == .presenter || role == .interactor
        let member = mayHaveMember ? codebase.sharedMember(of: use.usage) : nil
        let isState = name == "UIWindow" && member.map { extensions.tell($0, of: use.usage) } == true
        let isShared = name == "UIApplication" || name == "UIDevice" || member == FrameworkSymbols.appearance
        if isShared || hasQueries || isState { use.member = member }
        use.isExtension = use.member.map { extensions.contain($0, of: use.usage) } ?? false
        use.isLeftOver = isLeftOver(use.usage, of: component, leftOver, prescriptions)
        let isPresenters = role == .presenter
        if isPresenters, let property = prescriptions.storedProperty(around: use.usage) {
          use.isOnlyKept = values.isOnlyKept(property, by: use.usage.from)
        }
        use.isVocabulary =
          FrameworkSymbols.isVocabulary(name, member: member) || prescriptions.isInjected(use.usage)
          || role == .entity && codebase.isConversion(use.usage)
          || isPresenters && ViewRelays.types.contains(name) && relays.isRelay(use.usage)
        if isPresenters { use.isExpression = codebase.isExpression(use.usage) }
        if isPresenters, !graph.graph.components[component].isInterface {
          use.conformance = witnesses.conformance(around: use.usage)
          use.built = witnesses.moves(use.usage) ? built.purpose(of: use.usage) : nil
        }
      }
      return use
    }
    return withCarried(uses, values)
  }

  private func isLeftOver(
    _ use: ExternalUsage, of component: Component.ID, _ code: LeftOverCode, _ prescriptions: Prescriptions
  ) -> Bool {
    switch graph.graph.components[component].role {
    case .entity: code.isUnnamed(use.from)
    case .presenter:
      prescriptions.member(around: use).map { code.containsPrivate($0, of: use.from) } ?? false
        || isIgnored(use, code, prescriptions)
    case .interactor:
      prescriptions.member(around: use).map { code.contains($0, of: use.from) } ?? false || isIgnored(use, code, prescriptions)
    default: false
    }
  }

  private func isIgnored(_ use: ExternalUsage, _ code: LeftOverCode, _ prescriptions: Prescriptions) -> Bool {
    prescriptions.parameter(around: use).map { code.ignores($1, of: $0, of: use.from) } ?? false
  }

  /// Marks the uses of what presenters only carry, and of images that presenters and interactors only make to get their data.
  private func withCarried(_ uses: [FileUse], _ values: HandedValues) -> [FileUse] {
    struct Key: Hashable {
      var component: Component.ID
      var name: Name
    }
    var groups: [Key: [Int]] = [:]
    for (index, use) in uses.enumerated() where CarriedValues.isCarriable(codebase.text(use.usage.name)) {
      guard let component = graph.index.component(enclosing: use.usage.from),
        [.presenter, .interactor].contains(graph.graph.components[component].role),
        !graph.graph.components[component].isInterface
      else { continue }
      groups[Key(component: component, name: use.usage.name), default: []].append(index)
    }
    let carried = CarriedValues(values)
    var marked = uses
    for (key, indices) in groups {
      let uses = indices.map { uses[$0].usage }
      let isPresenters = graph.graph.components[key.component].role == .presenter
      guard isPresenters ? carried.areCarried(uses) : uses.allSatisfy(carried.isEncoded) else { continue }
      for index in indices { marked[index].isCarried = true }
    }
    return marked
  }

  /// The wireframe of a module without a view whose presenter only hands on a window, in which the wireframe shows screens.
  private func wireframe(shownIn use: ExternalUsage) -> TypeSymbol.ID? {
    guard let id = graph.index.component(enclosing: use.from), graph.graph.components[id].role == .presenter,
      let module = graph.graph.components[id].module
    else { return nil }
    let parts = graph.graph.components.filter { $0.module == module }
    guard !parts.contains(where: { $0.role == .view }) else { return nil }
    let property = codebase.members[use.from].first { member in
      let declaration = codebase.declaration(member)
      return declaration.kind == .property && Int(member.file) == use.file && declaration.span.start <= use.span.start
        && use.span.end <= declaration.span.end
    }
    guard let property, HandOns(codebase: codebase, occurrences: usages.occurrences).isRelayed(property: property, of: use.from)
    else { return nil }
    let wireframes = Set(parts.lazy.filter { $0.role == .wireframe }.map { graph.typeOfComponent[$0.id] })
    return externalUsages.first { $0.name == use.name && wireframes.contains($0.from) }?.from
  }

  private static func framework(of name: String) -> Int? {
    FrameworkSymbols.framework(of: name).flatMap(FrameworkSymbols.frameworks.firstIndex)
  }

  /// Nil where the code belongs to no component.
  private func frameworkUse(_ use: FileUse) -> Observations.FrameworkUse? {
    graph.index.component(enclosing: use.usage.from).map {
      Observations.FrameworkUse(
        component: $0, framework: FrameworkSymbols.frameworks[use.framework], symbol: codebase.text(use.usage.name),
        range: codebase.range(use.usage.span, in: use.usage.file), member: use.member ?? codebase.nestedType(of: use.usage),
        isPrescribed: use.prescriber != nil, isResult: use.isResult, signature: use.signature, isParameter: use.isParameter,
        isHandedOn: use.isHandedOn, isCarried: use.isCarried, isPassedOn: use.isPassedOn,
        isExpression: use.isExpression, conformance: use.conformance, isInView: use.built != nil,
        isInLink: use.built == .link, isLeftOver: use.isLeftOver, isOnlyKept: use.isOnlyKept, isExtension: use.isExtension)
    }
  }

  /// One entry per import and concrete component of the file, but for imports that only what protocols prescribe needs.
  private func imports(_ uses: [FileUse]) -> [Observations.Import] {
    let byFile = AdjacencyTable(count: codebase.files.count, keys: uses.map(\.usage.file))
    var found: [Observations.Import] = []
    for component in graph.graph.components where !component.isInterface {
      // Only types of the code base are components, and these have a declaration.
      let file = Int(codebase.types[graph.typeOfComponent[component.id]].declaration!.file)
      for entry in codebase.files[file].facts.imports {
        let module = codebase.text(codebase.files[file].name(entry.module))
        let frameworks = frameworks(by: module, in: file)
        let ofFramework = byFile[file].filter { frameworks.contains(uses[Int($0)].framework) }
        let use = ofFramework.first { isOwn(uses[Int($0)], of: component, in: file) }
        // An import for what protocols prescribe is theirs, and so is one for other types' extensions.
        if use == nil, !ofFramework.isEmpty { continue }
        found.append(
          Observations.Import(
            component: component.id, module: module, range: codebase.range(entry.span, in: file),
            usedSymbol: use.map { codebase.text(uses[Int($0)].usage.name) }))
      }
    }
    return found
  }

  /// The frameworks, by position, whose types a file names thanks to an import: also those that no import of its own brings.
  private func frameworks(by module: String, in file: Int) -> [Int] {
    let further = FrameworkSymbols.reexports(of: module).filter { !imports($0, in: file) }
    return ([module] + further).compactMap(FrameworkSymbols.frameworks.firstIndex)
  }

  /// Whether a use in a component's file is a reason to blame the component for the import.
  private func isOwn(_ use: FileUse, of component: Component, in file: Int) -> Bool {
    // An entity mostly shares its file with other types, whose uses are theirs.
    if component.role == .entity, graph.index.component(enclosing: use.usage.from) != component.id { return false }
    // What is made for a cell has the cell's colors and images.
    if component.role == .entity, ScreenData.isMadeForScreen(use.usage.from, codebase, ancestry) { return false }
    guard !use.isVocabulary, !use.isCarried, use.prescriber.map({ isReported($0, in: component) }) ?? true else { return false }
    return !codebase.enclosing(use.usage.from).contains { isForeign($0, to: file) || isUnread($0, in: file) }
  }

  /// Whether a type is declared in another file, and only extended in this one.
  private func isForeign(_ type: TypeSymbol.ID, to file: Int) -> Bool {
    codebase.types[type].declaration.map { Int($0.file) != file } ?? false
  }

  /// Whether a private type is left over: nothing in its file names it.
  private func isUnread(_ type: TypeSymbol.ID, in file: Int) -> Bool {
    guard let reference = codebase.types[type].declaration else { return false }
    let declaration = codebase.declaration(reference)
    guard declaration.flags.contains(.isPrivate) || declaration.flags.contains(.isFilePrivate) else { return false }
    let (linked, name, span) = (codebase.files[file], codebase.types[type].name, declaration.span)
    func isOutside(_ other: Span) -> Bool { other.end <= span.start || span.end <= other.start }
    return !linked.facts.expressions.contains { node in
      (node.kind == .name || node.kind == .member) && linked.name(node.name) == name && isOutside(node.span)
    }
      && !linked.facts.types.contains { use in
        (use.kind == .name || use.kind == .member) && linked.name(use.name) == name && isOutside(use.span)
      }
  }

  /// Whether an import for what a protocol prescribes is reported all the same: the protocol is the component's own interface. For
  /// a presenter, its interface is reported instead.
  private func isReported(_ prescriber: TypeSymbol.ID, in component: Component) -> Bool {
    guard component.role != .presenter, let interface = graph.index[prescriber] else { return false }
    return graph.graph.components[interface].role == component.role
      && graph.graph.components[interface].module == component.module
  }

  private func outsideCreations() -> [Observations.OutsideCreation] {
    let constructed = Set(usages.constructions.lazy.map(\.to))
    let unused = UnusedCode(codebase: codebase, usages: usages)
    let created = usages.constructions.filter { usage in
      guard !isPreviewWrapper(usage.from, constructed), graph.index.component(enclosing: usage.from) == nil,
        let id = graph.index[usage.to]
      else {
        return false
      }
      return graph.graph.components[id].module != nil && graph.graph.components[id].kind != .protocol
        && !unused.isAfterFailure(usage)
    }
    let bodies = Set(created.compactMap(\.body))
    let made = (usages.constructions + usages.staticCalls).filter { usage in
      guard let body = usage.body else { return false }
      return bodies.contains(body) && graph.index[usage.to] != nil
    }
    let madeTogether = Dictionary(grouping: made, by: \.body)
    let madeByType = Dictionary(grouping: created, by: \.from)
    return created.map {
      outsideCreation($0, madeWith: ($0.body == nil ? [] : madeTogether[$0.body] ?? []) + (madeByType[$0.from] ?? []))
    }
  }

  /// Whether a type wraps UIKit for SwiftUI and only previews, which are not read, can create it.
  private func isPreviewWrapper(_ type: TypeSymbol.ID, _ constructed: Set<TypeSymbol.ID>) -> Bool {
    !constructed.contains(type) && ancestry.external[type].contains { Self.wrappers.contains(codebase.text($0)) }
  }

  private static let wrappers: Set = ["UIViewControllerRepresentable", "UIViewRepresentable"]

  private func outsideCreation(_ usage: TypeUsage, madeWith made: [TypeUsage]) -> Observations.OutsideCreation {
    // What is created, here and with it, was chosen because it is a component.
    let id = graph.index[usage.to]!
    let module = graph.graph.components[id].module
    return Observations.OutsideCreation(
      creator: codebase.types[usage.from].qualifiedName, component: id, range: codebase.range(usage.span, in: usage.file),
      isCompositionRoot: codebase.enclosing(usage.from).contains(where: compositionRoots.contains),
      isWired: made.contains { $0.to != usage.to && graph.graph.components[graph.index[$0.to]!].module == module }
        || views.fillsView(usage) || isPartOfAssembly(usage.from, of: module))
  }

  /// Whether nothing but a module's assembly uses a type, or an assembly or wireframe that makes other parts of the module: it is a
  /// part of that.
  private func isPartOfAssembly(_ type: TypeSymbol.ID, of module: ViperModule.ID?) -> Bool {
    let users = usages.all.filter { $0.to == type && $0.from != type }
    return !users.isEmpty
      && users.allSatisfy { user in
        guard let id = graph.index.component(enclosing: user.from) else { return false }
        let maker = graph.graph.components[id]
        if maker.role == .assembly, maker.module == module { return true }
        return [.assembly, .wireframe].contains(maker.role)
          && usages.constructions.contains { $0.from == user.from && isPart($0.to, of: module) }
      }
  }

  private func isPart(_ type: TypeSymbol.ID, of module: ViperModule.ID?) -> Bool {
    graph.index[type].map { graph.graph.components[$0].module == module } ?? false
  }
}
