import ViperLinking

extension RootClassifier {
  /// A protocol has the role of its conformers; its name decides where there are none or where they disagree.
  mutating func classifyInterfaces() {
    for type in rootTypes.protocols {
      let conformers = codebase.conformers(of: type)
      let roles = Consensus(of: conformers) { role(of: $0) }
      if let (rule, stem) = interfaceRule(of: type) {
        assign(interface: type, by: dialect.interfaces[rule], stem: stem, conformers: conformers, roles: roles)
      } else if case .one(let role) = roles, Self.rolesOfSharedInterfaces.contains(role), isMostly(assigned: conformers) {
        let home = module(of: conformers).flatMap { isAtHome(type, in: $0) ? $0 : nil }
        result.assignments[type] = RootClassification.Assignment(
          role: role, evidence: implementation(by: conformers), module: home, surface: home == nil ? .base : .internal)
      }
    }
  }

  /// The module that all types agree on.
  private func module(of types: [TypeSymbol.ID]) -> Int? {
    Consensus(of: types) { module(of: $0) }.value
  }

  private func implementation(by conformers: [TypeSymbol.ID]) -> String {
    if isDraft { return "" }
    if conformers.count == 1 { return "implemented by \(name(conformers[0]))" }
    return "implemented by \(Array(conformers.map { name($0) }.sorted().prefix(3)).joined(separator: ", "))"
  }

  private static let rolesOfSharedInterfaces = Role.all(with: .lendsRoleToInterfaces)

  /// Whether a protocol belongs to a module: it is in the module's folder or named after it. A shared protocol that only one
  /// module uses is not the module's.
  private func isAtHome(_ type: TypeSymbol.ID, in module: Int) -> Bool {
    let stem = result.modules[module].name
    if codebase.text(codebase.types[type].name).hasPrefix(stem) { return true }
    guard let folder = moduleFolder(of: result.modules[module].presenter), let declaration = codebase.types[type].declaration
    else { return true }
    return folders.isFolder(folders[declaration.file], in: folder)
  }

  /// Whether two thirds of the conformers have a role; all of them where there are fewer than four.
  private func isMostly(assigned conformers: [TypeSymbol.ID]) -> Bool {
    let assigned = conformers.count { result.assignments.contains($0) }
    return conformers.count < 4 ? assigned == conformers.count : assigned * 3 >= conformers.count * 2
  }

  /// The interface rule that matches the protocol's name best, with the stem.
  func interfaceRule(of type: TypeSymbol.ID) -> (rule: Int, stem: String)? {
    let text = codebase.text(codebase.types[type].name)
    var best: (number: Int, specificity: Int)?
    for number in interfaceNames.numbers(of: text) {
      let needsSibling = interfaceNames.value(of: number).needsSibling
      let specificity = interfaceNames.specificity(of: number) * 2 - (needsSibling ? 1 : 0)
      guard specificity > best?.specificity ?? Int.min else { continue }
      if !needsSibling || !modules(named: interfaceNames.stem(of: text, by: number)).isEmpty { best = (number, specificity) }
    }
    return best.map { (interfaceNames.value(of: $0.number).rule, interfaceNames.stem(of: text, by: $0.number)) }
  }

  /// The modules whose presenters have a stem.
  func modules(named stem: String) -> [Int] { candidates.stems.id(of: stem).map { modulesByStem[$0] } ?? [] }

  private mutating func assign(
    interface type: TypeSymbol.ID, by rule: InterfaceRule, stem: String, conformers: [TypeSymbol.ID], roles: Consensus<Role>
  ) {
    let agreed = rule.surface == .item ? nil : roles.value
    let module = rule.surface == .base ? nil : interfaceModule(type, stem: stem, surface: rule.surface, conformers: conformers)
    let isKnown =
      module != nil || rule.surface == .base || !roles.isNone || Self.interfaceRolesWithoutModule.contains(rule.implementer)
    guard isKnown else { return }
    let evidence =
      agreed == nil ? "named like \(rule.key)" : implementation(by: conformers.filter { result.assignments.contains($0) })
    result.assignments[type] = RootClassification.Assignment(
      role: agreed ?? rule.implementer, evidence: evidence, module: module, isBase: rule.surface == .base, surface: rule.surface,
      expectedFile: rule.file.map { $0.name(forModule: stem) }, isNamed: true)
  }

  private static let interfaceRolesWithoutModule = Role.all(with: .interfaceCountsWithoutModule)

  /// The module of an interface: for a published output the one that calls it, else the one that implements it.
  private func interfaceModule(
    _ type: TypeSymbol.ID, stem: String, surface: Component.Surface, conformers: [TypeSymbol.ID]
  ) -> Int? {
    let named = nearest(modules(named: stem), to: type)
    if surface == .output, named != nil { return named }
    return module(of: conformers) ?? named
  }
}
