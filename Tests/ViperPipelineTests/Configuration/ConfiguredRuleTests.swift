import Testing
import ViperFacts
import ViperModel
import ViperPipeline
import ViperRules

/// Severities, exceptions and options of rules, from the file to the findings.
@Suite struct ConfiguredRuleTests {
  private let project: ConfiguredProject

  init() throws { project = try .twoModules() }

  private func severities(_ rule: String, _ configuration: String) throws -> [String] {
    try project.findings("dialect: viper\n" + configuration).filter { $0.hasPrefix(rule + " ") }.map {
      String($0.dropFirst(rule.count + 1))
    }
  }

  @Test func theDefaultIsTheRules() throws {
    #expect(try severities("retain-cycle", "") == ["error HomeInteractor", "error LoginInteractor"])
  }

  @Test(arguments: ["info", "warning", "error"]) func aSeverityIsSet(_ word: String) throws {
    #expect(
      try severities("retain-cycle", "rules: {retain-cycle: \(word)}\n") == ["\(word) HomeInteractor", "\(word) LoginInteractor"])
  }

  @Test func aRuleThatIsOffGivesWayToWhatTheSameEditHeals() throws {
    let rules = "rules: {retain-cycle: off}\n"
    #expect(try severities("retain-cycle", rules).isEmpty)
    #expect(try severities("interactor-strong-presenter", rules).count == 2)
  }

  @Test func anIDGoesBeforeAPatternAndTheLastPatternCounts() throws {
    let patterns = "rules: {retain-cycle: info, 'retain-*': off, '*': warning}\n"
    #expect(try severities("retain-cycle", patterns) == ["info HomeInteractor", "info LoginInteractor"])
    #expect(try severities("concrete-dependency", patterns).allSatisfy { $0.hasPrefix("warning") })
    #expect(
      try project.findings("rules: {'*': info, '*-cycle': off, '*-c*': warning}\n").filter { $0.hasPrefix("retain") }.allSatisfy {
        $0.contains("warning")
      })
  }

  @Test func aCaseGoesBeforeItsRule() throws {
    try project.write("import UIKit\n" + ConfiguredProject.module("Login"), to: "App/Login/Login.swift")
    try project.write("import UIKit\nfinal class PayPresenter { let interactor = PayInteractor() }\n", to: "App/Pay.swift")
    try project.write("final class PayInteractor {}\n", to: "App/PayInteractor.swift")
    let rule = "presenter-imports-uikit"
    #expect(try severities(rule, "") == ["info PayPresenter"])
    #expect(try severities(rule, "rules: {\(rule): error, \(rule).unused: warning}\n") == ["warning PayPresenter"])
    #expect(try severities(rule, "rules: {\(rule): error, '*.unused': warning}\n") == ["warning PayPresenter"])
    #expect(try severities(rule, "rules: {'*': error, '*.unused': off}\n").isEmpty)
  }

  /// Stating what holds anyway changes nothing; a rule's special cases are raised by their names, or by a pattern.
  @Test(arguments: [
    ("", "info"), ("presenter-imports-uikit: warning", "info"), ("presenter-imports-uikit: {severity: warning}", "info"),
    ("'*-imports-uikit': warning", "warning"), ("'*': warning", "warning"), ("presenter-imports-uikit: error", "info"),
    ("presenter-imports-uikit: info", "info"), ("presenter-imports-uikit.unused: error", "error"),
    ("presenter-imports-uikit: error, presenter-imports-uikit.unused: warning", "warning"), ("presenter-imports-uikit: off", nil),
  ])
  func aStatedSeverityLeavesSpecialCasesAlone(_ rules: String, _ severity: String?) throws {
    try project.write("import UIKit\nfinal class PayPresenter { let interactor = PayInteractor() }\n", to: "App/Pay.swift")
    try project.write("final class PayInteractor {}\n", to: "App/PayInteractor.swift")
    let found = try severities("presenter-imports-uikit", "rules: {\(rules)}\n")
    #expect(found == (severity.map { ["\($0) PayPresenter"] } ?? []))
  }

  @Test func aLowerSeverityHoldsForAllCases() throws {
    let rule = "dependency-used-before-set"
    let code = """
      final class PayViewController: UIViewController { var presenter: PayPresenter! }
      final class PayPresenter { weak var view: PayViewController?; var interactor: PayInteractor!; func start() {} }
      final class PayInteractor { func load() {} }
      enum PayAssembly {
        static func make() -> UIViewController {
          let view = PayViewController()
          let presenter = PayPresenter()
          presenter.interactor.load()
          presenter.interactor = PayInteractor()
          view.presenter = presenter
          return view
        }
      }

      """
    try project.write(code, to: "App/Pay.swift")
    let usual = try severities(rule, "")
    #expect(try severities(rule, "rules: {\(rule): error}\n") == usual)
    #expect(try severities(rule, "rules: {\(rule): info}\n").allSatisfy { $0.hasPrefix("info") })
  }

  @Test func theLastOverrideThatFitsCounts() throws {
    let configuration = """
      rules: {retain-cycle: info}
      overrides:
        - {paths: [Legacy/**], rules: {retain-cycle: warning, weak-owner: off}}
        - {paths: '**/Home', rules: {retain-cycle: off}}
        - {paths: App/*/L*.swift, rules: {'retain-*': error}}
        - {paths: App, rules: {weak-owner: off}}

      """
    #expect(try severities("retain-cycle", configuration) == ["error LoginInteractor"])
  }

  @Test func aConfigurationGoesBeforeTheDialect() throws {
    try project.write("name: ours\nseverities: {retain-cycle: off}\n", to: "ours.yml")
    #expect(try project.findings("dialect: ./ours.yml\n").allSatisfy { !$0.hasPrefix("retain-cycle") })
    #expect(
      try project.findings("dialect: ./ours.yml\nrules: {retain-cycle: info}\n").contains("retain-cycle info LoginInteractor"))
  }

  @Test func componentsAreLeftAlone() throws {
    let ignoring = "rules: {retain-cycle: {ignore: [Home*, Nothing]}, 'retain*': {ignore: Login*}}\n"
    #expect(try severities("retain-cycle", ignoring).isEmpty)
    #expect(
      try severities("retain-cycle", "rules: {retain-cycle: {ignore: Home*, severity: info}}\n") == ["info LoginInteractor"])
    #expect(
      try severities("retain-cycle", "overrides: [{paths: App, rules: {retain-cycle: {ignore: '*'}}}]\n") == [
        "error HomeInteractor"
      ])
  }

  // MARK: options

  @Test func rolesMayBeRequiredOrNot() throws {
    try project.write(
      "final class PayPresenter {}\nfinal class PayViewController: UIViewController { var presenter: PayPresenter! }\nfinal class PayWireframe {}\n",
      to: "App/Pay.swift")
    // The base dialect requires what every dialect does.
    #expect(try severities("missing-component", "").isEmpty)
    #expect(
      try severities("missing-component", "rules: {missing-component: {options: {roles: {interactor: required}}}}\n") == [
        "info PayPresenter"
      ])
    let optional = "rules: {missing-component: {options: {roles: {interactor: optional}}}}\n"
    #expect(try severities("missing-component", optional).isEmpty)
    let required = "rules: {missing-component: {options: {roles: {assembly: required, interactor: optional}}}}\n"
    #expect(try severities("missing-component", required).count == 3)
    let message = try project.analysis().report.findings.first { $0.rule == "missing-component" }?.message
    #expect(message?.contains("has no assembly, which .viper-lint.yml requires") == true)
    let local =
      optional + "overrides: [{paths: App/Pay.swift, rules: {missing-component: {options: {roles: {interactor: required}}}}}]\n"
    #expect(try severities("missing-component", local) == ["info PayPresenter"])
  }

  @Test func frameworksMayBeForbiddenOrAllowed() throws {
    try project.write(
      "import RxCocoa\nimport UIKit\nfinal class PayPresenter { let colour = UIColor.red; let i = PayInteractor() }\n",
      to: "App/Pay.swift")
    try project.write("final class PayInteractor {}\n", to: "App/PayInteractor.swift")
    // The import is a part of the finding about the use.
    #expect(try severities("presenter-imports-uikit", "").isEmpty)
    #expect(try severities("presenter-uses-uikit-type", "").count == 1)
    #expect(try severities("presenter-imports-uikit", "rules: {presenter-uses-uikit-type: off}\n").count == 1)
    let imports = "rules: {presenter-imports-uikit: {options: {frameworks: {RxCocoa: forbidden, UIKit: allowed}}}}\n"
    let found = try project.analysis(configuration: imports).report.findings.filter { $0.rule == "presenter-imports-rxcocoa" }
    #expect(
      found.map(\.message) == [
        "presenter 'PayPresenter' imports RxCocoa, which presenters must not import; move the code that uses it to a role that may import it"
      ])
    #expect(found.map(\.case) == ["used"])
    #expect(
      try severities(
        "presenter-uses-uikit-type", "rules: {presenter-uses-uikit-type: {options: {frameworks: {UIKit: allowed}}}}\n"
      ).isEmpty)
  }

  @Test func modulesMayBeOpenToAll() throws {
    let uses = "extension LoginPresenter { func open(_ other: HomeInteractor) {} }"
    try project.write(ConfiguredProject.module("Login", more: uses), to: "App/Login/Login.swift")
    #expect(try severities("cross-module-reference", "") == ["warning LoginPresenter"])
    #expect(try severities("cross-module-reference", "rules: {cross-module-reference: {options: {allow: [Ho*]}}}\n").isEmpty)
    #expect(try severities("cross-module-reference", "rules: {cross-module-reference: {options: {allow: [Login]}}}\n").count == 1)
  }

  @Test func classesMayBeStoredByName() throws {
    let all = try severities("concrete-dependency", "").count
    #expect(all > 0)
    let allowing = try severities("concrete-dependency", "rules: {concrete-dependency: {options: {allow: ['*Presenter']}}}\n")
      .count
    #expect(allowing < all)
    #expect(try severities("concrete-dependency", "rules: {concrete-dependency: {options: {allow: '*'}}}\n").isEmpty)
  }

  // MARK: dialects by place

  @Test func anOverrideSetsTheDialectOfItsModules() throws {
    func dialects(_ configuration: String, cli: String? = nil) throws -> [String: String] {
      let modules = try project.analysis(configuration: configuration, dialect: cli).graph.modules
      return Dictionary(uniqueKeysWithValues: modules.map { ($0.name, $0.dialect) })
    }
    let override = "overrides: [{paths: Legacy, dialect: infinum}]\n"
    #expect(try dialects("dialect: rambler\n" + override) == ["Login": "rambler", "Home": "infinum"])
    #expect(try dialects("modules: {'*': configurator}\n" + override) == ["Login": "configurator", "Home": "infinum"])
    #expect(try dialects("dialect: rambler\n" + override, cli: "viper") == ["Login": "viper", "Home": "viper"])
    #expect(
      try dialects("overrides: [{paths: '**', dialect: infinum}, {paths: App, dialect: contract}]\n") == [
        "Login": "contract", "Home": "infinum",
      ])
  }

  @Test func aDialectForAPlaceMayCallItsPartsOtherwise() throws {
    try project.write("name: ours\nroles: {presenter: {names: '{Module}Brain'}}\n", to: "ours.yml")
    let pay = ConfiguredProject.module("Pay").replacing("Presenter", with: "Brain")
    try project.write(pay, to: "New/Pay.swift")
    let analysis = try project.analysis(configuration: "overrides: [{paths: New, dialect: ./ours.yml}]\n")
    #expect(analysis.graph.modules.first { $0.name == "Pay" }?.dialect == "ours", "\(analysis.model.graph.modules)")
  }

  @Test func rulesOfADialectsOwnRolesAreKnown() throws {
    try project.write("name: ours\nroles: {coordinator: {names: '{Module}Coordinator'}}\n", to: "ours.yml")
    let rules = "rules: {view-references-coordinator: info, coordinator-imports-uikit: off}\n"
    _ = try project.analysis(configuration: "overrides: [{paths: App, dialect: ours.yml}]\n" + rules)
    let error = try #require(throws: UsageError.self) { try project.analysis(configuration: rules) }
    #expect(error.diagnostics.count == 2)
  }
}
