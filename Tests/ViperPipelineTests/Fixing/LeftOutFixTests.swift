import Testing
import ViperFacts
import ViperModel
import ViperRules

@testable import ViperPipeline

struct LeftOutFixTests {
  private func left(_ line: Int, _ kind: String, _ text: String? = nil) -> LeftOutFix {
    var finding = Reports.report(with: [.warning]).findings[0]
    finding.range.line = line
    return LeftOutFix(finding: finding, reason: .init(kind, text))
  }

  /// A hundred findings are in the report; why they are left is a line or two.
  @Test func areALineForEachReason() {
    let all = (1...100).map { left($0, "the edit would bring another finding", "the edit would bring 'a' at B.swift:\($0)") }
    #expect(
      LeftOutFix.lines(of: [left(7, "the file is gone", "'C.swift' is gone")] + all.reversed()) == [
        "not fixed: 100 findings, the first at A.swift:1:3: the edit would bring another finding",
        "not fixed: 1 finding at A.swift:7:3: 'C.swift' is gone",
      ])
  }

  @Test func sayWhatAllHaveInCommon() {
    let all = [1, 2].map { left($0, "cannot be written", "cannot write 'C.swift'") }
    #expect(LeftOutFix.lines(of: all) == ["not fixed: 2 findings, the first at A.swift:1:3: cannot write 'C.swift'"])
  }
}
