internal import Foundation
internal import ViperConfiguration
internal import ViperFacts
package import ViperGraph
internal import ViperModel
internal import ViperPlatform
internal import ViperReporting
internal import ViperRules
internal import ViperText

/// The inputs of `viper-graph trend`: the commits to measure and the outputs to write.
package struct TrendRequest: Sendable {
  /// The analysis options of every commit, for the working directory.
  package var analysis: AnalysisOptions
  /// Nil for the whole history.
  package var start: HistoryStart?
  /// The distance between measured commits.
  package var step = 1
  package var outputs: [DrawingTarget<any TrendFormat>] = []
  package init(_ analysis: AnalysisOptions) { self.analysis = analysis }
}

/// The trend of a code base in each requested format.
package struct TrendRun: Sendable {
  package let drawings: [FinishedDrawing]
  package let diagnostics: [String]
  package let isComplete: Bool

  /// - Throws: `UsageError` for a wrong configuration, and where there is no history.
  package init(_ request: TrendRequest) throws(UsageError) {
    var options = request.analysis
    // Accepted findings are debt as well, and today's baseline does not fit older code.
    options.baseline = .none
    let plan = try AnalysisPlan(options)
    try plan.protectedFiles.check(request.outputs, writtenBy: "--out")
    options.progress?(.history)
    let history = try GitHistory(around: options.workingDirectory)
    let found = try FirstParentCommits(history, since: request.start)
    let all = found.commits
    let chosen = TrendSampling.positions(of: all.count, every: request.step).map { all[$0] }
    guard !chosen.isEmpty else {
      throw GitHistory.error("no commit of the period changed a Swift file below '\(options.workingDirectory)'")
    }
    let states = try RevisionCheckout.withTemporaryFolder { (place) throws(UsageError) in
      var states = try MeasuredRevisions(plan, history, in: place)
      return try states.measure(chosen.map(\.id), request.analysis.progress)
    }
    let points = zip(chosen, states).map { commit, state in
      TrendPoint(commit: commit.id, day: commit.day, subject: commit.subject, figures: state.figures)
    }
    let trend = Trend(title: history.project, commits: all.count, points: points)
    let summary = counted(points.count, of: all.count, "commit")
    drawings = try [FinishedDrawing](for: request.outputs, of: summary) { try $0.output(of: trend) }
    let gaps = zip(points, states).flatMap { point, state in state.gaps.map { "\($0) (in commit \(point.shortCommit))" } }
    diagnostics = gaps + (found.isCut ? [GitHistory.shallow] : [])
    isComplete = gaps.isEmpty && !found.isCut
  }
}

/// The analysis of one revision after the other in one folder, so that they share facts and results of equal files.
private struct MeasuredRevisions {
  struct State {
    var figures = TrendPoint.Figures()
    /// What could not be analysed.
    var gaps: [String] = []
  }

  private var folder: RevisionFolder
  private var options: AnalysisOptions

  /// - Parameter place: a temporary folder that does not exist yet.
  init(_ plan: AnalysisPlan, _ history: GitHistory, in place: String) throws(UsageError) {
    folder = try RevisionFolder(in: place, of: plan.options.workingDirectory, isWanted: RevisionFolder.isCode)
    options = plan.options
    options.progress = nil
    options.paths = [folder.path]
    options.isIsolated = true
    options.basePath = folder.path
    options.workingDirectory = folder.path
    options.configuration = try Self.configuration(plan, history, in: folder.tree)
    if let dialect = options.dialect, FileManager.default.fileExists(atPath: dialect) {
      options.dialect = AbsolutePath(dialect, in: plan.options.workingDirectory).string
    }
    options.cache = CacheChoice(path: place + "/facts", isNamed: false)
    // Most files of the last commits have the same facts as in the working tree.
    if let cache = plan.options.cache { try? FileManager.default.copyItem(atPath: cache.path, toPath: place + "/facts") }
  }

  /// Today's configuration for every revision, at its place in the checkout, so that its patterns match the same files. Its
  /// dialects are other YAML files, which may name further ones.
  private static func configuration(
    _ plan: AnalysisPlan, _ history: GitHistory, in tree: String
  ) throws(UsageError) -> ConfigurationChoice {
    guard let name = plan.configuration.file else { return .none }
    let file = AbsolutePath(name, in: AbsolutePath(plan.options.basePath, in: plan.options.workingDirectory))
    guard history.top.contains(file) else { return .file(file.string) }
    let yaml = try history.presentFiles(["*.yml", "*.yaml"]) + [file.relative(to: history.top)]
    for path in yaml { copy(path, from: history.top, to: tree) }
    return .file(AbsolutePath(file.relative(to: history.top), in: tree).string)
  }

  private static func copy(_ path: String, from top: AbsolutePath, to tree: String) {
    let copy = AbsolutePath(path, in: tree)
    if let folder = copy.folder {
      try? FileManager.default.createDirectory(atPath: folder.string, withIntermediateDirectories: true)
    }
    try? FileManager.default.copyItem(atPath: AbsolutePath(path, in: top).string, toPath: copy.string)
  }

  /// Measures the newest commit first, which has most in common with the facts already read; the states are in the order of the
  /// commits.
  mutating func measure(_ commits: [String], _ progress: ((RunStep) -> Void)?) throws(UsageError) -> [State] {
    var states: [State] = []
    for commit in commits.reversed() {
      progress?(.commits(states.count, of: commits.count))
      // A commit may remove all code.
      states.append(try folder.show(commit) ? try state() : State())
    }
    return states.reversed()
  }

  private func state() throws(UsageError) -> State {
    let analysis = try Analysis(options)
    var counts = SeverityCounts()
    for finding in analysis.report.findings where finding.disposition != .suppressed { counts[finding.severity] += 1 }
    return State(
      figures: TrendPoint.Figures(of: analysis.graph, findings: counts),
      gaps: analysis.report.diagnostics.filter(\.makesRunIncomplete).map(\.text))
  }
}
