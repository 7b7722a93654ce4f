import Testing
import ViperFacts
import ViperModel

@testable import ViperRules

/// Which violations are one edit, and which of them leads.
@Suite struct RootCausesTests {
  private func violation(
    _ rule: String, line: Int = 1, column: Int = 1, component: Int = 0, target: Int? = 1, property: String? = "p",
    also: [String] = []
  ) -> Violation {
    Violation(
      rule: rule, "m", at: SourceRange(file: "A.swift", line: line, column: column, endLine: line, endColumn: column + 1),
      component: component, target: target, property: property, alsoRules: also)
  }

  private func united(_ violations: Violation...) -> [String] {
    RootCauses(registry: .builtIn).united(violations).map { "\($0.rule) \($0.alsoRules)" }
  }

  @Test func unitesRulesOfOneEditUnderTheLowestRank() {
    let (cycle, view) = (violation("retain-cycle"), violation("strong-view-reference"))
    #expect(united(cycle, view) == ["retain-cycle [\"strong-view-reference\"]"])
    #expect(united(view, cycle) == ["retain-cycle [\"strong-view-reference\"]"])
    #expect(
      united(violation("cross-module-reference"), violation("coordinator-references-view")) == [
        "coordinator-references-view [\"cross-module-reference\"]"
      ])
  }

  @Test func aCycleThroughAForbiddenReferenceIsOneFinding() {
    let (cycle, forbidden) = (violation("retain-cycle"), violation("wireframe-references-presenter"))
    #expect(united(cycle, forbidden) == ["retain-cycle [\"wireframe-references-presenter\"]"])
    #expect(united(forbidden, cycle) == ["retain-cycle [\"wireframe-references-presenter\"]"])
  }

  @Test func keepsRulesOfDifferentEditsApart() {
    #expect(united(violation("retain-cycle"), violation("cross-module-reference")).count == 2)
    #expect(united(violation("retain-cycle"), violation("concrete-dependency")).count == 2)
    #expect(united(violation("view-references-entity"), violation("view-references-service")).count == 2)
  }

  @Test func keepsPlacesAndComponentsApart() {
    let cycle = violation("retain-cycle")
    #expect(united(cycle, violation("strong-view-reference", line: 2)).count == 2)
    #expect(united(cycle, violation("strong-view-reference", component: 2)).count == 2)
    #expect(united(cycle, violation("strong-view-reference", column: 9, target: 3, property: "q")).count == 2)
    #expect(united(cycle, violation("strong-view-reference", column: 9, target: 1, property: "q")).count == 1)
  }

  @Test func reportsARuleOncePerLine() {
    let twins = united(
      violation("retain-cycle", also: ["weak-owner", "retain-cycle"]),
      violation("retain-cycle", column: 5, target: 7, property: "q", also: ["a-rule"]))
    #expect(twins == ["retain-cycle [\"a-rule\", \"weak-owner\"]"])
  }

  @Test func takesOverTheFollowersRules() {
    #expect(
      united(violation("strong-view-reference", also: ["weak-owner"]), violation("retain-cycle")) == [
        "retain-cycle [\"strong-view-reference\", \"weak-owner\"]"
      ])
  }
}

@Suite struct RuleRegistryTests {
  private let registry = RuleRegistry(
    rules: [RetainCycle.self, ForbiddenReference.self], rulesOfAcceptance: [UnusedSuppression.self])

  @Test func findsRulesByID() {
    #expect(registry.rule(named: "retain-cycle") == RetainCycle.self)
    #expect(registry.rule(named: "view-references-interactor") == ForbiddenReference.self)
    #expect(registry.rule(named: "weak-owner") == nil)
  }

  @Test func findsFamiliesOverRolesOfADialect() {
    #expect(registry.rule(named: "coordinator-references-view") == nil)
    #expect(registry.rule(reporting: "coordinator-references-view") == ForbiddenReference.self)
    #expect(registry.rule(reporting: "coordinator-imports-uikit") == nil)
    #expect(registry.ids(over: [.view, "coordinator"]).contains("coordinator-references-view"))
  }

  @Test func knowsRulesOfAcceptance() {
    #expect(registry.isAboutAcceptance("unused-suppression"))
    #expect(!registry.isAboutAcceptance("retain-cycle"))
    #expect(!registry.isAboutAcceptance("stale-baseline-entry"), "it is not in this registry")
    #expect(registry.defaultSeverity(of: "unused-suppression") == .warning)
    #expect(registry.defaultSeverity(of: "weak-owner") == nil)
  }

  @Test func runsNoOtherRules() throws {
    let code = """
      protocol LoginViewInput: AnyObject {}
      class LoginViewController: UIViewController, LoginViewInput { var presenter: LoginPresenter! }
      class LoginPresenter { var view: LoginViewInput?; let interactor = LoginInteractor() }
      class LoginInteractor {}
      """
    let model = try Linted(code).model
    let all = Set(LintEngine.findings(in: model, by: .builtIn).map(\.rule))
    let some = Set(LintEngine.findings(in: model, by: RuleRegistry(rules: [RetainCycle.self])).map(\.rule))
    #expect(all.count > 1)
    #expect(some == ["retain-cycle"])
  }
}
