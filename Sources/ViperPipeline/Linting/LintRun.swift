import ViperReporting
import ViperRules

/// A finished lint run: what to print on standard output and how to exit.
package struct LintRun: Sendable {
  package let output: String
  package let status: RunStatus

  /// - Throws: `UsageError` as `Analysis` does.
  package init(_ options: LintOptions) throws(UsageError) {
    let start = ContinuousClock.now
    let report = try Analysis(options.analysis).report
    self.init(report, options, duration: .now - start)
  }

  init(_ report: LintReport, _ options: LintOptions, duration: Duration) {
    let basePath = options.analysis.basePath
    let context = ReportContext(
      excerpts: SourceExcerpts(of: report.findings, options.analysis), basePath: basePath, colour: options.colour,
      isBrief: options.isBrief, duration: duration)
    let reporter = ReporterRegistry.reporter(named: options.reporter.rawValue) ?? TextReporter.self
    output = reporter.init().render(report, context)
    status = RunStatus(report, isStrict: options.isStrict)
  }
}
