import ViperLinking

/// The modules of a root: one for each type of the role that makes modules, mostly a presenter, and one for a view with an assembly or wireframe of its own that shares another
/// one's presenter.
struct ModuleSeeds {
  let evidence: RootEvidence

  private var candidates: Candidates { evidence.candidates }
  private var codebase: Codebase { evidence.scope.codebase }
  private var anchor: Role { evidence.scope.dialect.anchor }

  /// The modules and the roles of their anchors.
  func classification() -> RootClassification {
    let anchors = candidates.types.filter { candidates.role(of: $0) == anchor }
    var entries: [RootClassification.Entry] = []
    var modules: [RootClassification.Module] = []
    var moduleOf: [TypeSymbol.ID: Int] = [:]
    var variants: [TypeSymbol.ID] = []
    for type in anchors {
      let candidate = candidates[type]!
      if candidate.isBase {
        entries.append(entry(type, in: nil, because: "a base type by its name"))
      } else if isAbstract(type, candidate) {
        entries.append(entry(type, in: nil, because: "a base type: inherited, never created"))
      } else if isVariant(type, candidate) {
        variants.append(type)
      } else {
        moduleOf[type] = modules.count
        entries.append(entry(type, in: modules.count, because: evidence.scope.words(evidence.naming(type, candidate))))
        modules.append(module(candidate.stem, of: type))
      }
    }
    for type in variants {
      guard let parent = ancestor(of: type) else { continue }
      let reason = evidence.scope.words("inherits \(evidence.scope.name(parent))")
      entries.append(entry(type, in: moduleOf[parent], because: reason, isBase: false))
    }
    var result = RootClassification(
      evidence.scope.types, modules: modules + presenterless(besides: Set(modules.map(\.stem))),
      setRoles: evidence.scope.setRoles)
    result.add(entries)
    return result
  }

  private func module(_ stem: StemInterner.ID, of type: TypeSymbol.ID) -> RootClassification.Module {
    RootClassification.Module(name: candidates.stems[stem], presenter: type, stem: stem)
  }

  private func entry(_ type: TypeSymbol.ID, in module: Int?, because reason: String, isBase: Bool? = nil)
    -> RootClassification.Entry
  {
    (
      type,
      RootClassification.Assignment(role: anchor, evidence: reason, module: module, isBase: isBase ?? (module == nil))
    )
  }

  /// A view with an assembly or wireframe of the same stem makes a module, though it stores another module's presenter.
  private func presenterless(besides stems: Set<StemInterner.ID>) -> [RootClassification.Module] {
    var seen = stems
    return candidates.types.compactMap { view in
      guard candidates.role(of: view) == .view, candidates.isBase(view) == false else { return nil }
      let stem = candidates[view]!.stem
      guard evidence.stems.isUsed(stem, by: .maker), !seen.contains(stem), storesPresenter(view),
        !isCreatedWithLonePresenter(view)
      else { return nil }
      seen.insert(stem)
      return module(stem, of: view)
    }
  }

  /// Whether a body creates the view together with a presenter that has no view of its own name: then they are one module.
  private func isCreatedWithLonePresenter(_ view: TypeSymbol.ID) -> Bool {
    evidence.affinities.neighbours(of: view).contains { partner in
      guard let presenter = candidates[partner], presenter.role == anchor,
        evidence.affinities.points(between: view, and: partner) == Affinities.created
      else { return false }
      return !evidence.stems.isUsed(presenter.stem, by: .view)
    }
  }

  /// Whether a type stores a presenter, by class or by an interface with one behind it.
  private func storesPresenter(_ type: TypeSymbol.ID) -> Bool {
    evidence.affinities.neighbours(of: type).contains {
      candidates.role(of: $0) == anchor && evidence.affinities.points(between: type, and: $0) >= Affinities.stored
    }
  }

  /// Whether a presenter only varies one that it inherits: no view, interactor or wireframe has its name.
  private func isVariant(_ type: TypeSymbol.ID, _ candidate: Candidate) -> Bool {
    ancestor(of: type) != nil && !evidence.stems.isUsed(candidate.stem, by: .part)
  }

  /// Whether a presenter is a base class: others inherit it and nothing creates it. One with parts of its own name and a single
  /// heir is the presenter of a module that another one extends.
  private func isAbstract(_ type: TypeSymbol.ID, _ candidate: Candidate) -> Bool {
    let heirs = codebase.ownConformers(of: type).filter { candidates.role(of: $0) == anchor }
    if heirs.isEmpty || heirs.count == 1 && evidence.stems.isUsed(candidate.stem, by: .part) { return false }
    return !evidence.scope.usages.of(type).contains { $0.kind == .construction }
  }

  private func ancestor(of type: TypeSymbol.ID) -> TypeSymbol.ID? {
    codebase.ancestors(of: type).first { parent in
      guard let candidate = candidates[parent], candidate.role == anchor, !candidate.isBase else { return false }
      return !isAbstract(parent, candidate)
    }
  }
}
