import Testing
import ViperConfiguration
import ViperFacts
import ViperModel
import ViperRules

@testable import ViperPipeline

struct RunStatusTests {
  @Test(
    arguments: [
      ([], true, false, RunStatus.clean),
      ([.error], true, false, .findings),
      ([.warning, .info], true, false, .clean),
      ([.warning], true, true, .findings),
      ([.info], true, true, .clean),
      ([.error], false, false, .incomplete),
      ([], false, true, .incomplete),
    ] as [([Severity], Bool, Bool, RunStatus)])
  func followsTheWorstNewFinding(_ severities: [Severity], _ isComplete: Bool, _ isStrict: Bool, _ status: RunStatus) {
    let report = Reports.report(with: severities, isComplete: isComplete)
    #expect(RunStatus(report, failing: isStrict ? .warning : .error) == status)
  }

  @Test(arguments: [Finding.Disposition.suppressed, .baselined])
  func acceptedFindingsDoNotFail(_ disposition: Finding.Disposition) {
    var report = Reports.report(with: [.error])
    report.findings[0].disposition = disposition
    #expect(RunStatus(report, failing: .info) == .clean)
  }

  @Test func numbersAreTheDocumentedOnes() {
    let statuses: [RunStatus] = [.clean, .findings, .usage, .incomplete, .internalError]
    #expect(statuses.map(\.rawValue) == [0, 1, 2, 3, 70])
  }
}
