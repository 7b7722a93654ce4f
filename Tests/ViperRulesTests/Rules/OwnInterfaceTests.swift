import Testing
import ViperFacts
import ViperModel
import ViperRules

/// What a part only does because of its own interface, its base class or its role is said where that is, or not at all.
@Suite struct OwnInterfaceTests {
  private func findings(_ rule: String, in code: String, dialect: String = "viper") throws -> [Finding] {
    try Linted(code, dialect: dialect).findings(of: rule)
  }

  private func presenter(_ interface: String, _ members: String) -> String {
    """
    protocol LoginPresenterInput: \(interface)
    final class LoginViewController: UIViewController { var presenter: LoginPresenterInput! }
    final class LoginPresenter: NSObject, LoginPresenterInput { let interactor = LoginInteractor(); \(members) }
    final class LoginInteractor {}
    """
  }

  // MARK: types of a user interface

  @Test(arguments: [
    ("AnyObject { var tint: UIColor { get } }", "private var color: UIColor?; var tint: UIColor { color! }"),
    (
      "UITextFieldDelegate {}",
      "func textFieldShouldReturn(_ field: UITextField) -> Bool { true }; private func clear(_ field: UITextField) { field.text = \"\" }"
    ),
  ])
  func whatTheClassKeepsForItsInterfaceIsOneFindingWithIt(_ interface: String, _ members: String) throws {
    let found = try findings("presenter-uses-uikit-type", in: presenter(interface, members))
    #expect(found.map(\.component) == ["LoginPresenterInput"])
  }

  @Test func whatTheClassMakesItselfIsAFindingOfItsOwn() throws {
    let code = presenter("AnyObject { var tint: UIColor { get } }", "var tint: UIColor { .red }; func f() { _ = UIColor() }")
    let found = try findings("presenter-uses-uikit-type", in: code)
    #expect(Set(found.map(\.component)) == ["LoginPresenterInput", "LoginPresenter"])
  }

  // MARK: wireframes and assemblies

  private func router(_ property: String) -> String {
    """
    protocol LoginPresenterInput: AnyObject { func done() }
    final class LoginViewController: UIViewController { var presenter: LoginPresenterInput! }
    final class LoginPresenter: LoginPresenterInput { let interactor = LoginInteractor(); var router: LoginRouter!; func done() {} }
    final class LoginInteractor {}
    final class LoginRouter { \(property); func close() { presenter?.done() } }
    """
  }

  @Test(arguments: [
    ("weak var presenter: LoginPresenterInput?", Severity.info), ("var presenter: LoginPresenterInput?", .warning),
    ("weak var presenter: LoginPresenter?", .warning),
  ])
  func weakReferenceOfARouterToItsPresenterIsInformation(_ property: String, _ expected: Severity) throws {
    #expect(try findings("wireframe-references-presenter", in: router(property)).map(\.severity).allSatisfy { $0 == expected })
    #expect(try findings("wireframe-references-presenter", in: router(property)).count <= 1)
  }

  @Test(arguments: [("LoginViewController(nibName: LoginViewController.nib, bundle: nil)", 0), ("LoginViewController.count", 1)])
  func assemblyMayNameTheViewThatItCreates(_ use: String, _ count: Int) throws {
    let code = """
      final class LoginViewController: UIViewController { static let nib = ""; static var count = 0; var presenter: LoginPresenter! }
      final class LoginPresenter { weak var view: LoginViewController?; let interactor = LoginInteractor() }
      final class LoginInteractor {}
      final class LoginConfigurator { init(_ view: LoginViewController) { let made = \(use); view.presenter = LoginPresenter() } }
      """
    let found = try findings("assembly-references-view", in: code, dialect: "configurator")
    #expect(found.count == count)
  }

  // MARK: imports

  @Test(arguments: [("let flag: Binding<Bool>", Severity.info), ("let flag: Binding<Bool>; let tint: Color", .warning)])
  func importForABindingAloneIsInformation(_ members: String, _ expected: Severity) throws {
    let code = """
      import SwiftUI
      struct LoginEntity { \(members) }
      // file: Login.swift
      final class LoginViewController: UIViewController { var presenter: LoginPresenter! }
      final class LoginPresenter { let interactor = LoginInteractor() }
      final class LoginInteractor { var entity: LoginEntity? }
      """
    #expect(try findings("entity-imports-uikit", in: code).map(\.severity) == [expected])
  }
}
