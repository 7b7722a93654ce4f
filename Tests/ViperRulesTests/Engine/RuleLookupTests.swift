import Testing
import ViperModel

@testable import ViperRules

@Suite struct RuleLookupTests {
  private let registry = RuleRegistry.builtIn

  @Test func idsAreUniqueAndSorted() {
    let ids = registry.ids()
    #expect(ids == ids.sorted() && Set(ids).count == ids.count)
    #expect(ids.contains("view-references-interactor") && ids.contains("retain-cycle") && ids.contains("unused-suppression"))
  }

  @Test func everyIDLeadsToItsRule() throws {
    for id in registry.ids() {
      let rule = try #require(registry.rule(reporting: id), "\(id)")
      #expect(rule.ids.expanded(over: Role.all).contains(id))
      #expect((registry.rule(named: id) == nil) == registry.isAboutAcceptance(id))
    }
  }

  @Test func idOfADialectsOwnRoleIsFoundByItsForm() {
    #expect(registry.rule(named: "gateway-imports-uikit") == nil)
    #expect(registry.rule(reporting: "gateway-imports-uikit") == ImportsUIKit.self)
    #expect(registry.rule(reporting: "gateway-references-view") == ForbiddenReference.self)
    #expect(registry.rule(reporting: "gateway-references") == nil)
    #expect(registry.rule(reporting: "retain-cycle2") == nil)
  }

  @Test func casesAreThoseOfTheRulesWithTheirIDs() {
    let cases = registry.caseIDs()
    #expect(cases == cases.sorted())
    for id in cases { #expect(registry.ids().contains(String(id.prefix { $0 != "." }))) }
  }

  @Test func pairsExcludeEqualRolesAndEntities() {
    let ids = RuleIDs.perPair(infix: "references").expanded(over: [.view, .presenter, .entity])
    #expect(
      ids == [
        "entity-references-component", "presenter-references-entity", "presenter-references-view", "view-references-entity",
        "view-references-presenter",
      ])
    #expect(RuleIDs.perRole(suffix: "x", roles: [.view, .entity]).expanded(over: []) == ["entity-x", "view-x"])
    #expect(RuleIDs.one("a").expanded(over: Role.all) == ["a"])
  }

  @Test func severityIsThatOfTheDocumentation() {
    #expect(registry.defaultSeverity(of: "unused-suppression") == .warning)
    #expect(registry.defaultSeverity(of: "no-such-rule") == nil)
  }
}
