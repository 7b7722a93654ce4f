import ViperConfiguration
import ViperFacts
import ViperModel
import ViperReporting
import ViperRules

/// A finished lint run: its reports and its exit status.
package struct LintRun: Sendable {
  package let reports: [FinishedReport]
  package let status: RunStatus
  /// The run's diagnostics, unless a report shows them.
  package let complaints: [String]
  /// The analysis, retained as long as the run: freeing a large model takes time.
  private let analysis: Analysis?

  /// The text for standard output.
  package var output: String { reports.first { $0.destination == .standardOutput }?.text ?? "" }

  /// - Throws: `UsageError` as `Analysis` does, and for outputs that conflict.
  package init(_ options: LintOptions) throws(UsageError) {
    let start = ContinuousClock.now
    var options = options
    if options.listing.grouping == .owner { options.listing.owners = try CodeOwners(around: options.analysis) }
    var plan = try AnalysisPlan(options.analysis)
    let requests = try OutputPlan(options, plan.configuration, protected: plan.protectedFiles).requests
    plan.options.makesEdits = requests.contains { $0.reporter.reporter.showsEdits }
    let analysis = try Analysis(plan)
    self.init(analysis.report, options, requests, duration: .now - start, analysis)
  }

  /// - Parameter analysis: nil for a report that was made without one.
  init(
    _ report: LintReport, _ options: LintOptions, _ requests: [OutputRequest], duration: Duration,
    _ analysis: Analysis? = nil
  ) {
    self.analysis = analysis
    let basePath = options.analysis.basePath
    let excerpts = SourceExcerpts(
      of: report.findings, report.diagnostics, options.analysis, requests.map { $0.reporter.reporter.sourceLines }.max() ?? .none)
    var context = ReportContext(excerpts: excerpts, basePath: basePath, isBrief: options.isBrief, duration: duration)
    context.next = analysis?.next(after: options.analysis)
    let failing = options.failing ?? analysis?.configuration.failing ?? .error
    if report.hasFindings(failing: failing) { context.hint = Self.hint }
    if requests.contains(where: { $0.reporter == .html }), let analysis { context.complete(for: analysis, options) }
    let homes = [options.analysis.workingDirectory, analysis?.configuration.folder].compactMap(\.self)
    reports =
      requests.map { FinishedReport(report, $0, context, options, homes: homes) }
      + Self.summary(report, requests, context, options)
    complaints = requests.contains { $0.reporter.reporter.showsDiagnostics } ? [] : report.diagnostics.map(\.text)
    status = RunStatus(report, failing: failing, onUnjudged: options.failsOnUnjudged)
  }

  /// What a log says to those who did not set the linter up.
  private static let hint =
    "explain one: viper-lint explain FILE:LINE; accept one: // viper-lint:disable:next RULE - REASON"

  /// The job summary with all findings, since GitHub shows only ten annotations of a kind.
  private static func summary(
    _ report: LintReport, _ requests: [OutputRequest], _ context: ReportContext, _ options: LintOptions
  ) -> [FinishedReport] {
    guard let path = options.stepSummary, requests.contains(where: { $0.reporter == .github }) else { return [] }
    return [FinishedReport(MarkdownReporter().render(report, context), appendedTo: path)]
  }
}

extension Analysis {
  /// The command to go on with where a code base has neither a configuration nor a baseline, and no option speaks of them.
  fileprivate func next(after options: AnalysisOptions) -> String? {
    let isFirstRun =
      options.configuration == .nearest && configuration.folder == nil && options.baseline == .automatic
      && baselineFile?.baseline == nil && options.indexes.isEmpty
    return isFirstRun ? "viper-lint init" : nil
  }
}

extension ReportContext {
  /// Adds what only a page shows.
  fileprivate mutating func complete(for analysis: Analysis, _ options: LintOptions) {
    picture = ModulePicture(analysis).markup
    origin = Origin(of: analysis.paths, options.analysis, day: options.day ?? options.analysis.today)
    owners = options.listing.owners ?? (try? CodeOwners(around: options.analysis))
  }
}
