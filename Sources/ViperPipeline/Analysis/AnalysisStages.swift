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
  ///
  /// A cached model has no evidence for its verdicts, so `explain` builds the model again.
  func model(
    of reading: SourceReading
  ) -> (model: CodeModel, explanation: ModelExplanation?, cacheFailure: CacheFailure?) {
    let program = Bundle.main.executablePath ?? ""
    let code = ProductionCode(reading.facts, targets: reading.targets, companions: reading.companions)
    let scoresPinned = options.scoresPinnedDialects && !dialects.pins.all.isEmpty
    let learning = learnsDialect ? ShippedDialects.load(learned:) : nil
    func build(_ bodies: BodyCache? = nil) -> CodeModel {
      options.progress?(.evaluating)
      return ModelBuilder.build(
        code, pins: dialects.pins, dialects: dialects.supply.all(), learning: learning,
        frameworks: { BuiltInFrameworkModels.all }, scoresPinned: scoresPinned, bodies: bodies, isInventoried: isInventoried,
        threads: options.threads)
    }
    if options.isExplained {
      options.progress?(.evaluating)
      let (model, explanation) = ModelBuilder.explained(
        code, pins: dialects.pins, dialects: dialects.supply.all(), learning: learning,
        frameworks: { BuiltInFrameworkModels.all }, isInventoried: isInventoried, threads: options.threads)
      return (model, explanation, nil)
    }
    guard let cache = options.cache, reading.isCached,
      let version = FactVersion.build(tool: "\(options.toolVersion) \(ShippedDialects.digest)", program: program)
    else { return (build(), nil, nil) }
    let name = program.split(separator: "/").last.map(String.init) ?? ""
    // A replaced file exists for one run only, so nothing that follows from it is stored.
    let isReadOnly = options.replacement != nil || !options.edited.isEmpty
    let bodies = BodyCache(nextTo: cache.path, program: name, version: version, isReadOnly: isReadOnly)
    // Scores of pinned dialects are for one command only.
    if scoresPinned { return (build(bodies), nil, nil) }
    let models = ModelCache(nextTo: cache.path, program: name, version: version, isReadOnly: isReadOnly)
    let outcome = models.model(
      of: code, pins: dialects.pins, supply: dialects.supply, learning: learning, isInventoried: isInventoried
    ) { build(bodies) }
    return (outcome.model, nil, outcome.failure)
  }

  /// Whether constraints select from all types.
  private var isInventoried: Bool { !configuration.constraints.isEmpty }

  /// Whether the run may learn a dialect: where it reads a whole code base for which nothing is set. What a team has settled, in a
  /// configuration or a baseline, does not change because the code does.
  private var learnsDialect: Bool {
    guard options.mayLearn, !options.isIsolated, options.indexes.isEmpty, options.configuration == .nearest,
      configuration.folder == nil
    else {
      return false
    }
    return options.dialect == nil && baseline?.baseline == nil && !options.writesBaseline
  }

  func ruleSettings(for reading: SourceReading) -> RuleSettings {
    RuleSettings(
      configuration, basePath: options.basePath, files: reading.facts.map(\.0.name) + (baseline.map { [$0.name] } ?? []))
  }

  /// Applies all rules to the model: a finding for each place, since comments suppress places.
  ///
  /// - Parameter constraints: nil for a run without constraints.
  func findings(in model: CodeModel, constraints: inout ConstraintEngine?, settings: RuleSettings) -> [Finding] {
    options.progress?(.checking)
    let lifted = constraints?.lifted(by: configuration.constraints) ?? LiftedReferences()
    @Sendable func builtIn(_ threads: Int) -> [Finding] {
      LintEngine.places(in: model, by: .builtIn, settings: settings, lifted: lifted, threads: threads)
    }
    let threads = options.threads
    guard let engine = constraints else { return builtIn(threads) }
    let (found, own) = WorkerThreads.both(threads: threads) {
      builtIn(threads)
    } _: { [statements = configuration.constraints] in
      var used = engine
      return (findings: used.places(statements, settings: settings), engine: used)
    }
    constraints = own.engine
    return own.findings.isEmpty ? found : (found + own.findings).sortedByPlace
  }

  /// The diagnostics of the run, as opposed to findings in the code.
  ///
  /// - Parameter model: the reported part of the whole.
  func diagnostics(
    about reading: SourceReading, whole: CodeModel, model: CodeModel, constraints: inout ConstraintEngine?,
    cacheFailure: CacheFailure?
  ) -> [Diagnostic] {
    let failure = options.cache?.isNamed == true ? reading.cacheFailure ?? cacheFailure : nil
    let inert = InertSettings(
      configuration: configuration, model: whole, dialects: dialects,
      paths: reading.paths.map { AbsolutePath($0, in: options.workingDirectory) }, files: reading.facts.map(\.0.path),
      use: reading.selectionUse, isDialectChosen: options.dialect != nil)
    let limits = whole.exceededLimits.map {
      Diagnostic(.error, $0.message, file: $0.file, line: $0.line, makesRunIncomplete: true)
    }
    return reading.diagnostics + limits + (failure.map { [Diagnostic(.warning, $0.message)] } ?? [])
      + RunDiagnostics.diagnostics(for: model, of: whole, pins: dialects.pins) + RunDiagnostics.learning(whole)
      + inert.diagnostics + inertConstraints(reading, &constraints)
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

  private func unjudged(in model: CodeModel, _ reading: SourceReading) -> LintReport.Unjudged {
    // In code of another architecture, no part can be missing.
    let unplaced = model.dialects.filter { !$0.isOfAnotherArchitecture }.flatMap(\.unplaced)
    let types = RootDialect.Unplaced.roles.compactMap { role -> (role: Role, number: Int)? in
      let number = unplaced.count { $0.role == role }
      return number == 0 ? nil : (role, number)
    }
    return LintReport.Unjudged(
      types: types, modules: UnfittingModules(model).count,
      files: reading.unbuiltCount + reading.problems.count(where: \.makesRunIncomplete))
  }

  /// The report, limited to the named part and the requested scope.
  func report(
    _ dispositions: FindingDispositions, diagnostics: [Diagnostic], of reading: SourceReading, whole: CodeModel, model: CodeModel
  ) -> LintReport {
    let files = reading.part.map { part in reading.facts.count { part.contains(printed: $0.0.name) } } ?? reading.facts.count
    let diagnostics = (reading.part?.diagnostics(among: diagnostics) ?? diagnostics)
      .said(withBackground: options.details.contains(.background))
    let hasResolution = options.details.contains(.resolution)
    var report = LintReport(
      toolVersion: options.toolVersion, isComplete: !diagnostics.contains(where: \.makesRunIncomplete),
      fileCount: files, filesAround: reading.facts.count - files, moduleCount: model.graph.modules.count,
      componentCount: model.graph.components.count,
      findings: reading.part?.findings(among: dispositions.findings) ?? dispositions.findings,
      diagnostics: diagnostics + dispositions.diagnostics,
      roots: model.dialects.flatMap { root in
        root.shares.filter { $0.modules > 0 }.map {
          LintReport.DialectShare(root: root.root, dialect: $0.dialect, choice: $0.verdict, modules: $0.modules)
        }
      }, architectures: model.dialects.flatMap(\.architectures), unjudged: unjudged(in: model, reading),
      resolution: hasResolution ? model.resolution : nil,
      undecided: hasResolution ? model.observations.undecided : nil)
    report.fold(
      StyleFold.all(in: dispositions.findings, modules: whole.graph.modules, isStyle: RuleRegistry.builtIn.isStyle))
    if !options.onlyRules.isEmpty { report.keep(rules: Set(options.onlyRules)) }
    return scope?.limited(report, whole.graph, reading.companions) ?? report
  }
}
