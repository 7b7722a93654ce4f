import Testing
import ViperFacts
import ViperModel

@testable import ViperRules

/// A rule of style that most modules break is one line; one that some break is not.
@Suite struct StyleFoldTests {
  private func modules(_ count: Int) -> [ViperModule] {
    (0..<count).map { ViperModule(id: $0, name: "M\($0)", dialect: "viper", path: "M\($0)", root: ".") }
  }

  private func findings(_ rule: String, in count: Int, severity: Severity = .warning, each: Int = 1) -> [Finding] {
    (0..<count * each).map { number in
      Finding(
        rule: rule, severity: severity, message: "m",
        range: SourceRange(file: "M\(number).swift", line: 1, column: 1, endLine: 1, endColumn: 2), module: "M\(number % count)",
        root: ".")
    }
  }

  private func folds(_ findings: [Finding], of count: Int) -> [String] {
    StyleFold.all(in: findings, modules: modules(count), isStyle: RuleRegistry.builtIn.isStyle).map {
      "\($0.rule) \($0.modules)/\($0.allModules)"
    }
  }

  @Test(arguments: ["concrete-dependency", "missing-component", "view-imports-alamofire", "protocol-outside-interfaces-file"])
  func foldsAStyleRuleThatMostModulesBreak(_ rule: String) { #expect(folds(findings(rule, in: 5), of: 8) == ["\(rule) 5/8"]) }

  @Test func halfIsNotMost() { #expect(folds(findings("concrete-dependency", in: 4, each: 9), of: 8) == []) }

  @Test func fewModulesTellNothing() { #expect(folds(findings("concrete-dependency", in: 4), of: 4) == []) }

  /// Nine of ten modules are a house style, of at least five.
  @Test(arguments: [(5, 5, true), (6, 7, false), (7, 7, true)]) func smallRootsNeedNineOfTen(
    _ some: Int, _ all: Int, _ isFolded: Bool
  ) {
    #expect(folds(findings("concrete-dependency", in: some), of: all).isEmpty != isFolded)
  }

  @Test(arguments: ["retain-cycle", "view-references-entity", "presenter-uses-uikit-type"])
  func otherRulesAreNeverFolded(_ rule: String) { #expect(folds(findings(rule, in: 8), of: 8) == []) }

  /// The way of the findings, in some of the modules, of a rule that is not one of style.
  private func patterned(_ counts: [String: Int]) -> [Finding] {
    counts.sorted { $0.key < $1.key }.flatMap { pattern, count in
      findings("presenter-uses-uikit-type", in: count).map { finding in
        var finding = finding
        finding.pattern = pattern
        return finding
      }
    }
  }

  @Test func foldsTheWayInWhichMostModulesBreakAnotherRule() {
    let all = patterned(["presenters that name 'UIColor'": 4, "presenters that name 'UIImage'": 6])
    let found = StyleFold.all(in: all, modules: modules(8), isStyle: RuleRegistry.builtIn.isStyle)
    #expect(found.map(\.pattern) == ["presenters that name 'UIImage'"])
    #expect(
      found.first.map { ShownFold(fold: $0, findings: 6, repairs: 3).text }
        == "6 of 8 modules break 'presenter-uses-uikit-type' in the same way (presenters that name 'UIImage', 6 findings); if that is your team's style, set 'rules: {presenter-uses-uikit-type: info}' in .viper-lint.yml"
    )
    #expect(all.filter { found[0].includes($0) }.count == 6)
  }

  /// What one command settles is no question of style.
  @Test(arguments: [(6, "fixes them"), (4, "fixes up to 4 of them")]) func offersTheFixOfMost(_ repairs: Int, _ words: String) {
    let fold = StyleFold(
      rule: "interactor-imports-uikit", pattern: "unused imports", root: ".", severity: .info, modules: 6, allModules: 8)
    #expect(
      ShownFold(fold: fold, findings: 6, repairs: repairs).text
        == "6 of 8 modules break 'interactor-imports-uikit' in the same way (unused imports, 6 findings); 'viper-lint --fix --fix-rule interactor-imports-uikit' \(words)"
    )
  }

  /// An import that nothing uses says nothing about those that are used.
  @Test func countsTheUnusedImportsAlone() {
    var all = findings("interactor-imports-uikit", in: 6, severity: .info)
    for index in all.indices { all[index].pattern = "unused imports of user interface frameworks" }
    all += findings("interactor-imports-uikit", in: 2)
    let found = StyleFold.all(in: all, modules: modules(8), isStyle: RuleRegistry.builtIn.isStyle)
    #expect(found.map(\.severity) == [.info] && found.map(\.modules) == [6])
    #expect(all.filter { found[0].includes($0) }.count == 6)
  }

  @Test func errorsOfARuleAreNeverFolded() {
    #expect(folds(findings("concrete-dependency", in: 8, severity: .error), of: 8) == [])
  }

  /// A way in which nine of ten modules break a table by default is one line, as an error.
  @Test(arguments: [(17, false), (18, true)]) func errorsOfOneWayNeedNineOfTen(_ breaking: Int, _ isFolded: Bool) {
    var all = findings("wireframe-references-interactor", in: breaking, severity: .error)
    for index in all.indices { all[index].pattern = "wireframes that refer to interactors" }
    let found = StyleFold.all(in: all, modules: modules(20), isStyle: RuleRegistry.builtIn.isStyle)
    #expect(found.map(\.severity) == (isFolded ? [.error] : []))
  }

  @Test func marksItsFindingsAndCountsTheNewOnes() {
    var all = findings("concrete-dependency", in: 6, each: 2) + findings("retain-cycle", in: 2)
    all[0].disposition = .baselined
    var report = LintReport(
      toolVersion: "", isComplete: true, fileCount: 0, moduleCount: 8, componentCount: 0, findings: all, diagnostics: [],
      roots: [])
    report.fold(StyleFold.all(in: all, modules: modules(8), isStyle: RuleRegistry.builtIn.isStyle))
    #expect(report.findings.map(\.isFolded) == Array(repeating: true, count: 12) + [false, false])
    #expect(report.shownFolds.map(\.findings) == [11])
    #expect(report.count(of: .warning) == 13, "the exit status counts them all")
    #expect(
      report.shownFolds[0].text.hasPrefix("6 of 8 modules break 'concrete-dependency' (11 findings); "))
  }
}
