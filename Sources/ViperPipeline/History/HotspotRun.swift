internal import ViperConfiguration
internal import ViperFacts
package import ViperGraph
internal import ViperModel
internal import ViperPlatform
internal import ViperReporting
internal import ViperRules

/// The inputs of `viper-graph hotspots`: the code base, the period, and the outputs to write.
package struct HotspotRequest: Sendable {
  package var analysis: AnalysisOptions
  package var start = HistoryStart.year
  package var outputs: [DrawingTarget<any HotspotFormat>] = []
  package var top: Int?
  package var links: SourceLinks?

  package init(_ analysis: AnalysisOptions) { self.analysis = analysis }
}

/// The hotspots of a code base in each requested format.
package struct HotspotRun: Sendable {
  package let drawings: [FinishedDrawing]
  package let diagnostics: [String]
  package let isComplete: Bool

  /// - Throws: `UsageError` as `Analysis` does, and where there is no history.
  package init(_ request: HotspotRequest) throws(UsageError) {
    let plan = try AnalysisPlan(request.analysis)
    try plan.protectedFiles.check(request.outputs, writtenBy: "--out")
    request.analysis.progress?(.history)
    let history = try GitHistory(around: ChangedFiles.folder(plan.options))
    let period = try history.period(since: request.start)
    let boundary = try history.boundary()
    let listed = try history.swiftChanges(period.arguments)
    let commits = listed.filter { !boundary.contains($0.id) }
    let analysis = try Analysis(plan)
    let measuring = HotspotMeasuring(analysis, commits: commits, top: history.top, basePath: plan.options.basePath)
    let list = HotspotList(
      title: history.project, period: period.text,
      commits: Self.count(commits, below: plan.options, top: history.top), outside: measuring.outside,
      measured: measuring.hotspots)
    let drawing = HotspotDrawing(list, top: request.top, links: request.links)
    let isCut = commits.count < listed.count
    drawings = try [FinishedDrawing](for: request.outputs, of: list.summary) { try $0.output(of: drawing) }
    diagnostics = analysis.report.diagnostics.map(\.text) + (isCut ? [GitHistory.shallow] : [])
    isComplete = analysis.report.isComplete && !isCut
  }

  /// The number of commits that changed a file below the named paths.
  private static func count(_ commits: [FileChanges.Commit], below options: AnalysisOptions, top: AbsolutePath) -> Int {
    let places = options.paths.map { AbsolutePath($0, in: options.workingDirectory) }
    let files = Set(commits.flatMap(\.files)).filter { file in
      let path = AbsolutePath(file, in: top)
      return places.contains { $0.contains(path) }
    }
    return commits.count { !$0.files.isDisjoint(with: files) }
  }
}

extension GitHistory {
  /// The commits of a period that changed Swift files anywhere in the repository, since a file may have come from elsewhere.
  fileprivate func swiftChanges(_ period: [String]) throws(UsageError) -> [FileChanges.Commit] {
    FileChanges(try git.run(FileChanges.arguments + period + ["--", ":(top)*.swift"])).commits
  }
}

/// The figures that decide the rank of each module.
private struct HotspotMeasuring {
  private let analysis: Analysis
  private let commitsOf: [ViperModule.ID: Int]
  private let findingsOf: [ViperModule.ID?: [Finding]]
  /// The findings of no module.
  let outside: SeverityCounts
  private let fanIn: MetricsTable

  init(_ analysis: Analysis, commits: [FileChanges.Commit], top: AbsolutePath, basePath: String) {
    self.analysis = analysis
    let graph = analysis.whole.graph
    let files = ModuleFiles(
      graph.components.lazy.compactMap { component in component.module.map { (component.range.file, $0) } })
    let base = AbsolutePath(basePath)
    var modulesOf: [String: Set<Int>] = [:]
    var commitsOf: [Int: Int] = [:]
    for commit in commits {
      var changed: Set<Int> = []
      for file in commit.files {
        let modules = modulesOf[file] ?? files.modules(of: AbsolutePath(file, in: top).printed(in: base))
        modulesOf[file] = modules
        changed.formUnion(modules)
      }
      for module in changed { commitsOf[module, default: 0] += 1 }
    }
    self.commitsOf = commitsOf
    // What a baseline accepts is debt as well; what a comment suppresses is not.
    let findings = analysis.report.findings.filter { $0.disposition != .suppressed }
    let named = Dictionary(grouping: graph.modules, by: \.name)
    let byModule = Dictionary(grouping: findings) { Self.module(of: $0, named: named, files) }
    findingsOf = byModule
    outside = Self.counts(of: byModule[nil] ?? [])
    fanIn = MetricsTable(of: graph, level: .module, marks: [])
  }

  /// The module that a finding names; of several with that name, the one whose files it is in.
  private static func module(of finding: Finding, named: [String: [ViperModule]], _ files: ModuleFiles) -> ViperModule.ID? {
    let namesakes = (finding.module.flatMap { named[$0] } ?? []).filter { finding.root == nil || $0.root == finding.root }
    let inFile = files.modules(of: finding.range.file)
    return (namesakes.first { inFile.contains($0.id) } ?? namesakes.first)?.id
  }

  private static func counts(of findings: [Finding]) -> SeverityCounts {
    findings.reduce(into: SeverityCounts()) { $0[$1.severity] += 1 }
  }

  /// A value for each module of the reported part.
  var hotspots: [Hotspot] {
    let reported = Set(analysis.graph.modules.map { Key($0) })
    return analysis.whole.graph.modules.filter { reported.contains(Key($0)) }.map(hotspot)
  }

  private struct Key: Hashable {
    var (root, path, name): (String, String, String)

    init(_ module: ViperModule) { (root, path, name) = (module.root, module.path, module.name) }
  }

  private func hotspot(_ module: ViperModule) -> Hotspot {
    let findings = findingsOf[module.id] ?? []
    return Hotspot(
      module: module.name, path: module.path, dialect: module.dialect, findings: Self.counts(of: findings),
      rules: Dictionary(findings.map { ($0.rule, 1) }, uniquingKeysWith: +), commits: commitsOf[module.id] ?? 0,
      dependants: fanIn["\(module.path)#\(module.name)"]?.fanIn ?? 0)
  }
}
