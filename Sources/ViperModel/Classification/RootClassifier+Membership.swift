import ViperLinking

/// Assigns candidates to modules: by name, by what creates and stores them, by inheritance, by folder.
extension RootClassifier {
  mutating func joinModules() {
    for type in candidates.types where !result.assignments.contains(type) {
      let candidate = candidates[type]!
      if candidate.isBase {
        assign(type, candidate, module: nil, because: "a base type by its name", isBase: true)
      } else if candidate.role == .assembly, candidate.needsSibling, !assembles(type) {
        continue
      } else if let (module, reason) = bestModule(for: type, candidate) {
        assign(type, candidate, module: module, because: words("\(naming(type, candidate)), \(reason)"))
        if candidate.role == .view, isMerelyLinked(type, candidate, module) {
          result.assignments.update(type) { $0.isIncidental = true }
        }
      } else if Self.rolesWithoutModule.contains(candidate.role) {
        assign(type, candidate, module: nil, because: words(naming(type, candidate)), isBase: isBase(type, candidate))
      }
    }
  }

  private static let rolesWithoutModule = Role.all(with: .countsWithoutModule)

  /// Whether one body of the type creates a presenter, or two core parts.
  func assembles(_ type: TypeSymbol.ID) -> Bool {
    affinities.bodies(of: type).contains { body in
      let parts = affinities.made(by: body).compactMap { candidates.role(of: $0) }.filter(Self.core.contains)
      return parts.count >= 2 || parts.contains(.presenter)
    }
  }

  /// Whether a type is a base: other candidates of its role inherit it.
  func isBase(_ type: TypeSymbol.ID, _ candidate: Candidate) -> Bool {
    codebase.ownConformers(of: type).contains { candidates.role(of: $0) == candidate.role }
  }

  /// The module with the most points, the nearest one among equals; nil below the threshold.
  func bestModule(for type: TypeSymbol.ID, _ candidate: Candidate) -> (module: Int, reason: String)? {
    var (most, best) = (400, [Int]())
    func consider(_ module: Int) {
      let points = points(type, candidate, for: module)
      if points > most { (most, best) = (points, []) }
      if points == most, !best.contains(module) { best.append(module) }
    }
    _ = candidate.hasStem { stem in
      for module in modulesByStem[stem] { consider(module) }
      if let rest = candidates.stems.withoutBase(stem) { for module in modulesByStem[rest] { consider(module) } }
      return false
    }
    for partner in affinities.neighbours(of: type) where candidates.role(of: partner) == .presenter {
      if let module = module(of: partner) { consider(module) }
    }
    guard let best = nearest(best.count > 1 ? best.sorted() : best, to: type) else { return nil }
    return (best, isDraft ? "" : reason(type, candidate, for: best))
  }

  /// Whether a type only stores the presenter: it has neither its name nor was created with it.
  func isMerelyLinked(_ type: TypeSymbol.ID, _ candidate: Candidate, _ module: Int) -> Bool {
    !candidate.hasStem { $0 == stemOfModule[module] }
      && affinities.points(between: type, and: result.modules[module].presenter) < Affinities.created
  }

  /// A type's points for a module: the name counts most, then affinity; folders decide between equals.
  func points(_ type: TypeSymbol.ID, _ candidate: Candidate, for module: Int) -> Int {
    let linked =
      Self.rolesJoinedByLink.contains(candidate.role)
      ? affinities.points(between: type, and: result.modules[module].presenter) : 0
    return (hasStem(candidate, of: module) ? 600 : 0) + linked * 100
  }

  /// The module whose presenter is nearest to a type by folders, the first among equals.
  func nearest(_ modules: [Int], to type: TypeSymbol.ID) -> Int? {
    if modules.count < 2 { return modules.first }
    let ranked = modules.map { (module: $0, nearness: nearness(type, result.modules[$0].presenter)) }
    return ranked.max { ($0.nearness, $1.module) < ($1.nearness, $0.module) }?.module
  }

  private func reason(_ type: TypeSymbol.ID, _ candidate: Candidate, for module: Int) -> String {
    if hasStem(candidate, of: module) { return "of the same name" }
    let presenter = result.modules[module].presenter
    let isMade =
      Self.rolesJoinedByLink.contains(candidate.role) && affinities.points(between: type, and: presenter) == Affinities.created
    return "\(isMade ? "created together" : "linked") with \(name(presenter))"
  }

  private func hasStem(_ candidate: Candidate, of module: Int) -> Bool {
    let stem = stemOfModule[module]
    return candidate.hasStem { $0 == stem || candidates.stems.withoutBase($0) == stem }
  }

  private static let rolesJoinedByLink = Role.all(with: .joinsByLink)

  /// The share of folders that two types have in common: 99 in one file, else 0...98.
  func nearness(_ a: TypeSymbol.ID, _ b: TypeSymbol.ID) -> Int {
    guard let x = codebase.types[a].declaration, let y = codebase.types[b].declaration else { return 0 }
    return x.file == y.file ? 99 : folders.nearness(folders[x.file], folders[y.file])
  }

  /// A candidate joins the module of the part that it inherits; one that parts of modules inherit is their base.
  mutating func joinByInheritance() {
    for type in candidates.types where module(of: type) == nil {
      guard let role = candidates.role(of: type), role != .presenter else { continue }
      let parent = codebase.ancestors(of: type).first { self.role(of: $0) == role && module(of: $0) != nil }
      if let parent {
        assign(type, candidates[type]!, module: module(of: parent), because: words("inherits \(name(parent))"))
      } else if codebase.ownConformers(of: type).contains(where: { self.role(of: $0) == role }) {
        assign(type, candidates[type]!, module: nil, because: "a base type: other parts of modules inherit it", isBase: true)
      }
    }
  }

  /// View models, cells and the like join the only module whose folder they are in, whatever their name.
  mutating func joinByFolder() {
    let (none, several) = (-1, -2)
    var homes = [Int](repeating: none, count: folders.count)
    for (index, module) in result.modules.enumerated() {
      if let folder = moduleFolder(of: module.presenter) { homes[folder] = homes[folder] == none ? index : several }
    }
    for type in candidates.types where !result.assignments.contains(type) {
      guard let role = candidates.role(of: type), Self.rolesJoinedByFolder.contains(role),
        let file = codebase.types[type].declaration?.file
      else { continue }
      var folder = folders[file]
      while homes[folder] == none, let parent = folders.parent(of: folder) { folder = parent }
      guard homes[folder] >= 0, let candidate = candidates[type] else { continue }
      assign(type, candidate, module: homes[folder], because: words("\(naming(type, candidate)), in the module's folder"))
    }
  }

  private static let rolesJoinedByFolder = Role.all(with: .joinsByFolder)
}
