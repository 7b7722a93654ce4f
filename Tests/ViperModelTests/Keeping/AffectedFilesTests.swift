import Testing

@testable import ViperModel

/// Edits that change what code in another file means, which does not name what was edited.
@Suite struct AffectedFilesTests {
  private static let parts = """
    protocol LoginViewInterface: AnyObject { func show() }
    class LoginPresenter { var title = "" }
    class HomePresenter { var title = "" }
    class LoginInteractor { func load() {} }
    class LoginWireframe { func make() -> UIViewController { let view = LoginViewController(); _ = LoginPresenter(); return view } }
    """

  /// A file that is edited, one that leads to it, and what the edit changes.
  struct Edit: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// In a file of its own.
    var code: String
    var old: String
    var new: String
    /// In another file.
    var between = ""
    /// In a third one.
    var user: String
  }

  static let edits = [
    Edit(
      testDescription: "a class inherits another one", code: "class Login: WithLogin {}", old: "WithLogin", new: "WithHome",
      between: """
        class WithLogin { var presenter: LoginPresenter? }; class WithHome { var presenter: HomePresenter? }
        class Session { var current: Login! }
        """,
      user: "class LoginViewController: UIViewController { func f(session: Session) { session.current.presenter?.title = \"\" } }"
    ),
    Edit(
      testDescription: "an extension adds a conformance", code: "extension Login: WithLogin {}", old: "WithLogin", new: "Other",
      between:
        "class Login {}; protocol Other {}; protocol WithLogin {}; extension WithLogin { var presenter: LoginPresenter { LoginPresenter() } }; class Session { var current: Login! }",
      user: "class LoginViewController: UIViewController { func f(session: Session) { session.current.presenter.title = \"\" } }"),
    Edit(
      testDescription: "an alias means another type", code: "typealias Current = LoginPresenter", old: "LoginPresenter",
      new: "HomePresenter",
      between: "class Session { func make() -> Current { fatalError() } }",
      user: "class LoginViewController: UIViewController { func f(session: Session) { session.make().title = \"\" } }"),
    Edit(
      testDescription: "a function gives another type, from which one is inferred",
      code: "func makePresenter() -> LoginPresenter { LoginPresenter() }",
      old: "-> LoginPresenter", new: "-> HomePresenter", between: "class Session { let current = makePresenter() }",
      user:
        "class LoginViewController: UIViewController { let session: Session; func f() { let presenter = session.current; presenter.title = \"\" } }"
    ),
    Edit(
      testDescription: "a chain of inferred types", code: "class Source { static let first = LoginPresenter() }",
      old: "LoginPresenter()", new: "HomePresenter()",
      between: "class Middle { static let second = Source.first }; class Session { let current = Middle.second }",
      user:
        "class LoginViewController: UIViewController { let session: Session; func f() { let presenter = session.current; presenter.title = \"\" } }"
    ),
    Edit(
      testDescription: "a superclass has another nested type", code: "class Session: WithLogin { class Inner {} }",
      old: "WithLogin", new: "WithHome",
      between: """
        class WithLogin { class Current { var presenter: LoginPresenter? } }; class WithHome { class Current { var presenter: HomePresenter? } }
        extension Session { func now() -> Current { fatalError() } }
        class Owner { func use() -> Session { fatalError() } }
        """,
      user:
        "class LoginViewController: UIViewController { func f(owner: Owner) { let x = owner.use().now().presenter; x?.title = \"\" } }"
    ),
    Edit(
      testDescription: "an inferred type comes from an inherited member", code: "class Session: WithLogin { }", old: "WithLogin",
      new: "WithHome",
      between: """
        class WithLogin { func make() -> LoginPresenter { fatalError() } }; class WithHome { func make() -> HomePresenter { fatalError() } }
        extension Session { static let current = make() }
        """,
      user:
        "class Owner { let current = Session.current }; class LoginViewController: UIViewController { func f(owner: Owner) { let x = owner.current; x.title = \"\" } }"
    ),
    Edit(
      testDescription: "an initializer takes something else, and tells no generic argument",
      code: "class Login<T> { var value: T; init(_ value: T) {} }", old: "init(_ value: T)", new: "init(_ value: T?, _ other: T)",
      between:
        "typealias Current = Maker; enum Maker { static func make(_ x: LoginPresenter) -> LoginPresenter { let made = Login(x); return made.value } }; class Session { static let made = Login(LoginPresenter()) }",
      user: "class LoginViewController: UIViewController { func f() { let x = Session.made.value; x.title = \"\" } }"),
    Edit(
      testDescription: "a class is inherited for the first time", code: "class Other {}", old: "class Other",
      new: "class Other: LoginPresenter",
      between: "class Session { var current: LoginPresenter? }",
      user:
        "class LoginViewController: UIViewController { var held: AnyObject?; func f(session: Session) { held = session.current } }"
    ),
    Edit(
      testDescription: "a resource's class comes to be", code: "class LoginStore {}", old: "LoginStore", new: "LoginDataManager",
      user:
        "class LoginViewController: UIViewController { var held: AnyObject?; func f() { held = R.storyboard.login.loginDataManager() } }"
    ),
    Edit(
      testDescription: "a type is declared that was another module's", code: "class Other {}", old: "Other",
      new: "LoginDataManager",
      user: "class LoginViewController: UIViewController { func f() { let x = LoginDataManager(); x.g() } }"),
    Edit(
      testDescription: "an overload comes before another one",
      code: """
        class Session {
          func make(_ x: Int) -> AnyObject { LoginPresenter() }
          func make(_ x: Int, y: Int = 1) -> AnyObject { HomePresenter() }
        }
        """,
      old: """
          func make(_ x: Int) -> AnyObject { LoginPresenter() }
          func make(_ x: Int, y: Int = 1) -> AnyObject { HomePresenter() }
        """,
      new: """
          func make(_ x: Int, y: Int = 1) -> AnyObject { HomePresenter() }
          func make(_ x: Int) -> AnyObject { LoginPresenter() }
        """,
      user:
        "class LoginViewController: UIViewController { var held: AnyObject?; func f(session: Session) { held = session.make(1) } }"
    ),
    Edit(
      testDescription: "a generic parameter hides a class no more", code: "class Outer<LoginPresenter> {}", old: "LoginPresenter",
      new: "Other",
      between: "extension Outer { class Inner: LoginPresenter {} }; class Session { var current: LoginPresenter? }",
      user:
        "class LoginViewController: UIViewController { var held: AnyObject?; func f(session: Session) { held = session.current } }"
    ),
    Edit(
      testDescription: "a class is inherited by an alias for the first time", code: "class Other {}", old: "class Other",
      new: "class Other: Current",
      between: "typealias Current = Earlier; typealias Earlier = LoginPresenter; class Session { var current: LoginPresenter? }",
      user:
        "class LoginViewController: UIViewController { var held: AnyObject?; func f(session: Session) { held = session.current } }"
    ),
    Edit(
      testDescription: "a nested type inherits another class by an inherited alias", code: "class Outer: WithLogin {}",
      old: "WithLogin", new: "WithHome",
      between: """
        class WithLogin { typealias Current = LoginPresenter }; class WithHome { typealias Current = HomePresenter }
        extension Outer { class Inner: Current {} }; class Session { var current: LoginPresenter? }
        """,
      user:
        "class LoginViewController: UIViewController { var held: AnyObject?; func f(session: Session) { held = session.current } }"
    ),
    Edit(
      testDescription: "an extension by an alias has another member",
      code: "extension Current { var presenter: LoginPresenter { fatalError() } }", old: "LoginPresenter", new: "HomePresenter",
      between: "class Login {}; typealias Current = Earlier; typealias Earlier = Login; class Session { var login: Login! }",
      user:
        "class LoginViewController: UIViewController { func f(session: Session) { let x = session.login.presenter; x.title = \"\" } }"
    ),
    Edit(
      testDescription: "an extension by an alias inherits something else", code: "extension Current: WithLogin {}",
      old: "WithLogin", new: "WithHome",
      between: """
        protocol WithHome {}; protocol WithLogin {}; extension WithLogin { var presenter: LoginPresenter { fatalError() } }
        class Login {}; typealias Current = Login; class Session { var login: Login! }
        """,
      user:
        "class LoginViewController: UIViewController { func f(session: Session) { let x = session.login.presenter; x.title = \"\" } }"
    ),
    Edit(
      testDescription: "what an extension by an alias inherits has another member",
      code: "extension WithLogin { var presenter: LoginPresenter { fatalError() } }", old: "LoginPresenter", new: "HomePresenter",
      between:
        "protocol WithLogin {}; extension Current: WithLogin {}; class Login {}; typealias Current = Login; class Session { var login: Login! }",
      user:
        "class LoginViewController: UIViewController { func f(session: Session) { let x = session.login.presenter; x.title = \"\" } }"
    ),
    Edit(
      testDescription: "what an extension by an alias inherits inherits something else", code: "protocol Between: WithLogin {}",
      old: "WithLogin", new: "WithHome",
      between: """
        protocol WithHome {}; protocol WithLogin {}; extension WithLogin { var presenter: LoginPresenter { fatalError() } }
        extension Current: Between {}; class Login {}; typealias Current = Login; class Session { var login: Login! }
        """,
      user:
        "class LoginViewController: UIViewController { func f(session: Session) { let x = session.login.presenter; x.title = \"\" } }"
    ),
    Edit(
      testDescription: "extensions under two names change places",
      code: "extension Current: WithLogin {}\nextension Login: WithHome {}",
      old: "extension Current: WithLogin {}\nextension Login: WithHome {}",
      new: "extension Login: WithHome {}\nextension Current: WithLogin {}",
      between: """
        protocol WithHome {}; extension WithHome { var presenter: HomePresenter { fatalError() } }
        protocol WithLogin {}; extension WithLogin { var presenter: LoginPresenter { fatalError() } }
        class Login {}; typealias Current = Login; class Session { var login: Login! }
        """,
      user:
        "class LoginViewController: UIViewController { func f(session: Session) { let x = session.login.presenter; x.title = \"\" } }"
    ),
    Edit(
      testDescription: "a function has the name of an initializer",
      code: "class Login { func `init`(_ f: (LoginPresenter) -> Void) {} }",
      old: "LoginPresenter", new: "Int",
      user: "class LoginViewController: UIViewController { func f() { _ = Login { $0.title = \"\" } } }"),
    Edit(
      testDescription: "a property has the name of a subscript",
      code: "class Login { var `subscript`: LoginPresenter { fatalError() } }",
      old: "LoginPresenter", new: "HomePresenter", between: "class Session { var login: Login! }",
      user:
        "class LoginViewController: UIViewController { func f(session: Session) { let x = session.login[0]; x.title = \"\" } }"),
    Edit(
      testDescription: "an enum case carries something else", code: "enum Event { case login(LoginPresenter) }",
      old: "LoginPresenter", new: "HomePresenter",
      between: "class Session { var event: Event? }",
      user:
        "class LoginViewController: UIViewController { func f(session: Session) { if case .login(let x)? = session.event { x.title = \"\"; let made = [x]; made.first?.title = \"\" } } }"
    ),
    Edit(
      testDescription: "a subscript gives another type",
      code: "extension Login { subscript(i: Int) -> LoginPresenter { fatalError() } }",
      old: "LoginPresenter", new: "HomePresenter", between: "class Login {}; class Session { var login: Login! }",
      user:
        "class LoginViewController: UIViewController { func f(session: Session) { let x = session.login[0]; x.title = \"\" } }"),
    Edit(
      testDescription: "a superclass' initializer takes something else",
      code: "class Base { init(_ f: (LoginPresenter) -> Void) {} }", old: "LoginPresenter", new: "Int",
      between: "class Login: Base {}; typealias Made = Login",
      user: "class LoginViewController: UIViewController { func f() { _ = Made { $0.title = \"\" } } }"),
    Edit(
      testDescription: "another module's type is extended for the first time", code: "extension Other {}", old: "Other",
      new: "Array",
      between: "class Session { var items: Array<LoginPresenter> = [] }",
      user:
        "class LoginViewController: UIViewController { func f(session: Session) { let x = session.items.first; x?.title = \"\" } }"
    ),
    Edit(
      testDescription: "an inherited member hides a global one", code: "class Base { var other: HomePresenter? }", old: "other",
      new: "current",
      between: "class Login: Base {}; var current: LoginPresenter?; class LoginViewController: Login {}",
      user: "extension LoginViewController { func f() { let x = current.map { $0 }; x?.title = \"\" } }"),
    Edit(
      testDescription: "a parameter needs no value any more",
      code: "class Session { func make(_ x: Int, y: Int) -> LoginPresenter { fatalError() } }",
      old: "y: Int", new: "y: Int = 1",
      user: "class LoginViewController: UIViewController { func f(session: Session) { let x = session.make(1); x.title = \"\" } }"
    ),
    Edit(
      testDescription: "a local class in a value inherits another one",
      code: "class Session { let login = { class Inner: WithLogin {}; return Inner() }() }", old: "WithLogin", new: "WithHome",
      between:
        "class WithLogin { var presenter: LoginPresenter? }; class WithHome { var presenter: HomePresenter? }; class Owner { let session = Session() }",
      user:
        "class LoginViewController: UIViewController { func f(owner: Owner) { let x = owner.session.login.presenter; x?.title = \"\" } }"
    ),
  ]

  @Test(arguments: edits) func anEditReachesCodeThatDoesNotNameIt(_ edit: Edit) {
    let code = KeptCode([
      "Parts.swift": Self.parts, "Edited.swift": edit.code, "Between.swift": edit.between, "User.swift": edit.user,
    ])
    _ = code.outcome().keep()
    let before = code.fresh
    code.write(edit.code.replacing(edit.old, with: edit.new), to: "Edited.swift")
    #expect(code.fresh != before)
    #expect(KeptCode.bytes(code.outcome().model) == code.fresh)
    code.write(edit.code, to: "Edited.swift")
    #expect(KeptCode.bytes(code.outcome().model) == before)
  }

  @Test(arguments: [
    "class First {}\n", "func first(_ a: Int, b: Int) {}\n", "extension LoginPresenter { struct First { var a = 1 } }\n",
  ])
  func declarationsThatMoveStayWhatTheyAre(_ first: String) {
    let session = "class Session { func make(_ x: Int) -> AnyObject { LoginPresenter() } }"
    let user =
      "class LoginViewController: UIViewController { var held: AnyObject?; func f(session: Session) { held = session.make(1) } }"
    let code = KeptCode(["Parts.swift": Self.parts, "Edited.swift": session, "User.swift": user])
    _ = code.outcome().keep()
    let before = code.outcome().model.graph.references.map { "\($0.from) \($0.to) \($0.property ?? "") \($0.range)" }
    #expect(before.contains { $0.contains("held") })
    code.write(first + session, to: "Edited.swift")
    #expect(code.outcome().model.graph.references.map { "\($0.from) \($0.to) \($0.property ?? "") \($0.range)" } == before)
    #expect(KeptCode.bytes(code.outcome().model) == code.fresh)
  }

  @Test func whatAPropertyIsDoesNotDependOnWhoAsksFirst() {
    var files = [
      "A.swift": Self.parts,
      "Zxtended.swift": "extension UIColor { static let brand = make(); static func make() -> LoginPresenter { fatalError() } }",
    ]
    // Parts are evaluated in eight stretches: the last one has the extension and the function.
    for number in 0..<9 { files["F\(number).swift"] = "class T\(number) {}" }
    let user = "func use() { let x = UIColor.brand; x.title = \"\" }"
    files["User.swift"] = user
    let code = KeptCode(files)
    _ = code.outcome().keep()
    code.write(user + "\n", to: "User.swift")
    #expect(KeptCode.bytes(code.outcome().model) == code.fresh)
    code.write(user, to: "User.swift")
    code.write(files["Zxtended.swift"]! + "\n", to: "Zxtended.swift")
    #expect(KeptCode.bytes(code.outcome().model) == code.fresh)
  }

  @Test func whatIsTooDeepForSomeIsTooDeepForAll() {
    let chain = (1...380).map { "static let v\($0) = v\($0 - 1)" }.joined(separator: "\n")
    var files = ["A.swift": Self.parts, "Chain.swift": "enum Chain {\nstatic let v0 = LoginPresenter()\n\(chain)\n}"]
    for number in 0..<9 { files["F\(number).swift"] = "class T\(number) {}" }
    // The next two are in one stretch: what the first one has inferred, the second one knows.
    let first = "class UseController { func f() { Chain.v380.title = \"\" } }"
    files["Use.swift"] = first
    let nested = String(repeating: "g(", count: 20) + "Chain.v380" + String(repeating: ")", count: 20)
    files["User.swift"] =
      "class LoginViewController { func f() { let x = \(nested); Chain.v380.title = \"\"; h(\(nested).title) } }"
    let code = KeptCode(files)
    _ = code.outcome().keep()
    code.write(first.replacing("Chain.v380", with: "self"), to: "Use.swift")
    #expect(KeptCode.bytes(code.outcome().model) == code.fresh)
  }

  @Test func aChangeStaysWhereNothingLeadsToIt() {
    let types = (0..<20).map { ("T\($0).swift", "class T\($0) { var value\($0) = 1; func f\($0)() { value\($0) = 2 } }") }
    let code = KeptCode(Dictionary(uniqueKeysWithValues: types))
    _ = code.outcome().keep()
    code.write("class T3 { var value3: String; func g() {} }", to: "T3.swift")
    #expect(code.outcome().evaluatedParts == 1)
    code.write("class T3: T4 { var value3 = 1; func f3() {} }", to: "T3.swift")
    #expect(code.outcome().evaluatedParts < 20)
    #expect(KeptCode.bytes(code.outcome().model) == code.fresh)
  }
}
