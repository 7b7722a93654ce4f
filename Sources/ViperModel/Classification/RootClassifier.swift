internal import OrderedCollections
import ViperFacts

/// Decides which types of one root are which parts of which modules, under one dialect.
///
/// Names and shapes propose, company decides. The order matters: presenters make modules, other types join them, protocols follow
/// their conformers, entities are what is left that interactors and services deal in.
struct RootClassifier {
  let codebase: Codebase
  let dialect: Dialect
  let types: [TypeSymbol.ID]
  let usages: [TypeUsage]
  /// The user says that this is VIPER.
  let isPinned: Bool
  var candidates: [TypeSymbol.ID: Candidate] = [:]
  var links: Links
  var result = RootClassification()
  /// The presenters' modules by the presenters' stems.
  var modulesByStem: [String: [Int]] = [:]

  static let core: Set<Role> = [.view, .interactor, .presenter, .wireframe]

  init(codebase: Codebase, dialect: Dialect, types: [TypeSymbol.ID], usages: [TypeUsage], isPinned: Bool) {
    self.codebase = codebase
    self.dialect = dialect
    self.types = types
    self.usages = usages
    self.isPinned = isPinned
    let finder = CandidateFinder(codebase: codebase, dialect: dialect)
    var found: [TypeSymbol.ID: Candidate] = [:]
    for type in types { found[type] = finder.candidate(type) }
    candidates = found
    links = Links(usages, candidates: Set(found.keys)) { type in
      guard codebase.types[type].isProtocol else { return nil }
      let behind = codebase.conformers(of: type).filter { found[$0] != nil && found[$0]?.isBase == false }
      return behind.count == 1 ? behind[0] : nil
    }
    links.linkBodies { found[$0]?.role }
  }

  mutating func classify() -> RootClassification {
    dropLoneSiblings()
    guard isViper else {
      result.isOther = candidates.values.contains { $0.role == .presenter }
      return result
    }
    makeModules()
    makePresenterlessModules()
    joinModules()
    dropNamesakeViews()
    joinByInheritance()
    adoptViews()
    adoptByInterface()
    findAssemblies()
    dropOutsiders()
    classifyServices()
    classifyInterfaces()
    adoptSubviews()
    dropIncompleteModules()
    joinByFolder()
    classifyEntities()
    return result
  }

  /// A root with presenters but neither interactor nor wireframe or assembly is MVP.
  private var isViper: Bool {
    let roles = Set(candidates.values.filter { !$0.isBase }.map(\.role))
    if isPinned { return !roles.isEmpty }
    return roles.contains(.presenter) && !roles.isDisjoint(with: [.interactor, .wireframe, .assembly])
  }

  /// `{Module}Builder` counts only beside another part with the same stem.
  private mutating func dropLoneSiblings() {
    let stems = Set(candidates.values.filter { Self.core.contains($0.role) && !$0.needsSibling }.flatMap(\.stems))
    candidates = candidates.filter { !$0.value.needsSibling || !stems.isDisjoint(with: $0.value.stems) }
  }

  // MARK: modules

  private mutating func makeModules() {
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
  private mutating func makePresenterlessModules() {
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
  private func isCreatedWithLonePresenter(_ view: TypeSymbol.ID) -> Bool {
    (links.partners[view] ?? []).contains { partner in
      guard let presenter = candidates[partner], presenter.role == .presenter, links.between(view, partner) == Links.created
      else { return false }
      return !candidates.values.contains { $0.role == .view && $0.stems.contains(presenter.stems[0]) }
    }
  }

  /// Whether a type stores a presenter, by class or by an interface with one behind it.
  private func keepsPresenter(_ type: TypeSymbol.ID) -> Bool {
    (links.partners[type] ?? []).contains { candidates[$0]?.role == .presenter && links.between(type, $0) >= Links.stored }
  }

  /// A presenter below another one, without a view, interactor or wireframe of its own name.
  private func isVariant(_ type: TypeSymbol.ID, _ candidate: Candidate) -> Bool {
    guard presenterAncestor(of: type) != nil else { return false }
    return !candidates.values.contains { $0.role != .presenter && Self.core.contains($0.role) && $0.stems.contains(candidate.stems[0]) }
  }

  /// Other presenters inherit it, and nobody creates it.
  private func isAbstract(_ type: TypeSymbol.ID) -> Bool {
    codebase.conformers(of: type).contains { candidates[$0]?.role == .presenter }
      && !usages.contains { $0.to == type && $0.kind == .construction }
  }

  private func presenterAncestor(of type: TypeSymbol.ID) -> TypeSymbol.ID? {
    codebase.ancestors(of: type).first {
      candidates[$0]?.role == .presenter && candidates[$0]?.isBase == false && !isAbstract($0)
    }
  }

  private mutating func joinModules() {
    for type in types where result.assignments[type] == nil {
      guard let candidate = candidates[type] else { continue }
      if candidate.isBase {
        assign(type, candidate, module: nil, because: "a base type by its name", isBase: true)
      } else if candidate.role == .assembly, candidate.needsSibling, !assembles(type) {
        continue
      } else if let (module, reason) = bestModule(for: type, candidate) {
        assign(type, candidate, module: module, because: "named \(candidate.pattern), \(reason)")
        result.assignments[type]!.isIncidental = candidate.role == .view && isMerelyLinked(type, candidate, module)
      } else if [.interactor, .wireframe, .assembly, .service].contains(candidate.role) {
        let shared = isBase(type, candidate)
        assign(type, candidate, module: nil, because: "named \(candidate.pattern)", isBase: shared)
      }
    }
  }

  /// One of its bodies makes a presenter, or two parts of modules.
  private func assembles(_ type: TypeSymbol.ID) -> Bool {
    links.made.contains { body, made in
      let parts = made.compactMap { candidates[$0]?.role }.filter(Self.core.contains)
      return links.makers[body] == type && (parts.count >= 2 || parts.contains(.presenter))
    }
  }

  /// Other parts of its role, of different names, inherit it.
  private func isBase(_ type: TypeSymbol.ID, _ candidate: Candidate) -> Bool {
    codebase.conformers(of: type).contains { candidates[$0]?.role == candidate.role }
  }

  /// The module that most evidence speaks for; nil where hardly any does.
  func bestModule(for type: TypeSymbol.ID, _ candidate: Candidate) -> (module: Int, reason: String)? {
    var considered: Set<Int> = []
    for stem in candidate.stems + candidate.stems.compactMap(Self.withoutBase) { considered.formUnion(modulesByStem[stem] ?? []) }
    for partner in links.partners[type] ?? [] {
      if let module = result.assignments[partner]?.module, candidates[partner]?.role == .presenter { considered.insert(module) }
    }
    let ranked = considered.sorted().map { ($0, evidence(type, candidate, for: $0)) }
    guard let best = ranked.max(by: { ($0.1.points, $1.0) < ($1.1.points, $0.0) }), best.1.points >= 400 else { return nil }
    return (best.0, best.1.reason)
  }

  /// It keeps the presenter, but has neither its name nor been created with it.
  private func isMerelyLinked(_ type: TypeSymbol.ID, _ candidate: Candidate, _ module: Int) -> Bool {
    !candidate.stems.contains(result.modules[module].name) && links.between(type, result.modules[module].presenter) < Links.created
  }

  /// `BaseLogin` may stand for `Login`.
  static func withoutBase(_ stem: String) -> String? {
    stem.hasPrefix("Base") && stem.count > 4 ? String(stem.dropFirst(4)) : nil
  }

  private func evidence(_ type: TypeSymbol.ID, _ candidate: Candidate, for module: Int) -> (points: Int, reason: String) {
    let presenter = result.modules[module].presenter
    let stem = result.modules[module].name
    let sameStem = candidate.stems.contains(stem) || candidate.stems.contains { Self.withoutBase($0) == stem }
    let linked = Self.joinsByLink.contains(candidate.role) ? links.between(type, presenter) : 0
    let near = nearness(type, presenter)
    let reason = sameStem ? "of the same name" : linked == Links.created ? "created together with \(name(presenter))" : "linked with \(name(presenter))"
    return ((sameStem ? 600 : 0) + linked * 100 + near, reason)
  }

  /// Roles that belong to a module because of a link, whatever their name.
  private static let joinsByLink: Set<Role> = [.view, .interactor, .wireframe, .assembly]

  /// 0...99: the share of folders that two types have in common.
  func nearness(_ a: TypeSymbol.ID, _ b: TypeSymbol.ID) -> Int {
    guard let x = codebase.types[a].declaration, let y = codebase.types[b].declaration else { return 0 }
    if x.file == y.file { return 99 }
    let (one, other) = (codebase.files[Int(x.file)].folder, codebase.files[Int(y.file)].folder)
    let common = zip(one, other).prefix { $0 == $1 }.count
    return 98 * common / max(1, one.count, other.count)
  }

  /// A controller that has nothing but its name in common with a module which has a view already, and lies elsewhere.
  private mutating func dropNamesakeViews() {
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
  private mutating func joinByInheritance() {
    for type in types {
      guard let candidate = candidates[type], result.assignments[type]?.module == nil, candidate.role != .presenter else { continue }
      let parent = codebase.ancestors(of: type).first { result.assignments[$0]?.role == candidate.role && result.assignments[$0]?.module != nil }
      if let parent {
        assign(type, candidate, module: result.assignments[parent]!.module, because: "inherits \(name(parent))")
      } else if codebase.conformers(of: type).contains(where: { result.assignments[$0]?.role == candidate.role }) {
        assign(type, candidate, module: nil, because: "a base type: other parts of modules inherit it", isBase: true)
      }
    }
  }

  /// What a module's own folder holds for it: view models, cells, helpers with a role but another name.
  private mutating func joinByFolder() {
    var homes: [[Substring]: Set<Int>] = [:]
    for (index, module) in result.modules.enumerated() {
      if let folder = moduleFolder(of: module.presenter) { homes[folder, default: []].insert(index) }
    }
    for type in types where result.assignments[type] == nil {
      guard let candidate = candidates[type], Self.looseParts.contains(candidate.role) else { continue }
      var folder = codebase.types[type].declaration.map { codebase.files[Int($0.file)].folder } ?? []
      while !folder.isEmpty, homes[folder] == nil { folder.removeLast() }
      guard let home = homes[folder], home.count == 1 else { continue }
      assign(type, candidate, module: home.first, because: "named \(candidate.pattern), in the module's folder")
    }
  }

  private static let looseParts: Set<Role> = [.viewModel, .viewObject, .subview, .dataManager, .navigationOption]
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

  // MARK: types whose names do not tell

  /// A view controller that keeps a presenter is its view, whatever it is called.
  private mutating func adoptViews() {
    guard let rule = dialect.roles[.view] else { return }
    for (index, module) in result.modules.enumerated() {
      for partner in (links.partners[module.presenter] ?? []).sorted() where result.assignments[partner] == nil {
        guard links.between(partner, module.presenter) == Links.stored, !codebase.types[partner].isProtocol else { continue }
        let external = codebase.externalAncestors(of: partner)
        guard rule.inherits.contains(where: { glob in external.contains { Glob(glob).matches($0) } }) else { continue }
        result.assignments[partner] = RootClassification.Assignment(
          role: .view, evidence: "a view controller that keeps \(name(module.presenter))", module: index, isIncidental: true)
      }
    }
  }

  /// Whatever a presenter keeps as its interactor or wireframe, through an interface of that name, is that.
  private mutating func adoptByInterface() {
    for usage in usages where usage.kind == .stored && codebase.types[usage.to].isProtocol {
      guard let presenter = result.assignments[usage.from], presenter.role == .presenter, let module = presenter.module,
        let role = interfaceRole(of: usage.to), [.interactor, .wireframe].contains(role), isKept(usage, as: role)
      else { continue }
      let behind = codebase.conformers(of: usage.to)
      guard behind.count == 1, result.assignments[behind[0]] == nil, codebase.types[behind[0]].kind == .class else { continue }
      result.assignments[behind[0]] = RootClassification.Assignment(
        role: role, evidence: "kept by \(name(usage.from)) as its \(role)", module: module)
    }
  }

  private func interfaceRole(of type: TypeSymbol.ID) -> Role? {
    let name = codebase.text(codebase.types[type].name)
    return dialect.interfaces.first { $0.surface == .internal && $0.names.contains { $0.stem(of: name) != nil } }?.implementer
  }

  /// The property has one of the names that the dialect expects for the role.
  private func isKept(_ usage: TypeUsage, as role: Role) -> Bool {
    guard let slot = usage.property else { return false }
    let property = codebase.text(codebase.name(codebase.declaration(ofSlot: slot)))
    return dialect.roles[role]?.properties.contains(property) ?? false
  }

  /// A plain view that a module's view keeps, or that keeps one of a module's interfaces, is that module's, wherever it lies.
  private mutating func adoptSubviews() {
    let plain: Set<String> = ["UIView", "UIControl", "UITableViewCell", "UICollectionViewCell", "UIStackView", "UIScrollView", "UITableView", "UICollectionView"]
    for usage in usages where usage.kind == .stored {
      let (inner, outer) = result.assignments[usage.from] == nil ? (usage.from, usage.to) : (usage.to, usage.from)
      guard result.assignments[inner] == nil, let known = result.assignments[outer], let module = known.module,
        Self.core.contains(known.role) || known.role == .subview, !codebase.types[inner].isProtocol, !codebase.types[inner].isExternal,
        !codebase.externalAncestors(of: inner).isDisjoint(with: plain)
      else { continue }
      result.assignments[inner] = RootClassification.Assignment(
        role: .subview, evidence: "a plain view linked with \(name(outer))", module: module)
    }
  }

  /// A type that makes two or more parts of a module in one body puts modules together.
  private mutating func findAssemblies() {
    var modulesOf: [TypeSymbol.ID: Set<Int>] = [:]
    for (body, made) in links.made {
      guard let maker = links.makers[body], result.assignments[maker] == nil else { continue }
      let parts = made.compactMap { result.assignments[$0] }.filter { Self.core.contains($0.role) && $0.module != nil }
      guard Set(parts.map(\.role)).count >= 2 else { continue }
      modulesOf[maker, default: []].formUnion(parts.compactMap(\.module))
    }
    for (maker, modules) in modulesOf {
      result.assignments[maker] = RootClassification.Assignment(
        role: implementsWireframe(maker) ? .wireframe : .assembly, evidence: "creates two or more parts of a module", module: modules.count == 1 && !startsApp(maker) ? modules.first : nil)
    }
    for type in types where startsApp(type) && result.assignments[type] == nil && usesParts(type) {
      result.assignments[type] = RootClassification.Assignment(role: .assembly, evidence: "starts the app", module: nil)
    }
    result.compositionRoots = Set(types.filter { startsApp($0) }).union(modulesOf.filter { $0.value.count > 1 }.keys)
  }

  /// It conforms to what the dialect calls a wireframe's interface.
  private func implementsWireframe(_ type: TypeSymbol.ID) -> Bool {
    let patterns = dialect.interfaces.filter { $0.implementer == .wireframe }.flatMap(\.names)
    return codebase.ancestors(of: type).contains { ancestor in
      codebase.types[ancestor].isProtocol && patterns.contains { $0.stem(of: codebase.text(codebase.types[ancestor].name)) != nil }
    }
  }

  private func usesParts(_ type: TypeSymbol.ID) -> Bool {
    usages.contains { $0.from == type && result.assignments[$0.to] != nil }
  }

  private func startsApp(_ type: TypeSymbol.ID) -> Bool {
    !codebase.externalAncestors(of: type).isDisjoint(with: ["UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate", "App"])
  }

  /// Wireframes and interactors that nothing ties to any module, in a root where others are tied, are of another kind.
  private mutating func dropOutsiders() {
    for (type, assignment) in result.assignments where assignment.module == nil && !assignment.isBase {
      guard [.interactor, .wireframe].contains(assignment.role), codebase.types[type].parent == nil else { continue }
      let ties = usages.contains { usage in
        if usage.from == type { return result.assignments[usage.to].map { Self.core.contains($0.role) || $0.role == .assembly } ?? false }
        guard usage.to == type, let user = result.assignments[usage.from] else { return false }
        return user.role != .view && user.role != .subview
      }
      if !ties { result.assignments[type] = nil }
    }
  }

  /// Without a view, interactor or wireframe, class or interface, a presenter is no module, unless an interface says it is one.
  private mutating func dropIncompleteModules() {
    var complete = Set<Int>()
    for (type, assignment) in result.assignments {
      guard let module = assignment.module, !assignment.isIncidental else { continue }
      let isInterface = codebase.types[type].isProtocol
      let isInterfaceOfPresenter = isInterface && assignment.role == .presenter && assignment.isNamed
      if isInterface, assignment.surface == .output || assignment.surface == .base || !assignment.isNamed { continue }
      if (Self.core.contains(assignment.role) && assignment.role != .presenter) || isInterfaceOfPresenter { complete.insert(module) }
    }
    let kept = result.modules.indices.filter { complete.contains($0) }
    let renumbered = Dictionary(uniqueKeysWithValues: kept.enumerated().map { ($0.element, $0.offset) })
    for (type, assignment) in result.assignments {
      guard let module = assignment.module else { continue }
      if let number = renumbered[module] { result.assignments[type]!.module = number } else { result.assignments[type] = nil }
    }
    result.modules = kept.map { result.modules[$0] }
  }

  // MARK: parts

  mutating func assign(_ type: TypeSymbol.ID, _ candidate: Candidate, module: Int?, because reason: String, isBase: Bool = false) {
    result.assignments[type] = RootClassification.Assignment(
      role: candidate.role, evidence: reason, module: module, isBase: isBase)
  }

  func name(_ type: TypeSymbol.ID) -> String { codebase.types[type].qualifiedName }
}
