import Testing
import ViperModel
import ViperText

@testable import ViperConfiguration

/// What each kind of constraint is read as.
struct ConstraintKindTests {
  private func constraint(_ text: String) throws -> Constraint {
    try #require(try Configuration("constraints:\n- {name: ours, reason: why, \(text)}\n").constraints.first)
  }

  private func selector(_ key: Selector.Key, _ texts: String..., exceptions: [Selector] = []) -> Selector {
    Selector([.init(key, patterns: texts.map { Wildcard($0) })], exceptions: exceptions, line: 2)
  }

  private func selection(_ key: Selector.Key, _ text: String) -> Selection { Selection([selector(key, text)]) }

  @Test(arguments: ["forbidden", "allowed", "required"]) func referencesHaveTwoEnds(_ kind: String) throws {
    let ends = ConstrainedReferences(
      from: selection(.group, "Payments"), to: Selection([selector(.group, "Chat"), selector(.name, "Talk*")]),
      except: selection(.name, "Bridge"), followsPaths: true)
    let expected: [String: ConstraintStatement] = [
      "forbidden": .forbidden(ends), "allowed": .allowed(ends), "required": .required(ends),
    ]
    let found = try constraint(
      "\(kind): {from: {group: Payments}, to: [{group: Chat}, {name: Talk*}], except: {name: Bridge}, reachable: true}")
    #expect(found.statement == expected[kind] && found.statement.kind == kind)
  }

  @Test func pathsCountOnlyIfStated() throws {
    let ends = ConstrainedReferences(from: selection(.module, "A"), to: selection(.module, "B"))
    #expect(
      try constraint("forbidden: {from: {module: A}, to: {module: B}, except: , reachable: false}").statement == .forbidden(ends))
  }

  @Test func layersAreSelectionsFromTopToBottom() throws {
    let layers = [selection(.module, "A"), Selection([selector(.module, "B"), selector(.module, "C")])]
    #expect(try constraint("layers: [{module: A}, [{module: B}, {module: C}]]").statement == .layers(layers, isStrict: false))
    #expect(
      try constraint("layers: [{module: A}, [{module: B}, {module: C}]], strict: true").statement
        == .layers(layers, isStrict: true))
  }

  @Test func independentGroupsAreSelections() throws {
    let groups = [selection(.group, "A"), selection(.group, "B")]
    #expect(try constraint("independent: [{group: A}, {group: B}]").statement == .independent(groups))
  }

  @Test(arguments: ConstraintUnit.allCases) func circlesAreThoseOfAUnit(_ unit: ConstraintUnit) throws {
    #expect(try constraint("acyclic: \(unit.rawValue)").statement == .acyclic(unit, of: nil))
    #expect(
      try constraint("acyclic: \(unit.rawValue), of: {target: App}").statement == .acyclic(unit, of: selection(.target, "App")))
  }

  @Test func publishedModulesAreSelected() throws {
    #expect(try constraint("published: {module: Pay*}").statement == .published(selection(.module, "Pay*"), also: nil))
    let wide = try constraint("published: {module: Pay*}, also: {name: '*Flow'}").statement
    #expect(wide == .published(selection(.module, "Pay*"), also: selection(.name, "*Flow")))
  }

  @Test(arguments: ["[Alamofire, CoreData]", "Alamofire"]) func importsAreListed(_ modules: String) throws {
    let names = modules == "Alamofire" ? ["Alamofire"] : ["Alamofire", "CoreData"]
    #expect(
      try constraint("only: {role: interactor}, may-import: \(modules)").statement
        == .imports(of: selection(.role, "interactor"), modules: names))
  }

  @Test func protectedTypesHaveUsers() throws {
    #expect(
      try constraint("protected-types: {name: Session}, used-by: {role: view}").statement
        == .protected(selection(.name, "Session"), users: selection(.role, "view")))
  }

  @Test func limitsKeepTheirOrder() throws {
    let bounds: [(ConstraintLimits.Measure, Int)] = [
      (.lines, 400), (.fanOut, 0), (.fanIn, 7), (.members, 1), (.parameters, 2), (.dependencies, 3),
    ]
    let text = bounds.map { "\($0.rawValue): \($1)" }.joined(separator: ", ")
    let limits = ConstraintLimits(bounds: bounds.map { ($0, $1) })
    #expect(try constraint("limit: {\(text)}").statement == .limit(limits, of: nil))
    #expect(try constraint("limit: {\(text), of: {role: none}}").statement == .limit(limits, of: selection(.role, "none")))
  }

  @Test func companionsAreOfModulesOrParts() throws {
    let all: [ConstraintCompanion] = [
      .init(kind: .tests, role: "presenter"), .init(kind: .mock, role: "view"), .init(kind: .interface, role: "interactor"),
      .init(kind: .preview), .init(kind: .assembly), .init(kind: .tests),
    ]
    let words = all.map(\.text).joined(separator: ", ")
    #expect(try constraint("every-module-has: [\(words)]").statement == .companions(all, of: nil))
    #expect(
      try constraint("every-module-has: assembly, of: {module: '*'}").statement
        == .companions([.init(kind: .assembly)], of: selection(.module, "*")))
  }

  @Test func counterpartsShareATextOfTheirNames() throws {
    let counterpart = ConstraintCounterpart(each: "*Presenter", has: "*PresenterTests")
    #expect(
      try constraint("counterpart: {each: '*Presenter', has: '*PresenterTests', of: {role: presenter}}").statement
        == .counterpart(counterpart, of: selection(.role, "presenter")))
    #expect(counterpart.name(for: "LoginPresenter") == "LoginPresenterTests" && counterpart.name(for: "Login") == nil)
  }

  @Test(arguments: ["'**/{module}/Presenter'", "['**/{module}/Presenter']"]) func foldersKeepTheirPlaceholders(_ text: String)
    throws
  {
    #expect(
      try constraint("layout: {of: {role: presenter}, in: \(text)}").statement
        == .layout(of: selection(.role, "presenter"), folders: ["**/{module}/Presenter"]))
  }

  @Test func everythingAroundAKindIsRead() throws {
    let text = """
      constraints:
        - name: b2-only
          reason: Because.
          severity: info
          overrides-dialect: true
          allowed: {from: {role: view}, to: {role: none}}
          fails: ['let a = 1', 'let b = 2']
          passes: |
            let c = 3
      """
    let found = try #require(try Configuration(text).constraints.first)
    #expect(found.name == "b2-only" && found.reason == "Because." && found.severity == .info && found.overridesDialect)
    #expect(found.file == "ci.yml" && found.line == 2)
    #expect(found.fails.map(\.code) == ["let a = 1", "let b = 2"] && found.fails.map(\.line) == [7, 7])
    #expect(found.passes.map(\.code) == ["let c = 3"])
    #expect(try constraint("acyclic: module").severity == .error)
  }
}
