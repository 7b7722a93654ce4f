internal import Foundation
internal import ViperConfiguration
internal import ViperFacts
internal import ViperPlatform

/// The stage that finds and reads the files below the options' paths, as the configuration selects them.
struct SourceReader {
  /// The files found, and the cache with the facts of unchanged ones.
  struct Sources {
    var search: SourceSearch
    var cache: FactCache

    var found: FoundSources { search.found }
  }

  private let options: AnalysisOptions
  private let configuration: Configuration

  init(_ options: AnalysisOptions, _ configuration: Configuration) {
    self.options = options
    self.configuration = configuration
  }

  // MARK: finding

  /// - Throws: `UsageError` for a path that does not exist, or if there is no Swift file at all.
  func find() throws(UsageError) -> Sources {
    let (search, cache) = WorkerThreads.both(
      threads: options.threads, { SourceSearch(options, configuration.selection) }, { Self.cache(options) })
    let found = search.found
    let errors = found.diagnostics.filter { !$0.makesRunIncomplete }
    guard errors.isEmpty else { throw UsageError(errors) }
    // An unreadable folder may contain Swift files, so the run is incomplete rather than wrong usage.
    guard !found.files.isEmpty || !found.diagnostics.isEmpty || !found.leftOut.isEmpty || options.replacement != nil else {
      let paths = options.paths.map { "'\($0)'" }.joined(separator: ", ")
      throw UsageError([Diagnostic(.error, "no Swift files in \(paths); pass a folder with Swift code")])
    }
    return Sources(search: search, cache: cache)
  }

  // MARK: reading

  func read(_ sources: Sources) -> SourceReading {
    var reading = SourceReading(paths: options.paths, wholePaths: sources.search.paths)
    reading.part = sources.search.part
    let (projects, notes) = ProjectReader.read(sources.found.projects, threads: options.threads)
    reading.projects = projects
    let companions = companions(sources.found.companions)
    reading.companions = companions.code
    reading.problems = sources.found.diagnostics + notes + companions.problems
    reading.selectionUse = sources.found.use
    reading.testFolders = sources.found.testFolders
    reading.remarks = sources.found.leftOut.map {
      Diagnostic(.note, "'\($0)' is skipped because of 'include' or 'exclude', so none of it was read", file: configuration.file)
    }
    reading.remarks += Self.note(onLinks: sources.found.leavingLinks)
    reading.remarks += self.notes(onConfigurations: sources.found.configurations)
    if let replacement = options.replacement {
      read(sources.found.files, sources.cache, into: &reading, replacing: replacement)
    } else if !options.edited.isEmpty {
      readEdited(sources.found.files, sources.cache, into: &reading)
    } else {
      read(sources.found.files, sources.cache, into: &reading)
    }
    return reading
  }

  /// A note for each other configuration below the folder, whose settings do not apply; none if the user named a configuration or wants
  /// none.
  private func notes(onConfigurations paths: [String]) -> [Diagnostic] {
    guard case .nearest = options.configuration else { return [] }
    let own = configuration.folder.map { AbsolutePath(Configuration.fileName, in: AbsolutePath($0)) }
    let base = AbsolutePath(options.basePath, in: options.workingDirectory)
    return paths.map { AbsolutePath($0) }.filter { $0 != own && $0.real != own?.real }.map { path in
      let instead = configuration.file.map { "move its settings into 'overrides' of '\($0)'" } ?? "name it with '--config'"
      return Diagnostic(
        .note,
        "not read, since a run has only the configuration of the linted folder; lint this folder by itself, or \(instead)",
        file: path.printed(in: base))
    }
  }

  private static func note(onLinks links: [String]) -> [Diagnostic] {
    guard let first = links.first else { return [] }
    if links.count == 1 {
      return [
        Diagnostic(.note, "'\(first)' is a link that leaves the repository, so it is not read; name it as a path to read it")
      ]
    }
    let shown = links.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
    let more = links.count > 3 ? ", …" : ""
    return [
      Diagnostic(
        .note,
        "\(links.count) links leave the repository, so they are not read: \(shown)\(more); name them as paths to read them")
    ]
  }

  /// The facts of readable files that are no part of the run itself, with a cache of their own.
  ///
  /// - Parameter name: of the cache, behind that of the run's.
  func facts(of files: [SourceFile], cachedAs name: String) -> [FileFacts] {
    outcomes(of: files, Self.cache(options, name: name), progress: nil).outcomes.compactMap { outcome in
      if case .facts(let facts) = outcome { facts } else { nil }
    }
  }

  private static func cache(_ options: AnalysisOptions, name: String = "") -> FactCache {
    FactCache(
      path: options.cache.map { $0.path + name },
      version: FactVersion.local(tool: options.toolVersion, program: Bundle.main.executablePath ?? ""))
  }

  private func companions(_ files: [CompanionFile]) -> (code: [CompanionCode], problems: [Diagnostic]) {
    // A replaced file exists for one run only, but companions are read from disk all the same.
    CompanionCache(
      nextTo: options.cache?.path,
      version: FactVersion.local(tool: options.toolVersion, program: Bundle.main.executablePath ?? ""), isReadOnly: false
    ).read(files, threads: options.threads)
  }

  private func outcomes(
    of files: [SourceFile], _ cache: FactCache, progress: (@Sendable (RunStep) -> Void)?
  ) -> (outcomes: [FactReader.Outcome], failure: CacheFailure?) {
    let (threads, limit, stalled, before) = (options.threads, options.fileTimeLimit, options.stalled, options.known)
    let result = cache.read(files, threads: threads) { unknown, known in
      let step = max(1, unknown.count / 100)
      return FactReader.read(
        unknown, threads: threads, timeLimit: limit, stalled: { stalled(unknown[$0], limit) }, known: { known($0) ?? before?[$0] }
      ) { index in
        if index % step == 0 { progress?(.reading(index, of: unknown.count)) }
      }
    }
    if let before { for case .facts(let facts) in result.outcomes { before.add(facts) } }
    return result
  }

  /// The facts of bytes that are in no file.
  private func outcome(of bytes: [UInt8], for file: SourceFile) -> FactReader.Outcome {
    let (limit, stalled, before) = (options.fileTimeLimit, options.stalled, options.known)
    let outcome = FactReader.read(bytes, timeLimit: limit, stalled: { stalled(file, limit) }, known: { before?[$0] })
    if case .facts(let facts) = outcome { before?.add(facts) }
    return outcome
  }

  private func read(_ files: [SourceFile], _ cache: FactCache, into reading: inout SourceReading) {
    let result = outcomes(of: files, cache, progress: options.progress)
    reading.facts.reserveCapacity(files.count)
    for (file, outcome) in zip(files, result.outcomes) { reading.add(file, outcome) }
    reading.isCached = options.cache != nil && result.failure == nil
    reading.cacheFailure = result.failure
  }

  /// Reads all files but the replaced one from disk, so that the cache neither stores its unsaved content nor drops its stored
  /// facts.
  private func read(
    _ files: [SourceFile], _ cache: FactCache, into reading: inout SourceReading, replacing replacement: ReplacedFile
  ) {
    guard let file = file(for: replacement, among: files, of: reading) else {
      read(files, cache, into: &reading)
      return reading.problems.append(
        Diagnostic(
          .note,
          "'\(replacement.path)' is not among the files to lint, so it was not checked; pass it as a path, or include it in the configuration"
        ))
    }
    read(files.filter { $0.path != file.path }, cache, into: &reading)
    reading.add(file, outcome(of: replacement.bytes, for: file))
    reading.facts.sort { $0.0.name < $1.0.name }
  }

  /// Reads all files but the edited ones from disk, for the same reason.
  private func readEdited(_ files: [SourceFile], _ cache: FactCache, into reading: inout SourceReading) {
    read(files.filter { options.edited[$0.path] == nil }, cache, into: &reading)
    for file in files {
      if let bytes = options.edited[file.path] { reading.add(file, outcome(of: bytes, for: file)) }
    }
    reading.facts.sort { $0.0.name < $1.0.name }
  }

  /// The found file with the replacement's path, or the one that would be found if it were on disk; nil if it is excluded, or
  /// outside of the named paths.
  private func file(for replacement: ReplacedFile, among files: [SourceFile], of reading: SourceReading) -> SourceFile? {
    let path = AbsolutePath(replacement.path, in: options.workingDirectory)
    guard reading.part?.contains(path) ?? true else { return nil }
    return files.first { $0.path == path.string }
      ?? SourceFinder.place(
        replacement.path, below: reading.wholePaths, basePath: options.basePath, workingDirectory: options.workingDirectory,
        selection: configuration.selection)
  }
}
