import ViperLinking

/// Plain views that parts of modules use: each belongs to the module in whose folder it is, or whose parts alone use it. Others
/// are shared and belong to none; so is a view outside of the modules' folders, next to one that several use.
struct Subviews: ClassificationStep {
  let evidence: RootEvidence
  let before: RootClassification
  let homes: ModuleFolders

  /// The modules that use a view: none, one, or others too.
  private enum Users: Equatable {
    case none
    case one(Int)
    case several

    func joined(with other: Users) -> Users {
      switch (self, other) {
      case (.none, let users), (let users, .none): users
      case (.one(let a), .one(let b)) where a == b: self
      default: .several
      }
    }
  }

  func assignments() -> [RootClassification.Entry] {
    let views = linkedViews()
    let alone = users(of: views)
    let folders = sharedFolders(of: views, alone)
    let users = users(of: views, sharedIn: folders)
    return views.map { view in
      if let home = scope.folder(of: view).flatMap({ homes.module(around: $0) }) {
        return subview(view, in: home, because: "a plain view in the module's folder")
      }
      if case .one(let module) = users[view] {
        return subview(view, in: module, because: "a plain view that only \(before.modules[module].name) uses")
      }
      let isNeighbour = alone[view] != users[view]
      return subview(
        view, in: nil,
        because: isNeighbour ? "a plain view in a folder of shared ones" : "a plain view that several modules or other code use")
    }
  }

  private func subview(_ type: TypeSymbol.ID, in module: Int?, because reason: @autoclosure () -> String)
    -> RootClassification.Entry
  {
    (type, RootClassification.Assignment(role: .subview, evidence: words(reason()), module: module))
  }

  /// The plain views that core parts or subviews of a module store, or that store such a part, transitively.
  private func linkedViews() -> [TypeSymbol.ID] {
    var neighbours: [TypeSymbol.ID: [TypeSymbol.ID]] = [:]
    var waiting: [TypeSymbol.ID] = []
    for usage in scope.usages.stored(in: scope.root) {
      for (inner, outer) in [(usage.to, usage.from), (usage.from, usage.to)] where isPlain(inner) {
        if isPart(outer) { waiting.append(inner) } else { neighbours[outer, default: []].append(inner) }
      }
    }
    var found: Set<TypeSymbol.ID> = []
    while let view = waiting.popLast() {
      if found.insert(view).inserted { waiting += neighbours[view] ?? [] }
    }
    return found.sorted()
  }

  private func isPlain(_ type: TypeSymbol.ID) -> Bool {
    scope.ancestry.traits[type].contains(.isPlainView) && !isAssigned(type) && scope.isConcrete(type)
  }

  private func isPart(_ type: TypeSymbol.ID) -> Bool {
    guard module(of: type) != nil, let role = role(of: type) else { return false }
    return RootScope.core.contains(role) || role == .subview
  }

  /// The folders outside of all modules' with a view that several modules use.
  private func sharedFolders(of views: [TypeSymbol.ID], _ users: [TypeSymbol.ID: Users]) -> Set<Folders.Number> {
    Set(
      views.compactMap { view in
        scope.folder(of: view).flatMap { users[view] == .several && homes.isOutside($0) ? $0 : nil }
      })
  }

  /// The users of each view; a view's users use what it contains.
  ///
  /// - Parameter folders: those whose views are anyone's.
  private func users(of views: [TypeSymbol.ID], sharedIn folders: Set<Folders.Number> = []) -> [TypeSymbol.ID: Users] {
    var users: [TypeSymbol.ID: Users] = [:]
    for view in views { users[view] = scope.folder(of: view).map(folders.contains) == true ? .several : Users.none }
    var changed = true
    while changed {
      changed = false
      for view in views {
        // All views have users from the start.
        let now = scope.usages.of(view).reduce(users[view]!) { $0.joined(with: self.users(by: $1.from, of: view, users)) }
        if now != users[view] {
          users[view] = now
          changed = true
        }
      }
    }
    return users
  }

  /// The module of a use; that of the type around it if the using type has none.
  private func users(by user: TypeSymbol.ID, of view: TypeSymbol.ID, _ known: [TypeSymbol.ID: Users]) -> Users {
    for outer in codebase.enclosing(user) {
      if outer == view { return .none }
      if let module = module(of: outer) { return .one(module) }
      if let home = known[outer] {
        return scope.folder(of: outer).flatMap { homes.module(around: $0) }.map { .one($0) } ?? home
      }
    }
    return .several
  }
}
