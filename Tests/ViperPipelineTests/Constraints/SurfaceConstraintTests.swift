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
