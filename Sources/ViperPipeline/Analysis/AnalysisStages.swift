internal import Foundation
internal import ViperConfiguration
internal import ViperFacts
internal import ViperLinking
import ViperModel
internal import ViperPlatform
internal import ViperRules

/// The stages of a run, each a function from values to a value.
extension AnalysisPlan {
  private var reader: SourceReader { SourceReader(options, configuration) }

  /// Finds the Swift files while the cache of facts is opened; nil if indexes replace the sources.
  func find() throws(UsageError) -> SourceReader.Sources? { indexed == nil ? try reader.find() : nil }

  /// Reads the facts of all files, from the cache for unchanged files, or selects those of the indexes; then assigns the files to
  /// build targets.
  func read(_ sources: SourceReader.Sources?) -> SourceReading {
    let replaced = options.replacement.map { AbsolutePath($0.path, in: options.workingDirectory).string }
    if let sources { return reader.read(sources).assigned(keeping: replaced) }
    let indexed = indexed ?? SourceReading(paths: options.paths)
    return indexed.selecting(configuration.selection, basePath: options.basePath).assigned()
  }

  /// Links, evaluates and classifies the facts, or loads the model that an earlier run cached for the same facts.
  func model(of reading: SourceReading) -> (model: CodeModel, cacheFailure: CacheFailure?) {
    let program = Bundle.main.executablePath ?? ""
    let code = ProductionCode(reading.facts, targets: reading.targets)
    func build(_ bodies: BodyCache? = nil) -> CodeModel {
      ModelBuilder.build(
        code, pins: dialects.pins, dialects: dialects.supply.all(), learning: learnsDialect ? ShippedDialects.load : nil,
        bodies: bodies, threads: options.threads)
    }
    // A replaced file exists for one run only, so its model is not cached.
    guard let cache = options.cache, reading.isCached, options.replacement == nil,
      let version = FactVersion.build(tool: "\(options.toolVersion) \(ShippedDialects.digest)", program: program)
    else { return (build(), nil) }
    let name = program.split(separator: "/").last.map(String.init) ?? ""
    let models = ModelCache(nextTo: cache.path, program: name, version: version)
    let bodies = BodyCache(nextTo: cache.path, program: name, version: version)
    let outcome = models.model(of: code, pins: dialects.pins, supply: dialects.supply, learns: learnsDialect) { build(bodies) }
    return (outcome.model, outcome.failure)
  }

  /// Whether the run may learn a dialect by itself: only where it reads a whole code base for which nothing is set. What a team has
  /// settled, in a configuration or a baseline, does not change because the code does.
  private var learnsDialect: Bool {
    guard options.mayLearn, options.configuration == .nearest, configuration.folder == nil else { return false }
    return options.dialect == nil && baseline?.baseline == nil && !options.writesBaseline
  }

  func ruleSettings(for reading: SourceReading) -> RuleSettings {
    RuleSettings(
      configuration, basePath: options.basePath, files: reading.facts.map(\.0.name) + (baseline.map { [$0.name] } ?? []))
  }

  /// Applies all rules to the model.
  func findings(in model: CodeModel, settings: RuleSettings) -> [Finding] {
    LintEngine.findings(in: model, by: .builtIn, settings: settings, threads: options.threads)
  }

  /// The diagnostics of the run, as opposed to findings in the code.
  func diagnostics(about reading: SourceReading, model: CodeModel, cacheFailure: CacheFailure?) -> [Diagnostic] {
    let failure = options.cache?.isNamed == true ? reading.cacheFailure ?? cacheFailure : nil
    let inert = InertSettings(
      configuration: configuration, model: model, dialects: dialects,
      paths: reading.paths.map { AbsolutePath($0, in: options.workingDirectory) }, files: reading.facts.map(\.0.path),
      use: reading.selectionUse, isDialectChosen: options.dialect != nil)
    return reading.diagnostics + (failure.map { [Diagnostic(.warning, $0.message)] } ?? [])
      + RunDiagnostics.diagnostics(for: model, pins: dialects.pins) + RunDiagnostics.learning(model) + inert.diagnostics
      + RunDiagnostics.tooFewModules(model, required: options.requiredModules)
  }

  /// Applies suppressions and the baseline.
  ///
  /// - Parameter isComplete: whether everything could be read; if not, unmatched baseline entries are not reported as stale.
  func dispositions(
    of findings: [Finding], in reading: SourceReading, model: CodeModel, settings: RuleSettings, isComplete: Bool
  ) -> FindingDispositions {
    FindingDispositions(
      of: findings, in: reading, model: model, configuration: configuration, settings: settings, baseline: baseline,
      options: options, isComplete: isComplete)
  }

  /// The report, limited to the requested scope.
  func report(
    _ dispositions: FindingDispositions, diagnostics: [Diagnostic], model: CodeModel, fileCount: Int
  ) -> LintReport {
    let report = LintReport(
      toolVersion: options.toolVersion, isComplete: !diagnostics.contains(where: \.makesRunIncomplete),
      fileCount: fileCount, moduleCount: model.graph.modules.count, componentCount: model.graph.components.count,
      findings: dispositions.findings, diagnostics: diagnostics + dispositions.diagnostics,
      roots: model.dialects.flatMap { root in
        root.shares.map {
          LintReport.DialectShare(root: root.root, dialect: $0.dialect, choice: $0.verdict, modules: $0.modules)
        }
      }, architectures: model.dialects.flatMap(\.architectures), resolution: options.countsResolution ? model.resolution : nil)
    return scope?.limited(report, model.graph) ?? report
  }
}
