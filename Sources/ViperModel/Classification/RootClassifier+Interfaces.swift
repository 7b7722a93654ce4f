extension RootClassifier {
  /// A protocol has the role of the types that conform to it; its name decides where none does or where they disagree.
  mutating func classifyInterfaces() {
    for type in types where codebase.types[type].isProtocol {
      let (rule, stem) = interfaceRule(of: type)
      let conformers = codebase.conformers(of: type)
      let roles = Set(conformers.compactMap { result.assignments[$0]?.role })
      let modules = Set(conformers.compactMap { result.assignments[$0]?.module })
      if let rule {
        assign(interface: type, by: rule, stem: stem, conformers: conformers, roles: roles)
      } else if roles.count == 1, !roles.isDisjoint(with: Self.interfaceRoles), isMostly(assigned: conformers) {
        let home = modules.count == 1 && isAtHome(type, in: modules.first!) ? modules.first : nil
        result.assignments[type] = RootClassification.Assignment(
          role: roles.first!, evidence: implementation(by: conformers),
          module: home, surface: home == nil ? .base : .internal)
      }
    }
  }

  private func implementation(by conformers: [TypeSymbol.ID]) -> String {
    isDraft ? "" : "implemented by \(conformers.map { name($0) }.sorted().prefix(3).joined(separator: ", "))"
  }

  /// Roles whose classes' shared protocols count.
  private static let interfaceRoles: Set<Role> = [
    .view, .presenter, .interactor, .wireframe, .assembly, .dataManager, .service, .viewModel,
  ]

  /// In the module's folder, or named after it: a shared protocol that only one module happens to use is not the module's.
  private func isAtHome(_ type: TypeSymbol.ID, in module: Int) -> Bool {
    let stem = result.modules[module].name
    if codebase.text(codebase.types[type].name).hasPrefix(stem) { return true }
    guard let folder = moduleFolder(of: result.modules[module].presenter), let declaration = codebase.types[type].declaration
    else { return true }
    return codebase.files[Int(declaration.file)].folder.starts(with: folder)
  }

  /// Two of three conformers have a role; all of them, where there are few.
  private func isMostly(assigned conformers: [TypeSymbol.ID]) -> Bool {
    let assigned = conformers.count { result.assignments[$0] != nil }
    return conformers.count < 4 ? assigned == conformers.count : assigned * 3 >= conformers.count * 2
  }

  /// The dialect's rule that the protocol's name fits best, with the stem.
  private func interfaceRule(of type: TypeSymbol.ID) -> (InterfaceRule?, String) {
    var best: (rule: Int, stem: String, specificity: Int)?
    for (pattern, name, stem) in interfaceNames.matches(codebase.text(codebase.types[type].name)) {
      guard !name.needsSibling || modulesByStem[stem] != nil else { continue }
      let specificity = pattern.specificity * 2 - (name.needsSibling ? 1 : 0)
      if specificity > best?.specificity ?? Int.min { best = (name.rule, stem, specificity) }
    }
    return (best.map { dialect.interfaces[$0.rule] }, best?.stem ?? "")
  }

  private mutating func assign(
    interface type: TypeSymbol.ID, by rule: InterfaceRule, stem: String, conformers: [TypeSymbol.ID], roles: Set<Role>
  ) {
    let agrees = roles.count == 1 && rule.surface != .item
    let role = agrees ? roles.first! : rule.implementer
    let module = rule.surface == .base ? nil : interfaceModule(type, stem: stem, surface: rule.surface, conformers: conformers)
    let isKnown = module != nil || rule.surface == .base || !roles.isEmpty || Self.looseRoles.contains(rule.implementer)
    guard isKnown else { return }
    let evidence = agrees ? implementation(by: conformers.filter { result.assignments.contains($0) }) : "named like \(rule.key)"
    result.assignments[type] = RootClassification.Assignment(
      role: role, evidence: evidence, module: module, isBase: rule.surface == .base, surface: rule.surface,
      expectedFile: rule.file.map { $0.name(forModule: stem) }, isNamed: true)
  }

  /// Roles whose interfaces count without a module.
  private static let looseRoles: Set<Role> = [.service, .viewObject, .dataManager]

  /// A published output belongs to the module that calls it, any other interface to the one that implements it.
  private func interfaceModule(
    _ type: TypeSymbol.ID, stem: String, surface: InterfaceRule.Surface, conformers: [TypeSymbol.ID]
  ) -> Int? {
    let named = nearestModule(stem, to: type)
    if surface == .output, named != nil { return named }
    let modules = Set(conformers.compactMap { result.assignments[$0]?.module })
    if modules.count == 1 { return modules.first }
    return named
  }

  private func nearestModule(_ stem: String, to type: TypeSymbol.ID) -> Int? {
    (modulesByStem[stem] ?? []).max { a, b in
      (nearness(type, result.modules[a].presenter), b) < (nearness(type, result.modules[b].presenter), a)
    }
  }
}
