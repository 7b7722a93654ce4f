import Testing
import ViperModel
import ViperRules

@testable import ViperReporting

struct RuleTextTests {
  private let documentation = RuleDocumentation(
    summary: "The view knows an interactor.", rationale: "Only the presenter may talk to it.", severity: nil,
    cases: [.init("used", .warning, "a symbol is used"), .init("unused", .info, "nothing is used")],
    triggering: [
      Example(dialect: "infinum", rule: "view-references-interactor", "class A {\n  var 1️⃣b: B\n\n  let 2️⃣c = \"👍🏽\"\n}"),
      Example(dialect: "infinum", rule: "view-references-entity", "class Other {}"),
    ],
    nonTriggering: [Example(dialect: "viper", "class C {}")])

  @Test func showsCasesAndTheIdsOwnExamplesWithTheirPlaces() {
    #expect(
      RuleText(id: "view-references-interactor", documentation).text == """
        view-references-interactor

        The view knows an interactor.

        Only the presenter may talk to it.

        Default severity by case:
          used (warning): a symbol is used
          unused (info): nothing is used

        Reported, dialect infinum:

            class A {
              var b: B  // <- reported

              let c = "👍🏽"  // <- reported
            }

        Not reported, dialect viper:

            class C {}

        """)
  }

  @Test func aCaseComesFirstThenItsRule() {
    let text = RuleText(id: "view-references-interactor", documentation, case: documentation.cases[1]).text
    let rule = RuleText(id: "view-references-interactor", documentation).text
    let head = """
      view-references-interactor.unused

      unused (info): nothing is used (a case of view-references-interactor)
      """
    #expect(text == head + rule.dropFirst("view-references-interactor".count))
  }

  @Test func proseWrapsToTheWidthAndCodeDoesNot() {
    let text = RuleText(id: "view-references-interactor", documentation, width: 24).text
    #expect(
      text.contains(
        """
        The view knows an
        interactor.

        Only the presenter may
        talk to it.

        Default severity by
        case:
          used (warning): a
            symbol is used
          unused (info): nothing
            is used

        Reported, dialect infinum:
        """), "\(text)")
  }

  @Test func ruleWithoutCasesHasOneSeverity() {
    var plain = documentation
    plain.cases = []
    plain.severity = .error
    #expect(RuleText(id: "x", plain).text.contains("\n\nDefault severity: error\n"))
    plain.severity = nil
    #expect(RuleText(id: "x", plain).text.contains("\n\nDefault severity: off; dialects turn it on\n"))
  }

  /// Guards the marker's removal where the examples are run.
  @Test func plainCodeHasNoMarkers() {
    #expect(documentation.triggering[0].plainCode == "class A {\n  var b: B\n\n  let c = \"👍🏽\"\n}")
  }
}
