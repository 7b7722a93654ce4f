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
  let types: [TypeSymbol.ID]
  let root: Int
  let allUsages: Usages
  /// The user says that this is VIPER.
  let isPinned: Bool
  /// Only modules and the roles of their parts are asked for: no entities, and few words.
  let isDraft: Bool
  var candidates: TypeTable<Candidate>
  var links: Links
  var result: RootClassification
  /// The stems of all views, and of all parts of modules but presenters.
  var viewStems: Set<String> = []
  var partStems: Set<String> = []
  /// The presenters' modules by the presenters' stems.
  var modulesByStem: [String: [Int]] = [:]

  /// The rules for interfaces by the names that they give.
  let interfaceNames: NamePatternIndex<InterfaceName>

  /// The position of a rule, and whether its name counts only beside another part with the same stem.
  struct InterfaceName {
    var rule: Int
    var needsSibling: Bool
  }

  static let core: Set<Role> = [.view, .interactor, .presenter, .wireframe]

  init(
    codebase: Codebase, ancestry: Ancestry, dialect: Dialect, types: RootTypes, root: Int, usages: Usages, isPinned: Bool,
    isDraft: Bool
  ) {
    self.codebase = codebase
    self.ancestry = ancestry
    self.dialect = dialect
    self.types = types.list
    self.root = root
    allUsages = usages
    self.isPinned = isPinned
    self.isDraft = isDraft
    result = RootClassification(types)
    interfaceNames = Self.interfaceNames(dialect)
    let finder = CandidateFinder(codebase: codebase, ancestry: ancestry, dialect: dialect)
    var found = TypeTable<Candidate>(types)
    for type in types.list { found[type] = finder.candidate(type) }
    candidates = found
    links = Links(usages.within(root), candidates: found, among: types) { type in
      guard codebase.types[type].isProtocol else { return nil }
      let behind = codebase.conformers(of: type).filter { found[$0]?.isBase == false }
      return behind.count == 1 ? behind[0] : nil
    }
    links.linkBodies { found[$0]?.role }
  }

  private static func interfaceNames(_ dialect: Dialect) -> NamePatternIndex<InterfaceName> {
    var index = NamePatternIndex<InterfaceName>()
    for (number, rule) in dialect.interfaces.enumerated() {
      for pattern in rule.names { index.add(pattern, InterfaceName(rule: number, needsSibling: false)) }
      for pattern in rule.siblingNames { index.add(pattern, InterfaceName(rule: number, needsSibling: true)) }
    }
    return index
  }

  /// The uses within the root, in order.
  var usages: some Sequence<TypeUsage> { allUsages.within(root) }

  mutating func classify() -> RootClassification {
    dropLoneSiblings()
    indexStems()
    guard isViper else {
      result.isOther = candidates.entries.contains { $0.value.role == .presenter }
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
    let roles = Set(candidates.entries.filter { !$0.value.isBase }.map(\.value.role))
    if isPinned { return !roles.isEmpty }
    return roles.contains(.presenter) && !roles.isDisjoint(with: [.interactor, .wireframe, .assembly])
  }

  /// `{Module}Builder` counts only beside another part with the same stem.
  private mutating func dropLoneSiblings() {
    let found = candidates.entries
    let stems = Set(found.filter { Self.core.contains($0.value.role) && !$0.value.needsSibling }.flatMap(\.value.stems))
    for (type, candidate) in found where candidate.needsSibling && stems.isDisjoint(with: candidate.stems) { candidates[type] = nil }
  }

  private mutating func indexStems() {
    for (_, candidate) in candidates.entries where Self.core.contains(candidate.role) && candidate.role != .presenter {
      partStems.formUnion(candidate.stems)
      if candidate.role == .view { viewStems.formUnion(candidate.stems) }
    }
  }

  mutating func assign(_ type: TypeSymbol.ID, _ candidate: Candidate, module: Int?, because reason: String, isBase: Bool = false) {
    result.assignments[type] = RootClassification.Assignment(
      role: candidate.role, evidence: reason, module: module, isBase: isBase)
  }

  func name(_ type: TypeSymbol.ID) -> String { codebase.types[type].qualifiedName }
}
