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

  // MARK: presenters that own their views

  /// Modules whose assemblies hand out the presenter, which keeps the view; the last one's view may keep the presenter, too.
  private func modules(_ count: Int, owner: String, last: String = "weak") -> String {
    (0..<count).map { number in
      let name = "M\(number)"
      return """
        protocol \(name)Module: AnyObject { var viewController: UIViewController { get } }
        protocol \(name)ViewOutput: AnyObject {}
        protocol \(name)ViewInput: AnyObject {}
        final class \(name)ViewController: UIViewController, \(name)ViewInput { \(number == count - 1 ? last : "weak") var output: \(name)ViewOutput! }
        final class \(name)Presenter: \(name)ViewOutput, \(name)Module {
          var view: \(name)ViewInput!
          var interactor: \(name)Interactor!
          var viewController: UIViewController { view as! UIViewController }
        }
        final class \(name)Interactor {}
        final class \(name)Assembly {
          func create() -> \(name)Module {
            let (view, presenter) = (\(name)ViewController(), \(name)Presenter())
            view.output = presenter
            presenter.view = view
            presenter.interactor = \(name)Interactor()
            return presenter
          }
        }
        """
    }.joined(separator: "\n") + "\n" + owner
  }

  /// A presenter of the home module that opens the others, and lets go of them.
  private let keeper: String = {
    let names = (0..<4).map { "m\($0)" }
    return """
      final class HomeViewController: UIViewController { var output: HomePresenter! }
      final class HomePresenter {
        weak var view: HomeViewController?
        var interactor: HomeInteractor!
        \(names.map { "var \($0): M\($0.dropFirst())Module?" }.joined(separator: "; "))
        func open() { \(names.map { "\($0) = M\($0.dropFirst())Assembly().create()" }.joined(separator: "; ")) }
        func close() { \(names.map { "\($0) = nil" }.joined(separator: "; ")) }
      }
      final class HomeInteractor {}
      enum HomeAssembly {
        static func create() -> UIViewController {
          let (view, presenter) = (HomeViewController(), HomePresenter())
          view.output = presenter
          presenter.interactor = HomeInteractor()
          return view
        }
      }
      """
  }()

  @Test func whoKeepsAModuleForAWhileOwnsIt() throws {
    #expect(try findings("weak-owner", in: modules(4, owner: keeper), dialect: "rambler").map(\.message) == [])
    let weak = keeper.replacing("var m", with: "weak var m")
    let found = try findings("weak-owner", in: modules(4, owner: weak), dialect: "rambler")
    #expect(found.count == 4, "\(found.map(\.message))")
  }

  /// Whatever the presenters of other modules own.
  @Test(arguments: [1, 4]) func presenterIsToHoldItsViewWeaklyAsTheDialectWants(_ count: Int) throws {
    let found = try Linted(modules(count, owner: count > 1 ? keeper : "", last: "")).findings
    let cycles = found.filter { $0.rule == "retain-cycle" || $0.rule == "strong-view-reference" }
    #expect(cycles.map(\.component) == ["M\(count - 1)Presenter"], "\(cycles.map(\.message))")
  }

  @Test func screenThatAnAssemblyHandsOutIsNoPresentersType() throws {
    #expect(try findings("presenter-uses-uikit-type", in: modules(4, owner: keeper)).isEmpty)
  }

  // MARK: parts that presenters make

  @Test(arguments: [1, 5]) func presentersThatMakeTheirInteractorsAreWarnedAbout(_ count: Int) throws {
    let code =
      (0..<count).map { number in
        """
        final class M\(number)ViewController: UIViewController { var presenter: M\(number)Presenter! }
        final class M\(number)Presenter { weak var view: M\(number)ViewController?; lazy var interactor = M\(number)Interactor() }
        final class M\(number)Interactor {}
        """
      }.joined(separator: "\n")
    let found = try findings("component-created-outside-assembly", in: code).filter { $0.role == .presenter }
    #expect(found.count == count && found.allSatisfy { $0.severity == .warning }, "\(found.map(\.message))")
  }
}
