import ViperConfiguration
import ViperFacts
import ViperModel
import ViperReporting
import ViperRules
import ViperText

/// The rules in the form that the command line prints: the built-in ones, and the constraints of the configuration.
package enum RuleCatalogue {
  /// Every rule id, one a line.
  ///
  /// - Parameter options: lead to the configuration.
  package static func list(_ options: AnalysisOptions) throws(UsageError) -> String {
    RuleLookup(try ConfigurationFile.configuration(for: options).constraints).ids.map { $0 + "\n" }.joined()
  }

  /// The ids for a shell to complete: reads no dialect, and leaves out the constraints of a configuration with mistakes.
  package static func completions(_ options: AnalysisOptions) -> [String] {
    let configuration = try? ConfigurationFile.configuration(for: options, checksDialects: false)
    return RuleLookup(configuration?.constraints ?? []).ids
  }

  /// A table of the rules: id, severity, summary.
  ///
  /// - Parameter options: lead to the configuration, whose severities are shown, with the defaults where they differ.
  package static func table(_ options: AnalysisOptions) throws(UsageError) -> String {
    let configuration = try ConfigurationFile.configuration(for: options)
    let settings = RuleSettings(configuration, basePath: options.basePath, files: [])
    let lookup = RuleLookup(configuration.constraints)
    let rows = lookup.ids.compactMap { id -> [String]? in
      if let constraint = lookup.constraint(id) { return [id, settings.severityText(of: constraint), constraint.words.visible] }
      return lookup.rule(id).map { [id, severity(of: id, $0.documentation, settings), $0.summary(of: id)] }
    }
    return TextTable(header: ["rule", "severity", "summary"], rows: rows).lines.map { $0 + "\n" }.joined().printable
  }

  private static func severity(of id: String, _ documentation: RuleDocumentation, _ settings: RuleSettings) -> String {
    var shown = documentation
    func configured(_ name: String?, _ own: Severity?) -> Severity? {
      guard let statement = settings.statement(of: id, case: name, in: "") else { return own }
      return statement.severity(usual: documentation.severity, own: own)
    }
    shown.severity = configured(nil, documentation.severity)
    shown.cases = documentation.cases.compactMap { rule in
      configured(rule.name, rule.severity).map { .init(rule.name, $0, rule.summary) }
    }
    let (now, before) = (RuleText.severity(of: shown), RuleText.severity(of: documentation))
    return now == before ? now : "\(now) (default: \(before))"
  }

  /// A rule's documentation, for the id of a case with that first; for a constraint, also what it selects and reports in the code that the options name.
  ///
  /// - Parameter width: of the terminal; nil for paragraphs of one line.
  /// - Throws: `UsageError` for an unknown id, with the nearest ones.
  package static func explanation(of id: String, _ options: AnalysisOptions, width: Int? = nil) throws(UsageError) -> String {
    if let text = try builtInExplanation(of: id, width: width) { return text }
    let lookup = RuleLookup(try ConfigurationFile.configuration(for: options).constraints)
    guard lookup.constraint(id) != nil else { throw UsageError([Diagnostic(.error, lookup.unknown(id))]) }
    return try ConstraintExplanation(of: id, options, width: width).text
  }

  /// Nil for an id that no built-in rule has.
  ///
  /// - Throws: `UsageError` for a case that the rule does not have.
  static func builtInExplanation(of text: String, width: Int?) throws(UsageError) -> String? {
    let (id, name) = RuleNames.parts(of: text)
    guard let documentation = RuleLookup().rule(id)?.documentation(of: id) else { return nil }
    guard let name else { return RuleText(id: id, documentation, width: width).text }
    guard let wanted = documentation.cases.first(where: { $0.name == name }) else {
      let names = documentation.cases.map(\.name)
      let hint = names.isEmpty ? "; it has none" : NearestNames.hint(for: name, among: names)
      throw UsageError([Diagnostic(.error, "rule '\(id)' has no case '\(name)'\(hint)")])
    }
    return RuleText(id: id, documentation, case: wanted, width: width).text
  }
}
