/// Which module a type joins: by name, by what creates and keeps it, by inheritance, by folder.
extension RootClassifier {
  mutating func joinModules() {
    for type in types where !result.assignments.contains(type) {
      guard let candidate = candidates[type] else { continue }
      if candidate.isBase {
        assign(type, candidate, module: nil, because: "a base type by its name", isBase: true)
      } else if candidate.role == .assembly, candidate.needsSibling, !assembles(type) {
        continue
      } else if let (module, reason) = bestModule(for: type, candidate) {
        assign(type, candidate, module: module, because: words("named \(candidate.pattern), \(reason)"))
        result.assignments[type]!.isIncidental = candidate.role == .view && isMerelyLinked(type, candidate, module)
      } else if [.interactor, .wireframe, .assembly, .service].contains(candidate.role) {
        let shared = isBase(type, candidate)
        assign(type, candidate, module: nil, because: words("named \(candidate.pattern)"), isBase: shared)
      }
    }
  }

  /// One of its bodies makes a presenter, or two parts of modules.
  func assembles(_ type: TypeSymbol.ID) -> Bool {
    links.bodies(of: type).contains { body in
      let parts = body.made.compactMap { candidates[$0]?.role }.filter(Self.core.contains)
      return parts.count >= 2 || parts.contains(.presenter)
    }
  }

  /// Other parts of its role, of different names, inherit it.
  func isBase(_ type: TypeSymbol.ID, _ candidate: Candidate) -> Bool {
    codebase.conformers(of: type).contains { candidates[$0]?.role == candidate.role }
  }

  /// The module that most evidence speaks for; nil where hardly any does.
  func bestModule(for type: TypeSymbol.ID, _ candidate: Candidate) -> (module: Int, reason: String)? {
    var considered: Set<Int> = []
    for stem in candidate.stems + candidate.stems.compactMap(Self.withoutBase) { considered.formUnion(modulesByStem[stem] ?? []) }
    for partner in links.partners(of: type) where candidates[partner]?.role == .presenter {
      if let module = result.assignments[partner]?.module { considered.insert(module) }
    }
    var (most, best) = (400, [Int]())
    for module in considered.sorted() {
      let points = points(type, candidate, for: module)
      if points > most { (most, best) = (points, []) }
      if points == most { best.append(module) }
    }
    guard let best = nearest(best, to: type) else { return nil }
    return (best, isDraft ? "" : reason(type, candidate, for: best))
  }

  /// It keeps the presenter, but has neither its name nor been created with it.
  func isMerelyLinked(_ type: TypeSymbol.ID, _ candidate: Candidate, _ module: Int) -> Bool {
    !candidate.stems.contains(result.modules[module].name) && links.between(type, result.modules[module].presenter) < Links.created
  }

  /// `BaseLogin` may stand for `Login`.
  static func withoutBase(_ stem: String) -> String? {
    stem.hasPrefix("Base") && stem.utf8.count > 4 ? String(stem.dropFirst(4)) : nil
  }

  /// How much speaks for a module: its name most of all, then links; folders decide between equals.
  func points(_ type: TypeSymbol.ID, _ candidate: Candidate, for module: Int) -> Int {
    let linked = Self.joinsByLink.contains(candidate.role) ? links.between(type, result.modules[module].presenter) : 0
    return (hasStem(candidate, of: module) ? 600 : 0) + linked * 100
  }

  /// The module whose presenter shares most folders with a type, the first of those.
  func nearest(_ modules: [Int], to type: TypeSymbol.ID) -> Int? {
    if modules.count < 2 { return modules.first }
    let ranked = modules.map { (module: $0, nearness: nearness(type, result.modules[$0].presenter)) }
    return ranked.max { ($0.nearness, $1.module) < ($1.nearness, $0.module) }?.module
  }

  private func reason(_ type: TypeSymbol.ID, _ candidate: Candidate, for module: Int) -> String {
    if hasStem(candidate, of: module) { return "of the same name" }
    let presenter = result.modules[module].presenter
    let isMade = Self.joinsByLink.contains(candidate.role) && links.between(type, presenter) == Links.created
    return "\(isMade ? "created together" : "linked") with \(name(presenter))"
  }

  private func hasStem(_ candidate: Candidate, of module: Int) -> Bool {
    let stem = result.modules[module].name
    return candidate.stems.contains(stem) || candidate.stems.contains { Self.withoutBase($0) == stem }
  }

  /// Roles that belong to a module because of a link, whatever their name.
  private static let joinsByLink: [Role] = [.view, .interactor, .wireframe, .assembly]

  /// 0...99: the share of folders that two types have in common.
  func nearness(_ a: TypeSymbol.ID, _ b: TypeSymbol.ID) -> Int {
    guard let x = codebase.types[a].declaration, let y = codebase.types[b].declaration else { return 0 }
    if x.file == y.file { return 99 }
    let (one, other) = (codebase.files[Int(x.file)].folder, codebase.files[Int(y.file)].folder)
    let common = zip(one, other).prefix { $0 == $1 }.count
    return 98 * common / max(1, one.count, other.count)
  }

  /// A controller that has nothing but its name in common with a module which has a view already, and lies elsewhere.
  mutating func dropNamesakeViews() {
    var views: [Int: [TypeSymbol.ID]] = [:]
    for type in types where result.assignments[type]?.role == .view {
      if let module = result.assignments[type]?.module { views[module, default: []].append(type) }
    }
    for (module, views) in views where views.count > 1 {
      let presenter = result.modules[module].presenter
      guard views.contains(where: { links.between($0, presenter) > 0 }) else { continue }
      for view in views where links.between(view, presenter) == 0 && moduleFolder(of: view) != moduleFolder(of: presenter) {
        result.assignments[view] = nil
        candidates[view] = nil
      }
    }
  }

  /// A variant belongs where the part that it inherits belongs; a class that parts of modules inherit is their base.
  mutating func joinByInheritance() {
    for type in types {
      guard let role = candidates[type]?.role, role != .presenter, result.assignments[type]?.module == nil else { continue }
      let parent = codebase.ancestors(of: type).first { result.assignments[$0]?.role == role && result.assignments[$0]?.module != nil }
      if let parent {
        assign(type, candidates[type]!, module: result.assignments[parent]!.module, because: words("inherits \(name(parent))"))
      } else if codebase.conformers(of: type).contains(where: { result.assignments[$0]?.role == role }) {
        assign(type, candidates[type]!, module: nil, because: "a base type: other parts of modules inherit it", isBase: true)
      }
    }
  }

  /// What a module's own folder holds for it: view models, cells, helpers with a role but another name.
  mutating func joinByFolder() {
    var homes: [[Substring]: Set<Int>] = [:]
    for (index, module) in result.modules.enumerated() {
      if let folder = moduleFolder(of: module.presenter) { homes[folder, default: []].insert(index) }
    }
    for type in types where !result.assignments.contains(type) {
      guard let candidate = candidates[type], Self.looseParts.contains(candidate.role) else { continue }
      var folder = codebase.types[type].declaration.map { codebase.files[Int($0.file)].folder } ?? []
      while !folder.isEmpty, homes[folder] == nil { folder.removeLast() }
      guard let home = homes[folder], home.count == 1 else { continue }
      assign(type, candidate, module: home.first, because: words("named \(candidate.pattern), in the module's folder"))
    }
  }

  private static let looseParts: [Role] = [.viewModel, .viewObject, .subview, .dataManager, .navigationOption]
  private static let layerFolders: Set<String> = [
    "view", "views", "presenter", "presenters", "interactor", "interactors", "router", "routers", "wireframe", "wireframes",
    "protocols", "contract", "user interface", "application logic", "business logic", "data logic", "routing", "module",
  ]

  /// The folder of a type without those for layers.
  func moduleFolder(of type: TypeSymbol.ID) -> [Substring]? {
    guard let declaration = codebase.types[type].declaration else { return nil }
    var folder = codebase.files[Int(declaration.file)].folder
    while let last = folder.last, Self.layerFolders.contains(last.lowercased()) { folder.removeLast() }
    return folder.isEmpty ? nil : folder
  }
}
