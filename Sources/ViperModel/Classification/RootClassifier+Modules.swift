/// Presenters make modules; so does a view with an assembly or wireframe that shares a presenter.
extension RootClassifier {
  mutating func makeModules() {
    for type in types where candidates[type]?.role == .presenter {
      let candidate = candidates[type]!
      if candidate.isBase {
        assign(type, candidate, module: nil, because: "a base type by its name", isBase: true)
      } else if isAbstract(type) {
        assign(type, candidate, module: nil, because: "a base type: inherited, never created", isBase: true)
      } else if !isVariant(type, candidate) {
        modulesByStem[candidate.stems[0], default: []].append(result.modules.count)
        assign(type, candidate, module: result.modules.count, because: words("named \(candidate.pattern)"))
        result.modules.append(RootClassification.Module(name: candidate.stems[0], presenter: type))
      }
    }
    for type in types where candidates[type]?.role == .presenter && !result.assignments.contains(type) {
      guard let parent = presenterAncestor(of: type) else { continue }
      assign(type, candidates[type]!, module: result.assignments[parent]?.module, because: words("inherits \(name(parent))"))
    }
  }

  /// A view with an assembly or wireframe of the same name makes a module of its own, though it shares another one's presenter.
  mutating func makePresenterlessModules() {
    var seen: Set<String> = []
    for view in types where candidates[view]?.role == .view && candidates[view]?.isBase == false {
      let stem = candidates[view]!.stems[0]
      guard !stem.isEmpty, isUsed(stem, by: .maker), seen.insert(stem).inserted, modulesByStem[stem] == nil,
        keepsPresenter(view), !isCreatedWithLonePresenter(view)
      else { continue }
      modulesByStem[stem, default: []].append(result.modules.count)
      result.modules.append(RootClassification.Module(name: stem, presenter: view))
    }
  }

  /// One body makes the view and a presenter that has no view of its own name: they belong together.
  func isCreatedWithLonePresenter(_ view: TypeSymbol.ID) -> Bool {
    links.partners(of: view).contains { partner in
      guard let presenter = candidates[partner], presenter.role == .presenter, links.between(view, partner) == Links.created
      else { return false }
      return !isUsed(presenter.stems[0], by: .view)
    }
  }

  /// Whether a type stores a presenter, by class or by an interface with one behind it.
  func keepsPresenter(_ type: TypeSymbol.ID) -> Bool {
    links.partners(of: type).contains { candidates[$0]?.role == .presenter && links.between(type, $0) >= Links.stored }
  }

  /// A presenter below another one, without a view, interactor or wireframe of its own name.
  func isVariant(_ type: TypeSymbol.ID, _ candidate: Candidate) -> Bool {
    guard presenterAncestor(of: type) != nil else { return false }
    return !isUsed(candidate.stems[0], by: .part)
  }

  /// Other presenters inherit it, and nobody creates it.
  func isAbstract(_ type: TypeSymbol.ID) -> Bool {
    codebase.conformers(of: type).contains { candidates[$0]?.role == .presenter }
      && !usages.of(type).contains { $0.kind == .construction }
  }

  func presenterAncestor(of type: TypeSymbol.ID) -> TypeSymbol.ID? {
    codebase.ancestors(of: type).first {
      candidates[$0]?.role == .presenter && candidates[$0]?.isBase == false && !isAbstract($0)
    }
  }
}
