import ViperLinking
import ViperText

/// The signs of all dialects, resolved against the code base once and deduplicated.
struct DialectSigns {
  enum Evidence {
    case type(NamePattern)
    case inherits(Role, Name)
    case conforms(Role, [NamePattern])
    case method(Role, Method)
    case stored(from: Role, to: Role, ReferenceStrength)
    /// The name occurs nowhere in the code base.
    case never
  }

  struct Method {
    var name: Wildcard
    /// The pattern with labels, where the dialect states any.
    var signature: Wildcard?
    var isStatic: Bool

    init(_ pattern: String, isStatic: Bool) {
      name = Wildcard(String(pattern.prefix { $0 != "(" }))
      signature = pattern.contains("(") ? Wildcard(pattern) : nil
      self.isStatic = isStatic
    }
  }

  /// The signs of one dialect.
  struct Signs {
    var dialect: String
    var total: Int
    var weights: [Int]
    /// By sign, its position in `evidences`.
    var evidences: [Int]
    /// By sign, its description.
    var texts: [String]
  }

  /// The evidences of all dialects, without duplicates.
  let evidences: [Evidence]
  /// By dialect, those with signs only.
  let dialects: [Signs]

  init(_ dialects: [Dialect], in codebase: Codebase) {
    var evidences: [DetectionSign.Evidence] = []
    self.dialects = dialects.filter { !$0.signs.isEmpty }.map { dialect in
      let positions = dialect.signs.map { sign in
        if let known = evidences.firstIndex(of: sign.evidence) { return known }
        evidences.append(sign.evidence)
        return evidences.count - 1
      }
      return Signs(
        dialect: dialect.name, total: dialect.signs.reduce(0) { $0 + $1.weight }, weights: dialect.signs.map(\.weight),
        evidences: positions, texts: dialect.signs.map(\.evidence.text))
    }
    self.evidences = evidences.map { Evidence($0, in: codebase) }
  }
}

extension DialectSigns.Evidence {
  init(_ evidence: DetectionSign.Evidence, in codebase: Codebase) {
    self =
      switch evidence {
      case .type(let pattern): .type(pattern)
      case .inherits(let role, let base): codebase.names.known(base).map { .inherits(role, $0) } ?? .never
      case .conforms(let role, let protocols): .conforms(role, protocols)
      case .method(let role, let pattern, let isStatic): .method(role, DialectSigns.Method(pattern, isStatic: isStatic))
      case .stored(let from, let to, let strength): .stored(from: from, to: to, strength)
      }
  }
}

extension DetectionSign.Evidence {
  /// By sign, its description.
  var text: String {
    switch self {
    case .type(let pattern): "a type named \(pattern)"
    case .inherits(let role, let base): "\(role) inherits \(base)"
    case .conforms(let role, let protocols): "\(role) conforms to \(protocols.map(\.text).joined(separator: " or "))"
    case .method(let role, let name, let isStatic): "\(role) has a \(isStatic ? "static " : "")method \(name)"
    case .stored(let from, let to, let strength):
      "\(from) holds its \(to) \(strength == .strong ? "strongly" : strength == .weak ? "weakly" : "unowned")"
    }
  }
}
