package import ViperModel

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
