/// A dialect's signs, made ready for many modules.
struct DialectSigns {
  enum Evidence {
    case type(NamePattern)
    case inherits(Role, Name)
    case method(Role, Method)
    case stored(from: Role, to: Role, ReferenceStrength)
    /// It asks for a name that occurs nowhere.
    case never
  }

  struct Method {
    var name: Glob
    /// Where labels count too.
    var signature: Glob?
    var isStatic: Bool

    init(_ pattern: String, isStatic: Bool) {
      name = Glob(String(pattern.prefix { $0 != "(" }))
      signature = pattern.contains("(") ? Glob(pattern) : nil
      self.isStatic = isStatic
    }
  }

  let dialect: String
  let total: Int
  let weights: [Int]
  let evidences: [Evidence]
  /// In a reader's words.
  let texts: [String]

  init(_ dialect: Dialect, in codebase: Codebase) {
    self.dialect = dialect.name
    total = dialect.signs.reduce(0) { $0 + $1.weight }
    weights = dialect.signs.map(\.weight)
    evidences = dialect.signs.map { Evidence($0.evidence, in: codebase) }
    texts = dialect.signs.map(\.evidence.text)
  }
}

extension DialectSigns.Evidence {
  init(_ evidence: DetectionSign.Evidence, in codebase: Codebase) {
    self = switch evidence {
    case .type(let pattern): .type(pattern)
    case .inherits(let role, let base): codebase.names.known(base).map { .inherits(role, $0) } ?? .never
    case .method(let role, let pattern, let isStatic): .method(role, DialectSigns.Method(pattern, isStatic: isStatic))
    case .stored(let from, let to, let strength): .stored(from: from, to: to, strength)
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
