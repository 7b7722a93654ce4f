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
    var companions: [(type: TypeSymbol.ID, leader: TypeSymbol.ID)] = []
    let leaders = Companions(evidence: evidence).leaders(of: anchors)
    for type in anchors {
      guard let candidate = candidates[type] else { continue }
      if candidate.isBase {
        entries.append(entry(type, in: nil, because: "a base type by its name"))
      } else if isAbstract(type, candidate) {
        entries.append(entry(type, in: nil, because: "a base type: inherited, never created"))
      } else if isVariant(type, candidate) {
        variants.append(type)
      } else if let leader = leaders[type], makesModule(leader) {
        companions.append((type, leader))
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
    for (type, leader) in companions {
      let reason = evidence.scope.words("created together with \(evidence.scope.name(leader)), and named after it")
      entries.append(entry(type, in: moduleOf[leader], because: reason, isBase: false))
    }
    var result = RootClassification(
      evidence.scope.types, modules: modules + presenterless(besides: Set(modules.map(\.stem))),
      setRoles: evidence.scope.setRoles)
    result.add(entries)
    return result
  }

  /// Whether an anchor is neither a base nor a variant of another one.
  private func makesModule(_ type: TypeSymbol.ID) -> Bool {
    guard let candidate = candidates[type] else { return false }
    return !candidate.isBase && !isAbstract(type, candidate) && !isVariant(type, candidate)
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
      guard candidates.role(of: view) == .view, candidates.isBase(view) == false, let stem = candidates[view]?.stem else {
        return nil
      }
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

/// Further presenters of one screen: the code that creates its presenter creates them too, in its folder, and they have no other part
/// of their own name.
private struct Companions {
  let evidence: RootEvidence

  /// By further presenter, that of the module, whose name its own begins with.
  func leaders(of anchors: [TypeSymbol.ID]) -> [TypeSymbol.ID: TypeSymbol.ID] {
    let known = Set(anchors)
    var found: [TypeSymbol.ID: TypeSymbol.ID] = [:]
    for body in evidence.affinities.bodies {
      let made = evidence.affinities.made(by: body).filter(known.contains)
      if made.count < 2 { continue }
      let leaders = made.filter { ownsParts($0) }
      for type in made where !ownsParts(type) {
        if let leader = leaders.first(where: { isNamed(type, after: $0) && isInOneFolder(type, $0) }) { found[type] = leader }
      }
    }
    return found
  }

  private func ownsParts(_ type: TypeSymbol.ID) -> Bool {
    evidence.candidates[type].map { evidence.stems.isUsed($0.stem, by: .part) } ?? true
  }

  private func isNamed(_ type: TypeSymbol.ID, after leader: TypeSymbol.ID) -> Bool {
    guard let own = evidence.candidates[type], let other = evidence.candidates[leader], !own.isBase, !other.isBase else {
      return false
    }
    let (name, prefix) = (evidence.candidates.stems[own.stem], evidence.candidates.stems[other.stem])
    return name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
  }

  private func isInOneFolder(_ type: TypeSymbol.ID, _ leader: TypeSymbol.ID) -> Bool {
    evidence.scope.moduleFolder(of: type) == evidence.scope.moduleFolder(of: leader)
  }
}
