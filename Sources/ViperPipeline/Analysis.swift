internal import ViperFacts
package import ViperModel
package import ViperRules

/// The outcome of a run: the picture of the code base and what is wrong with it.
package struct Analysis: Sendable {
  package var model: CodeModel
  package var report: LintReport
  /// What was analysed: the options' paths, or those of their indexes.
  package let paths: [String]

  package var graph: ComponentGraph { model.graph }

  /// Reads, links, classifies and lints what the options name.
  ///
  /// - Parameter check: gets the configuration before anything is read, so that a mistake in it costs no time.
  /// - Throws: `UsageError` for a path that does not exist, a dialect with mistakes, an index that cannot be used, or no Swift file at all.
  package init(
    _ options: AnalysisOptions, check: (Configuration) throws(UsageError) -> Void = { _ throws(UsageError) in }
  ) throws(UsageError) {
    var options = options
    let linked = options.indexes.isEmpty ? nil : try SourceReading(indexes: options)
    if let linked { options.paths = linked.paths }
    let configuration = try ConfigurationFile.configuration(for: options)
    try check(configuration)
    let dialects = try DialectChoice(options, configuration)
    let reading = if let linked { linked } else { try SourceReading(finding: options) }
    paths = reading.paths
    model = ModelBuilder.build(
      reading.facts, pins: dialects.pins, builtIns: dialects.builtIns, base: dialects.base, threads: options.threads)
    report = Self.report(model, reading, dialects, options)
  }

  private static func report(
    _ model: CodeModel, _ reading: SourceReading, _ dialects: DialectChoice, _ options: AnalysisOptions
  ) -> LintReport {
    let diagnostics = reading.diagnostics + RunDiagnostics.diagnostics(for: model, pins: dialects.pins)
      + RunDiagnostics.tooFewModules(model, required: options.requiredModules)
    return LintReport(
      toolVersion: options.toolVersion, isComplete: !diagnostics.contains(where: \.makesRunIncomplete),
      fileCount: reading.facts.count, moduleCount: model.graph.modules.count, componentCount: model.graph.components.count,
      findings: LintEngine.findings(in: model, threads: options.threads), diagnostics: diagnostics,
      roots: model.dialects.flatMap { root in
        root.shares.map {
          LintReport.RootDialect(root: root.root, dialect: $0.dialect, choice: $0.verdict, modules: $0.modules)
        }
      }, resolution: options.countsResolution ? model.resolution : nil)
  }
}
