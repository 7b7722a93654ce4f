import Testing

@testable import ViperRules

/// What counts as a use of a requirement, and what does not.
@Suite struct UnusedRequirementTests {
  /// A module whose router has one requirement, and code of its presenter that may use it.
  private static func module(_ requirement: String, _ code: String, _ more: String = "") -> String {
    """
    protocol LoginRouterInput: AnyObject { \(requirement); func stay() }
    final class LoginRouter: LoginRouterInput {}
    final class LoginPresenter {
      var router: LoginRouterInput!
      let interactor = LoginInteractor()
      func load() { router.stay() }
      \(code)
    }
    final class LoginInteractor { func load(_ done: @escaping () -> Void) {} }
    final class LoginViewController: UIViewController { var presenter: LoginPresenter! }
    final class Other { func open() {}; func open(_ name: String) {}; func open(id: Int) {}; var title = "" }
    \(more)
    """
  }

  private func unused(_ requirement: String, _ code: String, _ more: String = "") throws -> [String?] {
    try Linted(Self.module(requirement, code, more), dialect: "rambler").findings(of: UnusedProtocolRequirement.id).map(
      \.property)
  }

  @Test(arguments: [
    "func a() { router.open() }", "func a() { router?.open() }", "func a() { self.router!.open() }",
    "func a() { interactor.load { [weak self] in self?.router.open() } }",
    "func a() { interactor.load { [weak self] in guard let strongSelf = self else { return }; strongSelf.router.open() } }",
    "func a() { interactor.load { [router] in router?.open() } }",
    "func a() { guard let router else { return }; router.open() }",
    "func a() { (router as? LoginRouter)?.open() }", "func a() { make().open() }; func make() -> LoginRouterInput { router }",
    "func a() { Self.make().open() }; static func make() -> LoginRouter { LoginRouter() }",
    "func a() { interactor.load(router.open) }", "func a() { [router!].forEach { $0.open() } }",
    "func a() { unknown().open() }", "func a() { print(\"\\(router.open())\") }", "func a() { #log(router.open()) }",
    "func a<R: LoginRouterInput>(_ other: R) { other.open() }", "func a(_ other: some LoginRouterInput) { other.open() }",
    "func a(_ other: any LoginRouterInput & Sendable) { other.open() }", "lazy var a = router.open()",
    "func a(_ all: [Int: LoginRouterInput]) { all.forEach { id, one in one.open() } }",
    "func a() { do { try load() } catch let error where router.open() {} }",
  ])
  func aCallThroughTheInterfaceIsAUse(_ code: String) throws {
    #expect(try unused("func open()", code) == [])
  }

  @Test(arguments: [
    "", "func a() { Other().open() }", "func open() {}", "func a() { let open = 1; print(open) }", "let a = Other.open",
    "func a() { [Other()].forEach { $0.open() } }", "func a(_ others: [String: Other]) { others[\"\"]?.open() }",
    "func a() { router.open(1, 2) }",
  ])
  func aMentionOfAnotherMemberIsNone(_ code: String) throws {
    #expect(try unused("func open()", code) == ["open()"])
  }

  @Test(arguments: [
    ("func open(id: Int)", "router.open(id: 1)", true), ("func open(id: Int)", "router.open(\"\")", true),
    ("func open(id: Int) async throws", "Task { try await router.open(id: 1) }", true),
    ("func open(id: Int)", "router.open(name: 1)", false), ("func open(id: Int)", "Other().open(id: 1)", false),
    ("func open(id: Int, done: () -> Void)", "router.open(id: 1) {}", true),
    ("var title: String { get }", "print(router.title)", true),
    ("var title: String { get set }", "router.title = \"\"", true), ("var title: String { get }", "print(Other().title)", false),
    ("var title: String { get }", "print([router].map(\\.title))", true),
    ("var open: (Int) -> Void { get }", "router.open(1)", true),
  ])
  func labelsAndReceiversDecide(_ requirement: String, _ call: String, _ isUsed: Bool) throws {
    #expect(try unused(requirement, "func a() { \(call) }").isEmpty == isUsed)
  }

  @Test func overloadsDifferByTheTypesOfTheirParameters() throws {
    let overloads = "func open(_ id: Int); func open(_ name: String)"
    #expect(try unused(overloads, "func a() { router.open(1) }") == ["open(_:)"])
    #expect(try unused(overloads, "func a() { router.open(unknown) }") == [])
    #expect(try unused(overloads, "func a() { router.open(1); router.open(\"\") }") == [])
  }

  @Test(arguments: [
    "protocol LoginModalRouterInput: LoginRouterInput {}\nfinal class A { var router: LoginModalRouterInput!; func a() { router.open() } }",
    "protocol Opening { func open() }\nextension LoginRouterInput { func twice() { open() } }",
    "extension LoginRouter { func open() {}; func twice() { open() } }",
    "class Base { func open() {} }\nfinal class SubRouter: Base, LoginRouterInput {}\nfunc a(_ base: Base) { base.open() }",
    "final class A<R: LoginRouterInput> { var router: R!; func a() { router.open() } }",
    "protocol Closing {}\nextension Closing where Self: LoginRouterInput { func twice() { open() } }",
    "protocol Closing {}\nextension Closing where Self: LoginRouterInput { func twice() { self.open() } }",
  ])
  func relativesOfTheInterfaceUseIt(_ more: String) throws {
    #expect(try unused("func open()", "", more) == [])
  }

  @Test(arguments: [
    "protocol Opening { func open() }\nfinal class A { var other: Opening!; func a() { other.open() } }",
    "protocol Opening { func open() }\nextension LoginRouter: Opening {}\nfinal class A { var other: Opening!; func a() { other.open() } }",
  ])
  func anotherInterfaceOfTheSameTypeDoesNot(_ more: String) throws {
    #expect(try unused("func open()", "", more) == ["open()"])
  }

  @Test(arguments: [
    "@objc protocol LoginRouterInput", "public protocol LoginRouterInput",
    "protocol LoginRouterInput: AnyObject { @objc func x() }\nprotocol Old",
  ])
  func whatOthersMayUseIsNotReported(_ head: String) throws {
    let code = Self.module("func open()", "").replacing("protocol LoginRouterInput", with: head, maxReplacements: 1)
    #expect(
      try Linted(code, dialect: "rambler").findings(of: UnusedProtocolRequirement.id).filter { $0.property != "stay()" }.isEmpty)
  }

  @Test func codeThatIsNotUnderstoodMayUseAnything() throws {
    #expect(try unused("func open()", "", "func broken( {") == [])
  }
}
