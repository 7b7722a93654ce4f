import ViperConfiguration
import ViperFacts
import ViperModel
import ViperReporting
import ViperRules
import ViperText

/// The rules in the form that the command line prints.
package enum RuleCatalogue {
  /// Every rule id, one a line.
  package static var list: String { RuleRegistry.builtIn.ids().map { $0 + "\n" }.joined() }

  /// A table of the rules: id, severity, summary.
  ///
  /// - Parameter options: lead to the configuration, whose severities are shown, with the defaults where they differ.
  package static func table(_ options: AnalysisOptions) throws(UsageError) -> String {
    let configuration = try ConfigurationFile.configuration(for: options)
    let settings = RuleSettings(configuration, basePath: options.basePath, files: [])
    let rows = RuleRegistry.builtIn.ids().compactMap { id in
      rule(id).map { [id, severity(of: id, $0.documentation, settings), $0.documentation.summary] }
    }
    return TextTable(header: ["rule", "severity", "summary"], rows: rows).lines.map { $0 + "\n" }.joined()
  }

  private static func severity(of id: String, _ documentation: RuleDocumentation, _ settings: RuleSettings) -> String {
    var configured = documentation
    func set(_ name: String?, else severity: Severity?) -> Severity? {
      settings.severity(of: id, case: name, in: "").map(\.severity) ?? severity
    }
    configured.severity = set(nil, else: documentation.severity)
    configured.cases = documentation.cases.compactMap { rule in
      set(rule.name, else: rule.severity).map { .init(rule.name, $0, rule.summary) }
    }
    let (now, before) = (RuleText.severity(of: configured), RuleText.severity(of: documentation))
    return now == before ? now : "\(now) (default: \(before))"
  }

  /// A rule's documentation.
  ///
  /// - Parameter width: of the terminal; nil for paragraphs of one line.
  /// - Throws: `UsageError` for an unknown id, with the nearest ones.
  package static func explanation(of id: String, width: Int? = nil) throws(UsageError) -> String {
    guard let rule = rule(id) else { throw UsageError([Diagnostic(.error, unknown(id))]) }
    return RuleText(id: id, rule.documentation, width: width).text
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
