internal import ViperConfiguration
internal import ViperFacts
internal import ViperModel
internal import ViperRules
internal import ViperText

/// The constraints of a configuration in the form that the command line prints.
package enum ConstraintCatalogue {
  /// A table of all constraints, sorted by name.
  ///
  /// - Parameter options: lead to the configuration.
  package static func table(_ options: AnalysisOptions) throws(UsageError) -> String {
    let configuration = try ConfigurationFile.configuration(for: options)
    guard !configuration.constraints.isEmpty else { return "no constraints: \(remedy)\n" }
    let settings = RuleSettings(configuration, basePath: options.basePath, files: [])
    let rows = configuration.constraints.sorted { $0.name < $1.name }.map { constraint in
      [constraint.name, settings.severityText(of: constraint), constraint.statement.kind, constraint.words.visible]
    }
    return TextTable(header: ["constraint", "severity", "kind", "statement"], rows: rows).lines.map { $0 + "\n" }.joined()
      .printable
  }

  /// The names for a shell to complete: reads no dialect, and none where the configuration has mistakes.
  package static func completions(_ options: AnalysisOptions) -> [String] {
    let configuration = try? ConfigurationFile.configuration(for: options, checksDialects: false)
    return (configuration?.constraints ?? []).map(\.name).sorted()
  }

  /// What is wrong with a word behind `viper-lint constraints`.
  package static func mistake(inCommand word: String, among commands: [String]) -> String {
    "there is no command 'constraints \(word)'\(NearestNames.hint(for: word, among: commands))"
  }

  static let remedy = "state them under 'constraints:' of the configuration"

  /// The constraint of a name.
  ///
  /// - Throws: `UsageError` for an unknown name, with the nearest ones.
  static func constraint(_ name: String, in configuration: Configuration) throws(UsageError) -> Constraint {
    if let found = configuration.constraints.first(where: { $0.name == name }) { return found }
    guard !configuration.constraints.isEmpty else {
      throw UsageError([Diagnostic(.error, "there is no constraint '\(name)', nor any other; \(remedy)")])
    }
    let hint = NearestNames.suggestion(for: name, among: configuration.constraints.map(\.name).sorted())
    throw UsageError([
      Diagnostic(.error, "there is no constraint '\(name)'" + (hint.isEmpty ? "; 'viper-lint constraints' lists them" : hint))
    ])
  }
}

extension Constraint {
  /// The place that states it: `.viper-lint.yml:12`.
  var place: String { file + (line.map { ":\($0)" } ?? "") }
}
