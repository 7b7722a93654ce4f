import ViperFacts
import ViperModel
import ViperReporting
import ViperRules
import ViperConfiguration

/// A finished lint run: its reports, and how to exit.
package struct LintRun: Sendable {
  package let reports: [FinishedReport]
  package let status: RunStatus
  /// What the run itself has to say, where no report says it.
  package let complaints: [String]
  /// What the run looked at, as long as the run is there.
  private let analysis: Analysis?

  /// What goes to standard output.
  package var output: String { reports.first { $0.destination == .standardOutput }?.text ?? "" }

  /// - Throws: `UsageError` as `Analysis` does, and for reports that cannot be written as asked.
  package init(_ options: LintOptions) throws(UsageError) {
    let start = ContinuousClock.now
    var requests: [OutputRequest] = []
    let analysis = try Analysis(options.analysis) { (configuration: Configuration) throws(UsageError) in
      requests = try OutputPlan(options, configuration).requests
    }
    let picture = requests.contains { $0.reporter == .html } ? ModulePicture(analysis).svg : nil
    self.init(analysis.report, options, requests, picture: picture, duration: .now - start, analysis)
  }

  /// - Parameter analysis: what the run looked at; nil: the report was made otherwise.
  init(
    _ report: LintReport, _ options: LintOptions, _ requests: [OutputRequest], picture: String? = nil, duration: Duration,
    _ analysis: Analysis? = nil
  ) {
    self.analysis = analysis
    let basePath = options.analysis.basePath
    let excerpts = SourceExcerpts(
      of: report.findings, options.analysis, requests.map { $0.reporter.reporter.sourceLines }.max() ?? .none)
    let context = ReportContext(
      excerpts: excerpts, basePath: basePath, isBrief: options.isBrief, picture: picture, duration: duration)
    let homes = [options.analysis.workingDirectory, analysis?.configuration.folder].compactMap(\.self)
    reports =
      requests.map { FinishedReport(report, $0, context, options, homes: homes) }
      + Self.summary(report, requests, context, options)
    complaints = requests.contains { $0.reporter.reporter.showsDiagnostics } ? [] : report.diagnostics.map(\.text)
    status = RunStatus(report, failing: options.failing ?? analysis?.configuration.failing ?? .error)
  }

  /// GitHub marks ten lines of a kind; the summary has all.
  private static func summary(
    _ report: LintReport, _ requests: [OutputRequest], _ context: ReportContext, _ options: LintOptions
  ) -> [FinishedReport] {
    guard let path = options.stepSummary, requests.contains(OutputRequest(.github)) else { return [] }
    return [FinishedReport(MarkdownReporter().render(report, context), appendedTo: path)]
  }

  /// Writes all reports, those in files first; how to exit then.
  ///
  /// - Throws: `OutputError` where standard output cannot be written. What befalls a file is said on standard error, and the
  ///   other reports are written all the same.
  package func deliver() throws(OutputError) -> RunStatus {
    for complaint in complaints { StandardStream.complain(complaint) }
    let failures = reports.compactMap { $0.writeFile() }
    for failure in failures { StandardStream.complain("error: \(failure)") }
    try StandardStream.output.write(output)
    return failures.isEmpty ? status : .incomplete
  }
}
