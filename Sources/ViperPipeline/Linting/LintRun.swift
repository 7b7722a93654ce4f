import ViperModel
import ViperReporting
import ViperRules

/// A finished lint run: what to print on standard output and how to exit.
package struct LintRun: Sendable {
  package let output: String
  package let status: RunStatus
  /// What the run looked at, as long as the run is there.
  private let analysis: Analysis?

  /// - Throws: `UsageError` as `Analysis` does.
  package init(_ options: LintOptions) throws(UsageError) {
    let start = ContinuousClock.now
    let analysis = try Analysis(options.analysis)
    self.init(analysis.report, options, failing: analysis.configuration.failing, duration: .now - start, analysis)
  }

  /// - Parameter failing: what the configuration says; the command line goes before it.
  init(
    _ report: LintReport, _ options: LintOptions, failing: FailingSeverity? = nil, duration: Duration, _ analysis: Analysis? = nil
  ) {
    self.analysis = analysis
    let basePath = options.analysis.basePath
    let context = ReportContext(
      excerpts: SourceExcerpts(of: report.findings, options.analysis), basePath: basePath, colour: options.colour,
      isBrief: options.isBrief, duration: duration)
    let reporter = ReporterRegistry.reporter(named: options.reporter.rawValue) ?? TextReporter.self
    output = reporter.init().render(report, context)
    status = RunStatus(report, failing: options.failing ?? failing ?? .error)
  }
}
