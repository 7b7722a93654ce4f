internal import OrderedCollections
import ViperFacts

/// Decides which types of one root are which parts of which modules, under one dialect.
///
/// Names and shapes propose, company decides. The order matters: presenters make modules, other types join them, protocols follow
/// their conformers, entities are what is left that interactors and services deal in.
struct RootClassifier {
  let codebase: Codebase
  let ancestry: Ancestry
  let dialect: Dialect
  let rootTypes: RootTypes
  let root: Int
  let usages: Usages
  /// The user says that this is VIPER.
  let isPinned: Bool
  /// Only modules and the roles of their parts are asked for: no entities, and few words.
  let isDraft: Bool
  var candidates: TypeTable<Candidate>
  var links: Links
  var result: RootClassification
  /// What else has a stem in its name.
  var stemUses: [String: StemUse] = [:]
  /// The presenters' modules by the presenters' stems.
  var modulesByStem: [String: [Int]] = [:]

  /// The rules for interfaces by the names that they give.
  let interfaceNames: NamePatternIndex<InterfaceName>

  /// The position of a rule, and whether its name counts only beside another part with the same stem.
  struct InterfaceName {
    var rule: Int
    var needsSibling: Bool
  }

  static let core: [Role] = [.view, .interactor, .presenter, .wireframe]

  init(
    codebase: Codebase, ancestry: Ancestry, dialect: Dialect, types: RootTypes, root: Int, usages: Usages, isPinned: Bool,
    isDraft: Bool
  ) {
    self.codebase = codebase
    self.ancestry = ancestry
    self.dialect = dialect
    rootTypes = types
    self.root = root
    self.usages = usages
    self.isPinned = isPinned
    self.isDraft = isDraft
    result = RootClassification(types)
    interfaceNames = Self.interfaceNames(dialect)
    let finder = CandidateFinder(codebase: codebase, ancestry: ancestry, dialect: dialect)
    let found = TypeTable<Candidate>(types, value: finder.candidate)
    let targets = TypeTable<TypeSymbol.ID>(types) { found.contains($0) ? $0 : Self.holder(behind: $0, found, codebase) }
    candidates = found
    links = Links(usages.linking(in: root), among: types, target: { targets[$0] }, role: { found[$0]?.role })
  }

  /// The only concrete candidate that stands behind a protocol.
  private static func holder(behind type: TypeSymbol.ID, _ candidates: TypeTable<Candidate>, _ codebase: Codebase) -> TypeSymbol.ID? {
    guard codebase.types[type].isProtocol else { return nil }
    var only: TypeSymbol.ID?
    for conformer in codebase.conformers(of: type) where candidates[conformer]?.isBase == false {
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
      result.isOther = types.contains { candidates[$0]?.role == .presenter }
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
      types.contains { candidates[$0]?.isBase == false && fits(candidates[$0]!.role) }
    }
    if isPinned { return any { _ in true } }
    return any { $0 == .presenter } && any { [.interactor, .wireframe, .assembly].contains($0) }
  }

  /// `{Module}Builder` counts only beside another part with the same stem.
  private mutating func dropLoneSiblings() {
    var lone: [TypeSymbol.ID] = []
    for type in types where candidates[type]?.needsSibling == false { indexStems(candidates[type]!) }
    for type in types where candidates[type]?.needsSibling == true {
      if !candidates[type]!.stems.contains(where: { isUsed($0, by: .core) }) { lone.append(type) }
    }
    for type in lone { candidates[type] = nil }
    for type in types where candidates[type]?.needsSibling == true { indexStems(candidates[type]!) }
  }

  private mutating func indexStems(_ candidate: Candidate) {
    let use = StemUse(candidate)
    if !use.isEmpty { for stem in candidate.stems { stemUses[stem, default: []].formUnion(use) } }
    if !candidate.isBase, [.assembly, .wireframe].contains(candidate.role) {
      stemUses[candidate.stems[0], default: []].formUnion(.maker)
    }
  }

  func isUsed(_ stem: String, by use: StemUse) -> Bool { stemUses[stem]?.isSuperset(of: use) ?? false }

  mutating func assign(_ type: TypeSymbol.ID, _ candidate: Candidate, module: Int?, because reason: String, isBase: Bool = false) {
    result.assignments[type] = RootClassification.Assignment(
      role: candidate.role, evidence: reason, module: module, isBase: isBase)
  }

  func name(_ type: TypeSymbol.ID) -> String { codebase.types[type].qualifiedName }

  /// What a draft leaves out.
  func words(_ text: @autoclosure () -> String) -> String { isDraft ? "" : text() }
}
