import ViperLinking

/// Assigns roles and modules to the types of one root, under one dialect.
///
/// Names and shapes propose a role, links confirm it. The evidence is collected first; then each step reads it and what the steps
/// before have found: presenters make modules, other types join them, protocols follow their conformers, and entities are what is
/// left that interactors and services use.
struct RootClassifier {
  let scope: RootScope
  /// The candidates by name alone, with those that the evidence rejects.
  let named: Candidates
  let evidence: RootEvidence

  init(_ named: Candidates, in scope: RootScope) {
    self.scope = scope
    self.named = named
    evidence = RootEvidence(named, in: scope)
  }

  func classify() -> RootClassification {
    guard hasAnchor else { return withSetRoles(RootClassification(scope.types, setRoles: scope.setRoles)) }
    var result = ModuleSeeds(evidence: evidence).classification()
    let roots = SetRoleAssignments(evidence: evidence, before: result).compositionRoots()
    result.add(compositionRoots: roots)
    result.add(SharedParts(evidence: evidence, before: result).assignments())
    result.add(Membership(evidence: evidence, before: result, homes: homes(of: result)).assignments())
    result.add(MembershipByInheritance(evidence: evidence, before: result).assignments())
    result.add(ViewAdoption(evidence: evidence, before: result).assignments())
    result.add(AdoptionByInterface(evidence: evidence, before: result).assignments())
    result.add(Assemblies(evidence: evidence, before: result).assignments())
    result.remove(Outsiders(evidence: evidence, before: result).types())
    result.add(Services(evidence: evidence, before: result).assignments())
    result.add(Interfaces(evidence: evidence, before: result, homes: homes(of: result)).assignments())
    result.keep(modules: ModuleCompletion(evidence: evidence, before: result).completeModules())
    let homes = homes(of: result)
    result.add(MembershipByFolder(evidence: evidence, before: result, homes: homes).assignments())
    result.add(Subviews(evidence: evidence, before: result, homes: homes).assignments())
    if !scope.isDraft { result.add(ReusedParts(evidence: evidence, before: result, homes: homes).assignments()) }
    result.compositionRoots = Assemblies(evidence: evidence, before: result).compositionRoots().union(roots.map(\.type))
    if !scope.isDraft { result.add(Entities(evidence: evidence, before: result).assignments()) }
    return withSetRoles(result)
  }

  private func withSetRoles(_ result: RootClassification) -> RootClassification {
    if scope.setRoles.isEmpty { return result }
    var result = result
    result.add(SetRoleAssignments(evidence: evidence, before: result).assignments())
    return result
  }

  private func homes(of result: RootClassification) -> ModuleFolders { ModuleFolders(result, in: scope) }

  /// Whether the root has anything that can make a module; a pinned root is classified all the same.
  private var hasAnchor: Bool {
    let candidates = evidence.candidates
    return candidates.types.contains {
      scope.isPinned || (candidates.isBase($0) == false && candidates.role(of: $0) == scope.dialect.anchor)
    }
  }
}

/// The roles that the user set: they overrule what names and links say.
struct SetRoleAssignments: ClassificationStep {
  let evidence: RootEvidence
  let before: RootClassification

  /// The composition roots, assemblies of no module: they are placed first, so that their interfaces follow them.
  func compositionRoots() -> [RootClassification.Entry] {
    pins.compactMap { type, pin in
      guard pin.verdict == .compositionRoot else { return nil }
      return (type, RootClassification.Assignment(role: .assembly, evidence: "composition root, \(pin.origin)", module: nil))
    }
  }

  /// The evidence of types with a set role, and the role of those that no other step has placed.
  func assignments() -> [RootClassification.Entry] {
    pins.compactMap { type, pin in
      guard case .role(let role) = pin.verdict else { return nil }
      guard var placed = before.assignments[type] else { return (type, loose(type, role, pin)) }
      if !placed.evidence.contains(pin.origin) {
        placed.evidence = [pin.origin, placed.evidence].filter { !$0.isEmpty }.joined(separator: ", ")
      }
      return (type, placed)
    }
  }

  private func loose(_ type: TypeSymbol.ID, _ role: Role, _ pin: RolePin) -> RootClassification.Assignment {
    RootClassification.Assignment(
      role: role, evidence: pin.origin, module: nil, surface: scope.isProtocol(type) ? .internal : nil, isNamed: true)
  }

  private var pins: [(type: TypeSymbol.ID, pin: RolePin)] {
    scope.setRoles.types(of: scope.types).compactMap { type in scope.setRoles[type].map { (type, $0) } }
  }
}
