import ViperConfiguration
import ViperModel
import ViperRules
import ViperText

/// The rules of a run by id: the built-in ones, and the constraints of its configuration.
struct RuleLookup {
  let registry: RuleRegistry

  init(_ constraints: [Constraint] = []) { registry = .builtIn.including(constraints) }

  /// Sorted, families expanded over the roles of all dialects.
  var ids: [String] { registry.ids() }

  /// The built-in rule that reports under an id; nil for a constraint, and for an unknown id.
  func rule(_ id: String) -> (any DocumentedRule.Type)? {
    let ids = Set(RuleRegistry.builtIn.ids())
    return RuleNames.listed(id, isListed: ids.contains).flatMap { RuleRegistry.builtIn.rule(reporting: $0) }
  }

  func constraint(_ id: String) -> Constraint? { registry.constraints[id] }

  /// The mistake in an id that no finding can have; nil for a rule's id.
  func mistake(in id: String) -> String? { constraint(id) == nil && rule(id) == nil ? unknown(id) : nil }

  func unknown(_ id: String) -> String {
    let hint = NearestNames.suggestion(for: id, among: ids)
    return "there is no rule '\(id)'" + (hint.isEmpty ? "; 'viper-lint rules' lists them" : hint)
  }
}
