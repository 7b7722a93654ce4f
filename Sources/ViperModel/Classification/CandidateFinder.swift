internal import OrderedCollections
import ViperFacts

/// A type whose name and shape fit a role; whether it plays that role is decided by its company.
struct Candidate: Sendable {
  var type: TypeSymbol.ID
  var role: Role
  /// The module's names that its own name may stand for, the most specific pattern first.
  var stems: [String]
  /// Named by a pattern that counts only beside another part with the same stem.
  var needsSibling: Bool
  var isBase: Bool
  /// The pattern that its name fits.
  var pattern: String
}

/// Finds the types of a root that a dialect's names and shapes fit.
struct CandidateFinder {
  let codebase: Codebase
  let dialect: Dialect

  /// Request lists of networking libraries are called routers too.
  private static let namesakes: Set<String> = ["URLRequestConvertible", "TargetType", "Endpoint", "EndpointType"]

  func candidate(_ type: TypeSymbol.ID) -> Candidate? {
    let symbol = codebase.types[type]
    guard !symbol.isProtocol, !symbol.isExternal, !symbol.isLocal, symbol.declaration != nil else { return nil }
    let name = codebase.text(symbol.name)
    let external = codebase.externalAncestors(of: type)
    guard external.isDisjoint(with: Self.namesakes) else { return nil }
    let fits = dialect.roles.flatMap { role, rule in
      matches(name, role, rule).filter { _ in hasShape(type, symbol, rule, external) }
    }
    guard let best = fits.max(by: { $0.specificity < $1.specificity }) else { return nil }
    let sameRole = fits.filter { $0.role == best.role }.sorted { $0.specificity > $1.specificity }
    return Candidate(
      type: type, role: best.role, stems: sameRole.map(\.stem), needsSibling: best.needsSibling,
      isBase: best.stem.isEmpty || dialect.roles[best.role]?.baseTypes.contains(name) == true, pattern: best.pattern)
  }

  private struct Match {
    var role: Role
    var stem: String
    var specificity: Int
    var needsSibling: Bool
    var pattern: String
  }

  private func matches(_ name: String, _ role: Role, _ rule: RoleRule) -> [Match] {
    if rule.baseTypes.contains(name) {
      return [Match(role: role, stem: "", specificity: 2000, needsSibling: false, pattern: name)]
    }
    let own = rule.names.map { ($0, false) } + rule.siblingNames.map { ($0, true) }
    return own.compactMap { pattern, needsSibling in
      pattern.stem(of: name).map {
        Match(
          role: role, stem: $0, specificity: pattern.specificity * 2 - (needsSibling ? 1 : 0), needsSibling: needsSibling,
          pattern: pattern.text)
      }
    }
  }

  private func hasShape(_ type: TypeSymbol.ID, _ symbol: TypeSymbol, _ rule: RoleRule, _ external: Set<String>) -> Bool {
    if !rule.kinds.isEmpty {
      guard let kind = Component.Kind(symbol.kind), rule.kinds.contains(kind) else { return false }
    }
    let ancestors = external.union(codebase.ancestors(of: type).map { codebase.text(codebase.types[$0].name) })
    func satisfies(_ globs: [String]) -> Bool {
      globs.isEmpty || globs.contains { glob in ancestors.contains { Glob(glob).matches($0) } }
    }
    return satisfies(rule.inherits) && satisfies(rule.conforms)
  }
}

extension Component.Kind {
  /// Nil for what is no type.
  init?(_ kind: Declaration.Kind) {
    switch kind {
    case .class: self = .class
    case .struct: self = .struct
    case .enum: self = .enum
    case .actor: self = .actor
    case .protocol: self = .protocol
    default: return nil
    }
  }
}
