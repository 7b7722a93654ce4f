import Testing

@testable import ViperConfiguration

/// What a kind lacks, or has too much.
struct ConstraintKindMistakeTests {
  @Test(arguments: [
    ("forbidden: [a]", "'#.forbidden' must be a map, but is a list"),
    ("forbidden: {from: {name: A}}", "'#.forbidden' has no 'to'; add it"),
    ("allowed: {to: {name: A}}", "'#.allowed' has no 'from'; add it"),
    ("required: {from: {name: A}, to: {name: B}, exept: {name: C}}", "unknown key '#.required.exept'; did you mean 'except'?"),
    (
      "required: {from: {name: A}, to: {name: B}, reachable: yes}",
      "'#.required.reachable' must be true or false, but is the string 'yes'"
    ),
    ("from: {name: A}, forbidden: {to: {name: A}, from: {name: B}}", "'from' belongs in 'forbidden' of '#'; move it there"),
    ("limit: {lines: 4}, of: {name: A}", "'of' belongs in 'limit' of '#'; move it there"),
    ("acyclic: module, strict: true", "'#.strict' has no effect on 'acyclic'; it belongs to 'layers'"),
    ("acyclic: module, lines: 3", "'#.lines' has no effect on 'acyclic'; it belongs to 'limit'"),
    ("acyclic: module, overrides-dialect: true", "'#.overrides-dialect' has no effect on 'acyclic'; it belongs to 'allowed'"),
    ("acyclic: folders", "unknown value 'folders' in '#.acyclic'; did you mean 'folder'?"),
    ("acyclic: module, severity: off", "unknown value 'off' in '#.severity'; expected one of: error, info, warning"),
    ("acyclic: module, fails: [{a: b}]", "'#.fails[0]' must be a string, but is a map"),
    ("layers: {name: A}", "'#.layers' must be a list of layers, each a selector or a list of selectors, but is a map"),
    ("layers: [{name: A}]", "'#.layers' has no effect with fewer than two entries; add the others"),
    ("layers: [{name: A}, []]", "'#.layers[1]' selects nothing; add a selector"),
    ("layers: [{name: A}, {name: B}], strict: 1", "'#.strict' must be true or false, but is the string '1'"),
    ("independent: []", "'#.independent' has no effect with fewer than two entries; add the others"),
    ("only: {name: A}", "'#.only' needs 'may-import' next to it; list the Swift modules"),
    ("only: {name: A}, may-import: []", "'#.may-import' is an empty list; add an entry"),
    ("protected-types: {name: A}", "'#.protected-types' needs 'used-by' next to it; select the types that may refer to them"),
    ("protected-types: {name: A}, used-by: []", "'#.used-by' selects nothing; add a selector"),
  ])
  func kindsHaveTheirKeys(_ text: String, _ mistake: String) { expect(text, mistake) }

  @Test(arguments: [
    ("limit: {}", "'#.limit' has no number; add one of 'lines', 'members', 'parameters', 'dependencies', 'fan-in', 'fan-out'"),
    ("limit: 400", "'#.limit' must be a map, but is the string '400'"),
    ("limit: {line: 4, members: 1}", "unknown key '#.limit.line'; did you mean 'lines'?"),
    ("limit: {lines: -1}", "'#.limit.lines' must be a whole number from 0 to 1000000, but is the string '-1'"),
    ("limit: {lines: 4, of: []}", "'#.limit.of' selects nothing; add a selector"),
    ("every-module-has: []", "'#.every-module-has' is an empty list; add an entry"),
    ("every-module-has: test", "unknown value 'test' in '#.every-module-has'; did you mean 'tests'?"),
    ("every-module-has: [presentr-tests]", "unknown role 'presentr' in 'presentr-tests'; did you mean 'presenter'?"),
    (
      "every-module-has: [view-assembly]",
      "unknown value 'view-assembly' in '#.every-module-has[0]'; expected one of: assembly, interface, mock, preview, tests"
    ),
    ("counterpart: {each: '*A'}", "'#.counterpart' has no 'has'; add it"),
    (
      "counterpart: {each: '*A', has: A}",
      "'A' in '#.counterpart.has' must have one '*', which stands for the same text in both names"
    ),
    (
      "counterpart: {each: '*A*', has: 'A*'}",
      "'*A*' in '#.counterpart.each' must have one '*', which stands for the same text in both names"
    ),
    ("layout: {of: {name: A}}", "'#.layout' has no 'in'; add it"),
    ("layout: {of: {name: A}, in: []}", "'#.layout.in' is an empty list; add an entry"),
    ("layout: {of: {name: A}, in: ['{modul}/a']}", "unknown placeholder '{modul}' in '#.layout.in'; did you mean 'module'?"),
    ("layout: {of: {name: A}, in: /a}", "bad pattern '/a' in '#.layout.in': it must be relative to the configuration's folder"),
  ])
  func shapesHaveTheirKeys(_ text: String, _ mistake: String) { expect(text, mistake) }

  /// The mistake of line 2, in which `#` stands for the path of the constraint.
  private func expect(_ text: String, _ mistake: String) {
    let found = Configuration.mistakes("constraints:\n- {name: a, reason: b, \(text)}\n")
    #expect(found == ["2: " + mistake.replacing("#", with: "constraints[0]")])
  }
}
