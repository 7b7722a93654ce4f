import Testing
import ViperFacts
import ViperPipeline
import ViperRules

/// `every-module-has` and `counterpart`.
@Suite struct ExistenceConstraintTests {
  private func what(_ constraint: String, _ more: [String: String] = [:]) throws -> [String] {
    let modules = ConstrainedCode.joined(
      ConstrainedCode.module("Login", in: "App"), ConstrainedCode.module("Home", in: "App"),
      ConstrainedCode.module("News", in: "App"), more)
    return try ConstrainedCode(constraint, modules).findings.map(ConstrainedCode.what)
  }

  private static let test = ["Tests/LoginPresenterTests.swift": "import XCTest\nfinal class LoginPresenterTests: XCTestCase {}\n"]

  @Test func testsOfAPart() throws {
    let constraint = "every-module-has: [presenter-tests], of: {module: [Login, Home]}"
    #expect(try what(constraint) == ["module 'Home' has no presenter tests", "module 'Login' has no presenter tests"])
    #expect(try what(constraint, Self.test) == ["module 'Home' has no presenter tests"])
    #expect(try what("every-module-has: tests, of: {module: Login}", Self.test).isEmpty)
    #expect(
      try what("every-module-has: [interactor-tests], of: {module: Login}", Self.test) == [
        "module 'Login' has no interactor tests"
      ])
  }

  @Test func testsNextToTheCode() throws {
    let test = ["App/Login/LoginPresenterSpec.swift": "import Quick\nfinal class LoginPresenterSpec: QuickSpec {}\n"]
    #expect(try what("every-module-has: [presenter-tests], of: {module: Login}", test).isEmpty)
  }

  @Test(arguments: [
    "final class LoginViewInputMock {}", "final class MockLoginViewController {}", "final class SomeView: LoginViewInput {}",
    "final class LoginViewControllerSpy {}",
  ])
  func doubles(_ code: String) throws {
    let constraint = "every-module-has: [view-mock], of: {module: Login}"
    #expect(try what(constraint) == ["module 'Login' has no view mock"])
    #expect(try what(constraint, ["Tests/Mocks.swift": "@testable import App\n\(code)\n"]).isEmpty)
  }

  @Test func testsAreOnlyRead() throws {
    let tests = ["Tests/Wild.swift": "import XCTest\nfinal class Wild { var login: LoginPresenter?; var home: HomePresenter? }\n"]
    #expect(try what("forbidden: {from: {name: Wild}, to: {name: '*'}}", tests).isEmpty)
    #expect(try what("limit: {lines: 0, of: {name: Wild}}", tests).isEmpty)
  }

  @Test func interfacesAndAssemblies() throws {
    #expect(try what("every-module-has: [view-interface, assembly]").isEmpty)
    #expect(
      try what("every-module-has: [assembly-interface], of: {module: Login}") == ["module 'Login' has no assembly interface"])
  }

  @Test func previews() throws {
    let constraint = "every-module-has: [preview], of: {module: Login}"
    #expect(try what(constraint) == ["module 'Login' has no preview"])
    #expect(try what(constraint, ["App/Login/Previews.swift": "import SwiftUI\n#Preview { Text(\"\") }\n"]).isEmpty)
    #expect(try what(constraint, ["App/Home/Previews.swift": "import SwiftUI\n#Preview { Text(\"\") }\n"]).count == 1)
  }

  @Test func moduleWithoutThePartMissesAnotherThing() throws {
    let part = [
      "App/About/AboutPresenter.swift":
        "final class AboutPresenter { weak var view: AboutViewInput? }\nprotocol AboutViewInput: AnyObject {}\n"
    ]
    #expect(try what("every-module-has: [interactor-tests], of: {module: About}", part).isEmpty)
  }

  @Test func counterparts() throws {
    let constraint = "counterpart: {each: '*Presenter', has: '*PresenterTests', of: {module: [Login, Home]}}"
    #expect(
      try what(constraint, Self.test) == ["presenter 'HomePresenter' has no counterpart 'HomePresenterTests'"])
    #expect(try what("counterpart: {each: '*Presenter', has: '*Interactor'}").isEmpty)
    #expect(try what("counterpart: {each: '*Gone', has: '*Interactor'}").isEmpty)
  }
}
