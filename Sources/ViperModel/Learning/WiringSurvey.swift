import ViperFacts
import ViperLinking

/// How the parts of modules are wired: who keeps whom and how strongly, by interface or by class, and who creates whom.
struct WiringSurvey {
  struct Pair: Hashable {
    var from: Role
    var to: Role
  }

  /// What the modules of a convention do about one pair of roles.
  struct Wiring {
    /// One vote for each module and strength.
    var strengths = ConventionTally<ReferenceStrength>()
    /// Whether the property is typed by the class instead of an interface.
    var isConcrete = ConventionTally<Bool>()
    /// Whether a part constructs the other one.
    var constructs = ConventionTally<Bool>()
  }

  private(set) var wirings: [Pair: Wiring] = [:]
  /// By role, the names of the properties that hold it.
  private(set) var properties: [Role: [String: Int]] = [:]

  static let roles: [Role] = [.view, .presenter, .interactor, .wireframe, .assembly]

  init(_ modules: [RoleAssignment.Module], in surveys: [LinkSurvey]) {
    for module in modules { add(module, surveys[module.root]) }
  }

  subscript(from: Role, to: Role) -> Wiring { wirings[Pair(from: from, to: to)] ?? Wiring() }

  private mutating func add(_ module: RoleAssignment.Module, _ links: LinkSurvey) {
    for from in Self.roles {
      guard let owners = module.types[from] else { continue }
      for to in Self.roles where to != from {
        guard let targets = module.types[to] else { continue }
        add(Pair(from: from, to: to), owners, targets, module.stem, links)
      }
    }
  }

  private mutating func add(
    _ pair: Pair, _ owners: [TypeSymbol.ID], _ targets: [TypeSymbol.ID], _ module: String, _ links: LinkSurvey
  ) {
    var wiring = wirings[pair] ?? Wiring()
    var strengths: Set<ReferenceStrength> = []
    var faces: Set<Bool> = []
    let codebase = links.survey.codebase
    for owner in owners {
      for link in links.of(owner) where link.isStored && targets.contains(link.target) {
        let place = links.place(of: link.usage)
        if let strength = link.usage.strength, strengths.insert(strength).inserted {
          wiring.strengths.add(strength, module: module, place: place)
        }
        let isConcrete = !codebase.types[link.face].isProtocol
        if faces.insert(isConcrete).inserted { wiring.isConcrete.add(isConcrete, module: module, place: place) }
        if let slot = link.usage.property {
          properties[pair.to, default: [:]][codebase.text(codebase.name(codebase.declaration(ofSlot: slot))), default: 0] += 1
        }
      }
    }
    let made = owners.lazy.flatMap { links.survey.usages.by($0) }.first { $0.kind == .construction && targets.contains($0.to) }
    wiring.constructs.add(made != nil, module: module, place: made.map { links.place(of: $0) })
    wirings[pair] = wiring
  }
}

/// Who puts modules together: the role of the type that creates the presenter, and the name of the method.
struct AssemblySurvey {
  /// Nil for types that are no part of the module, such as the app's dependencies.
  private(set) var roles = ConventionTally<Role?>()
  private(set) var methods = ConventionTally<String>()
  private(set) var isStatic = ConventionTally<Bool>()
  /// Whether another module's wireframe constructs the module's wireframe or view.
  private(set) var previousWireframe = ConventionTally<Bool>()
  /// Whether the view uses its own assembly.
  private(set) var selfAssembling = ConventionTally<Bool>()

  init(_ modules: [RoleAssignment.Module], in surveys: [LinkSurvey]) {
    let wireframes = Set(modules.flatMap { $0.types[.wireframe] ?? [] })
    for module in modules {
      addMakers(of: module, surveys[module.root])
      addOpeners(of: module, wireframes, surveys[module.root])
    }
  }

  private mutating func addMakers(of module: RoleAssignment.Module, _ links: LinkSurvey) {
    let codebase = links.survey.codebase
    var seen: Set<String> = []
    for maker in module.makers {
      let role = module.role(of: maker.type)
      let place = links.place(of: maker.type)
      if seen.insert("role \(role?.name ?? "")").inserted { roles.add(role, module: module.stem, place: place) }
      guard let body = maker.body, role != nil else { continue }
      let function = codebase.declaration(ofSlot: body)
      let declaration = codebase.declaration(function)
      guard declaration.kind == .function || declaration.kind == .initializer else { continue }
      let name = declaration.kind == .initializer ? "init" : codebase.text(codebase.name(function))
      guard seen.insert("method \(name)").inserted else { continue }
      methods.add(name, module: module.stem, place: place)
      isStatic.add(declaration.flags.contains(.isStatic), module: module.stem, place: place)
    }
  }

  private mutating func addOpeners(of module: RoleAssignment.Module, _ wireframes: Set<TypeSymbol.ID>, _ links: LinkSurvey) {
    let own = Set(module.types[.wireframe] ?? [])
    let shown = (module.types[.view] ?? []) + (own.sorted())
    let opener = shown.lazy.flatMap { links.survey.usages.of($0) }.first {
      $0.kind == .construction && wireframes.contains($0.from) && !own.contains($0.from)
    }
    previousWireframe.add(opener != nil, module: module.stem, place: opener.map { links.place(of: $0) })
    guard let view = module.types[.view]?.first else { return }
    let makers = Set(module.makers.map(\.type)).subtracting([view])
    let call = links.survey.usages.by(view).first { makers.contains($0.to) && [.construction, .staticCall].contains($0.kind) }
    selfAssembling.add(call != nil, module: module.stem, place: call.map { links.place(of: $0) })
  }

  /// The pattern of the methods' names: one name, or what most of them begin and end with. Nil where they have nothing in common.
  var methodPattern: (text: String, support: ConventionSupport)? {
    guard let most = methods.majority else { return nil }
    let own = methods.support(of: [most])
    if own.share >= 0.8 { return (most, own) }
    let names = Set(methods.votes.map(\.value))
    let words = TypeWords(most).words
    for count in (1..<max(2, words.count)).reversed() {
      let start = words.prefix(count).joined()
      let alike = methods.support(of: names.filter { $0.hasPrefix(start) })
      if alike.share >= 0.8 { return (start + "*", alike) }
    }
    return nil
  }
}
