import Testing
import ViperFacts
import ViperModel

@testable import ViperRules

/// How modules are put together: by which code, in which place, and what only looks like it.
@Suite struct WiringTests {
  private func findings(_ rule: String, in code: String, dialect: String = "viper") throws -> [Finding] {
    try Linted(code, dialect: dialect).findings(of: rule)
  }

  // MARK: parts of assemblies

  private func parts(_ more: String) -> String {
    """
    final class LoginAssembly {
      let parts = LoginServiceFactory.make()
      func build() -> LoginViewController {
        let (view, interactor) = (LoginViewController(), LoginInteractor())
        view.presenter = parts.presenter(interactor)
        return view
      }
    }
    final class LoginServiceFactory {
      static func make() -> LoginServiceFactory { LoginServiceFactory() }
      func presenter(_ interactor: LoginInteractor) -> LoginPresenter { LoginPresenter(interactor) }
    }
    final class LoginViewController: UIViewController { var presenter: LoginPresenter! }
    final class LoginPresenter { let interactor: LoginInteractor; init(_ interactor: LoginInteractor) { self.interactor = interactor } }
    final class LoginInteractor {}
    \(more)
    """
  }

  @Test(arguments: [
    ("", 0), ("final class Helper { func help() { LoginServiceFactory.make() } }", 1),
    (
      "final class HomePresenter { let parts = LoginServiceFactory.make(); let interactor: HomeInteractor }\nfinal class HomeInteractor {}",
      1
    ),
  ])
  func whatOnlyTheAssemblyUsesIsAPartOfIt(_ more: String, _ expected: Int) throws {
    #expect(try findings("component-created-outside-assembly", in: parts(more)).count == expected)
  }

  // MARK: links

  @Test(arguments: [
    ("presenter.interactor = interactor", 0), ("presenter?.interactor = interactor", 0), ("presenter.interactor.load()", 1),
    ("presenter.interactor.count = 1", 1), ("let other = presenter.interactor", 1), ("other = presenter.interactor", 1),
  ])
  func whatIsGivenToAPartIsNoWayThroughIt(_ statement: String, _ expected: Int) throws {
    let code = """
      final class LoginCell: UITableViewCell {
        var presenter: LoginPresenter!
        func setUp(_ interactor: Any) { \(statement) }
      }
      final class LoginPresenter { var interactor: LoginInteractorInput!; var router: LoginRouter!; weak var view: LoginCell? }
      protocol LoginInteractorInput: AnyObject { var count: Int { get set }; func load() }
      final class LoginInteractor: LoginInteractorInput { var count = 0; func load() {} }
      final class LoginRouter {}
      """
    #expect(try findings("view-references-interactor", in: code).count == expected)
  }

  // MARK: views that ask for their presenter

  @Test(arguments: [
    ("init() { presenter = LoginWireframe.buildPresenter() }", 0),
    ("init() { presenter = HomeWireframe.loginPresenter() }", 1),
  ])
  func aSwiftUIViewMayAskItsOwnModuleForItsPresenter(_ method: String, _ expected: Int) throws {
    let code = """
      struct LoginView: View { @ObservedObject private var presenter: LoginPresenter; \(method); var body: some View { Text("") } }
      final class LoginPresenter: ObservableObject { let interactor: LoginInteractor; init(_ interactor: LoginInteractor) { self.interactor = interactor } }
      final class LoginInteractor {}
      final class LoginWireframe {
        static func buildPresenter() -> LoginPresenter { LoginPresenter(LoginInteractor()) }
      }
      struct HomeView: View { @ObservedObject var presenter: HomePresenter; var body: some View { Text("") } }
      final class HomePresenter: ObservableObject { let interactor: HomeInteractor; let router = HomeWireframe() }
      final class HomeInteractor {}
      final class HomeWireframe { static func loginPresenter() -> LoginPresenter { fatalError() } }
      """
    let found = try findings("view-references-wireframe", in: code, dialect: "swiftui")
    #expect(found.count == expected)
  }

  // MARK: fallbacks

  @Test(arguments: [
    ("assertionFailure(\"no list\"); return ListViewController()", 0), ("fatalError()", 0),
    ("return ListViewController()", 1), ("print(\"no list\"); return ListViewController()", 1),
  ])
  func whatFollowsAFailureIsNotReached(_ fallback: String, _ expected: Int) throws {
    let code = """
      final class HomeViewController: UIViewController {
        var presenter: HomePresenter!
        var builder: Builder?
        lazy var list: ListViewController = {
          guard let list = builder?.controller as? ListViewController else { \(fallback) }
          return list
        }()
      }
      final class Builder { var controller: UIViewController? }
      final class HomePresenter { let interactor: HomeInteractor }
      final class HomeInteractor {}
      final class ListViewController: UIViewController { var presenter: ListPresenter! }
      final class ListPresenter { let interactor: ListInteractor }
      final class ListInteractor {}
      """
    #expect(try findings("component-created-outside-assembly", in: code).count == expected)
  }

  // MARK: images that become data

  @Test(arguments: [
    ("let data = UIImage(named: \"a\")?.pngData()", 0), ("let data = UIImage(named: \"a\")!.jpegData(compressionQuality: 1)", 0),
    ("let image = UIImage(named: \"a\"); let data = image?.pngData()", 1), ("let size = UIImage(named: \"a\")?.size", 1),
    ("let data = UIImage(named: \"a\")?.pngData(); let other: UIImage? = nil; print(other)", 1),
  ])
  func anImageThatBecomesDataAtOnceStaysInside(_ body: String, _ expected: Int) throws {
    let code = """
      import UIKit
      final class LoginPresenter { let interactor = LoginInteractor(); func load() { \(body) } }
      // file: LoginInteractor.swift
      import UIKit
      final class LoginInteractor { func load() { \(body) } }
      // file: LoginViewController.swift
      import UIKit
      final class LoginViewController: UIViewController { var presenter: LoginPresenter! }
      """
    #expect(try findings("presenter-uses-uikit-type", in: code).count == expected)
    #expect(try findings("presenter-imports-uikit", in: code).isEmpty)
    #expect(try findings("interactor-uses-uikit-type", in: code).count == expected)
    #expect(try findings("interactor-imports-uikit", in: code).isEmpty)
  }

  // MARK: interfaces that others use

  @Test(arguments: [
    ("alert.show()", "use 'AlertModuleInput' for the property and for what it is passed to"),
    (
      "alert.owner = self",
      "add 'owner' to 'AlertModuleInput', then use 'AlertModuleInput' for the property and for what it is passed to"
    ),
  ])
  func anInterfaceThatOthersKeepIsNamed(_ use: String, _ advice: String) throws {
    let code = """
      final class HomeViewController: UIViewController {
        var output: HomeViewOutput!
        private let alert = AlertInitializer().make()
        override func viewDidLoad() { output.start(alert: alert) }
      }
      protocol HomeViewOutput: AnyObject { func start(alert: AlertPresenter) }
      final class HomePresenter: HomeViewOutput {
        var interactor: HomeInteractorInput!
        func start(alert: AlertPresenter) { \(use) }
      }
      protocol HomeInteractorInput: AnyObject {}
      final class HomeInteractor: HomeInteractorInput {}
      protocol MenuViewOutput: AnyObject {}
      final class MenuPresenter: MenuViewOutput { var alert: AlertModuleInput?; var interactor: MenuInteractorInput! }
      protocol MenuInteractorInput: AnyObject {}
      final class MenuInteractor: MenuInteractorInput {}
      protocol AlertModuleInput: AnyObject { func show() }
      final class AlertPresenter: AlertModuleInput {
        weak var owner: AnyObject?
        var interactor: AlertInteractorInput!
        func show() {}
      }
      protocol AlertInteractorInput: AnyObject {}
      final class AlertInteractor: AlertInteractorInput {}
      final class AlertInitializer {
        func make() -> AlertPresenter {
          let (presenter, interactor) = (AlertPresenter(), AlertInteractor())
          presenter.interactor = interactor
          return presenter
        }
      }
      """
    let found = try findings("concrete-dependency", in: code, dialect: "rambler").filter { $0.component == "HomeViewController" }
    #expect(found.map { $0.message.split(separator: "; ").last.map(String.init) } == [advice])
  }
}
