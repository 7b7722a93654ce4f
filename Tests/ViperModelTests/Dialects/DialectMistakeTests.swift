import Testing
import ViperFacts
import ViperModel

/// Each mistake of a dialect's file with the message and line that its author sees.
@Suite struct DialectMistakeTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var text: String
    var mistakes: [String]

    init(_ description: String, _ text: String, _ mistakes: String...) {
      testDescription = description
      self.text = text
      self.mistakes = mistakes
    }
  }

  @Test(arguments: cases + referenceCases + signCases + textCases)
  func reports(_ example: Case) {
    #expect(Fixtures.mistakes(example.text) == example.mistakes)
  }

  static let cases = [
    Case("no mistake", "name: ours", ),
    Case("unknown key", "name: ours\nrolls: {}", "2: unknown key 'rolls'; did you mean 'roles'?"),
    Case(
      "unknown nested key", "name: ours\nroles:\n  presenter:\n    nmaes: x",
      "4: unknown key 'roles.presenter.nmaes'; did you mean 'names'?"),
    Case(
      "key that is near to nothing", "name: ours\nassembly: {zzzzzzz: 1}",
      "2: unknown key 'assembly.zzzzzzz'; expected one of: methods, previous-wireframe, roles, self-assembling-view"),
    Case("missing name", "summary: none", "1: 'name' is missing; every dialect needs one"),
    Case("name of a wrong type", "name: [a]", "1: 'name' must be a string, but is a list"),
    Case("file of a wrong type", "- name: ours", "1: the file must be a map, but is a list"),
    Case("roles of a wrong type", "name: ours\nroles: view", "2: 'roles' must be a map, but is the string 'view'"),
    Case(
      "names of a wrong type", "name: ours\nroles:\n  view: {names: {a: b}}",
      "3: 'roles.view.names' must be a list, but is a map"),
    Case(
      "element of a wrong type", "name: ours\nroles:\n  view: {names: ['{Module}View', [x]]}",
      "3: 'roles.view.names[1]' must be a string, but is a list"),
    Case(
      "flag of a wrong type", "name: ours\nroles:\n  view: {required: maybe}",
      "3: 'roles.view.required' must be true or false, but is the string 'maybe'"),
    Case(
      "bad pattern", "name: ours\nroles:\n  view: {names: '{Modul}View'}",
      "3: bad name pattern '{Modul}View' in 'roles.view.names'; write '{Module}' at most once, else letters, digits and '_'"),
    Case(
      "pattern with two stems", "name: ours\ninterfaces:\n  x:\n    implemented-by: view\n    names: ['{Module}In{Module}']",
      "5: bad name pattern '{Module}In{Module}' in 'interfaces.x.names[0]'; write '{Module}' at most once, else letters, digits and '_'"
    ),
    Case(
      "unknown kind", "name: ours\nroles:\n  view: {kinds: clas}",
      "3: unknown value 'clas' in 'roles.view.kinds'; did you mean 'class'?"),
    Case(
      "unknown key of a shape", "name: ours\nroles:\n  view:\n    shapes:\n      - {kinds: struct, conform: View}",
      "5: unknown key 'roles.view.shapes[0].conform'; did you mean 'conforms'?"),
    Case(
      "shape of a wrong type", "name: ours\nroles:\n  view: {shapes: [class]}",
      "3: 'roles.view.shapes[0]' must be a map, but is the string 'class'"),
    Case(
      "shape that states nothing", "name: ours\nroles:\n  view: {shapes: [{}]}",
      "3: 'roles.view.shapes[0]' states nothing; give it kinds, inherits or conforms"),
    Case(
      "shapes and a shape without the list", "name: ours\nroles:\n  view:\n    kinds: class\n    shapes: [{kinds: struct}]",
      "4: 'roles.view.kinds' has no meaning together with 'shapes'; state it in one of them"),
    Case(
      "others as a role", "name: ours\nroles:\n  others: {}",
      "3: 'others' is not a role; in 'references' it means all roles that are not named"),
    Case(
      "interface without implementer", "name: ours\ninterfaces:\n  x: {names: '{Module}X'}",
      "3: 'interfaces.x.implemented-by' is missing; name a role"),
    Case(
      "interface of an unknown role", "name: ours\ninterfaces:\n  x: {implemented-by: presentr}",
      "3: unknown role 'presentr' in 'interfaces.x.implemented-by'; did you mean 'presenter'?"),
    Case(
      "unknown surface", "name: ours\ninterfaces:\n  x: {implemented-by: view, surface: outpt}",
      "3: unknown value 'outpt' in 'interfaces.x.surface'; did you mean 'output'?"),
    Case(
      "injection without labels", "name: ours\ninjection:\n  x: {method: didLoad, receiver: presenter, hands-over: view}",
      "3: 'injection.x.method' must have argument labels, as in 'didLoad(view:)'"),
    Case(
      "incomplete injection", "name: ours\ninjection:\n  x: {method: 'a(b:)'}",
      "3: 'injection.x.receiver' is missing", "3: 'injection.x.hands-over' is missing"),
    Case(
      "api that does nothing known", "name: ours\napis:\n  x: {does: navigate, types: A}",
      "3: unknown value 'navigate' in 'apis.x.does'; expected one of: io, logging, navigation"),
    Case(
      "api without an effect", "name: ours\napis:\n  x: {types: A}",
      "3: 'apis.x.does' is missing; write io, logging or navigation"),
    Case(
      "api that names nothing", "name: ours\napis:\n  x: {does: io}",
      "3: 'apis.x' states nothing; give it types, functions, methods, properties or words"),
    Case(
      "unknown key of an api", "name: ours\napis:\n  x: {does: io, type: A}",
      "3: unknown key 'apis.x.type'; did you mean 'types'?"),
    Case(
      "api names in another form",
      "name: ours\napis:\n  x:\n    does: io\n    types: [A.B]\n    except: [now]\n    functions: [open]\n    methods: ['go(to:', push]",
      "5: bad value 'A.B' in 'apis.x.types[0]'; write it as in 'URLSession'",
      "6: bad value 'now' in 'apis.x.except[0]'; write it as in 'FileManager.temporaryDirectory'",
      "7: bad value 'open' in 'apis.x.functions[0]'; write it as in 'Data(contentsOf:)' or 'SecItemAdd'",
      "8: bad value 'go(to:' in 'apis.x.methods[0]'; write it as in 'present(_:animated:)'",
      "8: bad value 'push' in 'apis.x.methods[1]'; write it as in 'present(_:animated:)'"),
    Case(
      "container without methods", "name: ours\ncontainers:\n  x: {}",
      "3: 'containers.x' states nothing; give it register, complete, resolve or share"),
    Case(
      "container's method in another form", "name: ours\ncontainers:\n  x: {resolve: 'resolve(_:)'}",
      "3: bad value 'resolve(_:)' in 'containers.x.resolve'; write it as in 'resolve'"),
    Case(
      "unknown severity", "name: ours\nseverities:\n  retain-cycle: warn",
      "3: unknown value 'warn' in 'severities.retain-cycle'; expected one of: error, info, off, warning"),
    Case(
      "all mistakes of a file in the order of its lines",
      "name: ours\nseverities:\n  a: fatal\nroles:\n  view: {nmes: x}\nassembly: []",
      "3: unknown value 'fatal' in 'severities.a'; expected one of: error, info, off, warning",
      "5: unknown key 'roles.view.nmes'; did you mean 'names'?", "6: 'assembly' must be a map, but is a list"),
  ]

  static let referenceCases = [
    Case(
      "reference from an unknown role", "name: ours\nreferences:\n  veiw: {presenter: allowed}",
      "3: unknown role 'veiw' in 'references.veiw'; did you mean 'view'?"),
    Case(
      "reference to an unknown role", "name: ours\nreferences:\n  view:\n    presentr: allowed",
      "4: unknown role 'presentr' in 'references.view.presentr'; did you mean 'presenter'?"),
    Case(
      "unknown word for a reference", "name: ours\nreferences:\n  view: {presenter: alowed}",
      "3: unknown value 'alowed' in 'references.view.presenter'; did you mean 'allowed'?"),
    Case(
      "unknown strength", "name: ours\nreferences:\n  view: {presenter: {hold: stong}}",
      "3: unknown value 'stong' in 'references.view.presenter.hold'; did you mean 'strong'?"),
    Case(
      "unknown way", "name: ours\nreferences:\n  view: {presenter: {within: [stored, static]}}",
      "3: unknown value 'static' in 'references.view.presenter.within[1]'; expected one of: all, construction, none, static-call, stored, use"
    ),
    Case(
      "unknown key of a reference", "name: ours\nreferences:\n  view: {presenter: {holds: strong}}",
      "3: unknown key 'references.view.presenter.holds'; did you mean 'hold'?"),
    Case(
      "unknown role of the assembly", "name: ours\nassembly: {roles: [asembly]}",
      "2: unknown role 'asembly' in 'assembly.roles[0]'; did you mean 'assembly'?"),
  ]

  static let signCases = [
    Case(
      "sign of no kind", "name: ours\ndetect:\n  - {weight: 2}",
      "3: 'detect[0]' must have exactly one of 'type', 'inherits', 'conforms', 'method' and 'strength'"),
    Case(
      "sign without its role", "name: ours\ndetect:\n  - {method: init}", "3: 'detect[0].role' is missing"),
    Case(
      "sign with a key of another kind", "name: ours\ndetect:\n  - {type: '{Module}X', role: view}",
      "3: 'detect[0].role' cannot be combined with 'type'"),
    Case(
      "conformance without its role", "name: ours\ndetect:\n  - {conforms: View}", "3: 'detect[0].role' is missing"),
    Case(
      "conformance to no name", "name: ours\ndetect:\n  - {role: view, conforms: ['*View']}",
      "3: bad name pattern '*View' in 'detect[0].conforms[0]'; write '{Module}' at most once, else letters, digits and '_'"),
    Case(
      "misspelt key of a sign", "name: ours\ndetect:\n  - {role: view, conform: View}",
      "3: unknown key 'detect[0].conform'; did you mean 'conforms'?",
      "3: 'detect[0]' must have exactly one of 'type', 'inherits', 'conforms', 'method' and 'strength'"),
    Case(
      "weight out of range", "name: ours\ndetect:\n  - {type: X, weight: 0}",
      "3: 'detect[0].weight' must be a whole number from 1 to 100, but is the string '0'"),
    Case(
      "sign with an unknown strength", "name: ours\ndetect:\n  - {from: view, to: presenter, strength: week}",
      "3: unknown value 'week' in 'detect[0].strength'; did you mean 'weak'?"),
  ]

  static let textCases = [
    Case("empty file", "", "0: the file is empty; set at least 'name' and 'extends: viper'"),
    Case("key stated twice", "name: ours\nroles: {}\nroles: {}", "2: 'roles' defined twice in one map; keep one"),
    Case(
      "nested key stated twice", "name: ours\nroles:\n  view: {names: A,\n    names: B}",
      "3: 'names' defined twice in one map; keep one"),
    Case("no YAML", "name: [", "2: the file is not valid YAML: did not find expected node content"),
    Case(
      "alias", "name: ours\nroles:\n  view: {inherits: [*ViewController]}",
      "3: aliases (*name) are not allowed; quote strings that begin with '*'"),
    Case(
      "alias as a key, which the parser itself would expand",
      "name: &a [&b [x, x], *b]\n? *a\n: 1", "1: aliases (*name) are not allowed; quote strings that begin with '*'"),
    Case(
      "two documents", "name: ours\n---\nname: theirs",
      "2: the file contains several documents; keep one and remove the '---' before it"),
    Case(
      "too long", "name: ours" + String(repeating: " ", count: 262_144),
      "0: the file is larger than 262144 bytes; split or shorten it"),
  ]

  @Test func survivesDeepNesting() {
    let text = "name: " + String(repeating: "[", count: 50_000)
    #expect(Fixtures.mistakes(text).count == 1)
    let blocks = "name:\n" + String(repeating: "- ", count: 50_000)
    #expect(Fixtures.mistakes(blocks).count == 1)
  }

  @Test func reportsUnknownRulesAndCases() {
    let rules: Set<String> = [
      "retain-cycle", "view-references-wireframe", "view-references-wireframe.chain", "view-references-interactor",
    ]
    let loader = DialectLoader(builtIns: [:], ruleIDs: rules)
    let text = """
      name: ours
      roles:
        coordinator: {names: '{Module}Coordinator'}
      severities:
        retain-cycle: error
        retain-cycles: error
        view-references-coordinator: warning
        view-references-wireframe.chain: off
        view-references-wireframe.chian: off
      """
    #expect(
      Fixtures.mistakes(text, loader: loader) == [
        "6: unknown rule 'retain-cycles' in 'severities.retain-cycles'; did you mean 'retain-cycle'?",
        "9: unknown case 'chian' of rule 'view-references-wireframe'; did you mean 'chain'?",
      ])
  }

  @Test func namesAnUnknownBuiltIn() {
    do {
      _ = try Fixtures.loader.load(builtIn: "infinm")
      Issue.record("loaded")
    } catch {
      #expect(error.diagnostics.map(\.message) == ["unknown dialect 'infinm'; did you mean 'infinum'?"])
    }
  }
}
