import ViperLinking

/// Assigns candidates to modules by name and by what creates and stores them.
struct Membership: ClassificationStep {
  let evidence: RootEvidence
  let before: RootClassification
  let homes: ModuleFolders

  func assignments() -> [RootClassification.Entry] {
    let joined = candidates.types.compactMap { type -> RootClassification.Entry? in
      guard !isAssigned(type), let candidate = candidates[type] else { return nil }
      return entry(for: type, candidate)
    }
    let namesakes = Set(namesakes(among: joined))
    return joined.filter { !namesakes.contains($0.type) }
  }

  private func entry(for type: TypeSymbol.ID, _ candidate: Candidate) -> RootClassification.Entry? {
    if candidate.isBase { return entry(type, module: nil, because: "a base type by its name", isBase: true) }
    if candidate.role == .assembly, candidate.needsSibling, !assembles(type) { return nil }
    if let (module, reason) = bestModule(for: type, candidate) {
      var found = entry(type, module: module, because: words("\(evidence.naming(type, candidate)), \(reason)"))
      found.assignment.isIncidental = candidate.role == .view && isMerelyLinked(type, candidate, module)
      return found
    }
    if isShownBySeveral(type, candidate) {
      return entry(
        type, module: nil, because: words("\(evidence.naming(type, candidate)), shown by several modules"), isBase: true)
    }
    guard Self.rolesWithoutModule.contains(candidate.role) else { return nil }
    return entry(type, module: nil, because: words(evidence.naming(type, candidate)), isBase: isBase(type, candidate))
  }

  private static let rolesWithoutModule = Role.all(with: .countsWithoutModule)

  /// Whether one body of the type creates a presenter, two core parts, or a view for a presenter that it takes.
  private func assembles(_ type: TypeSymbol.ID) -> Bool {
    affinities.bodies(of: type).contains { body in
      let parts = affinities.made(by: body).compactMap { candidates.role(of: $0) }.filter(RootScope.core.contains)
      return parts.count >= 2 || parts.contains(.presenter) || parts.contains(.view) && takesPresenter(type)
    }
  }

  private func takesPresenter(_ type: TypeSymbol.ID) -> Bool {
    scope.usages.by(type).contains { usage in
      guard usage.kind == .parameter else { return false }
      return candidates.role(of: usage.to) == .presenter
        || codebase.types[usage.to].isProtocol
          && scope.conformers(of: usage.to).contains { candidates.role(of: $0) == .presenter }
    }
  }

  /// Whether a type is a base: other candidates of its role inherit it.
  private func isBase(_ type: TypeSymbol.ID, _ candidate: Candidate) -> Bool {
    codebase.ownConformers(of: type).contains { candidates.role(of: $0) == candidate.role }
  }

  // MARK: the best module

  /// The module with the most points, the nearest one among equals; nil below the threshold.
  private func bestModule(for type: TypeSymbol.ID, _ candidate: Candidate) -> (module: Int, reason: String)? {
    var (most, best) = (400, [Int]())
    func consider(_ module: Int) {
      let points = points(type, candidate, for: module)
      if points > most { (most, best) = (points, []) }
      if points == most, !best.contains(module) { best.append(module) }
    }
    _ = candidate.hasStem { stem in
      for module in before.modules(with: stem) { consider(module) }
      if let rest = candidates.stems.withoutBase(stem) { for module in before.modules(with: rest) { consider(module) } }
      return false
    }
    for partner in affinities.neighbours(of: type) where candidates.role(of: partner) == scope.dialect.anchor {
      if let module = module(of: partner) { consider(module) }
    }
    guard let module = choose(among: best.sorted(), for: type, candidate) else { return nil }
    return (module, isDraft ? "" : reason(type, candidate, for: module))
  }

  private var isDraft: Bool { scope.isDraft }

  /// Whether a view holds the presenters of several modules.
  private func isShownBySeveral(_ type: TypeSymbol.ID, _ candidate: Candidate) -> Bool {
    guard candidate.role == .view else { return false }
    let presenters = affinities.neighbours(of: type).filter { affinities.points(between: type, and: $0) >= Affinities.stored }
    return Set(presenters.compactMap { module(of: $0) }).count > 1
  }

  /// The nearest of the best modules. A part that only links tie to several belongs to the one in whose folder it is, or to none: it
  /// is shared.
  private func choose(among best: [Int], for type: TypeSymbol.ID, _ candidate: Candidate) -> Int? {
    guard best.count > 1, !best.contains(where: { hasStem(candidate, of: $0) }) else {
      return before.nearest(best, to: type, in: scope)
    }
    guard let folder = scope.folder(of: type) else { return nil }
    let own = best.filter { homes.isHome(folder, of: $0) }
    return own.count == 1 ? own[0] : nil
  }

  /// Whether a type only stores the presenter: it has neither its name nor was created with it.
  private func isMerelyLinked(_ type: TypeSymbol.ID, _ candidate: Candidate, _ module: Int) -> Bool {
    !candidate.hasStem { $0 == before.modules[module].stem }
      && affinities.points(between: type, and: before.modules[module].presenter) < Affinities.created
  }

  /// A type's points for a module: the name counts most, then affinity; folders decide between equals.
  private func points(_ type: TypeSymbol.ID, _ candidate: Candidate, for module: Int) -> Int {
    let joins = Self.rolesJoinedByLink.contains(candidate.role)
    let linked = joins ? affinities.points(between: type, and: before.modules[module].presenter) : 0
    // A service or view model of the module's name is its own only in its folder.
    let isNamed =
      hasStem(candidate, of: module) && (joins ? linked > 0 || !livesElsewhere(type, than: module) : isAtHome(type, in: module))
    return (isNamed ? 600 : 0) + linked * 100
  }

  /// Whether a type is outside of a module's folder, in the one of another module, and made with the presenter of that.
  private func livesElsewhere(_ type: TypeSymbol.ID, than module: Int) -> Bool {
    guard let folder = scope.folder(of: type), !homes.isHome(folder, of: module) else { return false }
    return affinities.neighbours(of: type).contains { partner in
      guard let other = self.module(of: partner), other != module, before.modules[other].presenter == partner else {
        return false
      }
      return homes.isHome(folder, of: other) && affinities.points(between: type, and: partner) >= Affinities.created
    }
  }

  private func isAtHome(_ type: TypeSymbol.ID, in module: Int) -> Bool {
    scope.folder(of: type).map { homes.isFolder($0, of: module) } ?? false
  }

  private func reason(_ type: TypeSymbol.ID, _ candidate: Candidate, for module: Int) -> String {
    if hasStem(candidate, of: module) { return "after its module" }
    let presenter = before.modules[module].presenter
    let isMade =
      Self.rolesJoinedByLink.contains(candidate.role) && affinities.points(between: type, and: presenter) == Affinities.created
    return "\(isMade ? "created together" : "linked") with \(name(presenter))"
  }

  private func hasStem(_ candidate: Candidate, of module: Int) -> Bool {
    let stem = before.modules[module].stem
    return candidate.hasStem { $0 == stem || candidates.stems.withoutBase($0) == stem }
  }

  private static let rolesJoinedByLink = Role.all(with: .joinsByLink)

  // MARK: namesakes

  /// Controllers that share only their name with a module: it has another, linked view, and they are in another folder.
  private func namesakes(among joined: [RootClassification.Entry]) -> [TypeSymbol.ID] {
    let viewsByModule = joined.reduce(into: [Int: [RootClassification.Entry]]()) { views, entry in
      if entry.assignment.role == .view, let module = entry.assignment.module { views[module, default: []].append(entry) }
    }
    return viewsByModule.flatMap { module, views -> [TypeSymbol.ID] in
      let presenter = before.modules[module].presenter
      func isLinked(_ view: TypeSymbol.ID) -> Bool { affinities.points(between: view, and: presenter) > 0 }
      guard views.count > 1, views.contains(where: { isLinked($0.type) }) else { return [] }
      return views.map(\.type).filter { !isLinked($0) && scope.moduleFolder(of: $0) != scope.moduleFolder(of: presenter) }
    }
  }
}

extension RootClassification {
  /// The module whose presenter is in the type's own target, and nearest to it by folders; the first among equals.
  func nearest(_ modules: [Int], to type: TypeSymbol.ID, in scope: RootScope) -> Int? {
    if modules.count < 2 { return modules.first }
    let ranked = modules.map { module in
      let presenter = self.modules[module].presenter
      return (module: module, target: scope.codebase.isOwn(type, presenter) ? 1 : 0, near: scope.nearness(type, presenter))
    }
    return ranked.max { ($0.target, $0.near, $1.module) < ($1.target, $1.near, $0.module) }?.module
  }
}

/// Assigns candidates to the module of the part that they inherit; one that parts of modules inherit is their base.
struct MembershipByInheritance: ClassificationStep {
  let evidence: RootEvidence
  let before: RootClassification

  func assignments() -> [RootClassification.Entry] {
    candidates.types.compactMap { type in
      guard module(of: type) == nil, let role = candidates.role(of: type), role != scope.dialect.anchor else { return nil }
      let parent = codebase.ancestors(of: type).first { self.role(of: $0) == role && module(of: $0) != nil }
      if let parent { return entry(type, module: module(of: parent), because: words("inherits \(name(parent))")) }
      guard codebase.ownConformers(of: type).contains(where: { self.role(of: $0) == role }) else { return nil }
      return entry(type, module: nil, because: "a base type: other parts of modules inherit from it", isBase: true)
    }
  }
}

/// Assigns view models, cells and the like to the only module whose folder they are in, whatever their name.
struct MembershipByFolder: ClassificationStep {
  let evidence: RootEvidence
  let before: RootClassification
  let homes: ModuleFolders

  func assignments() -> [RootClassification.Entry] {
    candidates.types.compactMap { type in
      guard !isAssigned(type), let candidate = candidates[type], Self.roles.contains(candidate.role),
        let module = scope.folder(of: type).flatMap({ homes.module(around: $0) })
      else { return nil }
      return entry(type, module: module, because: words("\(evidence.naming(type, candidate)), in the module's folder"))
    }
  }

  private static let roles = Role.all(with: .joinsByFolder)
}
