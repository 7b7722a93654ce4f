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
        RootClassification.Assignment(role: .assembly, evidence: "makes the presenters of several modules", module: nil)
      )
    }
  }

  private func shared(_ type: TypeSymbol.ID, _ role: Role, because reason: String) -> RootClassification.Entry {
    (type, RootClassification.Assignment(role: role, evidence: reason, module: nil, isBase: true))
  }

  private static let sharedRoles: [Role] = [.interactor, .wireframe]

  /// The role whose interfaces a type implements for two or more modules, none of which has the type's own name.
  private func sharedRole(of type: TypeSymbol.ID) -> (role: Role, modules: Int)? {
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
