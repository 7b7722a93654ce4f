internal import ViperFacts
package import ViperModel
internal import ViperPlatform
package import ViperRules
package import ViperConfiguration

/// The outcome of a run: the picture of the code base and what is wrong with it.
package struct Analysis: Sendable {
  package var model: CodeModel
  package var report: LintReport
  /// What was analysed: the options' paths, or those of their indexes.
  package let paths: [String]
  /// What the project says of itself.
  package let configuration: Configuration
  /// How the report's findings came to their dispositions, before any were left out.
  let acceptance: Acceptance
  let baselineFile: BaselineFile?

  package var graph: ComponentGraph { model.graph }

  /// Reads, links, classifies and lints what the options name.
  ///
  /// - Parameter check: gets the configuration before anything is read, so that a mistake in it costs no time.
  /// - Throws: `UsageError` for a path that does not exist, a dialect with mistakes, an index that cannot be used, or no Swift
  ///   file at all.
  package init(
    _ options: AnalysisOptions, check: (Configuration) throws(UsageError) -> Void = { _ throws(UsageError) in }
  ) throws(UsageError) {
    var options = options
    let linked = options.indexes.isEmpty ? nil : try SourceReading(indexes: options)
    if let linked { options.paths = linked.paths }
    configuration = try ConfigurationFile.configuration(for: options)
    try check(configuration)
    let dialects = try DialectChoice(options, configuration)
    let baseline = try BaselineFile(options, configuration, isToBeWritten: options.writesBaseline)
    let scope = try ReportedFiles(options)
    var reading =
      if let linked {
        linked.selecting(configuration.selection, basePath: options.basePath)
      } else {
        try SourceReading(finding: options, configuration)
      }
    paths = reading.paths
    let made = reading.model(dialects, options)
    model = made.model
    let settings = RuleSettings(
      configuration, basePath: options.basePath, files: reading.facts.map(\.0.name) + (baseline.map { [$0.name] } ?? []))
    let inert = InertSettings(
      configuration: configuration, model: model, dialects: dialects,
      paths: reading.paths.map { AbsolutePath.of($0, in: options.workingDirectory) }, files: reading.facts.map(\.0.path),
      use: reading.use,
      isDialectChosen: options.dialect != nil)
    let threads = options.threads
    let findings = LintEngine.findings(in: made.model, settings: settings, threads: threads)
    reading.noteFailure(made.failure, options)
    let diagnostics =
      reading.diagnostics + RunDiagnostics.diagnostics(for: model, pins: dialects.pins)
      + inert.diagnostics + RunDiagnostics.tooFewModules(model, required: options.requiredModules)
    let isComplete = !diagnostics.contains(where: \.makesRunIncomplete)
    acceptance = Acceptance(findings, reading, model, configuration, settings, baseline, options, isComplete: isComplete)
    baselineFile = baseline
    report = Self.report(
      model, reading, options, findings: acceptance.findings, diagnostics + acceptance.diagnostics, isComplete: isComplete)
    scope?.limit(&report, model.graph)
  }

  private static func report(
    _ model: CodeModel, _ reading: SourceReading, _ options: AnalysisOptions, findings: [Finding], _ diagnostics: [Diagnostic],
    isComplete: Bool
  ) -> LintReport {
    LintReport(
      toolVersion: options.toolVersion, isComplete: isComplete,
      fileCount: reading.facts.count, moduleCount: model.graph.modules.count, componentCount: model.graph.components.count,
      findings: findings, diagnostics: diagnostics,
      roots: model.dialects.flatMap { root in
        root.shares.map {
          LintReport.DialectShare(root: root.root, dialect: $0.dialect, choice: $0.verdict, modules: $0.modules)
        }
      }, resolution: options.countsResolution ? model.resolution : nil)
  }
}
