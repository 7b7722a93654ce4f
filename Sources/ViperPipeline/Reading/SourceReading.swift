internal import ViperFacts
internal import ViperPlatform

/// The facts of all files that could be read, and what is to be said about the others.
struct SourceReading {
  var facts: [(SourceFile, FileFacts)] = []
  /// The files and folders that could not be read.
  var problems: [Diagnostic] = []
  /// The paths that were read; where a configuration is looked for.
  let paths: [String]
  /// Which patterns of the configuration matched anything; nil where that cannot be told.
  var selectionUse: FileSelection.Use?
  /// Remarks on paths of which nothing was read.
  var remarks: [Diagnostic] = []
  /// Why the facts could not be cached for the next run, if so.
  var cacheFailure: CacheFailure?
  /// Whether the facts are cached, so that what is made of them can be too.
  var isCached = false

  init(paths: [String]) { self.paths = paths }

  /// Takes what the options' indexes hold.
  ///
  /// - Throws: `UsageError` for an index that cannot be used, or for ones that do not go together.
  init(indexes options: AnalysisOptions) throws(UsageError) {
    do throws(IndexError) {
      var indexes: [FactIndex] = []
      let version = FactVersion.portable(tool: options.toolVersion)
      for path in options.indexes { indexes.append(try FactIndex(path: path, in: options.workingDirectory, version: version)) }
      let linked = try LinkedIndexes(indexes, basePath: options.basePath)
      self.init(paths: linked.paths.map { $0.hasPrefix("/") ? $0 : "\(options.basePath)/\($0)" })
      (facts, problems) = (linked.sources, linked.problems)
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

  mutating func add(_ file: SourceFile, _ outcome: FactReader.Outcome) {
    switch outcome {
    case .unreadable(let reason):
      problems.append(Diagnostic(.error, reason, file: file.name, makesRunIncomplete: true))
    case .refused(let line, let reason):
      problems.append(Diagnostic(.error, reason, file: file.name, line: line, makesRunIncomplete: true))
    case .facts(let fileFacts): facts.append((file, fileFacts))
    }
  }

  /// All diagnostics by file and line, whatever the order in which files were read.
  var diagnostics: [Diagnostic] {
    let all = problems + facts.flatMap(Self.syntaxErrors)
    return all.sorted { ($0.file ?? "", $0.line ?? 0, $0.message) < ($1.file ?? "", $1.line ?? 0, $1.message) } + remarks
  }

  private static func syntaxErrors(_ file: SourceFile, _ facts: FileFacts) -> [Diagnostic] {
    facts.syntaxErrors.map { error in
      let message = "does not parse here: \(facts.names[error.message]); analysed as far as it does"
      return Diagnostic(.warning, message, file: file.name, line: facts.position(of: error.offset).line)
    }
  }
}
