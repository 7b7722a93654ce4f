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

  mutating func assign(_ type: TypeSymbol.ID, _ candidate: Candidate, module: Int?, because reason: String, isBase: Bool = false) {
    result.assignments[type] = RootClassification.Assignment(
      role: candidate.role, evidence: reason, module: module, isBase: isBase)
  }

  func name(_ type: TypeSymbol.ID) -> String { codebase.types[type].qualifiedName }
}
