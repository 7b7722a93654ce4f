/// Presenters make modules; so does a view with an assembly or wireframe that shares a presenter.
extension RootClassifier {
  mutating func makeModules() {
    for type in types {
      guard let candidate = candidates[type], candidate.role == .presenter else { continue }
      if candidate.isBase {
        assign(type, candidate, module: nil, because: "a base type by its name", isBase: true)
      } else if isAbstract(type) {
        assign(type, candidate, module: nil, because: "a base type: inherited, never created", isBase: true)
      } else if !isVariant(type, candidate) {
        modulesByStem[candidate.stems[0], default: []].append(result.modules.count)
        assign(type, candidate, module: result.modules.count, because: "named \(candidate.pattern)")
        result.modules.append(RootClassification.Module(name: candidate.stems[0], presenter: type))
      }
    }
    for type in types where result.assignments[type] == nil {
      guard let candidate = candidates[type], candidate.role == .presenter, let parent = presenterAncestor(of: type) else { continue }
      assign(type, candidate, module: result.assignments[parent]?.module, because: "inherits \(name(parent))")
    }
  }

  /// A view with an assembly or wireframe of the same name makes a module of its own, though it shares another one's presenter.
  mutating func makePresenterlessModules() {
    var roles: [String: Set<Role>] = [:]
    var views: [String: TypeSymbol.ID] = [:]
    for type in types {
      guard let candidate = candidates[type], !candidate.isBase, let stem = candidate.stems.first, !stem.isEmpty else { continue }
      roles[stem, default: []].insert(candidate.role)
      if candidate.role == .view { views[stem] = views[stem] ?? type }
    }
    for (stem, view) in views.sorted(by: { $0.value < $1.value }) where modulesByStem[stem] == nil {
      guard !roles[stem]!.isDisjoint(with: [.assembly, .wireframe]), keepsPresenter(view), !isCreatedWithLonePresenter(view) else { continue }
      modulesByStem[stem, default: []].append(result.modules.count)
      result.modules.append(RootClassification.Module(name: stem, presenter: view))
    }
  }

  /// One body makes the view and a presenter that has no view of its own name: they belong together.
  func isCreatedWithLonePresenter(_ view: TypeSymbol.ID) -> Bool {
    links.partners(of: view).contains { partner in
      guard let presenter = candidates[partner], presenter.role == .presenter, links.between(view, partner) == Links.created
      else { return false }
      return !viewStems.contains(presenter.stems[0])
    }
  }

  /// Whether a type stores a presenter, by class or by an interface with one behind it.
  func keepsPresenter(_ type: TypeSymbol.ID) -> Bool {
    links.partners(of: type).contains { candidates[$0]?.role == .presenter && links.between(type, $0) >= Links.stored }
  }

  /// A presenter below another one, without a view, interactor or wireframe of its own name.
  func isVariant(_ type: TypeSymbol.ID, _ candidate: Candidate) -> Bool {
    guard presenterAncestor(of: type) != nil else { return false }
    return !partStems.contains(candidate.stems[0])
  }

  /// Other presenters inherit it, and nobody creates it.
  func isAbstract(_ type: TypeSymbol.ID) -> Bool {
    codebase.conformers(of: type).contains { candidates[$0]?.role == .presenter }
      && !allUsages.of(type).contains { $0.kind == .construction }
  }

  func presenterAncestor(of type: TypeSymbol.ID) -> TypeSymbol.ID? {
    codebase.ancestors(of: type).first {
      candidates[$0]?.role == .presenter && candidates[$0]?.isBase == false && !isAbstract($0)
    }
  }
}
