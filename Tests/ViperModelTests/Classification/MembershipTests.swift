import Foundation
import Testing

@testable import ViperModel

/// The modules that parts belong to, and the parts that belong to none.
@Suite struct MembershipTests {
  private static let modules = """
    // file: App/Home/HomePresenter.swift
    class HomePresenter { let interactor = HomeInteractor() }
    class HomeInteractor {}
    // file: App/Home/HomeViewController.swift
    class HomeViewController: UIViewController { let presenter = HomePresenter() }
    class HomeViewLayout: UIView { let bar = Bar(); let badge = Badge() }
    // file: App/Login/LoginPresenter.swift
    class LoginPresenter { let interactor = LoginInteractor() }
    class LoginInteractor {}
    // file: App/Login/LoginViewController.swift
    class LoginViewController: UIViewController { let presenter = LoginPresenter() }
    class LoginViewLayout: UIView { let bar = Bar(); let row = Row() }
    // file: App/Login/Row.swift
    class Row: UIView {}
    // file: Common/Bar.swift
    class Bar: UIView { let line = Line() }
    class Line: UIView {}
    // file: Badges/Badge.swift
    class Badge: UIView { let dot = Dot() }
    class Dot: UIView {}

    """

  @Test func subviewThatSeveralModulesUseBelongsToNone() throws {
    let code = try ClassifiedCode(Self.modules)
    #expect(code["Bar"] == "subview of -", "\(code)")
    #expect(code["Line"] == "subview of -")
  }

  @Test func subviewBelongsToItsSoleUser() throws {
    let code = try ClassifiedCode(Self.modules)
    #expect(code["Badge"] == "subview of Home", "\(code)")
    #expect(code["Dot"] == "subview of Home")
  }

  @Test func subviewInAFolderOfSharedOnesBelongsToNone() throws {
    let code = try ClassifiedCode(Self.modules.replacingOccurrences(of: "Badges/Badge.swift", with: "Common/Badge.swift"))
    #expect(code["Badge"] == "subview of -", "\(code)")
    #expect(code.evidence("Badge") == "a plain view in a folder of shared ones")
    #expect(code["Dot"] == "subview of -")
  }

  @Test func subviewInTheFolderOfSeveralModulesBelongsToItsSoleUser() throws {
    let code = try ClassifiedCode(
      """
      // file: App/Home.swift
      class HomePresenter { let interactor = HomeInteractor() }
      class HomeInteractor {}
      class HomeViewController: UIViewController { let presenter = HomePresenter(); let bar = Bar(); let badge = Badge() }
      class LoginPresenter { let interactor = LoginInteractor() }
      class LoginInteractor {}
      class LoginViewController: UIViewController { let presenter = LoginPresenter(); let bar = Bar() }
      class Bar: UIView {}
      class Badge: UIView {}
      """)
    #expect(code["Bar"] == "subview of -", "\(code)")
    #expect(code["Badge"] == "subview of Home")
  }

  @Test func subviewBelongsToTheModuleInWhoseFolderItIs() throws {
    #expect(try ClassifiedCode(Self.modules)["Row"] == "subview of Login")
  }

  @Test func moduleIsInTheFolderOfMostOfItsParts() throws {
    let code = try ClassifiedCode(Self.modules)
    #expect(code.model.graph.modules.map(\.path) == ["App/Home", "App/Login"], "\(code)")
  }

  @Test func serviceOfAModulesNameElsewhereBelongsToNone() throws {
    let code = try ClassifiedCode(
      Self.modules
        + "// file: Common/HomeService.swift\nprotocol HomeServiceProtocol {}\nclass HomeService: HomeServiceProtocol {}")
    #expect(code["HomeService"] == "service of -", "\(code)")
    #expect(code["HomeServiceProtocol"] == "service of -")
  }

  @Test func interactorThatSeveralModulesStoreBelongsToNone() throws {
    let code = try ClassifiedCode(
      """
      // file: App/Home/HomePresenter.swift
      class HomePresenter { let interactor: SessionInteractor; let router = HomeRouter() }
      class HomeRouter {}
      // file: App/Login/LoginPresenter.swift
      class LoginPresenter { let interactor: SessionInteractor; let router = LoginRouter() }
      class LoginRouter {}
      // file: Common/SessionInteractor.swift
      class SessionInteractor {}
      """)
    #expect(code["SessionInteractor"] == "interactor of -", "\(code)")
  }

  @Test func coordinatorThatOpensSeveralModulesIsACompositionRoot() throws {
    let linked = try ClassifiedCode(
      Self.modules + """
        // file: App/Tour.swift
        class Tour {
          func home() { show(HomeViewController()) }
          func login() { show(LoginViewController()) }
        }
        """)
    let creations = linked.model.observations.outsideCreations.filter { $0.creator == "Tour" }
    #expect(creations.map(\.isCompositionRoot) == [true, true], "\(linked)")
  }
}
