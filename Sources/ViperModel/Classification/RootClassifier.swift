internal import OrderedCollections
import ViperFacts
internal import ViperLinking

/// Assigns roles and modules to the types of one root, under one dialect.
///
/// Names and shapes propose a role, references confirm it. The passes depend on their order: presenters make modules, other types
/// join them, protocols follow their conformers, and entities are what is left that interactors and services use.
struct RootClassifier {
  let codebase: Codebase
  let ancestry: Ancestry
  let folders: Folders
  let dialect: Dialect
  let rootTypes: RootTypes
  let root: Int
  let usages: UsageIndex
  /// Whether the user pinned the dialect: the root is then VIPER without further evidence.
  let isPinned: Bool
  /// Whether only modules and the roles of their parts are needed, for detection: entities and evidence texts are left out.
  let isDraft: Bool
  var candidates: Candidates
  let affinities: Affinities
  var result: RootClassification
  /// By stem, the kinds of parts that have it in their names.
  var stemUses: [StemRoles]
  /// By stem, the modules of presenters with that stem.
  var modulesByStem: [[Int]]
  /// By module, the stem of its name.
  var stemOfModule: [StemInterner.ID] = []

  /// The dialect's interface rules, indexed by naming pattern.
  let interfaceNames: NamePatternIndex<InterfaceName>

  /// A rule's position, and whether its pattern counts only if another part has the same stem.
  struct InterfaceName {
    var rule: Int
    var needsSibling: Bool
  }

  static let core = Role.all(with: .core)

  init(
    codebase: Codebase, ancestry: Ancestry, folders: Folders, dialect: Dialect, types: RootTypes, root: Int,
    candidates: Candidates,
    usages: UsageIndex, isPinned: Bool, isDraft: Bool
  ) {
    self.codebase = codebase
    self.ancestry = ancestry
    self.folders = folders
    self.dialect = dialect
    rootTypes = types
    self.root = root
    self.usages = usages
    self.isPinned = isPinned
    self.isDraft = isDraft
    result = RootClassification(types)
    interfaceNames = Self.interfaceNames(dialect)
    self.candidates = candidates
    stemUses = Array(repeating: [], count: candidates.stems.count)
    modulesByStem = Array(repeating: [], count: candidates.stems.count)
    var holders = SparseTypeArray<TypeSymbol.ID>(types)
    for type in types.protocols { holders[type] = Self.holder(behind: type, candidates, codebase) }
    affinities = Affinities(
      usages.linking(in: root), among: types, slots: codebase.slotCount,
      target: { candidates.contains($0) ? $0 : holders[$0] }, role: { candidates.role(of: $0) })
  }

  /// The candidate that alone implements a protocol.
  private static func holder(behind type: TypeSymbol.ID, _ candidates: Candidates, _ codebase: Codebase) -> TypeSymbol.ID? {
    var only: TypeSymbol.ID?
    for conformer in codebase.conformers(of: type) where candidates.isBase(conformer) == false {
      if only != nil { return nil }
      only = conformer
    }
    return only
  }

  private static func interfaceNames(_ dialect: Dialect) -> NamePatternIndex<InterfaceName> {
    var index = NamePatternIndex<InterfaceName>()
    for (number, rule) in dialect.interfaces.enumerated() {
      for pattern in rule.names { index.add(pattern, InterfaceName(rule: number, needsSibling: false)) }
      for pattern in rule.siblingNames { index.add(pattern, InterfaceName(rule: number, needsSibling: true)) }
    }
    return index
  }

  var types: [TypeSymbol.ID] { rootTypes.list }

  mutating func classify() -> RootClassification {
    dropLoneSiblings()
    guard isViper else {
      result.isOther = candidates.types.contains { candidates.role(of: $0) == .presenter }
      return result
    }
    makeModules()
    makePresenterlessModules()
    findSharedParts()
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
    if !isDraft { classifyEntities() }
    return result
  }

  /// Whether the root is VIPER: presenters without any interactor, wireframe or assembly are MVP.
  private var isViper: Bool {
    func any(_ fits: (Role) -> Bool) -> Bool {
      candidates.types.contains { candidates.isBase($0) == false && fits(candidates.role(of: $0)!) }
    }
    if isPinned { return any { _ in true } }
    return any { $0 == .presenter } && any { [.interactor, .wireframe, .assembly].contains($0) }
  }

  /// Drops candidates whose pattern needs another part with the same stem, such as `{Module}Builder`, where there is none.
  private mutating func dropLoneSiblings() {
    for type in candidates.types where candidates.needsSibling(type) == false { indexStems(candidates[type]!) }
    let siblings = candidates.types.filter { candidates.needsSibling($0) == true }
    for type in siblings where !candidates[type]!.hasStem(where: { isUsed($0, by: .core) }) { candidates.remove(type) }
    for type in siblings { if let candidate = candidates[type] { indexStems(candidate) } }
  }

  private mutating func indexStems(_ candidate: Candidate) {
    let use = StemRoles(candidate)
    stemUses[candidate.stem].formUnion(use)
    for stem in candidate.otherStems { stemUses[stem].formUnion(use) }
    if !candidate.isBase, candidate.role == .assembly || candidate.role == .wireframe {
      stemUses[candidate.stem].formUnion(.maker)
    }
  }

  func isUsed(_ stem: StemInterner.ID, by use: StemRoles) -> Bool { stemUses[stem].isSuperset(of: use) }

  /// The role that has been assigned to a type so far.
  func role(of type: TypeSymbol.ID) -> Role? { result.assignments.value(of: type) { $0.role } }

  /// The module that a type has been assigned to so far.
  func module(of type: TypeSymbol.ID) -> Int? { result.assignments.value(of: type) { $0.module } ?? nil }

  mutating func assign(_ type: TypeSymbol.ID, _ candidate: Candidate, module: Int?, because reason: String, isBase: Bool = false)
  {
    result.assignments[type] = RootClassification.Assignment(
      role: candidate.role, evidence: reason, module: module, isBase: isBase)
  }

  func name(_ type: TypeSymbol.ID) -> String { codebase.types[type].qualifiedName }

  /// The evidence of a candidate: the pattern or base type name that it matches.
  func naming(_ type: TypeSymbol.ID, _ candidate: Candidate) -> String {
    "named \(candidate.pattern.map { candidates.patterns[$0] } ?? codebase.text(codebase.types[type].name))"
  }

  /// The folder of a type's module, without folders for layers.
  func moduleFolder(of type: TypeSymbol.ID) -> Folders.Number? {
    codebase.types[type].declaration.flatMap { folders.module(of: folders[$0.file]) }
  }

  /// An evidence text, empty in a draft.
  func words(_ text: @autoclosure () -> String) -> String { isDraft ? "" : text() }
}
