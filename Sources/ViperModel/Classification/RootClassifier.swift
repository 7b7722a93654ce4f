import ViperLinking

/// Assigns roles and modules to the types of one root, under one dialect.
///
/// Names and shapes propose a role, links confirm it. The evidence is collected first; then each step reads it and what the steps
/// before have found: presenters make modules, other types join them, protocols follow their conformers, and entities are what is
/// left that interactors and services use.
struct RootClassifier {
  let scope: RootScope
  let evidence: RootEvidence

  init(_ named: Candidates, in scope: RootScope) {
    self.scope = scope
    evidence = RootEvidence(named, in: scope)
  }

  func classify() -> RootClassification {
    guard hasAnchor else { return RootClassification(scope.types) }
    var result = ModuleSeeds(evidence: evidence).classification()
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
    result.compositionRoots = Assemblies(evidence: evidence, before: result).compositionRoots()
    if !scope.isDraft { result.add(Entities(evidence: evidence, before: result).assignments()) }
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
