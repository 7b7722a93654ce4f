package import ViperModel

/// All rules, in the order of their files.
package enum RuleRegistry {
  package static let rules: [any Rule.Type] = []

  /// Every id, sorted, families expanded over the roles.
  package static func ids(over roles: [Role] = Role.all) -> [String] {
    rules.flatMap { $0.ids.expanded(over: roles) }.sorted()
  }
}
