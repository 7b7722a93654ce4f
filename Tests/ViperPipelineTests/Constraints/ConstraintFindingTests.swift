import Testing
import ViperFacts
import ViperPipeline
import ViperRules

/// How what breaks a constraint is reported.
@Suite struct ConstraintFindingTests {
  private static let files = [
    "A.swift": """
    final class A {
      func go() { _ = B() }
      func take(_ b: B) {}
      var b: B?
      var c: C?
    }
    """, "B.swift": "final class B {}\nfinal class C {}\nimport Foundation\n",
  ]
  private static let forbidden = "forbidden: {from: {name: A}, to: {name: [B, C]}}"

  @Test func oneForEachTargetAtTheReferenceThatEntersFirst() throws {
    let found = try ConstrainedCode(Self.forbidden, Self.files).findings
    #expect(
      found.map { "\($0.range.line) \($0.message)" } == [
        "4 class 'A' refers to class 'B' (3 places); Why so", "5 class 'A' refers to class 'C'; Why so",
      ])
    #expect(found.first?.notes.map { "\($0.range.line) \($0.message)" } == ["3 another place", "2 another place"])
    #expect(found.map(\.target) == ["B", "C"])
    #expect(found.map(\.property) == ["b", "c"])
  }

  @Test func oneForAComponentWithWhatIsNestedInIt() throws {
    var files = Self.files
    files["A+More.swift"] = "extension A { struct Row { let b: B } }\n"
    let found = try ConstrainedCode(Self.forbidden.replacing("name: A", with: "name: [A, Row]"), files).findings
    #expect(found.map(\.message).first == "extension of class 'A' in 'A+More.swift' refers to class 'B' (4 places); Why so")
    #expect(Set(found.map(\.component)) == ["A"])
  }

  @Test func suppressedPlaces() throws {
    var files = Self.files
    files["A.swift"] = files["A.swift"]!.replacing(
      "  var b: B?", with: "  // viper-lint:disable:next team-rule - for now\n  var b: B?")
    let found = try ConstrainedCode(Self.forbidden, files).findings
    let new = found.filter { $0.disposition == .new }
    #expect(new.map { "\($0.range.line) \($0.message)" }.first == "3 class 'A' refers to class 'B' (2 places); Why so")
    #expect(found.filter { $0.disposition == .suppressed }.map(\.range.line) == [5])
  }

  @Test(arguments: [
    ("severity: info", "", ["info"]), ("severity: warning", "", ["warning"]), ("severity: error", "", ["error"]),
    ("severity: error", "rules: {team-rule: info}", ["info"]), ("severity: error", "rules: {team-rule: off}", []),
    ("severity: info", "overrides: [{paths: [A.swift], rules: {team-rule: warning}}]", ["warning"]),
    ("severity: info", "overrides: [{paths: [B.swift], rules: {team-rule: warning}}]", ["info"]),
    ("severity: info", "rules: {team-rule: {ignore: [A]}}", []),
  ])
  func severities(_ own: String, _ more: String, _ expected: [String]) throws {
    let code = try ConstrainedCode("\(own), forbidden: {from: {name: A}, to: {name: C}}", Self.files)
    let text = "constraints:\n- {name: team-rule, reason: r, \(own), forbidden: {from: {name: A}, to: {name: C}}}\n\(more)\n"
    #expect(try code.project.analysis(configuration: text).report.findings.map { "\($0.severity)" } == expected)
  }

  @Test(arguments: [
    ("'Two words.'", "Two words"), ("'No stop'", "No stop"), ("'And so on ...'", "And so on ..."),
    ("\"Of two lines\\n  in YAML.\"", "Of two lines in YAML"), ("'It is big, but slow; wait.'", "It is big, but slow; wait"),
  ])
  func reasonEndsTheMessage(_ reason: String, _ ending: String) throws {
    let project = try ConfiguredProject(Self.files)
    let text = "constraints:\n- {name: team-rule, reason: \(reason), \(Self.forbidden)}\n"
    #expect(
      try project.analysis(configuration: text).report.findings.first?.message
        == "class 'A' refers to class 'B' (3 places); \(ending)")
  }

  @Test(arguments: [
    ("forbidden: {from: {name: Typo}, to: {name: B}}", ["'Typo' in 'from.name'"]),
    ("forbidden: {from: {name: A}, to: {name: [B, Typo]}}", ["'Typo' in 'to.name'"]),
    (
      "forbidden: {from: [{name: A}, {name: Typo}], to: {name: B}, except: {name: Typo}}",
      ["'Typo' in 'from[1].name'", "'Typo' in 'except.name'"]
    ),
    ("layers: [{name: A}, {name: B}, {name: [A, Typo]}]", ["'Typo' in 'layers[2].name'"]),
    ("independent: [{name: Typo}, {name: B}]", ["'Typo' in 'independent[0].name'"]),
    ("published: {module: Typo}", ["'Typo' in 'published.module'"]),
    ("only: {path: Typo/**}, may-import: [Foundation]", ["'Typo/**' in 'only.path'"]),
    ("only: {name: A}, may-import: [Foundation, Typo]", ["'Typo' in 'may-import'"]),
    ("protected-types: {name: B}, used-by: {conforms: Typo}", ["'Typo' in 'used-by.conforms'"]),
    ("limit: {lines: 3, of: {group: Typo}}", ["'Typo' in 'of.group'"]),
    ("layout: {of: {inherits: Typo}, in: App}", ["'Typo' in 'of.inherits'"]),
    ("acyclic: folder, of: {path: Typo}", ["'Typo' in 'of.path'"]), ("acyclic: folder", []),
    ("every-module-has: [tests], of: {target: Typo}", ["'Typo' in 'of.target'"]),
    ("counterpart: {each: A*, has: B*, of: {imports: Typo}}", ["'Typo' in 'of.imports'"]),
    ("counterpart: {each: Typo*, has: B*}", ["'each'"]),
    ("forbidden: {from: {name: A, not: {name: [B, Typo]}}, to: {name: B}}", ["'Typo' in 'from.not.name'"]),
    ("forbidden: {from: {name: A, inherits: '*'}, to: {name: B}}", ["'*' in 'from.inherits'"]),
    ("forbidden: {from: {name: A, path: '**/B.swift'}, to: {name: B}}", ["'from'"]),
    ("forbidden: {from: {name: A, role: presenter}, to: {name: B}}", ["'from'"]),
  ])
  func selectorsAndTextsThatSelectNothing(_ constraint: String, _ keys: [String]) throws {
    #expect(
      try inert(constraint) == keys.map { "2 inert-constraint: \($0) of 'team-rule' selects nothing; correct or remove it" })
  }

  private func inert(_ constraint: String) throws -> [String] {
    try ConstrainedCode(constraint, Self.files).project.analysis().report.diagnostics
      .filter { $0.message.hasPrefix("inert-constraint") }.map { "\($0.line ?? 0) \($0.message)" }
  }

  @Test(arguments: [
    (
      "forbidden: {from: {path: A.swft}, to: {name: B}}",
      "'A.swft' in 'from.path' of 'team-rule' selects nothing; did you mean 'A.swift'?"
    ),
    (
      "only: {name: A}, may-import: Fondation",
      "'Fondation' in 'may-import' of 'team-rule' selects nothing; did you mean 'Foundation'?"
    ),
  ])
  func theNearestNameIsSaid(_ constraint: String, _ message: String) throws {
    #expect(try inert(constraint) == ["2 inert-constraint: \(message)"])
  }
}
