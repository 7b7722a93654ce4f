import Testing
import ViperFacts
import ViperModel

@testable import ViperRules

/// Values that a component only passes on, and the nearest code that does more with them.
@Suite struct PassedValueTests {
  // MARK: presenters

  private static func menu(_ requirement: String, _ body: String) -> String {
    """
    import UIKit
    protocol MenuPresenterProtocol: AnyObject { func \(requirement) }
    final class MenuPresenter: MenuPresenterProtocol {
      let interactor = MenuInteractor()
      var router: MenuRouter?
      var last: UIView?
      func \(requirement) { \(body) }
      func measure(_ size: Int) {}
    }
    // file: MenuInteractor.swift
    final class MenuInteractor {}
    // file: MenuRouter.swift
    final class MenuRouter { func open(from view: UIView?) {}; func turn(_ orientation: UIInterfaceOrientation) {} }
    // file: MenuViewController.swift
    final class MenuViewController: UIViewController { var presenter: MenuPresenterProtocol? }
    """
  }

  private func uses(_ code: String) throws -> [String] {
    try Linted(code).findings(of: "presenter-uses-uikit-type").filter { $0.component == "MenuPresenterProtocol" }
      .map { "\($0.case ?? "-") \($0.severity)" }
  }

  @Test(arguments: [
    ("router?.open(from: view)", "passed info"), ("last = view", "- warning"), ("measure(view!.subviews.count)", "- warning"),
    ("router?.open(from: view); last = view", "- warning"), ("", "- warning"),
  ])
  func aViewToOpenFromGoesToTheRouterAlone(_ body: String, _ expected: String) throws {
    #expect(try uses(Self.menu("tap(view: UIView?)", body)) == [expected])
  }

  @Test(arguments: [
    ("router?.turn(orientation)", "passed info"), ("measure(orientation.rawValue)", "- warning"),
  ])
  func aPlainValueMayPass(_ body: String, _ expected: String) throws {
    #expect(try uses(Self.menu("turn(_ orientation: UIInterfaceOrientation)", body)) == [expected])
  }

  @Test(arguments: [
    ("router?.show(in: window)", "passed info"), ("window.makeKeyAndVisible(); router?.show(in: window)", "- warning"),
  ])
  func aWindowMayPassToTheRouter(_ body: String, _ expected: String) throws {
    #expect(try uses(Self.menu("start(in window: UIWindow)", body)) == [expected])
  }

  @Test(arguments: [
    ("router?.finish(.own(image))", "passed info"), ("router?.finish(.own(image.cropped))", "- warning"),
    ("last = .own(image)", "- warning"), ("router?.finish(Choice(image))", "- warning"),
  ])
  func anImageMayPassInTheCaseOfAnEnum(_ body: String, _ expected: String) throws {
    #expect(try uses(Self.menu("pick(_ image: UIImage)", body)) == [expected])
  }

  private static func photo(router: String, presenter: String = "router?.finish(images)") -> String {
    """
    import UIKit
    protocol PhotoPresenterProtocol: AnyObject { func found(_ image: UIImage); func done() }
    final class PhotoPresenter: PhotoPresenterProtocol {
      let interactor = PhotoInteractor()
      weak var router: PhotoRouterProtocol?
      var images: [UIImage] = []
      func found(_ image: UIImage) { images.append(image) }
      func done() { \(presenter) }
    }
    // file: PhotoInteractor.swift
    final class PhotoInteractor {}
    // file: PhotoRouter.swift
    protocol PhotoRouterProtocol: AnyObject { \(router) }
    final class PhotoRouter: PhotoRouterProtocol { \(router) {} }
    // file: PhotoViewController.swift
    final class PhotoViewController: UIViewController { var presenter: PhotoPresenterProtocol? }
    """
  }

  @Test func imagesThatTheRouterTakesAreOnlyCollected() throws {
    func cases(_ code: String) throws -> [String] {
      try Linted(code).findings(of: "presenter-uses-uikit-type").map { $0.case ?? "-" }
    }
    #expect(try cases(Self.photo(router: "func finish(_ images: [UIImage])")) == ["passed"])
    #expect(try cases(Self.photo(router: "func finish()", presenter: "router?.finish()")) == ["-"])
    // One that makes images decides how things look.
    let made = Self.photo(router: "func finish(_ images: [UIImage])", presenter: "router?.finish([UIImage()])")
    #expect(try cases(made) == ["-", "-"])
  }

  // MARK: other modules

  private static func home(_ body: String) -> String {
    """
    final class HomeViewController: UIViewController { var presenter: HomePresenter! }
    final class HomePresenter { let interactor: HomeInteractor; let router: HomeRouter; \(body) }
    final class HomeRouter { func show(_ login: LoginInteractor) {} }
    final class HomeInteractor { let maker: LoginMaker; func makeLogin() -> LoginInteractor { maker.make() } }
    final class LoginMaker { func make() -> LoginInteractor { LoginInteractor() } }
    final class LoginViewController: UIViewController { var presenter: LoginPresenter! }
    final class LoginPresenter { let interactor: LoginInteractor; let router: LoginRouter }
    final class LoginRouter {}
    final class LoginInteractor { func reset() {} }
    """
  }

  private func crossings(_ body: String) throws -> [Finding] {
    try Linted(Self.home(body)).findings(of: "cross-module-reference").filter { $0.component == "HomePresenter" }
  }

  @Test(arguments: [
    ("func open() { router.show(interactor.makeLogin()) }", 0),
    ("func open() { let login = interactor.makeLogin(); router.show(login) }", 0),
    ("func open() { let login: LoginInteractor = interactor.makeLogin(); router.show(login) }", 1),
    ("func open() { let login = interactor.makeLogin(); login.reset() }", 1),
    ("func open(_ login: LoginInteractor) { router.show(login) }", 1),
  ])
  func whatIsHandedOnWholeNamesNothing(_ body: String, _ count: Int) throws {
    #expect(try crossings(body).count == count)
  }

  @Test func aModuleIsOneFindingAtItsMostTellingPlace() throws {
    let found = try crossings(
      "func open(_ login: LoginInteractor) {}\nfunc route(_ router: LoginRouter?) { kept = nil }\nvar kept: LoginInteractor?")
    #expect(found.map(\.range.line) == [4])
    #expect(found.first?.notes.map(\.range.line) == [2, 3])
    #expect(found.first?.notes.map(\.message).first == "another place")
    #expect(found.first?.notes.last?.message.contains("'LoginRouter'") == true)
    #expect(found.first?.fact?.subject == "Login")
  }

  // MARK: state of views

  @Test(arguments: [
    ("@StateObject private var presenter = HomePresenter()", "owned info"),
    ("@State var presenter = HomePresenter()", "owned info"),
    ("@ObservedObject var presenter = HomePresenter()", "wired warning"),
    ("@StateObject var presenter = HomePresenter(title: \"\")", "wired warning"),
  ])
  func aViewMayMakeThePresenterThatIsItsState(_ property: String, _ expected: String) throws {
    let code = """
      import SwiftUI
      struct HomeView: View { \(property); var body: some View { Text("") } }
      final class HomePresenter: ObservableObject { var interactor: HomeInteractor?; init() {}; init(title: String) {} }
      final class HomeInteractor {}
      """
    let found = try Linted(code, dialect: "swiftui").findings(of: "component-created-outside-assembly")
    #expect(found.map { "\($0.case!) \($0.severity)" } == [expected])
  }
}
