import ViperFacts
import ViperModel
import ViperReporting
import ViperRules
import ViperText

/// The rules in the form that the command line prints.
package enum RuleCatalogue {
  /// Every rule id, one a line.
  package static var list: String { RuleRegistry.builtIn.ids().map { $0 + "\n" }.joined() }

  /// A table of the rules: id, default severity, summary.
  package static var table: String {
    let rows = RuleRegistry.builtIn.ids().compactMap { id in
      rule(id).map { [id, RuleText.severity(of: $0.documentation), $0.documentation.summary] }
    }
    return TextTable(header: ["rule", "severity", "summary"], rows: rows).lines.map { $0 + "\n" }.joined()
  }

  /// A rule's documentation.
  ///
  /// - Throws: `UsageError` for an unknown id, with the nearest ones.
  package static func explanation(of id: String) throws(UsageError) -> String {
    guard let rule = rule(id) else { throw UsageError([Diagnostic(.error, unknown(id))]) }
    return RuleText(id: id, rule.documentation).text
  }

  /// What is wrong with an id that no finding can have; nil for a rule's id.
  package static func mistake(in id: String) -> String? { rule(id) == nil ? unknown(id) : nil }

  private static func rule(_ id: String) -> (any DocumentedRule.Type)? {
    let ids = Set(RuleRegistry.builtIn.ids())
    return RuleNames.listed(id, isListed: ids.contains).flatMap { RuleRegistry.builtIn.rule(reporting: $0) }
  }

  private static func unknown(_ id: String) -> String {
    let hint = NearestNames.suggestion(for: id, among: RuleRegistry.builtIn.ids())
    return "there is no rule '\(id)'" + (hint.isEmpty ? "; 'viper-lint rules' lists them" : hint)
  }
}
