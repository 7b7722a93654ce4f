package import ViperConfiguration
internal import ViperFacts
internal import ViperRules

/// Everything about a run that is decided before any source is read, so that a mistake in the usage costs no time.
package struct AnalysisPlan {
  /// The options; their paths are those of the indexes, where there are any.
  package let options: AnalysisOptions
  package let configuration: Configuration
  let dialects: DialectChoice
  let baseline: BaselineFile?
  /// Nil where everything is reported.
  let scope: ReportedFiles?
  /// The facts of the options' indexes; nil where sources are read instead.
  let indexed: SourceReading?

  /// - Throws: `UsageError` for an index that cannot be used, a configuration, dialect or baseline with mistakes, or an unknown
  ///   revision.
  package init(_ options: AnalysisOptions) throws(UsageError) {
    var options = options
    indexed = options.indexes.isEmpty ? nil : try SourceReading(indexes: options)
    if let indexed { options.paths = indexed.paths }
    self.options = options
    configuration = try ConfigurationFile.configuration(for: options)
    dialects = try DialectChoice(options, configuration)
    baseline = try BaselineFile(options, configuration, isToBeWritten: options.writesBaseline)
    scope = try ReportedFiles(options)
  }

  /// The files that no output of the run may replace.
  package var protectedFiles: ProtectedFiles { ProtectedFiles(options, configuration) }
}
