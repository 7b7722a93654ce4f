internal import ViperText

extension Constraint {
  /// What the constraint says, as a sentence without its reason.
  package var words: String { statement.words }
}

extension ConstraintStatement {
  fileprivate var words: String {
    switch self {
    case .forbidden(let ends):
      "\(ends.from.words) must not \(ends.followsPaths ? "reach" : "refer to") \(ends.to.words)\(ends.exceptionWords)"
    case .allowed(let ends):
      "\(ends.from.words) may \(ends.followsPaths ? "reach" : "refer to") nothing but \(ends.to.words)\(ends.exceptionWords)"
    case .required(let ends):
      "each of \(ends.from.words) must \(ends.followsPaths ? "reach" : "refer to") one of \(ends.to.words)\(ends.exceptionWords)"
    case .layers(let layers, let isStrict):
      "no layer refers to one above it\(isStrict ? ", or below the next one" : ""), from top to bottom: \(Self.list(layers))"
    case .independent(let groups): "independent of each other: \(Self.list(groups))"
    case .acyclic(let unit, let types): "no cycle of references between \(unit.rawValue)s\(Self.part(types))"
    case .published(let modules, let others):
      "others reach \(modules.words) only through what it publishes\(others.map { ", or \($0.words)" } ?? "")"
    case .imports(let files, let modules): "only \(files.words) may import \(modules.joined(separator: ", "))"
    case .protected(let types, let users): "only \(users.words) may refer to \(types.words)"
    case .limit(let limits, let types):
      "at most \(limits.bounds.map { "\($0.most) \($0.measure.rawValue)" }.joined(separator: ", "))\(Self.part(types))"
    case .companions(let companions, let modules):
      "every module\(Self.part(modules)) has \(companions.map(\.text).joined(separator: ", "))"
    case .counterpart(let counterpart, let types):
      "each '\(counterpart.each)'\(Self.part(types)) has a '\(counterpart.has)'"
    case .layout(let types, let folders):
      "\(types.words) is in \(folders.map { "'\($0)'" }.joined(separator: " or "))"
    }
  }

  private static func list(_ selections: [Selection]) -> String { selections.map(\.words).joined(separator: "; ") }

  private static func part(_ types: Selection?) -> String { types.map { " of \($0.words)" } ?? "" }
}

extension ConstrainedReferences {
  fileprivate var exceptionWords: String { except.map { ", except \($0.words)" } ?? "" }
}

extension Selection {
  /// The selectors as written: `{group: Payments}`.
  package var words: String { selectors.map(\.words).joined(separator: " or ") }
}

extension Selector {
  fileprivate var words: String {
    let parts = conditions.map { "\($0.key.rawValue): \($0.texts.joined(separator: "|"))" }
    return "{\((parts + exceptions.map { "not: \($0.words)" }).joined(separator: ", "))}"
  }
}
