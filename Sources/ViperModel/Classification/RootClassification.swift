import ViperLinking

/// The classification of a root's types under one dialect.
struct RootClassification: Sendable {
  /// A type's role and module, and why.
  struct Assignment: Sendable {
    var role: Role
    var evidence: String
    /// The position in `modules`.
    var module: Int?
    var isBase = false
    var surface: Component.Surface?
    /// For an interface: the file, without extension, that the dialect wants it in.
    var expectedFile: String?
    /// For an interface: whether a pattern of the dialect matches its name.
    var isNamed = false
    /// Whether the part does not make its presenter a module: a controller of another name that merely stores it.
    var isIncidental = false
    /// For an interface: whether its name or several conformers say what it is, or only the one type that implements it.
    var certainty: Reference.Certainty = .sure
  }

  typealias Entry = (type: TypeSymbol.ID, assignment: Assignment)

  struct Module: Sendable {
    var name: String
    var presenter: TypeSymbol.ID
    /// The stem of its name.
    var stem: StemInterner.ID
  }

  private(set) var assignments: SparseTypeArray<Assignment>
  private(set) var modules: [Module] = []
  /// By stem, the modules of presenters with that stem.
  private var modulesByStem: [StemInterner.ID: [Int]] = [:]
  /// Types without a role whose bodies start the app or put several modules together.
  var compositionRoots: Set<TypeSymbol.ID> = []
  /// The roles that the user set.
  private let setRoles: SetRoles

  init(_ types: RootTypes, modules: [Module] = [], setRoles: SetRoles = SetRoles()) {
    assignments = SparseTypeArray(types)
    self.setRoles = setRoles
    self.modules = modules
    for (number, module) in modules.enumerated() { modulesByStem[module.stem, default: []].append(number) }
  }

  func role(of type: TypeSymbol.ID) -> Role? { assignments.value(of: type) { $0.role } }
  func module(of type: TypeSymbol.ID) -> Int? { assignments.value(of: type) { $0.module } ?? nil }
  func modules(with stem: StemInterner.ID) -> [Int] { modulesByStem[stem] ?? [] }

  /// Adds what a step has found, except where the user says otherwise.
  mutating func add(_ entries: [Entry]) {
    for (type, assignment) in entries {
      switch setRoles[type]?.verdict {
      case nil: assignments[type] = assignment
      case .role(let role):
        assignments[type] = assignment
        assignments.update(type) { $0.role = role }
      case .compositionRoot, .helper: continue
      }
    }
  }

  mutating func add(compositionRoots: [Entry]) {
    for (type, assignment) in compositionRoots { assignments[type] = assignment }
  }

  mutating func remove(_ types: [TypeSymbol.ID]) {
    for type in types { assignments[type] = nil }
  }

  /// Keeps the given modules only, with new numbers, and drops the parts of the others.
  mutating func keep(modules numbers: [Int]) {
    if numbers.count == modules.count { return }
    let renumbered = Dictionary(uniqueKeysWithValues: numbers.enumerated().map { ($0.element, $0.offset) })
    for type in assignments.keys {
      guard let module = module(of: type) else { continue }
      if let number = renumbered[module] {
        assignments.update(type) { $0.module = number }
      } else {
        assignments[type] = nil
      }
    }
    modules = numbers.map { modules[$0] }
    modulesByStem = Dictionary(grouping: modules.indices) { modules[$0].stem }
  }
}
