import OrderedCollections
import ViperFacts
import ViperLinking

/// Turns what the modules of a convention agree on into the lines of a dialect.
struct ConventionDraft {
  let assignment: RoleAssignment
  let wiring: WiringSurvey
  let assembly: AssemblySurvey
  let interfaces: InterfaceSurvey
  let surveys: [LinkSurvey]
  let base: Dialect

  init(_ assignment: RoleAssignment, in surveys: [LinkSurvey], openers: Set<TypeSymbol.ID>, base: Dialect) {
    self.assignment = assignment
    self.surveys = surveys
    self.base = base
    wiring = WiringSurvey(assignment.modules, in: surveys)
    assembly = AssemblySurvey(assignment.modules, in: surveys)
    interfaces = InterfaceSurvey(assignment.modules, in: surveys, openers: openers)
  }

  private typealias Line = LearnedDialect.Line
  private var modules: [RoleAssignment.Module] { assignment.modules }

  /// The share of modules from which something is a convention.
  private static let mostly = 0.8
  private static let nearlyAlways = 0.9

  func dialect(named name: String, otherModules: Int) -> LearnedDialect {
    var dialect = LearnedDialect(
      name: name, moduleCount: modules.count, otherModules: otherModules,
      previousWireframe: flag(assembly.previousWireframe, from: 0.1), selfAssemblingView: flag(assembly.selfAssembling, from: 0.5)
    )
    dialect.roles = WiringSurvey.roles.compactMap(role)
    dialect.interfaces = interfaceLines()
    dialect.references = references()
    dialect.assemblyRoles = assemblyRoles()
    dialect.assemblyMethod = assembly.methodPattern.map { Line(value: $0.text, support: $0.support) }
    dialect.isAssemblyStatic = assembly.isStatic.support(of: [true]).share >= Self.mostly
    dialect.signs = signs(of: dialect)
    return dialect
  }

  /// A flag that is set from a share of the modules on; where it is not, its support is that of the opposite.
  private func flag(_ tally: ConventionTally<Bool>, from share: Double) -> Line<Bool> {
    let support = tally.support(of: [true])
    return support.share >= share && support.count > 0
      ? Line(value: true, support: support) : Line(value: false, support: tally.support(of: [false]))
  }

  // MARK: roles

  private func role(_ role: Role) -> LearnedDialect.RoleLines? {
    guard let affixes = assignment.affixes[role], !affixes.isEmpty else { return nil }
    var lines = LearnedDialect.RoleLines(role: role)
    lines.names = affixes.compactMap { affix in
      NamePattern(affix.pattern).map { Line(value: $0, support: support { module in has(module, role, affix) }) }
    }
    let present = support { $0.types[role] != nil }
    // What few modules have is no duty yet, what some lack is none any more.
    let isRequired = present.lowerBound >= Self.mostly
    let isFree = present.share < Self.nearlyAlways
    let inherited = base.roles[role]?.isRequired == true
    if role != .assembly, inherited ? isFree : isRequired {
      lines.isRequired = Line(value: !inherited, support: present)
    }
    lines.kinds = kinds(of: role)
    lines.properties = properties(of: role)
    return lines
  }

  private func has(_ module: RoleAssignment.Module, _ role: Role, _ affix: NameAffix) -> Bool {
    module.named.contains { $0.affix == affix && module.types[role]?.contains($0.type) == true }
  }

  private func support(_ fits: (RoleAssignment.Module) -> Bool) -> ConventionSupport {
    var tally = ConventionTally<Bool>()
    for module in modules { tally.add(fits(module), module: module.stem) }
    return tally.support(of: [true])
  }

  /// The kinds of the role's types; empty where the base allows all of them.
  private func kinds(of role: Role) -> [Component.Kind] {
    let kinds = Set(
      modules.flatMap { module in
        (module.types[role] ?? []).compactMap { Component.Kind(surveys[module.root].survey.codebase.types[$0].kind) }
      })
    guard let shapes = base.roles[role]?.shapes, shapes.count == 1, !kinds.isSubset(of: shapes[0].kinds) else { return [] }
    return Component.Kind.allCases.filter { kinds.contains($0) || shapes[0].kinds.contains($0) }
  }

  private func properties(of role: Role) -> [LearnedDialect.PropertyName] {
    let names = wiring.properties[role] ?? [:]
    let least = max(2, modules.count / 5)
    return names.filter { $0.value >= least }.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { .init(name: $0.key, count: $0.value) }
  }

  // MARK: interfaces

  private func interfaceLines() -> [LearnedDialect.InterfaceLines] {
    var found: OrderedDictionary<String, LearnedDialect.InterfaceLines> = [:]
    for interface in interfaces.interfaces {
      guard let key = key(of: interface), let pattern = NamePattern(interface.affix.pattern) else { continue }
      var lines = found[key] ?? newLines(key, for: interface)
      let support = support { module in
        module.named.contains { $0.affix == interface.affix && isProtocol($0.type, of: module) }
      }
      let line = Line(value: pattern, support: support)
      if isCommon(interface.affix) { lines.siblingNames.append(line) } else { lines.names.append(line) }
      found[key] = lines
    }
    return found.values.sorted { $0.key < $1.key }
  }

  private func newLines(_ key: String, for interface: InterfaceSurvey.Interface) -> LearnedDialect.InterfaceLines {
    let total = interface.modules.votes.count
    var lines = LearnedDialect.InterfaceLines(
      key: key, implementer: interface.implementer ?? .delegate,
      implemented: interface.implementers.support(of: [interface.implementer]),
      consumed: ConventionSupport(count: interface.consumers.map { interface.users[$0, default: 0] }.max() ?? 0, total: total))
    lines.surface = interface.isOutput ? .output : interface.isInput ? .input : .internal
    if lines.surface == .internal { lines.consumers = interface.consumers.filter { $0 != .assembly } }
    if let affix = interface.files.majority ?? nil {
      let support = interface.files.support(of: [affix])
      let parts = Set(assignment.affixes.values.joined())
      if support.share >= Self.nearlyAlways, !parts.contains(affix) {
        lines.file = NamePattern(affix.pattern).map { Line(value: $0, support: support) }
      }
    }
    return lines
  }

  /// The base's key for what an interface is, so that it replaces the base's names; nil for what is no interface between parts.
  private func key(of interface: InterfaceSurvey.Interface) -> String? {
    if interface.isOutput { return "module-output" }
    guard let implementer = interface.implementer else { return nil }
    if interface.isInput { return "module-input" }
    switch (implementer, interface.consumers.first) {
    case (.presenter, .interactor) where interface.consumers.count == 1: return "interactor-output"
    case (.presenter, .wireframe) where interface.consumers.count == 1: return "router-output"
    case (.view, .wireframe) where interface.consumers.count == 1: return "navigation-interface"
    default: return "\(implementer.name)-interface"
    }
  }

  private func isProtocol(_ type: TypeSymbol.ID, of module: RoleAssignment.Module) -> Bool {
    surveys[module.root].survey.codebase.types[type].isProtocol
  }

  /// Whether many protocols of the code base have such a name that belong to no module.
  private func isCommon(_ affix: NameAffix) -> Bool {
    if affix.prefix.isEmpty && affix.suffix.isEmpty { return true }
    guard let pattern = NamePattern(affix.pattern) else { return true }
    let all = surveys.reduce(0) { count, links in
      count + links.survey.types.protocols.count { pattern.stem(of: links.name($0)) != nil }
    }
    let own = modules.count { module in module.named.contains { $0.affix == affix && isProtocol($0.type, of: module) } }
    return all * 4 > own * 5
  }

  // MARK: assembly and signs

  private func assemblyRoles() -> [Line<Role>] {
    let roles: [Role] = [.assembly, .wireframe, .view]
    return roles.map { Line(value: $0, support: assembly.roles.support(of: [$0])) }
      .filter { $0.support.share >= 0.1 && $0.support.count >= 2 }
  }

  /// The signs by which a module of the dialect is recognised: names that say more than those of every VIPER.
  private func signs(of dialect: LearnedDialect) -> [DetectionSign] {
    var signs: [DetectionSign] = []
    func add(_ lines: [Line<NamePattern>], weight: Int) {
      for line in lines where line.support.share >= 0.5 {
        signs.append(DetectionSign(weight: weight, evidence: .type(line.value)))
      }
    }
    for role in dialect.roles where role.role != .view { add(role.names, weight: role.role == .assembly ? 2 : 1) }
    for interface in dialect.interfaces { add(interface.names + interface.siblingNames, weight: 1) }
    if let method = dialect.assemblyMethod, let role = dialect.assemblyRoles.max(by: { $0.support.count < $1.support.count }) {
      signs.append(
        DetectionSign(weight: 2, evidence: .method(role.value, method.value, isStatic: dialect.isAssemblyStatic)))
    }
    return signs
  }
}
