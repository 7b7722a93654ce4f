import ViperLinking

/// Types that serve several modules at once and belong to none of them: app-wide types that implement the interactor's or router's
/// interface of each module (`extension AppServices: LoginInteractor`), hosting controllers that are generic over what they show,
/// and builders of several modules.
struct SharedParts: ClassificationStep {
  let evidence: RootEvidence
  let before: RootClassification

  func assignments() -> [RootClassification.Entry] {
    scope.types.list.compactMap { type in
      guard !isAssigned(type), !scope.isProtocol(type) else { return nil }
      if let (role, count) = sharedRole(of: type) {
        return shared(type, role, because: words("implements the \(role)s of \(count) modules"))
      }
      if candidates.role(of: type) == .view, codebase.isHost(type) {
        return shared(type, .view, because: "a hosting controller that is generic over its view")
      }
      guard assemblesSeveralModules(type) else { return nil }
      return (
        type,
        RootClassification.Assignment(role: .assembly, evidence: "creates the presenters of several modules", module: nil)
      )
    }
  }

  private func shared(_ type: TypeSymbol.ID, _ role: Role, because reason: String) -> RootClassification.Entry {
    (type, RootClassification.Assignment(role: role, evidence: reason, module: nil, isBase: true))
  }

  private static let sharedRoles: [Role] = [.interactor, .wireframe]

  /// The role whose interfaces a type implements for two or more modules, none of which has the type's own name.
  private func sharedRole(of type: TypeSymbol.ID) -> (role: Role, modules: Int)? {
    let codebase = codebase
    let protocols = codebase.ancestors(of: type).filter { codebase.types[$0].isProtocol }
    guard protocols.count > 1, !hasModuleName(type) else { return nil }
    for role in Self.sharedRoles {
      // An interface that another one inherits is no sign of a second module.
      let own = protocols.filter { moduleServed(by: $0, as: role) != nil }
      let served = own.filter { base in !own.contains { codebase.ancestors(of: $0).contains(base) } }
      let modules = Set(served.compactMap { moduleServed(by: $0, as: role) })
      if modules.count > 1 { return (role, modules.count) }
    }
    return nil
  }

  private func hasModuleName(_ type: TypeSymbol.ID) -> Bool {
    candidates[type]?.hasStem { !before.modules(with: $0).isEmpty } == true
  }

  /// Whether a type with an assembly's name, which is no module's own, makes presenters of two or more modules.
  private func assemblesSeveralModules(_ type: TypeSymbol.ID) -> Bool {
    guard candidates.role(of: type) == .assembly, !hasModuleName(type) else { return false }
    let made = affinities.bodies(of: type).flatMap { affinities.made(by: $0) }.filter {
      candidates.role(of: $0) == scope.dialect.anchor
    }
    return Set(made.compactMap { module(of: $0) }).count > 1
  }

  /// The module whose interface of a role a protocol is by its name.
  private func moduleServed(by type: TypeSymbol.ID, as role: Role) -> Int? {
    guard let (rule, stem) = interfaceRule(of: type), rule.surface == .internal, rule.implementer == role else { return nil }
    return before.nearest(modules(named: stem), to: type, in: scope)
  }
}

/// Views, view models and their factories that lie in a module's folder without its name, and that several other modules use: they
/// are shared, so they belong to none. So is what only others use, and what has the module's name but is made nearly everywhere.
struct ReusedParts: ClassificationStep {
  let evidence: RootEvidence
  let before: RootClassification
  let homes: ModuleFolders

  func assignments() -> [RootClassification.Entry] {
    before.assignments.entries.compactMap { type, part in
      guard let module = part.module, Self.roles.contains(part.role), isShared(type, part.role, in: module)
      else { return nil }
      var shared = part
      shared.module = nil
      shared.evidence = words("\(part.evidence), shared with other modules")
      return (type, shared)
    }
  }

  private static let roles = Role.all(with: .joinsByFolder)
  /// Two modules may borrow from each other; what more share is nobody's.
  private static let shared = 2
  /// What that many other modules make is nobody's even with a module's name.
  private static let everywhere = 3

  private func isShared(_ type: TypeSymbol.ID, _ role: Role, in module: Int) -> Bool {
    let faces = faces(of: type, role, in: module)
    if scope.text(type).contains(before.modules[module].name) { return isMadeEverywhere(faces, but: module) }
    let users = Set(users(of: faces).compactMap(\.self))
    let others = users.subtracting([module]).count
    return others >= Self.shared || others > 0 && !users.contains(module)
  }

  /// Whether three other modules make what some types are, or two and code outside of all modules.
  private func isMadeEverywhere(_ faces: [TypeSymbol.ID], but module: Int) -> Bool {
    let makers = users(of: faces, by: .construction).subtracting([module])
    return makers.contains(nil) ? makers.count > Self.shared : makers.count >= Self.everywhere
  }

  /// A type with the interfaces of the same module that it implements, or an interface with what implements it.
  private func faces(of type: TypeSymbol.ID, _ role: Role, in module: Int) -> [TypeSymbol.ID] {
    let others = scope.isProtocol(type) ? codebase.conformers(of: type) : codebase.ancestors(of: type).filter(scope.isProtocol)
    return [type] + others.filter { self.module(of: $0) == module && self.role(of: $0) == role }
  }

  /// The modules in whose parts or folders some types are used; nil for code outside of all modules.
  private func users(of faces: [TypeSymbol.ID], by kind: ReferenceKind? = nil) -> Set<Int?> {
    let uses = faces.flatMap { scope.usages.of($0) }.filter { !faces.contains($0.from) && (kind == nil || $0.kind == kind) }
    return Set(uses.map { self.module(around: $0.from) })
  }

  private func module(around user: TypeSymbol.ID) -> Int? {
    codebase.enclosing(user).lazy.compactMap { module(of: $0) }.first
      ?? scope.folder(of: user).flatMap { homes.module(around: $0) }
  }
}
