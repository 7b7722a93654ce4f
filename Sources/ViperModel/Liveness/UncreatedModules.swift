import ViperFacts
import ViperLinking

/// Modules whose parts no other code names, so that nothing opens them.
///
/// Silent where something else may make them: a storyboard, Objective-C, the system, a class by its name as text, a framework that
/// makes assemblies, the users of a published type; and where no code that was read makes two modules of the root.
struct UncreatedModules {
  let codebase: Codebase
  let ancestry: Ancestry
  let components: ComponentTypes
  let companions: [CompanionCode]
  let compositionRoots: Set<TypeSymbol.ID>
  private let unread: UnreadCode
  private var liveness = Liveness()

  /// The number of modules in a root that other code makes, from which it is known how that is done.
  private static let fewestMade = 2

  private static let mainRoles: Set<Role> = [.assembly, .wireframe, .view, .presenter, .interactor]
  /// In the order in which one represents its module.
  private static let makers: [Role] = [.assembly, .wireframe, .view]

  init(
    codebase: Codebase, ancestry: Ancestry, unread: UnreadCode, components: ComponentTypes, companions: [CompanionCode],
    compositionRoots: Set<TypeSymbol.ID>
  ) {
    (self.codebase, self.ancestry, self.components) = (codebase, ancestry, components)
    (self.companions, self.compositionRoots) = (companions, compositionRoots)
    self.unread = unread
  }

  mutating func collect() -> Liveness {
    guard codebase.types.contains(where: { ancestry.traits[$0.id].contains(.startsApp) }) else { return liveness }
    let parts = components.graph.components.reduce(into: [ViperModule.ID: [Component]]()) { parts, component in
      if let module = component.module, isMain(component) { parts[module, default: []].append(component) }
    }
    let names = namesOfModules(parts)
    let mentions = ModuleMentions(codebase, ancestry, components, names: names)
    let unmade = parts.filter { !mentions.isNamedOutside($0.key) }
    let counts = Dictionary(grouping: parts.keys) { components.graph.modules[$0].root }
    var dead: Set<ViperModule.ID> = []
    for (module, parts) in unmade.sorted(by: { $0.key < $1.key }) {
      let inRoot = counts[components.graph.modules[module].root] ?? []
      let made = inRoot.count { unmade[$0] == nil }
      guard made >= Self.fewestMade, let maker = maker(among: parts) else { continue }
      switch verdict(of: parts) {
      case .made: continue
      case .cannotTell(let way): liveness.undecided.add(way)
      case .unmade:
        liveness.uncreated.append(Liveness.Uncreated(component: maker.id))
        dead.insert(module)
      }
    }
    var living = names.filter { mentions.isNamedOutside($0.key) }
    while !dead.isEmpty {
      let others = ModuleMentions(codebase, ancestry, components, names: living, dead: dead)
      let more = living.keys.filter { !others.isNamedOutside($0) && verdict(of: parts[$0] ?? []) == .unmade }
      if more.isEmpty { break }
      dead.formUnion(more)
      for module in more { living[module] = nil }
    }
    liveness.unreached = dead.sorted()
    return liveness
  }

  /// By module, the names of its main parts, and of its services whose files name one of these: they may make it for others.
  private func namesOfModules(_ parts: [ViperModule.ID: [Component]]) -> [ViperModule.ID: Set<Name>] {
    var names = parts.mapValues { Set($0.map(name)) }
    for component in components.graph.components {
      guard let module = component.module, [.service, .dataManager].contains(component.role), !component.isBase,
        let main = names[module], let declaration = codebase.types[components.types[component.id]].declaration,
        codebase.files[Int(declaration.file)].names.contains(where: main.contains)
      else { continue }
      names[module]?.insert(name(component))
    }
    return names
  }

  /// Whether other code names a part to make its module: a class, or the interface of its assembly or wireframe.
  private func isMain(_ component: Component) -> Bool {
    guard !component.isBase else { return false }
    return component.isInterface
      ? [.assembly, .wireframe].contains(component.role) : Self.mainRoles.contains(component.role)
  }

  /// The name by which files name a component: that of the outermost type around it.
  private func name(_ component: Component) -> Name {
    // A type encloses itself.
    codebase.types[codebase.enclosing(components.types[component.id]).last!].name
  }

  private func maker(among parts: [Component]) -> Component? {
    let concrete = parts.filter { !$0.isInterface }
    guard Set(concrete.map(\.role)).count > 1 else { return nil }
    return Self.makers.lazy.compactMap { role in concrete.first { $0.role == role } }.first
  }

  // MARK: what cannot be seen

  private enum Verdict: Equatable {
    /// By a storyboard, Objective-C, the system, or with an object of a class that inherits a part's.
    case made
    case cannotTell(Escape)
    case unmade
  }

  /// What is known of a module that no other code names.
  private mutating func verdict(of parts: [Component]) -> Verdict {
    let types = parts.map { components.types[$0.id] }
    if let module = parts.first?.module, isShownElsewhere(components.graph.modules[module].name) { return .made }
    for type in types where isMadeElsewhere(type) || isInherited(type, beyond: types) { return .made }
    for type in types { if let way = escape(of: type) { return .cannotTell(way) } }
    return .unmade
  }

  /// Whether a class outside of the module inherits a part's class: making that makes the part, too.
  private func isInherited(_ type: TypeSymbol.ID, beyond types: [TypeSymbol.ID]) -> Bool {
    codebase.types[type].kind == .class && !codebase.conformers(of: type).allSatisfy(types.contains)
  }

  /// Whether a storyboard makes a class that has a module's name at the start of its own: its screen, under whatever ending.
  private mutating func isShownElsewhere(_ module: String) -> Bool {
    madeElsewhere.contains { $0.hasPrefix(module) && $0.dropFirst(module.count).first?.isUppercase != false }
  }

  private mutating func isMadeElsewhere(_ type: TypeSymbol.ID) -> Bool {
    compositionRoots.contains(type) || ancestry.traits[type].contains(.startsApp)
      || madeElsewhere.contains(codebase.text(codebase.types[type].name))
  }

  /// How something else than code of the code base may make objects of a type.
  private mutating func escape(of type: TypeSymbol.ID) -> Escape? {
    let symbol = codebase.types[type]
    guard let declaration = symbol.declaration else { return .supertype }
    if unread.brokenRoots.contains(symbol.root) || companions.contains(where: \.facts.isUnread) { return .broken }
    if rootsByName.contains(symbol.root) { return .byName }
    let flags = codebase.declaration(declaration).flags
    if let way = unread.escape(by: flags.intersection(isOfApp(type) ? [.hasWrapper] : [.hasWrapper, .isPublished])) {
      return way
    }
    return ancestry.external[type].contains { Self.isOfContainer(codebase.text($0)) } ? .supertype : nil
  }

  /// Whether nobody outside uses what an app publishes.
  private mutating func isOfApp(_ type: TypeSymbol.ID) -> Bool {
    guard let file = codebase.types[type].declaration?.file else { return false }
    return rootsOfApps.contains(codebase.types[type].root)
      && !codebase.targets.isLibrary(codebase.files[Int(file)].source.targets)
  }

  private static func isOfContainer(_ supertype: String) -> Bool {
    ["Assembly", "Module", "Component", "Part", "Builder"].contains(where: supertype.hasSuffix)
  }

  private lazy var rootsOfApps = Set(
    codebase.types.lazy.filter { [ancestry] in ancestry.traits[$0.id].contains(.startsApp) }.map(\.root))

  private lazy var madeElsewhere = companions.namesOfMade

  /// The roots whose code finds classes by their names.
  private lazy var rootsByName: Set<Int> = {
    let functions = Set(Self.lookups.compactMap(codebase.names.known))
    return Set(codebase.files.filter { finds(functions, in: $0) }.map(\.root))
  }()

  private static let lookups = ["NSClassFromString", "classNamed", "objc_copyClassList", "objc_getClassList"]

  /// Whether a file finds a class, and does more with a literal's than to look whether there is one.
  private func finds(_ functions: Set<Name>, in file: LinkedFile) -> Bool {
    guard file.names.contains(where: functions.contains) else { return false }
    let nodes = file.facts.expressions
    return nodes.indices.contains { index in
      guard NameMentions.isMention(nodes[index]), functions.contains(file.name(nodes[index].name)) else { return false }
      let argument = BodySyntax.arguments(ofCallee: index, in: file.facts)?.first
      guard let argument, let value = file.facts.innerOperand(of: argument), nodes[value].kind == .literal,
        Int(nodes[value].subtreeEnd) == value + 1
      else { return true }
      let outer = file.facts.parent(of: index).flatMap(file.facts.parent)
      return outer.map { nodes[$0].kind != .operator } ?? true
    }
  }
}
