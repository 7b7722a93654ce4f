import ViperLinking

/// Modules: one for each presenter, and one for a view with an assembly or wireframe of its own that shares another one's
/// presenter.
extension RootClassifier {
  mutating func makeModules() {
    let presenters = candidates.types.filter { candidates.role(of: $0) == .presenter }
    for type in presenters {
      let candidate = candidates[type]!
      if candidate.isBase {
        assign(type, candidate, module: nil, because: "a base type by its name", isBase: true)
      } else if isAbstract(type) {
        assign(type, candidate, module: nil, because: "a base type: inherited, never created", isBase: true)
      } else if !isVariant(type, candidate) {
        assign(type, candidate, module: result.modules.count, because: words(naming(type, candidate)))
        appendModule(candidate.stem, of: type)
      }
    }
    for type in presenters where !result.assignments.contains(type) {
      guard let parent = presenterAncestor(of: type) else { continue }
      assign(type, candidates[type]!, module: module(of: parent), because: words("inherits \(name(parent))"))
    }
  }

  private mutating func appendModule(_ stem: StemInterner.ID, of presenter: TypeSymbol.ID) {
    modulesByStem[stem].append(result.modules.count)
    stemOfModule.append(stem)
    result.modules.append(RootClassification.Module(name: candidates.stems[stem], presenter: presenter))
  }

  /// A view with an assembly or wireframe of the same stem makes a module, though it stores another module's presenter.
  mutating func makePresenterlessModules() {
    var seen: Set<StemInterner.ID> = []
    for view in candidates.types where candidates.role(of: view) == .view && candidates.isBase(view) == false {
      let stem = candidates[view]!.stem
      guard isUsed(stem, by: .maker), seen.insert(stem).inserted, modulesByStem[stem].isEmpty,
        keepsPresenter(view), !isCreatedWithLonePresenter(view)
      else { continue }
      appendModule(stem, of: view)
    }
  }

  /// Whether a body creates the view together with a presenter that has no view of its own name: then they are one module.
  func isCreatedWithLonePresenter(_ view: TypeSymbol.ID) -> Bool {
    affinities.neighbours(of: view).contains { partner in
      guard let presenter = candidates[partner], presenter.role == .presenter,
        affinities.points(between: view, and: partner) == Affinities.created
      else { return false }
      return !isUsed(presenter.stem, by: .view)
    }
  }

  /// Whether a type stores a presenter, by class or by an interface with one behind it.
  func keepsPresenter(_ type: TypeSymbol.ID) -> Bool {
    affinities.neighbours(of: type).contains {
      candidates.role(of: $0) == .presenter && affinities.points(between: type, and: $0) >= Affinities.stored
    }
  }

  /// Whether a presenter only varies one that it inherits: no view, interactor or wireframe has its name.
  func isVariant(_ type: TypeSymbol.ID, _ candidate: Candidate) -> Bool {
    guard presenterAncestor(of: type) != nil else { return false }
    return !isUsed(candidate.stem, by: .part)
  }

  /// Whether a presenter is a base class: others inherit it and nothing creates it.
  func isAbstract(_ type: TypeSymbol.ID) -> Bool {
    codebase.ownConformers(of: type).contains { candidates.role(of: $0) == .presenter }
      && !usages.of(type).contains { $0.kind == .construction }
  }

  func presenterAncestor(of type: TypeSymbol.ID) -> TypeSymbol.ID? {
    codebase.ancestors(of: type).first {
      candidates.role(of: $0) == .presenter && candidates.isBase($0) == false && !isAbstract($0)
    }
  }
}
