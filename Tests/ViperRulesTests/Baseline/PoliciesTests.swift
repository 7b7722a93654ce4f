import Testing
import ViperConfiguration

@testable import ViperRules

@Suite struct PoliciesTests {
  private func policies(_ list: [(String, RulePolicy.Acceptance)]) -> Policies {
    Policies(
      list.map { RulePolicy(rule: $0.0, acceptance: $0.1, file: "c.yml") }, registry: .builtIn, today: "2027-01-31")
  }

  @Test func usesTheLastMatchingPolicy() {
    let policies = policies([("*", .strict), ("view-*", .baseline), ("view-references-entity.read", .budget(3))])
    #expect(policies.policy(for: "retain-cycle")?.acceptance == .strict)
    #expect(policies.policy(for: "view-references-entity")?.acceptance == .baseline)
    #expect(policies.policy(for: "view-references-entity", case: "read")?.acceptance == .budget(3))
    #expect(self.policies([]).policy(for: "retain-cycle") == nil)
  }

  @Test func neverAcceptsFindingsAboutAcceptance() {
    #expect(policies([]).isStrict("stale-baseline-entry"))
    #expect(!policies([]).isStrict("retain-cycle"))
    #expect(policies([("retain-cycle", .strict)]).isStrict("retain-cycle"))
  }

  @Test(arguments: [("2027-01-30", true), ("2027-01-31", false), ("2027-02-01", false), ("2026-12-31", true)])
  func endsAfterTheLastDay(_ day: String, _ hasEnded: Bool) {
    let policies = policies([("a", .until(day: day, owner: "team", reason: "why"))])
    #expect(policies.hasEnded(policies.policy(for: "a")) == hasEnded)
    #expect(!policies.hasEnded(nil))
  }

  @Test func saysWhatItAccepts() {
    let summaries = policies([
      ("a", .strict), ("b", .baseline), ("c", .budget(3)), ("d", .until(day: "2027-01-31", owner: "team", reason: "why")),
    ])
    #expect(
      ["a", "b", "c", "d"].map { summaries.policy(for: $0)!.summary } == [
        "strict", "baseline", "budget 3", "until 2027-01-31, team, why",
      ])
    #expect(summaries.policy(for: "a")?.justification == nil)
  }
}
