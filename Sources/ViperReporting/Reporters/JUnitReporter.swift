import ViperFacts
import ViperModel
package import ViperRules
import ViperText

/// JUnit's XML, which every build server shows as tests: a suite for each module, a case for each finding, named after its rule
/// and place.
///
/// Errors and warnings are failures, infos are skipped cases. The run's errors and incompleteness are errors of a separate suite,
/// so that an incomplete run does not look clean.
package struct JUnitReporter: Reporter {
  package static let name = "junit"

  package init() {}

  package func render(_ report: LintReport, _ context: ReportContext) -> String {
    let byModule = Dictionary(grouping: report.newFindings) { $0.module ?? "" }
    var suites = byModule.keys.sorted().map { suite($0.isEmpty ? "no module" : $0, byModule[$0, default: []].map(testCase)) }
    let diagnostics = report.diagnostics.filter { $0.severity != .note }.map(testCase)
    if !diagnostics.isEmpty { suites.append(suite("viper-lint", diagnostics)) }
    if suites.isEmpty {
      suites = [suite("viper-lint", [XMLNode("testcase", [("name", "no finding"), ("classname", "viper-lint")])])]
    }
    return XMLNode("testsuites", [("name", "viper-lint")] + counts(in: suites.flatMap(\.children)).prefix(3), children: suites)
      .document
  }

  private func suite(_ name: String, _ cases: [XMLNode]) -> XMLNode {
    XMLNode("testsuite", [("name", name)] + counts(in: cases), children: cases)
  }

  private func counts(in cases: [XMLNode]) -> [(name: String, value: String?)] {
    func count(_ outcome: String) -> String { String(cases.count { $0.children.first?.name == outcome }) }
    return [
      ("tests", String(cases.count)), ("failures", count("failure")), ("errors", count("error")), ("skipped", count("skipped")),
    ]
  }

  private func testCase(_ finding: Finding) -> XMLNode {
    let place = "\(finding.range.file.visible):\(finding.range.line):\(finding.range.column)"
    // Each note line starts with a fixed word: a file name could start with '::', which GitHub would obey in a log.
    let notes = finding.notes.map {
      "\nnote: \($0.range.file.visible):\($0.range.line):\($0.range.column): \($0.message.visible)"
    }
    let text = "\(place): \(finding.severity.rawValue): \(finding.message.visible)\(notes.joined())"
    let outcome =
      finding.severity == .info
      ? XMLNode("skipped", [("message", finding.message)])
      : XMLNode("failure", [("type", finding.severity.rawValue), ("message", finding.message)], lines: text)
    return XMLNode("testcase", [("name", "\(finding.rule) at \(place)"), ("classname", finding.rule)], children: [outcome])
  }

  private func testCase(_ diagnostic: Diagnostic) -> XMLNode {
    let outcome =
      diagnostic.makesRunIncomplete || diagnostic.severity == .error
      ? XMLNode("error", [("type", diagnostic.severity.rawValue), ("message", diagnostic.text)])
      : XMLNode("skipped", [("message", diagnostic.text)])
    return XMLNode("testcase", [("name", diagnostic.text), ("classname", "viper-lint")], children: [outcome])
  }
}
