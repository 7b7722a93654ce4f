import Testing
import ViperFacts
import ViperModel

@testable import ViperRules

@Suite struct FindingIdentityTests {
  private func finding(
    _ rule: String = "a", case name: String? = nil, message: String = "m", line: Int = 1, property: String? = nil,
    member: String? = nil, severity: Severity = .error, disposition: Finding.Disposition = .new
  ) -> Finding {
    Finding(
      rule: rule, case: name, severity: severity, message: message,
      range: SourceRange(file: "A.swift", line: line, column: 1, endLine: line, endColumn: 2), module: nil, component: "C",
      target: "T", property: property, member: member, disposition: disposition)
  }

  @Test func placeMessageAndSeverityDoNotMatter() {
    let first = FindingIdentity(finding(), root: "R")
    #expect(first == FindingIdentity(finding(case: "x", message: "n", line: 9, severity: .warning), root: "R"))
    #expect(first != FindingIdentity(finding("b"), root: "R"))
    #expect(first != FindingIdentity(finding(), root: "S"))
    #expect(first != FindingIdentity(finding(member: "f()"), root: "R"))
  }

  @Test func propertyComesBeforeTheMember() {
    #expect(FindingIdentity(finding(property: "view", member: "init(view:)"), root: "").member == "view")
    #expect(FindingIdentity(finding(member: "init(view:)"), root: "").member == "init(view:)")
  }

  @Test func orderIsThatOfThePartsFromTheFirst() {
    let identities = [["a", "r", "c", "t", "m"], ["a", "r", "c", "t", "n"], ["a", "r", "d", "", ""], ["b", "", "", "", ""]].map {
      FindingIdentity(rule: $0[0], root: $0[1], component: $0[2], target: $0[3], member: $0[4])
    }
    #expect(identities.reversed().sorted() == identities)
    #expect(!(identities[0] < identities[0]))
  }

  @Test func equalFindingsAreOrderedByCaseThenMessageThenPlace() {
    let ordered = [
      finding(message: "z", line: 9), finding(case: "x", message: "a", line: 5), finding(case: "x", message: "a", line: 6),
      finding(case: "x", message: "b", line: 1),
    ]
    for (index, one) in ordered.enumerated() {
      for (other, two) in ordered.enumerated() { #expect(Finding.isBeforeEqual(one, two) == (index < other)) }
    }
  }

  @Test func equalFindingsHaveFingerprintsOfTheirOwn() {
    let stamped = Fingerprint.stamped([finding(line: 9), finding(line: 2), finding("b")])
    #expect(Set(stamped.map(\.fingerprint)).count == 3)
    #expect(stamped.map(\.range.line) == [9, 2, 1])
    #expect(Fingerprint.stamped([finding(line: 40)])[0].fingerprint == stamped[1].fingerprint)
  }

  @Test func onlyNewFindingsCount() {
    let report = LintReport(
      toolVersion: "", isComplete: true, fileCount: 0, moduleCount: 0, componentCount: 0,
      findings: [
        finding(), finding(severity: .warning), finding(disposition: .baselined), finding(disposition: .suppressed), finding(),
      ], diagnostics: [], roots: [])
    #expect(report.count(of: .error) == 2)
    #expect(report.count(of: .warning) == 1)
  }
}

@Suite struct DigestTests {
  /// Digests are in users' baselines, so they are the same for ever.
  @Test(arguments: [
    ("", "efd01f60ba992926"), ("a", "82a2a958a9bece5b"), ("retain-cycle", "c112c28865b0a9e1"), ("é", "9d55ccb9ba86763b"),
    ("193", "00b5d2b892437a7c"),
  ])
  func isStable(_ text: String, _ digest: String) { #expect(Digest.text(of: text) == digest) }

  @Test func digitsAreAlwaysSixteen() {
    #expect(Digest.digits(0) == "0000000000000000")
    #expect(Digest.digits(.max) == "ffffffffffffffff")
  }
}
