import Testing
import ViperFacts

@testable import ViperModel

/// What of an earlier run is used, and that it makes no difference.
@Suite struct ModelCacheTests {
  private static let presenter = """
    final class LoginPresenter {
      unowned let view: LoginViewInterface
      let interactor: LoginInteractorInterface
      let formatter = LoginFormatter.shared
      init(view: LoginViewInterface, interactor: LoginInteractorInterface) { self.view = view; self.interactor = interactor }
      func show() { view.show(interactor.user.name) }
    }
    """
  private static let code = [
    "Interfaces.swift":
      "protocol LoginViewInterface: AnyObject { func show(_ name: String) }\nprotocol LoginInteractorInterface { var user: User { get } }",
    "LoginInteractor.swift":
      "import UIKit\nfinal class LoginInteractor: LoginInteractorInterface { var user = User(name: \"\") }",
    "LoginPresenter.swift": presenter,
    "LoginViewController.swift": """
    final class LoginViewController: UIViewController, LoginViewInterface {
      var presenter: LoginPresenter!
      func show(_ name: String) { let label = UILabel(); label.text = name }
    }
    """,
    "LoginWireframe.swift": """
    final class LoginWireframe {
      func make() -> UIViewController {
        let view = LoginViewController()
        view.presenter = LoginPresenter(view: view, interactor: LoginInteractor())
        return view
      }
    }
    """,
    "User.swift": "struct User { let name: String }\nfinal class LoginFormatter { static let shared = LoginFormatter() }",
  ]

  private func kept() -> KeptCode {
    let code = KeptCode(Self.code)
    _ = code.outcome().keep()
    return code
  }

  private func expect(_ reuse: ModelCache.Reuse, of code: KeptCode, _ location: SourceLocation = #_sourceLocation) {
    let outcome = code.outcome()
    #expect(outcome.reuse == reuse, sourceLocation: location)
    #expect(outcome.keep() == nil, sourceLocation: location)
    #expect(KeptCode.bytes(outcome.model, pins: code.pins) == code.fresh, sourceLocation: location)
  }

  /// What an edit of the presenter leaves, and that the run behind it finds all.
  private func expect(_ reuse: ModelCache.Reuse, after old: String, _ new: String) {
    let code = kept()
    code.write(Self.presenter.replacing(old, with: new), to: "LoginPresenter.swift")
    expect(reuse, of: code)
    expect(.model, of: code)
  }

  @Test func theFirstRunKnowsNothing() { expect(.nothing, of: KeptCode(Self.code)) }

  @Test func whatHasNotChangedIsTheSameModel() {
    let code = kept()
    expect(.model, of: code)
    #expect(code.outcome(threads: 2).model.graph.references.count > 5)
  }

  @Test(arguments: [
    ("view.show(", "interactor.user.show(); view.show("), ("{ view.show", "{\n\n    // Shown.\n    view.show"),
    ("func show() { view.show(interactor.user.name) }", "func show() {}"),
    ("self.view = view", "self.view = LoginViewController()"),
  ])
  func anEditOfABodyLeavesTheOthers(_ old: String, _ new: String) {
    expect(.bodies, after: old, new)
  }

  @Test(arguments: [
    ("unowned let view", "let view"), ("let interactor: LoginInteractorInterface", "let interactor: LoginInteractor"),
    ("func show()", "func showAll()"),
    ("func show()", "func show(now: Bool = true)"),
    ("final class LoginPresenter {", "final class LoginPresenter: LoginViewInterface {"),
    ("let formatter = LoginFormatter.shared", "let formatter = User(name: \"\")"), ("final class", "class"),
    ("LoginPresenter {", "LoginPresenter<T> {"),
    ("let formatter", "static let formatter"), ("func show()", "func hide() {}\n  func show()"),
  ])
  func anEditOfADeclarationLeavesWhatDoesNotMentionIt(_ old: String, _ new: String) {
    expect(.bodies, after: old, new)
  }

  @Test func aMethodThatNobodyCallsConcernsItsOwnFile() {
    let code = kept()
    code.write(Self.presenter.replacing("func show()", with: "func hide() {}\n  func show()"), to: "LoginPresenter.swift")
    #expect(code.outcome().evaluatedParts == 1)
    code.write("func log() {}\n" + Self.presenter, to: "LoginPresenter.swift")
    #expect(code.outcome().evaluatedParts == 2)
  }

  /// Edits of the presenter, and whether what types are has to be found out anew.
  @Test(arguments: [
    ("view.show(", "print(1); view.show(", true), ("{ view.show", "{\n\n    // Shown.\n    view.show", true),
    ("view.show(interactor.user.name)", "_ = LoginWireframe()", false),
    ("func show()", "func hide() {}\n  func show()", false), ("self.view = view", "self.view = LoginViewController()", false),
  ])
  func typesAreWhatTheyWereUnlessUsesOrDeclarationsChange(_ old: String, _ new: String, _ areKnown: Bool) {
    let code = kept()
    code.write(Self.presenter.replacing(old, with: new), to: "LoginPresenter.swift")
    let outcome = code.outcome()
    #expect(outcome.areRootsKnown == areKnown)
    #expect(KeptCode.bytes(outcome.model) == code.fresh)
    _ = outcome.keep()
    code.write(Self.presenter.replacing(old, with: new) + "\n// Again.", to: "LoginPresenter.swift")
    #expect(code.outcome().areRootsKnown)
  }

  @Test func anotherDialectFindsRootsAnew() throws {
    let code = kept()
    code.pins.dialect = try KeptCode.loader.load(builtIn: "rambler")
    #expect(!code.outcome().areRootsKnown)
    #expect(KeptCode.bytes(code.outcome().model, pins: code.pins) == code.fresh)
  }

  @Test func aNameThatIsGoneFromABodyLeavesTheOthers() {
    let code = kept()
    let view = Self.code["LoginViewController.swift"]!
    code.write(view.replacing("let label = UILabel(); label.text = name", with: ""), to: "LoginViewController.swift")
    expect(.bodies, of: code)
    code.write(view.replacing("let label = UILabel(); label.text = name", with: "print()"), to: "LoginViewController.swift")
    expect(.bodies, of: code)
  }

  @Test func aNewFileLeavesNothing() {
    let code = kept()
    code.write("final class Other {}", to: "Other.swift")
    expect(.nothing, of: code)
  }

  @Test func manyEditsAreWrittenDown() throws {
    let code = KeptCode(Dictionary(uniqueKeysWithValues: (0..<12).map { ("F\($0).swift", "class C\($0) { func f() {} }") }))
    _ = code.outcome().keep()
    for number in 0..<12 {
      code.write("class C\(number) { func f() { g() } }", to: "F\(number).swift")
      expect(.bodies, of: code)
    }
  }

  @Test func anotherDialectMakesAnotherModel() throws {
    let code = kept()
    code.pins.dialect = try KeptCode.loader.load(builtIn: "rambler")
    expect(.bodies, of: code)
    code.pins.dialect = try KeptCode.loader.load(text: "name: ours\nextends: rambler\n", file: "ours.yml")
    expect(.bodies, of: code)
    code.pins.dialect = try KeptCode.loader.load(text: "name: ours\nextends: infinum\n", file: "ours.yml")
    expect(.bodies, of: code)
    code.pins = DialectPins(modules: [DialectPins.ModulePin(pattern: "Log*", dialect: code.pins.dialect!)])
    expect(.bodies, of: code)
  }

  @Test func anotherVersionKnowsNothing() {
    let code = kept()
    code.version = 2
    expect(.nothing, of: code)
    expect(.model, of: code)
  }

  @Test func whatDependsOnItselfIsEvaluatedAnew() {
    let code = KeptCode([
      "A.swift": "class A { let b = B.b; func f() {} }", "B.swift": "class B { static let b = C.c }",
      "C.swift": "class C { static let c = B.b }",
    ])
    expect(.nothing, of: code)
    expect(.model, of: code)
    code.write("class A { let b = B.b; func f() { b.g() } }", to: "A.swift")
    expect(.nothing, of: code)
  }

  // MARK: what can befall the file

  @Test(arguments: KeptCode.kinds) func damageOnlyCostsTime(_ kind: String) throws {
    let code = kept()
    if kind != "model" {
      code.write(Self.presenter.replacing("view.show(", with: "print(); view.show("), to: "LoginPresenter.swift")
    }
    let whole = try code.bytes(of: kind)
    for position in stride(from: 0, to: whole.count, by: 61) {
      var damaged = whole
      damaged[position] ^= 0x10
      try code.setBytes(damaged, of: kind)
      #expect(KeptCode.bytes(code.outcome().model) == code.fresh)
    }
  }

  /// Whoever can write the files can make them say anything.
  @Test(arguments: ["bodies", "roots"], [false, true]) func wrongNumbersBreakNothing(_ kind: String, isMoved: Bool) throws {
    let code = KeptCode(Self.code)
    _ = code.outcome().keep()
    let bytes = try code.bytes(of: kind)
    if isMoved { code.write("class First {}\n" + Self.presenter, to: "LoginPresenter.swift") }
    // Every word would take a minute.
    for position in stride(from: KeptCode.headerSize, to: bytes.count - 4, by: 76) {
      for value: [UInt8] in [[0xFF, 0xFF, 0xFF, 0x7F], [0, 0, 0, 0x80]] {
        var wrong = bytes
        wrong.replaceSubrange(position..<(position + 4), with: value)
        try code.setBytes(KeptCode.signed(wrong), of: kind)
        #expect(code.outcome().model.dialects.map(\.root) == ["."])
      }
    }
  }

  @Test(arguments: [Int32.min, -2, -1, 0, .max]) func aTypeThatIsNowhereIsGone(_ place: Int32) {
    var writer = SnapshotWriter()
    writer.write(records: [place])
    writer.write([Int]()) { $0.write($1) }
    var reader = SnapshotReader(FactBytes(writer.bytes))
    #expect(KnownTypes(from: &reader).numbers(slots: [], in: CodebaseLinker.link([])) == [-1])
  }

  @Test func whatIsCutOffOnlyCostsTime() throws {
    let code = kept()
    let models = try code.bytes(of: "model")
    for count in [0, 8, 40, models.count / 2, models.count - 1] {
      try code.setBytes(Array(models.prefix(count)), of: "model")
      expect(.bodies, of: code)
    }
    let bodies = try code.bytes(of: "bodies")
    for count in [0, 8, 40, bodies.count / 2, bodies.count - 1] {
      try code.setBytes(Array(models.prefix(count)), of: "model")
      try code.setBytes(Array(bodies.prefix(count)), of: "bodies")
      expect(.nothing, of: code)
    }
  }

  @Test(arguments: KeptCode.kinds) func aForeignFileIsLeftAlone(_ kind: String) throws {
    let code = KeptCode(Self.code)
    _ = code.outcome().keep()
    try code.setBytes(Array("someone else's".utf8), of: kind)
    code.write("final class Other {}", to: "Other.swift")
    let outcome = code.outcome()
    #expect(outcome.keep()?.message.contains("is no cache of viper-lint") == true)
    #expect(KeptCode.bytes(outcome.model) == code.fresh)
    #expect(try code.bytes(of: kind) == Array("someone else's".utf8))
  }
}
