import ViperLinking

/// The roles and modules of protocols: those of their conformers; the name decides where there are none or where they disagree.
struct Interfaces: ClassificationStep {
  let evidence: RootEvidence
  let before: RootClassification
  let homes: ModuleFolders

  func assignments() -> [RootClassification.Entry] {
    scope.types.protocols.compactMap { type in
      let conformers = tellingConformers(of: type)
      let roles = Consensus(of: conformers) { role(of: $0) }
      let found =
        interfaceRule(of: type).map { rule, stem in
          named(type, by: rule, stem: stem, conformers: conformers, roles: roles)
        } ?? unnamed(type, conformers, roles)
      return found.map { (type, $0) }
    }
  }

  // MARK: by conformers

  /// None where most of several conformers have no role: one part among many others does not tell what a protocol is.
  private func tellingConformers(of type: TypeSymbol.ID) -> [TypeSymbol.ID] {
    let conformers = scope.conformers(of: type)
    return conformers.count < 4 || isMostly(assigned: conformers) ? conformers : []
  }

  private static let rolesOfSharedInterfaces = Role.all(with: .lendsRoleToInterfaces)

  /// A protocol that no rule names has the role that its conformers agree on.
  private func unnamed(_ type: TypeSymbol.ID, _ conformers: [TypeSymbol.ID], _ roles: Consensus<Role>)
    -> RootClassification.Assignment?
  {
    guard case .one(let role) = roles, Self.rolesOfSharedInterfaces.contains(role), isMostly(assigned: conformers) else {
      return nil
    }
    let reason = implementation(by: conformers)
    let module = module(of: conformers)
    if Self.outputEndings.contains(where: scope.text(type).hasSuffix), let home = home(of: type), home != module {
      return RootClassification.Assignment(
        role: .delegate, evidence: reason, module: home, surface: .output, certainty: certainty(of: conformers))
    }
    let home = module.flatMap { isAtHome(type, in: $0) ? $0 : nil }
    return RootClassification.Assignment(
      role: role, evidence: reason, module: home, surface: home == nil ? .base : .internal, certainty: certainty(of: conformers))
  }

  /// How sure a role is that the conformers alone lend.
  private func certainty(of conformers: [TypeSymbol.ID]) -> Reference.Certainty { conformers.count == 1 ? .sole : .sure }

  private static let outputEndings = ["Output", "OutputProtocol"]

  /// The module that all types agree on.
  private func module(of types: [TypeSymbol.ID]) -> Int? { Consensus(of: types) { module(of: $0) }.value }

  private func implementation(by conformers: [TypeSymbol.ID]) -> String {
    if scope.isDraft { return "" }
    if conformers.count == 1 { return "implemented by \(name(conformers[0]))" }
    return "implemented by \(Array(conformers.map { name($0) }.sorted().prefix(3)).joined(separator: ", "))"
  }

  /// The module in whose folder a protocol is.
  private func home(of type: TypeSymbol.ID) -> Int? { scope.folder(of: type).flatMap { homes.module(around: $0) } }

  /// Whether a protocol belongs to a module: it is in the module's folder or named after it. A shared protocol that only one
  /// module uses is not the module's.
  private func isAtHome(_ type: TypeSymbol.ID, in module: Int) -> Bool {
    if scope.text(type).hasPrefix(before.modules[module].name) { return true }
    return scope.folder(of: type).map { homes.isFolder($0, of: module) } ?? true
  }

  /// Whether two thirds of the conformers have a role; all of them where there are fewer than four.
  private func isMostly(assigned conformers: [TypeSymbol.ID]) -> Bool {
    let assigned = conformers.count { isAssigned($0) }
    return conformers.count < 4 ? assigned == conformers.count : assigned * 3 >= conformers.count * 2
  }

  // MARK: by name

  private func named(
    _ type: TypeSymbol.ID, by rule: InterfaceRule, stem: String, conformers: [TypeSymbol.ID], roles: Consensus<Role>
  ) -> RootClassification.Assignment? {
    let module = rule.surface == .base ? nil : interfaceModule(type, stem: stem, rule, conformers: conformers)
    guard
      module != nil || rule.surface == .base || !roles.isNone || Self.interfaceRolesWithoutModule.contains(rule.implementer)
        || rule.surface == .output && isHeldWeakly(type)
    else { return nil }
    let agreed = lendsRole(conformers, to: rule, of: module) ? roles.value : nil
    let reason =
      agreed == nil ? "named like \(rule.key)" : implementation(by: conformers.filter { isAssigned($0) })
    return RootClassification.Assignment(
      role: agreed ?? rule.implementer, evidence: reason, module: module, isBase: rule.surface == .base, surface: rule.surface,
      expectedFile: rule.file.map { $0.name(forModule: stem) }, isNamed: true,
      certainty: agreed == nil || agreed == rule.implementer ? .sure : certainty(of: conformers))
  }

  private static let interfaceRolesWithoutModule = Role.all(with: .interfaceCountsWithoutModule)

  /// Whether the conformers say what a protocol is: other modules' parts that listen to a module's output do not.
  private func lendsRole(_ conformers: [TypeSymbol.ID], to rule: InterfaceRule, of module: Int?) -> Bool {
    switch rule.surface {
    case .item: false
    case .output: rule.implementer != .delegate || module != nil && self.module(of: conformers) == module
    default: true
    }
  }

  /// Whether a presenter or interactor holds a protocol weakly, as modules hold what they report to.
  private func isHeldWeakly(_ type: TypeSymbol.ID) -> Bool {
    scope.usages.of(type).contains { usage in
      usage.kind == .stored && usage.strength == .weak && [.presenter, .interactor].contains(role(of: usage.from))
    }
  }

  /// The module of an interface: the one that implements it or has its name, in whose folder it is, else the one that implements
  /// it. A published output is that of the module that calls it. What has no core part's role belongs to a module in the module's
  /// folder only: a shared factory that one module uses is not the module's.
  private func interfaceModule(_ type: TypeSymbol.ID, stem: String, _ rule: InterfaceRule, conformers: [TypeSymbol.ID]) -> Int? {
    let named = before.nearest(modules(named: stem), to: type, in: scope)
    if rule.surface == .output { return named ?? home(of: type) }
    let implementing = module(of: conformers)
    if RootScope.core.contains(rule.implementer) {
      if let home = home(of: type), home == implementing || home == named { return home }
      return implementing ?? named
    }
    if let module = implementing ?? named, scope.folder(of: type).map({ homes.isFolder($0, of: module) }) ?? true {
      return module
    }
    return Self.rolesJoinedByFolder.contains(rule.implementer) ? home(of: type) : nil
  }

  private static let rolesJoinedByFolder = Role.all(with: .joinsByFolder)
}
