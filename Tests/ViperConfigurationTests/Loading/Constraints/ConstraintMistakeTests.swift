import Testing

@testable import ViperConfiguration

/// Every mistake in a constraint names its line and a remedy.
struct ConstraintMistakeTests {
  private static let kinds =
    "'forbidden', 'allowed', 'required', 'layers', 'independent', 'acyclic', 'published', 'only', 'protected-types', 'limit', "
    + "'every-module-has', 'counterpart', 'layout'"

  @Test(arguments: [
    ("constraints: {a: b}\n", "1: 'constraints' must be a list of maps, but is a map"),
    ("constraints: no\n", "1: 'constraints' must be a list of maps, but is the string 'no'"),
    ("constraints:\n- a\n", "2: 'constraints[0]' must be a map, but is the string 'a'"),
    ("constraints:\n- {reason: b, acyclic: module}\n", "2: 'constraints[0]' has no name; its findings are reported under it"),
    (
      "constraints:\n- {name: a, acyclic: module}\n", "2: 'constraints[0]' has no reason; say in a sentence why the team wants it"
    ),
    ("constraints:\n- {name: a, reason: b}\n", "2: 'constraints[0]' has no kind; add one of \(kinds)"),
    ("constraints:\n- {name: a, reason: b, of: {name: A}}\n", "2: 'constraints[0]' has no kind; add one of \(kinds)"),
    (
      "constraints:\n- {name: a, reason: b, layers: }\n",
      "2: 'constraints[0].layers' is empty; write what the constraint is about"
    ),
    (
      "constraints:\n- {name: a, reason: b, acyclic: module, published: {name: A}}\n",
      "2: 'constraints[0]' has several kinds: 'acyclic', 'published'; make each a constraint of its own"
    ),
    (
      "constraints:\n- {name: a, reason: b, acyclic: module}\n- name: b\n  reason: c\n  acyclic: module\n  severty: info\n",
      "6: unknown key 'constraints[1].severty'; did you mean 'severity'?"
    ),
  ])
  func shapeOfTheList(_ text: String, _ mistake: String) { #expect(Configuration.mistakes(text) == [mistake]) }

  @Test(arguments: ["A", "a_b", "-a", "a-", "a--b", "1a", "ä", "a.b", "'a*'"]) func namesAreKebabCase(_ name: String) {
    let text = name.filter { $0 != "'" }
    #expect(
      Configuration.mistakes("constraints:\n- name: \(name)\n  reason: b\n  acyclic: module\n") == [
        "2: '\(text)' cannot be a name; write lower-case words joined by hyphens, such as 'payments-without-chat'"
      ])
  }

  @Test(arguments: ["retain-cycle", "view-references-coordinator", "unused-suppression"]) func namesAreNoneOfRules(_ name: String)
  {
    #expect(
      Configuration.mistakes("dialect: ours\nconstraints: [{name: \(name), reason: b, acyclic: module}]\n") == [
        "2: '\(name)' is the id of a built-in rule; choose another name"
      ])
  }

  @Test func namesAreGivenOnce() {
    let one = "{name: a, reason: b, acyclic: module}"
    #expect(
      Configuration.mistakes("constraints:\n- \(one)\n- \(one)\n") == [
        "3: 'a' is already the name of the constraint at ci.yml:2; choose another name"
      ])
  }

  private static let roles =
    "assembly, data-manager, delegate, entity, interactor, module-interface, navigation-interface, navigation-option, none, presenter, "
    + "service, subview, view, view-model, view-object, wireframe"
  private static let references =
    "cast, chain, conformance, construction, inheritance, local, parameter, result, static-call, stored"
  private static let selectors =
    "'module', 'group', 'role', 'path', 'target', 'package', 'name', 'conforms', 'inherits', 'imports', 'reference', 'strength', 'not'"

  @Test(arguments: [
    ("published: {modul: A}", "unknown key '#.published.modul'; did you mean 'module'?"),
    ("published: {}", "'#.published' has no condition; add one of \(selectors)"),
    ("published: []", "'#.published' selects nothing; add a selector"),
    (
      "published: Core",
      "'#.published' must be a selector, such as {module: Login}, or a list of selectors, but is the string 'Core'"
    ),
    ("published: {module: []}", "'#.published.module' is an empty list; add an entry"),
    ("published: {module: [[A]]}", "'#.published.module[0]' must be a string, but is a list"),
    ("published: {role: presentr}", "unknown role 'presentr' in '#.published.role'; did you mean 'presenter'?"),
    ("published: {role: [view, 'x*']}", "unknown role 'x*' in '#.published.role[1]'; expected one of: \(roles)"),
    ("published: {not: []}", "'#.published.not' selects nothing; add a selector"),
    ("published: {path: /a}", "bad pattern '/a' in '#.published.path': it must be relative to the configuration's folder"),
    ("published: {path: 'a/{b'}", "bad pattern 'a/{b' in '#.published.path': unclosed '{'; write '{a,b}'"),
    (
      "published: {strength: weak}",
      "'#.published' selects types; 'reference' and 'strength' belong where a constraint is about references, as in 'from' and 'to'"
    ),
    (
      "published: {not: {not: {reference: stored}}}",
      "'#.published' selects types; 'reference' and 'strength' belong where a constraint is about references, as in 'from' and 'to'"
    ),
    (
      "forbidden: {from: {reference: weak}, to: {name: A}}",
      "unknown kind of reference 'weak' in '#.forbidden.from.reference'; expected one of: \(references)"
    ),
    (
      "forbidden: {from: {strength: wek}, to: {name: A}}",
      "unknown strength 'wek' in '#.forbidden.from.strength'; did you mean 'weak'?"
    ),
  ])
  func selectorsSelect(_ text: String, _ mistake: String) { expect(text, mistake) }

  /// The mistake of line 2, in which `#` stands for the path of the constraint.
  private func expect(_ text: String, _ mistake: String) {
    let found = Configuration.mistakes("constraints:\n- {name: a, reason: b, \(text)}\n")
    #expect(found == ["2: " + mistake.replacing("#", with: "constraints[0]")])
  }

  @Test func everyMistakeOfAConstraintIsReported() {
    let text = """
      constraints:
        - name: A
          severity: wrning
          forbidden:
            from: {rol: view}
            to: {role: vew}
      """
    #expect(Configuration.mistakes(text).map { $0.prefix(2) } == ["2:", "2:", "3:", "5:", "6:"])
  }
}
