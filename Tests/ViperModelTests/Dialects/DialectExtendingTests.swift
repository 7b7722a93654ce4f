import Foundation
import OrderedCollections
import Testing
import ViperFacts
import ViperLinking
import ViperModel

@Suite struct DialectExtendingTests {
  private static let base = """
    name: base
    roles:
      view: {names: ['{Module}View'], properties: [view], required: true}
      helper: {names: '{Module}Helper'}
    interfaces:
      view-interface: {names: '{Module}ViewProtocol', implemented-by: view, consumed-by: presenter}
      item: {names: '{Module}Item', implemented-by: view-object, surface: item}
    references:
      view:
        others: allowed
        presenter: {within: [stored, use], hold: strong}
        interactor: forbidden
    injection:
      load: {method: 'didLoad(view:)', receiver: presenter, hands-over: view}
    apis:
      files: {does: io, types: [FileManager], except: [FileManager.url]}
      push: {does: navigation, methods: 'push(_:)'}
    containers:
      swinject: {register: register, resolve: [resolve, find]}
      needle: {share: shared}
    severities:
      retain-cycle: error
      missing-component: off
    assembly: {roles: wireframe, methods: init, previous-wireframe: true}
    detect:
      - {type: '{Module}View', weight: 4}
    """

  private func child(_ text: String) throws(DialectError) -> Dialect {
    try DialectLoader(builtIns: ["base": Self.base]).load(text: "name: child\nextends: base\n" + text, file: "child.yml")
  }

  @Test func takesOverWhatItDoesNotState() throws {
    let dialect = try child("")
    let base = try DialectLoader(builtIns: ["base": Self.base]).load(builtIn: "base")
    #expect(dialect.name == "child" && dialect.extends == "base" && dialect.summary.isEmpty)
    #expect(dialect.roles == base.roles && dialect.interfaces == base.interfaces && dialect.references == base.references)
    #expect(dialect.injection == base.injection && dialect.severities == base.severities && dialect.assembly == base.assembly)
    #expect(dialect.apis == base.apis && dialect.containers == base.containers)
    #expect(dialect.signs.isEmpty, "a variant's signs are its own")
  }

  @Test func changesTheStatedPartsOfAnApi() throws {
    let apis = try child("apis: {files: {except: null}, push: null, net: {does: io, types: URLSession}}").apis
    #expect(apis.map(\.key) == ["files", "net"] && apis[0].types == ["FileManager"] && apis[0].except.isEmpty)
    #expect(try child("").apis.count == 2)
  }

  @Test func changesTheStatedPartsOfAContainer() throws {
    let containers = try child("containers: {swinject: {resolve: null}, needle: null, own: {share: made}}").containers
    #expect(containers.map(\.key) == ["swinject", "own"])
    #expect(containers[0].methods[.register] == ["register"] && containers[0].methods[.resolve].isEmpty)
  }

  @Test func replacesTheStatedPartsOfARole() throws {
    let view = try #require(try child("roles: {view: {names: '{Module}Screen', required: null}}").roles[.view])
    #expect(view.names.map(\.text) == ["{Module}Screen"])
    #expect(view.properties == ["view"] && !view.isRequired)
  }

  @Test func readsSeveralShapesOfARole() throws {
    let text = "roles: {view: {shapes: [{kinds: struct, conforms: View}, {kinds: class, inherits: '*Controller'}]}}"
    #expect(
      try child(text).roles[.view]?.shapes
        == [RoleRule.Shape(kinds: [.struct], conforms: ["View"]), RoleRule.Shape(kinds: [.class], inherits: ["*Controller"])])
  }

  @Test func aShapeWithoutAListChangesTheInheritedOneOrReplacesSeveral() throws {
    let loader = DialectLoader(builtIns: ["base": Self.base + "\n", "one": Self.one, "two": Self.two])
    func shapes(_ base: String, _ text: String) throws -> [RoleRule.Shape]? {
      try loader.load(text: "name: child\nextends: \(base)\nroles: {view: {\(text)}}", file: "child.yml").roles[.view]?.shapes
    }
    #expect(try shapes("one", "inherits: B") == [RoleRule.Shape(kinds: [.class], inherits: ["B"])])
    #expect(try shapes("one", "kinds: null, inherits: null") == [])
    #expect(try shapes("two", "inherits: B") == [RoleRule.Shape(inherits: ["B"])])
    #expect(try shapes("two", "kinds: actor, conforms: C") == [RoleRule.Shape(kinds: [.actor], conforms: ["C"])])
    #expect(try shapes("two", "shapes: null") == [])
    #expect(try shapes("two", "required: true")?.count == 2)
  }

  private static let one = "name: one\nextends: base\nroles: {view: {kinds: class, inherits: A}}"
  private static let two = "name: two\nextends: base\nroles: {view: {shapes: [{kinds: class, inherits: A}, {kinds: struct}]}}"

  @Test func replacesOrRemovesAnInterfaceByItsKey() throws {
    let interfaces = try child("interfaces: {view-interface: {names: '{Module}Screen', consumed-by: null}, item: null}")
      .interfaces
    #expect(interfaces.map(\.key) == ["view-interface"])
    #expect(interfaces[0].names.map(\.text) == ["{Module}Screen"])
    #expect(interfaces[0].implementer == .view && interfaces[0].consumers.isEmpty)
  }

  @Test func replacesAPairOfRolesAsAWhole() throws {
    let dialect = try child("references: {view: {presenter: {hold: weak}, interactor: null}}")
    let rule = try #require(dialect.rule(from: .view, to: .presenter))
    #expect(rule.hold == [.weak] && rule.within.count == 4)
    #expect(dialect.rule(from: .view, to: .interactor) == .allowed, "the pair falls back to the row's others")
    #expect(dialect.rule(from: .presenter, to: .view) == nil, "a pair that is not listed is forbidden")
  }

  @Test func removesARow() throws {
    #expect(try child("references: {view: null}").references.isEmpty)
  }

  @Test func replacesSeveritiesByKey() throws {
    let severities = try child("severities: {retain-cycle: info, missing-component: null, a.b: off}").severities
    #expect(Array(severities.keys) == ["retain-cycle", "a.b"])
    #expect(severities["retain-cycle"] == .some(.info) && severities["a.b"] == .some(nil))
  }

  @Test func replacesInjectionAndAssembly() throws {
    let dialect = try child("injection: {load: null}\nassembly: {methods: [configure]}")
    #expect(dialect.injection.isEmpty)
    #expect(dialect.assembly.methods == ["configure"] && dialect.assembly.roles == [.wireframe])
    #expect(dialect.assembly.allowsPreviousWireframe)
  }

  @Test func knowsTheRolesOfItsAncestors() throws {
    let dialect = try child("references: {helper: {helper: everywhere}}")
    #expect(dialect.rule(from: "helper", to: "helper") == .everywhere)
    #expect(dialect.rule(from: .view, to: "helper") == .allowed)
  }

  @Test func keepsOnlyItsOwnPatternsWithTheirLines() throws {
    let patterns = try child("roles:\n  view: {names: '{Module}Screen'}\ndetect: [{type: '{Module}Sign'}]").ownPatterns
    let expected = try #require(NamePattern("{Module}Screen"))
    #expect(patterns == [DeclaredPattern(pattern: expected, keyPath: "roles.view.names", file: "child.yml", line: 4)])
  }

  @Test func extendsViperWhereItSaysNothing() throws {
    let dialect = try Fixtures.loader.load(text: "name: ours", file: "ours.yml")
    #expect(dialect.extends == "viper")
    #expect(dialect.rule(from: .view, to: .interactor) == .forbidden)
    #expect(try Fixtures.loader.load(text: "name: ours\nextends: null", file: "ours.yml").references.isEmpty)
  }

  @Test func readsAnotherFileByItsPath() throws {
    let files = ["lint/shared/team.yml": "name: team\nextends: ../base.yml", "lint/base.yml": Self.base]
    let loader = DialectLoader(builtIns: [:]) { path in files[path] }
    let dialect = try loader.load(text: "name: ours\nextends: ./shared/team.yml", file: "lint/ours.yml")
    #expect(dialect.extends == "team" && dialect.roles[.view] != nil)
  }

  @Test func reportsMistakesOfAnExtendedFileWithItsOwnPlace() {
    let loader = DialectLoader(builtIns: [:]) { _ in "name: base\nrolse: {}" }
    #expect(
      Fixtures.mistakes("name: ours\nextends: base.yml\nreferences: {helper: {view: allowed}}\nx: 1", loader: loader) == [
        "base.yml:2: unknown key 'rolse'; did you mean 'roles'?",
        "4: unknown key 'x'; expected one of: anchor, apis, architecture, assembly, containers, detect, extends, injection, interfaces, name, references, roles, severities, summary",
      ])
  }

  @Test func reportsAnUnknownOrUnreadableParent() {
    #expect(Fixtures.mistakes("name: ours\nextends: infinm") == ["2: unknown dialect 'infinm'; did you mean 'infinum'?"])
    #expect(
      Fixtures.mistakes("name: ours\nextends: ./none.yml")
        == ["2: cannot read './none.yml', which 'extends' names; give a path relative to this file"])
  }

  @Test func reportsACycle() {
    let loader = DialectLoader(builtIns: ["a": "name: a\nextends: b", "b": "name: b\n\nextends: a"])
    let expected = Diagnostic(
      .error, "dialects extend each other: 'a' -> 'b' -> 'a'; let one of them extend 'viper'", file: "b.yml", line: 3)
    do {
      _ = try loader.load(builtIn: "a")
      Issue.record("loaded")
    } catch {
      #expect(error.diagnostics == [expected])
    }
  }

  @Test func reportsAFileThatExtendsItself() {
    let loader = DialectLoader(builtIns: [:]) { _ in "" }
    #expect(
      Fixtures.mistakes("name: ours\nextends: ./ours.yml", loader: loader)
        == ["2: dialects extend each other: 'ours.yml' -> 'ours.yml'; let one of them extend 'viper'"])
  }
}
