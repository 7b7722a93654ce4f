import ViperFacts
import ViperModel
import ViperReporting
import ViperRules
import ViperText

/// The rules in the form that the command line prints.
package enum RuleCatalogue {
  /// Every rule id, one a line.
  package static var list: String { RuleRegistry.builtIn.ids().map { $0 + "\n" }.joined() }

  /// A rule's documentation.
  ///
  /// - Throws: `UsageError` for an unknown id, with the nearest ones.
  package static func explanation(of id: String) throws(UsageError) -> String {
    let ids = Set(RuleRegistry.builtIn.ids())
    guard let listed = RuleNames.listed(id, isListed: ids.contains), let rule = RuleRegistry.builtIn.rule(reporting: listed)
    else {
      let hint = NearestNames.suggestion(for: id, among: RuleRegistry.builtIn.ids())
      throw UsageError([
        Diagnostic(.error, "there is no rule '\(id)'" + (hint.isEmpty ? "; 'viper-lint rules' lists them" : hint))
      ])
    }
    return RuleText(id: id, rule.documentation).text
  }
}
