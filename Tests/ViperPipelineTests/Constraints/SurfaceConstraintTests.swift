import Testing
import ViperFacts
import ViperPipeline
import ViperRules

/// `published`, `only … may-import` and `protected-types`.
@Suite struct SurfaceConstraintTests {
  private static func modules(_ presenter: String, view: String = "") -> [String: String] {
    ConstrainedCode.joined(
      ConstrainedCode.module("Login", in: "App", presenter: presenter, view: view), ConstrainedCode.module("Home", in: "App"),
      ConstrainedCode.module("News", in: "App"))
  }

  @Test(arguments: ["_ = HomeAssembly.make()", "let home: HomeModuleInput? = nil; home?.configure()", ""])
  func throughWhatAModulePublishes(_ code: String) throws {
    #expect(try ConstrainedCode.breaches("published: {module: '*'}", Self.modules(code)).isEmpty)
  }

  private static let offering = [
    "App/Home/HomeFlow.swift": "enum HomeFlow { case first }\nenum HomeState { case none }\n",
    "App/Home/HomeAssembly+Flow.swift": """
    extension HomeAssembly {
      typealias Result = (view: HomeViewInput, input: HomeModuleInput)
      static func make(_ flow: HomeFlow) -> Result? { let state: HomeState = .none; return state == .none ? nil : parts() }
      private static func parts() -> (HomeInteractor, Result)? { nil }
    }
    """,
  ]

  /// Nobody can call the assembly without the types that it takes and returns.
  @Test(arguments: [
    ("_ = HomeAssembly.make(.first)", []), ("let flow = HomeFlow.first; _ = HomeAssembly.make(flow)?.view", []),
    ("let view: HomeViewInput? = nil", []), ("let state = HomeState.none", ["enum 'HomeState'"]),
    ("let interactor: HomeInteractor? = nil", ["interactor 'HomeInteractor'"]),
    ("let output: HomeInteractorInput? = nil", ["interactor interface 'HomeInteractorInput'"]),
  ])
  func whatAnAssemblyTakesAndReturnsIsPublished(_ code: String, _ targets: [String]) throws {
    let found = try ConstrainedCode.breaches(
      "published: {module: Home}", ConstrainedCode.joined(Self.modules(code), Self.offering))
    #expect(
      found
        == targets.map {
          "App/Login/LoginPresenter.swift:5 presenter 'LoginPresenter' refers to \($0), which module 'Home' does not publish"
        })
  }

  @Test(arguments: [
    ("{name: HomeState}", 1), ("{role: interactor}", 1), ("{name: '*', not: {role: interactor}}", 1),
    ("[{name: HomeState}, {role: interactor}]", 0), ("{name: NewsState}", 2),
  ])
  func otherTypesCountAsPublishedOnRequest(_ also: String, _ count: Int) throws {
    let code = "let state = HomeState.none; let home: HomeInteractor? = nil"
    let found = try ConstrainedCode.breaches(
      "published: {module: Home}, also: \(also)", ConstrainedCode.joined(Self.modules(code), Self.offering))
    #expect(found.count == count, "\(found)")
  }

  @Test func partsOfAnotherModule() throws {
    let found = try ConstrainedCode.breaches(
      "published: {module: Home}", Self.modules("let home: HomeInteractor? = nil; let news: NewsInteractor? = nil"))
    #expect(
      found == [
        "App/Login/LoginPresenter.swift:5 presenter 'LoginPresenter' refers to interactor 'HomeInteractor', which module 'Home' does not publish"
      ])
  }

  // MARK: imports

  private static let only = "only: {name: '*Service'}, may-import: [Alamofire, Core*]"

  @Test func importsOfOthers() throws {
    let files = [
      "PayService.swift": "import Alamofire\nfinal class PayService {}\n",
      "PayService+Core.swift": "import CoreData\nextension PayService {}\n",
      "Pay.swift": "import Foundation\nimport Alamofire\nfinal class Pay {}\n",
      "help.swift": "import class CoreData.NSManagedObject\nfunc help() {}\n",
      "Tests/PayTests.swift": "import Alamofire\nimport XCTest\nfinal class PayTests: XCTestCase {}\n",
    ]
    #expect(
      try ConstrainedCode.breaches(Self.only, files)
        == ["Pay.swift:2 'Pay.swift' imports 'Alamofire'", "help.swift:1 'help.swift' imports 'CoreData'"])
    let more = Self.only.replacing(
      "only: {name: '*Service'}", with: "only: [{name: '*Service'}, {path: [Pay.swift, help.swift]}]")
    #expect(try ConstrainedCode.breaches(more, files).isEmpty)
  }

  // MARK: protected types

  @Test func usersOfProtectedTypes() throws {
    let files = ConstrainedCode.classes([
      "SessionStore": " { struct Token {}; var shared: SessionStore? }", "LoginService": " { var store: SessionStore? }",
      "Cart": " { var store: SessionStore?; func read(_ token: SessionStore.Token) {} }", "Help": "",
    ])
    #expect(
      try ConstrainedCode.breaches("protected-types: {name: SessionStore}, used-by: {name: '*Service'}", files)
        == ["Cart.swift:1 class 'Cart' refers to class 'SessionStore', which only {name: *Service} may do"])
    #expect(
      try ConstrainedCode.breaches("protected-types: {name: [SessionStore, Token]}, used-by: {name: '*Service'}", files)
        == ["Cart.swift:1 class 'Cart' refers to class 'SessionStore', which only {name: *Service} may do"])
  }

  @Test func implementationOfAProtectedInterfaceIsNoUse() throws {
    let constraint = "protected-types: {name: '*ModuleInput'}, used-by: {role: assembly}"
    #expect(try ConstrainedCode.breaches(constraint, Self.modules("")).isEmpty)
    #expect(
      try ConstrainedCode.components(constraint, Self.modules("let home: HomeModuleInput? = nil")) == ["LoginPresenter"])
  }
}
