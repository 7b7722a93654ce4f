internal import ViperFacts
internal import ViperPlatform

/// The facts of all readable files, and the diagnostics of the others.
struct SourceReading {
  var facts: [(SourceFile, FileFacts)] = []
  /// The project files found on the way, as far as they could be read.
  var projects: [ProjectDescription] = []
  /// The storyboards and the like, as far as they could be read.
  var companions: [CompanionCode] = []
  /// The build targets, to which the files' sets of targets refer.
  var targets = TargetGraph()
  /// The diagnostics of files and folders that could not be read.
  var problems: [Diagnostic] = []
  /// The named paths, from which the configuration is searched.
  let paths: [String]
  /// The paths below which everything was read: the named ones, or the code bases around them.
  var wholePaths: [String]
  /// The part to report; nil for everything.
  var part: CodePart?
  /// The patterns of the configuration that matched; nil for indexes.
  var selectionUse: FileSelection.Use?
  /// Notes on paths of which nothing was read.
  var remarks: [Diagnostic] = []
  /// The number of files in the reported part that no target compiles.
  var unbuiltCount = 0
  /// The folders of test code that were skipped, absolute.
  var testFolders: [String] = []
  /// The reason why the facts could not be cached.
  var cacheFailure: CacheFailure?
  /// Whether the facts are cached, so that results derived from them can be cached too.
  var isCached = false

  init(paths: [String], wholePaths: [String]? = nil) {
    self.paths = paths
    self.wholePaths = wholePaths ?? paths
  }

  /// Loads the options' indexes.
  ///
  /// - Throws: `UsageError` for an unusable index, or for indexes that contradict each other.
  init(indexes options: AnalysisOptions) throws(UsageError) {
    do throws(IndexError) {
      var indexes: [FactIndex] = []
      let version = FactVersion.portable(tool: options.toolVersion)
      for path in options.indexes { indexes.append(try FactIndex(path: path, in: options.workingDirectory, version: version)) }
      let linked = try LinkedIndexes(indexes, basePath: options.basePath)
      self.init(paths: linked.paths.map { $0.hasPrefix("/") ? $0 : "\(options.basePath)/\($0)" })
      (facts, projects, problems) = (linked.sources, linked.projects, linked.problems)
      companions = linked.companions
    } catch {
      throw UsageError([Diagnostic(.error, error.message)])
    }
  }

  /// The facts and problems that a configuration selects, with its roots applied: the index may have been written without it.
  func selecting(_ selection: FileSelection, basePath: String) -> SourceReading {
    guard !selection.isEmpty else { return self }
    var selected = self
    selected.facts = facts.filter { selection.takes(file: $0.0.path) }.map { source, facts in
      (selection.placed(source, basePath: basePath), facts)
    }
    selected.companions = companions.filter { selection.takes(companion: $0.file.path) }
    selected.problems = problems.filter { problem in
      problem.file.map { selection.takes(file: AbsolutePath($0, in: basePath).string) } ?? true
    }
    return selected
  }

  mutating func add(_ file: SourceFile, _ outcome: FactReader.Outcome) {
    switch outcome {
    case .unreadable(let reason):
      problems.append(Diagnostic(.error, reason, file: file.name, makesRunIncomplete: true))
    case .refused(let line, let reason):
      problems.append(Diagnostic(.error, reason, file: file.name, line: line, makesRunIncomplete: true))
    case .facts(let fileFacts): facts.append((file, fileFacts))
    }
  }

  /// All diagnostics by file and line, independent of the order in which files were read.
  var diagnostics: [Diagnostic] {
    let all = problems + facts.flatMap(Self.syntaxErrors)
    return all.sorted { ($0.file ?? "", $0.line ?? 0, $0.message) < ($1.file ?? "", $1.line ?? 0, $1.message) } + remarks
  }

  private static func syntaxErrors(_ file: SourceFile, _ facts: FileFacts) -> [Diagnostic] {
    facts.syntaxErrors.map { error in
      let message = "syntax error: \(facts.names[error.message]); analysed as far as possible"
      let (line, column) = facts.position(of: error.offset)
      return Diagnostic(.warning, message, file: file.name, line: line, column: column)
    }
  }
}
