internal import Foundation
internal import ViperFacts
internal import ViperModel
internal import ViperConfiguration
internal import ViperPlatform

/// The facts of all files that could be read, and what is to say about the others.
struct SourceReading {
  private(set) var facts: [(SourceFile, FileFacts)]
  /// What could not be read.
  private(set) var problems: [Diagnostic]
  /// Why nothing is kept for the next run.
  private(set) var cacheFailure: Diagnostic?
  /// Whether there is a place to keep anything in.
  private var canKeep = false
  /// The paths that were read; where a configuration is looked for.
  let paths: [String]
  /// Which patterns of the configuration found anything; nil where that cannot be told.
  private(set) var use: FileSelection.Use?
  /// Named paths of which the configuration leaves nothing.
  private var leftOut: [Diagnostic] = []

  /// Finds and reads the files below the options' paths, as far as the configuration takes them.
  ///
  /// - Throws: `UsageError` for a path that does not exist, or no Swift file at all.
  init(finding options: AnalysisOptions, _ configuration: Configuration) throws(UsageError) {
    let (found, cache) = WorkerThreads.both(
      threads: options.threads,
      {
        SourceFinder.find(
          options.paths, basePath: options.basePath, workingDirectory: options.workingDirectory,
          selection: configuration.selection)
      }, { Self.cache(options) })
    let errors = found.diagnostics.filter { !$0.makesRunIncomplete }
    guard errors.isEmpty else { throw UsageError(errors) }
    // Where something could not be looked into, there may be Swift files all the same: that is incomplete, not wrong.
    guard !found.files.isEmpty || !found.diagnostics.isEmpty || !found.leftOut.isEmpty || options.replacement != nil else {
      let paths = options.paths.map { "'\($0)'" }.joined(separator: ", ")
      throw UsageError([Diagnostic(.error, "no Swift file in \(paths); name a folder with Swift code")])
    }
    paths = options.paths
    facts = []
    problems = found.diagnostics
    use = found.use
    leftOut = found.leftOut.map {
      Diagnostic(.note, "'\($0)' is left out by 'include' or 'exclude', so nothing of it was read", file: configuration.file)
    }
    if let replacement = options.replacement {
      read(found.files, cache, options, configuration.selection, replacing: replacement)
    } else {
      read(found.files, cache, options)
    }
  }

  /// Takes what the options' indexes hold.
  ///
  /// - Throws: `UsageError` for an index that cannot be used, or for ones that do not go together.
  init(indexes options: AnalysisOptions) throws(UsageError) {
    do throws(IndexError) {
      var indexes: [FactIndex] = []
      let version = FactVersion.portable(tool: options.toolVersion)
      for path in options.indexes { indexes.append(try FactIndex(path: path, in: options.workingDirectory, version: version)) }
      let linked = try LinkedIndexes(indexes, basePath: options.basePath)
      facts = linked.sources
      problems = linked.problems
      paths = linked.paths.map { $0.hasPrefix("/") ? $0 : "\(options.basePath)/\($0)" }
    } catch {
      throw UsageError([Diagnostic(.error, error.message)])
    }
  }

  /// Without what a configuration leaves out, and with the roots that it states: an index may have been written without it.
  func selecting(_ selection: FileSelection, basePath: String) -> SourceReading {
    guard !selection.isEmpty else { return self }
    var selected = self
    selected.facts = facts.filter { selection.takes(file: $0.0.path) }.map { source, facts in
      (selection.placed(source, basePath: basePath), facts)
    }
    selected.problems = problems.filter { problem in
      problem.file.map { selection.takes(file: AbsolutePath.of($0, in: basePath)) } ?? true
    }
    return selected
  }

  /// Everything there is to say, by file and line: the order does not depend on how the files came together.
  var diagnostics: [Diagnostic] {
    let all = problems + facts.flatMap(Self.syntaxErrors)
    let sorted = all.sorted { ($0.file ?? "", $0.line ?? 0, $0.message) < ($1.file ?? "", $1.line ?? 0, $1.message) }
    return sorted + leftOut + (cacheFailure.map { [$0] } ?? [])
  }

  private static func cache(_ options: AnalysisOptions) -> FactCache {
    FactCache(
      path: options.cache?.path, version: FactVersion.local(tool: options.toolVersion, program: Bundle.main.executablePath ?? ""))
  }

  private mutating func read(_ files: [SourceFile], _ cache: FactCache, _ options: AnalysisOptions) {
    let threads = options.threads
    let progress = options.progress
    let reading = cache.read(files, threads: threads) { unknown, known in
      let step = max(1, unknown.count / 100)
      return FactReader.read(
        unknown, threads: threads, timeLimit: options.fileTimeLimit,
        stalled: { StalledFile.endRun(unknown[$0], limit: options.fileTimeLimit) }, known: known
      ) { index in
        if index % step == 0 { progress?(index, unknown.count) }
      }
    }
    facts.reserveCapacity(files.count)
    for (file, outcome) in zip(files, reading.outcomes) { add(file, outcome) }
    canKeep = options.cache != nil && reading.failure == nil
    noteFailure(reading.failure, options)
  }

  /// The file on disk is not read, and so the cache neither learns what is not on disk nor forgets what is.
  private mutating func read(
    _ files: [SourceFile], _ cache: FactCache, _ options: AnalysisOptions, _ selection: FileSelection,
    replacing replacement: ReplacedFile
  ) {
    let place = SourceFinder.place(
      replacement.path, below: options.paths, basePath: options.basePath, workingDirectory: options.workingDirectory,
      selection: selection)
    let known = files.first { FolderPath($0.path) == FolderPath(replacement.path, in: options.workingDirectory) }
    guard let file = known ?? place else {
      read(files, cache, options)
      return problems.append(
        Diagnostic(
          .note,
          "'\(replacement.path)' is left out, so nothing is said of it; name it as a path, or let the configuration take it"))
    }
    read(files.filter { $0.path != file.path }, cache, options)
    let outcome = FactReader.read(
      replacement.bytes, timeLimit: options.fileTimeLimit, stalled: { StalledFile.endRun(file, limit: options.fileTimeLimit) })
    add(file, outcome)
    facts.sort { $0.0.name < $1.0.name }
  }

  /// Links and classifies what was read, or finds the model that an earlier run has made of it.
  func model(_ dialects: DialectChoice, _ options: AnalysisOptions) -> ModelCache.Outcome {
    let program = Bundle.main.executablePath ?? ""
    func build() -> CodeModel {
      ModelBuilder.build(facts, pins: dialects.pins, dialects: dialects.supply.all(), threads: options.threads)
    }
    // A file that is not on disk is there for one run.
    guard let cache = options.cache, canKeep, options.replacement == nil,
      let version = FactVersion.build(tool: "\(options.toolVersion) \(ShippedDialects.digest)", program: program)
    else { return ModelCache.Outcome(model: build()) }
    let models = ModelCache(
      beside: cache.path, program: program.split(separator: "/").last.map(String.init) ?? "", version: version)
    return models.model(of: facts, pins: dialects.pins, supply: dialects.supply, orBuild: build)
  }

  /// Whoever has named the cache wants to know, once.
  mutating func noteFailure(_ failure: CacheFailure?, _ options: AnalysisOptions) {
    if cacheFailure == nil, let failure, options.cache?.isNamed == true { cacheFailure = Diagnostic(.warning, failure.message) }
  }

  private mutating func add(_ file: SourceFile, _ outcome: FactReader.Outcome) {
    switch outcome {
    case .unreadable(let reason):
      problems.append(Diagnostic(.error, reason, file: file.name, makesRunIncomplete: true))
    case .refused(let line, let reason):
      problems.append(Diagnostic(.error, reason, file: file.name, line: line, makesRunIncomplete: true))
    case .facts(let fileFacts): facts.append((file, fileFacts))
    }
  }

  private static func syntaxErrors(_ file: SourceFile, _ facts: FileFacts) -> [Diagnostic] {
    facts.syntaxErrors.map { error in
      let message = "does not parse here: \(facts.names[error.message]); analysed as far as it does"
      return Diagnostic(.warning, message, file: file.name, line: facts.position(of: error.offset).line)
    }
  }
}
