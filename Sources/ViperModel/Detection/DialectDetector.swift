import ViperFacts

/// Scores how well a root's modules fit a dialect: the share of the dialect's signs that they show.
struct DialectDetector {
  /// A dialect with a lower score is not chosen: fewer than half of its signs in the average module.
  static let threshold = 0.5

  let codebase: Codebase
  let ancestry: Ancestry
  let root: Int
  let classification: RootClassification
  /// By module and role, the classes.
  private let membersByModule: [Int: [Role: [TypeSymbol.ID]]]
  private let usages: Usages

  init(codebase: Codebase, ancestry: Ancestry, root: Int, classification: RootClassification, usages: Usages) {
    self.codebase = codebase
    self.ancestry = ancestry
    self.root = root
    self.classification = classification
    var members: [Int: [Role: [TypeSymbol.ID]]] = [:]
    for (type, assignment) in classification.assignments.entries where !codebase.types[type].isProtocol {
      if let module = assignment.module { members[module, default: [:]][assignment.role, default: []].append(type) }
    }
    membersByModule = members
    self.usages = usages
  }

  /// A dialect's signs, made ready for many modules.
  struct Signs {
    let dialect: String
    fileprivate let total: Int
    fileprivate let signs: [(weight: Int, evidence: DetectionSign.Evidence, text: String)]

    init(_ dialect: Dialect) {
      self.dialect = dialect.name
      total = dialect.signs.reduce(0) { $0 + $1.weight }
      signs = dialect.signs.map { ($0.weight, $0.evidence, $0.evidence.text) }
    }
  }

  /// How well each dialect with signs fits a module, the best first.
  func detection(of module: Int, among dialects: [Signs]) -> [ModuleDetection.Score] {
    dialects.filter { !$0.signs.isEmpty }.map { score(module, $0) }.sorted { ($1.value, $0.dialect) < ($0.value, $1.dialect) }
  }

  private func score(_ module: Int, _ dialect: Signs) -> ModuleDetection.Score {
    var (weight, shown, missing) = (0, [String](), [String]())
    for sign in dialect.signs {
      if shows(module, sign.evidence) {
        weight += sign.weight
        shown.append(sign.text)
      } else {
        missing.append(sign.text)
      }
    }
    let value = dialect.total == 0 ? 0 : Double(weight) / Double(dialect.total)
    return ModuleDetection.Score(dialect: dialect.dialect, value: value, shown: shown, missing: missing)
  }

  private func shows(_ module: Int, _ evidence: DetectionSign.Evidence) -> Bool {
    switch evidence {
    case .type(let pattern):
      let name = codebase.names.known(pattern.name(forModule: classification.modules[module].name))
      return name.flatMap { codebase.topLevelTypes.first($0, in: root) } != nil
    case .inherits(let role, let base):
      guard let base = codebase.names.known(base) else { return false }
      return members(module, role).contains { member in
        ancestry.external[member].contains(base) || codebase.ancestors(of: member).contains { codebase.types[$0].name == base }
      }
    case .method(let role, let pattern, let isStatic):
      return members(module, role).contains { hasMethod($0, pattern, isStatic: isStatic) }
    case .stored(let from, let to, let strength):
      return members(module, from).contains { owner in
        usages.by(owner).contains {
          $0.kind == .stored && $0.strength == strength && classification.assignments[$0.to]?.role == to
        }
      }
    }
  }

  /// The absolute path of the file that declares a type.
  func file(of type: TypeSymbol.ID) -> String {
    codebase.types[type].declaration.map { codebase.files[Int($0.file)].source.path } ?? ""
  }

  private func members(_ module: Int, _ role: Role) -> [TypeSymbol.ID] {
    membersByModule[module]?[role] ?? []
  }

  private func hasMethod(_ type: TypeSymbol.ID, _ pattern: String, isStatic: Bool) -> Bool {
    let glob = Glob(pattern)
    let withLabels = pattern.contains("(")
    return codebase.members[type].contains { member in
      let declaration = codebase.declaration(member)
      guard declaration.kind == .function || declaration.kind == .initializer else { return false }
      guard declaration.flags.contains(.isStatic) == isStatic else { return false }
      return glob.matches(withLabels ? signature(of: member) : codebase.text(codebase.name(member)))
    }
  }

  /// Name and labels: `configure(with:)`.
  private func signature(of function: DeclarationReference) -> String {
    let labels = codebase.parameters(of: function).map { parameter in
      let label = codebase.text(codebase.name(parameter))
      return (label.isEmpty ? "_" : label) + ":"
    }
    return codebase.text(codebase.name(function)) + "(" + labels.joined() + ")"
  }
}

extension Dialect {
  /// Whether it is recognised by how its entities are held.
  var looksForEntities: Bool {
    signs.contains { sign in
      switch sign.evidence {
      case .inherits(let role, _), .method(let role, _, _): role == .entity
      case .stored(let from, let to, _): from == .entity || to == .entity
      case .type: false
      }
    }
  }
}

extension DetectionSign.Evidence {
  /// In a reader's words.
  var text: String {
    switch self {
    case .type(let pattern): "a type named \(pattern)"
    case .inherits(let role, let base): "\(role) inherits \(base)"
    case .method(let role, let name, let isStatic): "\(role) has a \(isStatic ? "static " : "")method \(name)"
    case .stored(let from, let to, let strength): "\(from) holds its \(to) \(strength == .strong ? "strongly" : strength == .weak ? "weakly" : "unowned")"
    }
  }
}
