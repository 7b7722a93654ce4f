import Testing

@testable import ViperPipeline

/// `constraints`, `constraints try` and `constraints explain`.
struct ConstraintListingTests {
  private func options(_ project: ConfiguredProject) -> AnalysisOptions {
    AnalysisOptions(testing: ["."], in: project.path)
  }

  /// The lines of a table with single spaces.
  private func rows(_ table: String) -> [String] {
    table.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
  }

  @Test func listsTheConstraintsByName() throws {
    let more = "  - {name: a-limit, reason: r, severity: info, limit: {lines: 9}}\n"
    let project = try ConfiguredProject([".viper-lint.yml": ConstrainedProject.constraint + more])
    #expect(
      rows(try ConstraintCatalogue.table(options(project))) == [
        "constraint severity kind statement", "a-limit info limit at most 9 lines",
        "home-without-login error forbidden {module: Home} must not refer to {module: Login}",
      ])
    #expect(ConstraintCatalogue.completions(options(project)) == ["a-limit", "home-without-login"])
  }

  @Test func withoutConstraintsSaysHowToHaveSome() throws {
    let project = try ConfiguredProject(["A.swift": ""])
    let text = try ConstraintCatalogue.table(options(project))
    #expect(text.hasPrefix("no constraints: state them under 'constraints:'"))
  }

  // MARK: try

  private static let file = """
    extends: [more.yml]
    constraints:
      - {name: services, reason: r, forbidden: {from: {module: Home, path: App/**}, to: {role: interactor, name: Login*}}}
      - {name: inert, reason: r, forbidden: {from: {name: Nothing}, to: {module: Login}}}
      - {name: size, reason: r, limit: {lines: 1}}
    """

  @Test func triesTheConstraintsOfAFileInPlaceOfTheConfigurations() throws {
    let project = try ConstrainedProject.project(
      first: "// viper-lint:disable:file services - until the release",
      more: [
        "rules/try.yml": Self.file,
        "rules/more.yml": "constraints:\n- {name: more, reason: r, severity: info, acyclic: module}\n",
      ])
    let rows = rows(try ConstraintTrial.text(of: "rules/try.yml", options(project)))
    #expect(rows[0] == "constraint severity findings types inert")
    #expect(rows[1] == "inert error 0 from 0, to 5 from.name: Nothing")
    #expect(rows[2].hasPrefix("more info 0 all "), "\(rows)")
    #expect(rows[3] == "services error 1, 1 suppressed from 5, to 1 -")
    #expect(rows[4].hasPrefix("size error "))
    #expect(rows.count == 5)
  }

  @Test func triesAConfiguration() throws {
    let project = try ConstrainedProject.project()
    #expect(
      rows(try ConstraintTrial.text(of: ".viper-lint.yml", options(project)))[1] == "home-without-login error 2 from 5, to 5 -")
  }

  @Test(arguments: [
    ("constraints: [{name: a, reason: r, acyclic: modul}]", "rules/try.yml:1: error: unknown value 'modul'"),
    ("constraint: []", "unknown key 'constraint'; did you mean 'constraints'?"),
    ("", "rules/try.yml: error: states no constraint"),
    ("constraints: [{name: a, reason: r, limit: {lines: 1, of: {role: presentr}}}]", "did you mean 'presenter'?"),
    ("constraints: [{name: retain-cycle, reason: r, acyclic: module}]", "is the id of a built-in rule"),
    ("- a", "rules/try.yml"), ("a: [", "rules/try.yml"),
  ])
  func mistakesOfAFileAreWrongUsage(_ text: String, _ message: String) throws {
    let project = try ConstrainedProject.project(more: ["rules/try.yml": text])
    let error = try #require(throws: UsageError.self) { try ConstraintTrial.text(of: "rules/try.yml", options(project)) }
    #expect(error.text.contains(message), "\(error.text)")
  }

  @Test func missingFileIsWrongUsage() throws {
    let project = try ConstrainedProject.project()
    let error = try #require(throws: UsageError.self) { try ConstraintTrial.text(of: "no.yml", options(project)) }
    #expect(error.text == "error: cannot read the constraints 'no.yml'; check the path\n")
  }

  // MARK: explain

  @Test func tracesEachConditionOfEachSelector() throws {
    let project = try ConfiguredProject([
      ".viper-lint.yml": """
      constraints:
        - name: traced
          reason: r
          forbidden:
            from: [{module: [Home, Login], role: interactor, strength: weak, not: {name: Login*}}, {name: Nothing}]
            to: {path: App/Login}
      """, "App/Login/Login.swift": ConfiguredProject.module("Login"), "App/Home/Home.swift": ConfiguredProject.module("Home"),
    ])
    let text = try ConstraintTrace.text(of: "traced", options(project))
    #expect(
      text == """
        traced: {module: Home|Login, role: interactor, strength: weak, not: {name: Login*}} or {name: Nothing} must not refer to {path: App/Login}
        stated at .viper-lint.yml:2

        from selects 1 of 8 types
          selector 1 of 2
            module: Home, Login  keeps 8                     drops 0
            role: interactor     keeps 2                     drops 6
            strength: weak       asks references, not types
            not {name: Login*}   keeps 1                     drops 1
            examples: interactor 'HomeInteractor'
          selector 2 of 2
            name: Nothing  keeps 0  drops 8
            examples: nothing

        to selects 4 of 8 types
            path: App/Login  keeps 4  drops 4
            examples: interactor 'LoginInteractor', presenter 'LoginPresenter', view 'LoginViewController', wireframe 'LoginWireframe'

        """, "\(text)")
  }

  @Test func constraintOfEverythingSaysSo() throws {
    let project = try ConfiguredProject([
      ".viper-lint.yml": "constraints: [{name: all, reason: r, acyclic: module}]\n", "A.swift": "class A {}\n",
    ])
    #expect(try ConstraintTrace.text(of: "all", options(project)).hasSuffix("\nit selects all 1 type\n"))
  }

  @Test(arguments: [
    ("home-without-logim", "; did you mean 'home-without-login'?"), ("x", "; 'viper-lint constraints' lists them"),
  ])
  func unknownNameHasTheNearest(_ name: String, _ hint: String) throws {
    let project = try ConstrainedProject.project()
    let options = options(project)
    defer { withExtendedLifetime(project) {} }
    let error = try #require(throws: UsageError.self) { try ConstraintTrace.text(of: name, options) }
    #expect(error.text == "error: there is no constraint '\(name)'\(hint)\n")
  }
}
