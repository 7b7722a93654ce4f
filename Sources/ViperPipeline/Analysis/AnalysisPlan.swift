package import ViperConfiguration
internal import ViperFacts
internal import ViperRules

/// The part of a run that is decided before any source is read, so that a usage error is reported at once.
package struct AnalysisPlan {
  /// The options, with the paths of the indexes if there are any.
  package internal(set) var options: AnalysisOptions
  package internal(set) var configuration: Configuration
  let dialects: DialectChoice
  let baseline: BaselineFile?
  /// Nil if everything is reported.
  let scope: ReportedFiles?
  /// The facts of the options' indexes; nil if sources are read instead.
  let indexed: SourceReading?

  /// - Throws: `UsageError` for an unusable index, an invalid configuration, dialect or baseline, or an unknown revision.
  package init(_ options: AnalysisOptions) throws(UsageError) {
    var options = options
    indexed = options.indexes.isEmpty ? nil : try SourceReading(indexes: options)
    if let indexed { options.paths = indexed.paths }
    self.options = options
    configuration = try ConfigurationFile.configuration(for: options)
    let rules = RuleLookup(configuration.constraints)
    let mistakes = options.onlyRules.compactMap(rules.mistake)
    guard mistakes.isEmpty else { throw UsageError(mistakes.map { Diagnostic(.error, $0) }) }
    dialects = try DialectChoice(options, configuration)
    baseline = try BaselineFile(options, configuration, isToBeWritten: options.writesBaseline)
    scope = try ReportedFiles(options)
  }

  /// The input files and caches, which no output of the run may replace.
  package var protectedFiles: ProtectedFiles { ProtectedFiles(options, configuration) }
}
