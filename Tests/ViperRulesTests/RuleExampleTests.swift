import Testing
import ViperFacts
import ViperModel
import ViperRules
import ViperTestSupport

/// Every rule's documented examples, run through the whole pipeline.
@Suite struct RuleExampleTests {
  struct Case: CustomTestStringConvertible {
    var ids: [String]
    var rule: String
    var example: Example
    var isTriggering: Bool
    var number: Int
    var testDescription: String { "\(rule) \(isTriggering ? "triggering" : "non-triggering") \(number)" }
  }

  static let cases: [Case] = RuleRegistry.builtIn.rules.flatMap { rule in
    let ids = rule.ids.expanded(over: Role.all)
    let triggering = rule.documentation.triggering.enumerated().map { ($0.offset, $0.element, true) }
    let quiet = rule.documentation.nonTriggering.enumerated().map { ($0.offset, $0.element, false) }
    return (triggering + quiet).map { number, example, isTriggering in
      Case(ids: ids, rule: example.rule ?? ids.last!, example: example, isTriggering: isTriggering, number: number + 1)
    }
  }

  @Test(arguments: cases) func reportsExactlyTheMarkedPlaces(_ test: Case) throws {
    let code = MarkedCode(test.example.code)
    let model = try CodeModel(code, dialect: test.example.dialect)
    let ids = test.example.rule.map { [$0] } ?? test.ids
    let found = LintEngine.findings(in: model, by: .builtIn).filter { finding in
      ids.contains(finding.rule) || !finding.alsoRules.filter(ids.contains).isEmpty
    }
    let places = Set(found.map { MarkedCode.Place(file: $0.range.file, line: $0.range.line, column: $0.range.column) })
    #expect(places == code.places, "\(model.summary)")
    #expect(code.places.isEmpty != test.isTriggering)
  }

  /// The findings about comments, in addition to what comments suppress.
  @Test(
    arguments: RuleRegistry.builtIn.rulesOfAcceptance.flatMap { rule in
      let documentation = rule.documentation
      return (documentation.triggering + documentation.nonTriggering).enumerated().map { number, example in
        Case(
          ids: rule.ids.expanded(over: []), rule: rule.ids.expanded(over: []).last!, example: example,
          isTriggering: number < documentation.triggering.count, number: number + 1)
      }
    })
  func reportsExactlyTheMarkedComments(_ test: Case) throws {
    let code = MarkedCode(test.example.code)
    let found = try Linted(test.example.plainCode, dialect: test.example.dialect).findings(of: test.rule)
    #expect(Set(found.map { MarkedCode.Place(file: $0.range.file, line: $0.range.line, column: $0.range.column) }) == code.places)
    #expect(code.places.isEmpty != test.isTriggering)
  }

  @Test(arguments: cases) func isAboutAModule(_ test: Case) throws {
    let model = try CodeModel(MarkedCode(test.example.code), dialect: test.example.dialect)
    #expect(!model.graph.modules.isEmpty, "an example without a module says nothing: \(model.summary)")
  }

  @Test(arguments: RuleRegistry.builtIn.rules.map { $0.ids.expanded(over: Role.all).first! })
  func hasExamplesOfBothKinds(_ id: String) {
    let rule = RuleRegistry.builtIn.rules.first { $0.ids.expanded(over: Role.all).contains(id) }!
    #expect(!rule.documentation.triggering.isEmpty)
    #expect(!rule.documentation.nonTriggering.isEmpty)
    #expect(!rule.documentation.summary.isEmpty && !rule.documentation.rationale.isEmpty)
  }
}
