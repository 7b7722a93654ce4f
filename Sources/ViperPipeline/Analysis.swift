internal import ViperFacts
package import ViperModel
package import ViperRules

/// The outcome of a run: the picture of the code base and what is wrong with it.
package struct Analysis: Sendable {
  package var model: CodeModel
  package var report: LintReport

  package var graph: ComponentGraph { model.graph }

  /// Reads, links, classifies and lints what the options name.
  ///
  /// - Throws: `UsageError` for a path that does not exist, a dialect with mistakes, or no Swift file at all.
  package init(_ options: AnalysisOptions) throws(UsageError) {
    let dialects = try DialectChoice(options, ConfigurationFile.configuration(for: options))
    let found = try Self.find(options)
    let reading = SourceReading(found.files, options)
    model = ModelBuilder.build(
      reading.facts, pins: dialects.pins, builtIns: dialects.builtIns, base: dialects.base, threads: options.threads)
    report = Self.report(model, found.diagnostics + reading.diagnostics, reading, dialects, options)
  }

  /// The files, and what could not be looked into on the way.
  private static func find(_ options: AnalysisOptions) throws(UsageError) -> (files: [SourceFile], diagnostics: [Diagnostic]) {
    let found = SourceFinder.find(
      options.paths, basePath: options.basePath, workingDirectory: options.workingDirectory)
    let errors = found.diagnostics.filter { !$0.makesRunIncomplete }
    guard errors.isEmpty else { throw UsageError(errors) }
    // Where something could not be looked into, there may be Swift files all the same: that is incomplete, not wrong.
    guard !found.files.isEmpty || !found.diagnostics.isEmpty else {
      let paths = options.paths.map { "'\($0)'" }.joined(separator: ", ")
      throw UsageError([Diagnostic(.error, "no Swift file in \(paths); name a folder with Swift code")])
    }
    return found
  }

  private static func report(
    _ model: CodeModel, _ problems: [Diagnostic], _ reading: SourceReading, _ dialects: DialectChoice, _ options: AnalysisOptions
  ) -> LintReport {
    let diagnostics = problems + RunDiagnostics.diagnostics(for: model, pins: dialects.pins)
      + RunDiagnostics.tooFewModules(model, required: options.requiredModules)
    return LintReport(
      toolVersion: options.toolVersion, isComplete: !diagnostics.contains(where: \.makesRunIncomplete),
      fileCount: reading.facts.count, moduleCount: model.graph.modules.count, componentCount: model.graph.components.count,
      findings: LintEngine.findings(in: model), diagnostics: diagnostics,
      roots: model.dialects.flatMap { root in
        root.shares.map {
          LintReport.RootDialect(root: root.root, dialect: $0.dialect, choice: $0.verdict, modules: $0.modules)
        }
      }, resolution: options.countsResolution ? model.resolution : nil)
  }
}
