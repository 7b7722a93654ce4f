import Foundation
import Testing

@testable import ViperReporting

/// What another JSON reader makes of the report.
struct JSONReporterTests {
  private func parse(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test func hostileTextsComeBackAsTheyWere() throws {
    let document = try parse(JSONReporter().render(HostileReport.report, HostileReport.context))
    let finding = try #require((document["findings"] as? [[String: Any]])?.first)
    for key in ["rule", "message", "file", "module", "component", "role", "dialect", "case", "target", "property"] {
      #expect(finding[key] as? String == HostileReport.name, "\(key)")
    }
  }

  @Test func everyFindingHasEveryKeyOfTheContract() throws {
    let document = try parse(JSONReporter().render(SampleReport.report, SampleReport.context))
    let findings = try #require(document["findings"] as? [[String: Any]])
    let keys: Set = [
      "rule", "severity", "message", "file", "line", "column", "module", "component", "role", "dialect", "disposition",
      "justification",
      "endLine", "endColumn", "case", "target", "property", "strength", "evidence", "certainty", "alsoRules", "fingerprint",
      "notes", "folded", "edits", "remedy",
    ]
    #expect(findings.count == 5)
    for finding in findings { #expect(Set(finding.keys) == keys) }
  }

  @Test func onlyNewFindingsAreCounted() throws {
    let document = try parse(JSONReporter().render(SampleReport.report, SampleReport.context))
    let summary = try #require(document["summary"] as? [String: Int])
    #expect(summary == ["files": 12, "filesAround": 0, "modules": 1, "components": 5, "errors": 1, "warnings": 1, "infos": 1])
    #expect(document["complete"] as? Bool == false)
  }
}
