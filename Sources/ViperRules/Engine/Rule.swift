package import ViperModel

/// What a rule says of itself: under which ids it reports, and why.
package protocol DocumentedRule: Sendable {
  static var ids: RuleIDs { get }
  static var documentation: RuleDocumentation { get }
}

/// One way to break the architecture: what it is, examples of it, and how it is found.
///
/// A rule is a pure function of its input; it never chooses a severity, the engine does.
package protocol Rule: DocumentedRule {
  init()
  /// What the rule finds, in any order.
  func findings(in input: LintInput) -> [Violation]
}

/// The ids that a rule reports under: one, or a family that every role or pair of roles gets for free.
package enum RuleIDs: Sendable {
  case one(String)
  /// `<role>-imports-uikit`: an id for each role; `roles` are those that get one in every dialect.
  case perRole(suffix: String, roles: [Role])
  /// `<role>-references-<role>`: an id for each pair of roles; a role that references any component at all is
  /// `<role>-references-component`.
  case perPair(infix: String)

  /// The ids over the given roles, sorted.
  package func expanded(over roles: [Role]) -> [String] {
    switch self {
    case .one(let id): return [id]
    case .perRole(let suffix, let roles): return roles.map { "\($0)-\(suffix)" }.sorted()
    case .perPair(let infix):
      let pairs = roles.flatMap { from in roles.filter { $0 != from && from != .entity }.map { "\(from)-\(infix)-\($0)" } }
      return (pairs + ["\(Role.entity)-\(infix)-component"]).sorted()
    }
  }
}
