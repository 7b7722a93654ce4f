internal import OrderedCollections
import ViperFacts
internal import ViperLinking

/// Decides which types of one root are which parts of which modules, under one dialect.
///
/// Names and shapes propose, company decides. The order matters: presenters make modules, other types join them, protocols follow
/// their conformers, entities are what is left that interactors and services deal in.
struct RootClassifier {
  let codebase: Codebase
  let ancestry: Ancestry
  let folders: Folders
  let dialect: Dialect
  let rootTypes: RootTypes
  let root: Int
  let usages: Usages
  /// The user says that this is VIPER.
  let isPinned: Bool
  /// Only modules and the roles of their parts are asked for: no entities, and few words.
  let isDraft: Bool
  var candidates: Candidates
  let links: Links
  var result: RootClassification
  /// By stem, what else has it in its name.
  var stemUses: [StemUse]
  /// By stem, the modules of the presenters with it.
  var modulesByStem: [[Int]]
  /// By module, the stem that it is called after.
  var stemOfModule: [Stems.Number] = []

  /// The rules for interfaces by the names that they give.
  let interfaceNames: NamePatternIndex<InterfaceName>

  /// The position of a rule, and whether its name counts only beside another part with the same stem.
  struct InterfaceName {
    var rule: Int
    var needsSibling: Bool
  }

  static let core: [Role] = [.view, .interactor, .presenter, .wireframe]

  init(
    codebase: Codebase, ancestry: Ancestry, folders: Folders, dialect: Dialect, types: RootTypes, root: Int,
    candidates: Candidates,
    usages: Usages, isPinned: Bool, isDraft: Bool
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
    var holders = TypeTable<TypeSymbol.ID>(types)
    for type in types.protocols { holders[type] = Self.holder(behind: type, candidates, codebase) }
    links = Links(
      usages.linking(in: root), among: types, slots: codebase.slotCount,
      target: { candidates.contains($0) ? $0 : holders[$0] }, role: { candidates.role(of: $0) })
  }

  /// The only concrete candidate that stands behind a protocol.
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

  /// A root with presenters but neither interactor nor wireframe or assembly is MVP.
  private var isViper: Bool {
    func any(_ fits: (Role) -> Bool) -> Bool {
      candidates.types.contains { candidates.isBase($0) == false && fits(candidates.role(of: $0)!) }
    }
    if isPinned { return any { _ in true } }
    return any { $0 == .presenter } && any { [.interactor, .wireframe, .assembly].contains($0) }
  }

  /// `{Module}Builder` counts only beside another part with the same stem.
  private mutating func dropLoneSiblings() {
    for type in candidates.types where candidates.needsSibling(type) == false { indexStems(candidates[type]!) }
    let siblings = candidates.types.filter { candidates.needsSibling($0) == true }
    for type in siblings where !candidates[type]!.hasStem(where: { isUsed($0, by: .core) }) { candidates.remove(type) }
    for type in siblings { if let candidate = candidates[type] { indexStems(candidate) } }
  }

  private mutating func indexStems(_ candidate: Candidate) {
    let use = StemUse(candidate)
    stemUses[candidate.stem].formUnion(use)
    for stem in candidate.otherStems { stemUses[stem].formUnion(use) }
    if !candidate.isBase, candidate.role == .assembly || candidate.role == .wireframe {
      stemUses[candidate.stem].formUnion(.maker)
    }
  }

  func isUsed(_ stem: Stems.Number, by use: StemUse) -> Bool { stemUses[stem].isSuperset(of: use) }

  /// What a type has turned out to be so far.
  func role(of type: TypeSymbol.ID) -> Role? { result.assignments.value(of: type) { $0.role } }

  /// The module that it has turned out to be in.
  func module(of type: TypeSymbol.ID) -> Int? { result.assignments.value(of: type) { $0.module } ?? nil }

  mutating func assign(_ type: TypeSymbol.ID, _ candidate: Candidate, module: Int?, because reason: String, isBase: Bool = false)
  {
    result.assignments[type] = RootClassification.Assignment(
      role: candidate.role, evidence: reason, module: module, isBase: isBase)
  }

  func name(_ type: TypeSymbol.ID) -> String { codebase.types[type].qualifiedName }

  /// Why a candidate counts as one.
  func naming(_ type: TypeSymbol.ID, _ candidate: Candidate) -> String {
    "named \(candidate.pattern.map { candidates.patterns[$0] } ?? codebase.text(codebase.types[type].name))"
  }

  /// The folder of a type without those for layers.
  func moduleFolder(of type: TypeSymbol.ID) -> Folders.Number? {
    codebase.types[type].declaration.flatMap { folders.module(of: folders[$0.file]) }
  }

  /// What a draft leaves out.
  func words(_ text: @autoclosure () -> String) -> String { isDraft ? "" : text() }
}
