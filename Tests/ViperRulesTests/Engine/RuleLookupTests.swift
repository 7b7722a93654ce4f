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

  @Test func eachIDHasASummaryOfItsOwn() throws {
    let summaries = try registry.ids().map { try #require(registry.rule(reporting: $0)).documentation(of: $0).summary }
    #expect(Set(summaries).count == summaries.count)
    for summary in summaries {
      #expect(summary.hasSuffix(".") && summary.firstRange(of: ". ") == nil && summary.first?.isUppercase == true, "\(summary)")
    }
  }

  @Test(arguments: [
    ("assembly-references-data-manager", "An assembly refers to a data manager, which the dialect does not allow."),
    ("entity-references-component", "An entity refers to a component, which the dialect does not allow."),
    ("gateway-references-view", "A gateway refers to a view, which the dialect does not allow."),
    ("presenter-imports-uikit", "A presenter imports a user interface framework."),
    ("view-imports-alamofire", "A view imports the framework 'alamofire'."),
    ("view-navigates", "A view opens or closes a screen by itself."),
    ("wireframe-performs-io", "A wireframe reads or writes the network, files, databases or settings."),
  ])
  func summaryOfAFamilysIDNamesItsRoles(_ id: String, _ summary: String) {
    #expect(registry.rule(reporting: id)?.summary(of: id) == summary)
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
