internal import ViperConfiguration
internal import ViperDialects
internal import ViperFacts
internal import ViperRules
internal import ViperText

/// What a word of `viper-lint explain WORD` stands for: a line, else a rule, a constraint, a dialect or a module of that name.
package enum WordCatalogue {
  /// - Parameter width: of the terminal; nil for paragraphs of one line.
  /// - Throws: `UsageError` for a word that is none of them, with the nearest names of rules and dialects, if it resembles any.
  package static func explanation(of word: String, _ options: AnalysisOptions, width: Int? = nil) throws(UsageError) -> String {
    if PlaceCatalogue.parts(of: word) != nil { return try PlaceCatalogue.explanation(of: word, options) }
    if let text = try RuleCatalogue.builtInExplanation(of: word, width: width) { return text }
    if word.contains(where: { "/.".contains($0) }) { return try PlaceCatalogue.explanation(of: word, options) }
    // A mistake in the configuration is reported by the command that reads it.
    let configuration = try? ConfigurationFile.configuration(for: options, checksDialects: false)
    let rules = RuleLookup(configuration?.constraints ?? [])
    if rules.constraint(word) != nil { return try ConstraintExplanation(of: word, options, width: width).text }
    let dialects = BuiltInDialects.all.map(\.name)
    if dialects.contains(word) { return try DialectCatalogue.description(of: word) }
    do throws(UsageError) {
      return try ModelCatalogue.module(word, options)
    } catch {
      let hint = NearestNames.suggestion(for: word, among: rules.ids + dialects)
      if hint.isEmpty { throw error }
      throw UsageError([Diagnostic(.error, "there is no rule, dialect or module '\(word)'\(hint)")])
    }
  }
}
