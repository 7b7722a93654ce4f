import ViperLinking

/// Types that serve several modules at once and belong to none of them.
extension RootClassifier {
  /// Finds app-wide types that implement the interactor's or router's interface of each module (`extension AppServices:
  /// LoginInteractor`), hosting controllers that are generic over what they show, and builders of several modules.
  mutating func findSharedParts() {
    for type in types where !result.assignments.contains(type) && !codebase.types[type].isProtocol {
      if let (role, count) = sharedRole(of: type) {
        assign(shared: type, role, because: words("implements the \(role)s of \(count) modules"))
      } else if candidates.role(of: type) == .view, codebase.isHost(type) {
        assign(shared: type, .view, because: "a hosting controller that is generic over its view")
      } else if assemblesSeveralModules(type) {
        result.assignments[type] = RootClassification.Assignment(
          role: .assembly, evidence: "makes the presenters of several modules", module: nil)
        result.compositionRoots.insert(type)
      }
    }
  }

  private mutating func assign(shared type: TypeSymbol.ID, _ role: Role, because reason: String) {
    result.assignments[type] = RootClassification.Assignment(role: role, evidence: reason, module: nil, isBase: true)
  }

  private static let sharedRoles: [Role] = [.interactor, .wireframe]

  /// The role whose interfaces a type implements for two or more modules, none of which has the type's own name.
  private func sharedRole(of type: TypeSymbol.ID) -> (role: Role, modules: Int)? {
    let protocols = codebase.ancestors(of: type).filter { codebase.types[$0].isProtocol }
    guard protocols.count > 1, candidates[type]?.hasStem(where: { !modulesByStem[$0].isEmpty }) != true else { return nil }
    for role in Self.sharedRoles {
      // An interface that another one inherits is no sign of a second module.
      let own = protocols.filter { moduleServed(by: $0, as: role) != nil }
      let served = own.filter { base in !own.contains { codebase.ancestors(of: $0).contains(base) } }
      let modules = Set(served.compactMap { moduleServed(by: $0, as: role) })
      if modules.count > 1 { return (role, modules.count) }
    }
    return nil
  }

  /// Whether a type with an assembly's name, which is no module's own, makes presenters of two or more modules.
  private func assemblesSeveralModules(_ type: TypeSymbol.ID) -> Bool {
    guard let candidate = candidates[type], candidate.role == .assembly,
      !candidate.hasStem(where: { !modulesByStem[$0].isEmpty })
    else { return false }
    let made = affinities.bodies(of: type).flatMap { affinities.made(by: $0) }.filter { candidates.role(of: $0) == .presenter }
    return Set(made.compactMap { module(of: $0) }).count > 1
  }

  /// The module whose interface of a role a protocol is by its name.
  private func moduleServed(by type: TypeSymbol.ID, as role: Role) -> Int? {
    guard let (rule, stem) = interfaceRule(of: type), dialect.interfaces[rule].surface == .internal,
      dialect.interfaces[rule].implementer == role
    else { return nil }
    return nearest(modules(named: stem), to: type)
  }
}
