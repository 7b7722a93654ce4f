import Testing
import ViperFacts
import ViperModel

@testable import ViperRules

/// Types of user interface frameworks that a presenter names only because of another one, and the nearest that are edits of their own.
@Suite struct FollowingTypeTests {
  private static func module(_ presenter: String) -> String {
    """
    import UIKit
    \(presenter)
    // file: LoginInteractor.swift
    final class LoginInteractor {}
    // file: LoginViewController.swift
    final class LoginViewController: UIViewController { var presenter: LoginPresenter! }
    """
  }

  private static func presenter(_ body: String) -> String {
    module("final class LoginPresenter { let interactor = LoginInteractor(); \(body) }")
  }

  private func types(_ code: String, of component: String? = nil) throws -> [String] {
    try Linted(code).findings(of: "presenter-uses-uikit-type").filter { component == nil || $0.component == component }
      .compactMap { $0.message.split(separator: "'").dropFirst(4).first }.map(String.init)
  }

  @Test(arguments: [
    ("var table: UITableView?; var fill: ((UITableViewCell) -> Void)?", ["UITableView"]),
    ("var fill: ((UITableViewCell) -> Void)?", ["UITableViewCell"]),
    ("var table: UITableView?\nvar fill: ((UICollectionViewCell) -> Void)?", ["UITableView", "UICollectionViewCell"]),
    (
      "var grid: UICollectionView?; func lay(_ layout: UICollectionViewFlowLayout) { grid?.layout = layout }",
      ["UICollectionView"]
    ),
  ])
  func aPartGoesWithItsWhole(_ body: String, _ expected: [String]) throws {
    #expect(try types(Self.presenter(body)) == expected)
  }

  @Test(arguments: [
    ("if let list = segue.destination as? UITableViewController { list.title = segue.identifier }", ["UIStoryboardSegue"]),
    ("let alert = UIAlertController(); alert.title = segue.identifier", ["UIStoryboardSegue", "UIAlertController"]),
    ("if let label = segue.sender as? UILabel { label.text = segue.identifier }", ["UIStoryboardSegue", "UILabel"]),
  ])
  func aCastOfWhatAMemberTakesGoesWithIt(_ statements: String, _ expected: [String]) throws {
    let method = "prepare(for segue: UIStoryboardSegue)"
    #expect(try types(Self.presenter("func \(method) {\n\(statements) }; func go() { prepare(for: last) }")) == expected)
    let interface =
      "protocol LoginPresenterInterface: AnyObject { func \(method) }\nfinal class LoginPresenter: LoginPresenterInterface"
    let code = Self.presenter("func \(method) {\n\(statements) }; func go() { prepare(for: last) }")
    #expect(try types(code.replacing("final class LoginPresenter", with: interface)) == expected)
  }

  @Test func conformancesOfOneLineAreOneEdit() throws {
    let code = """
      final class LoginPresenter: NSObject, UITableViewDelegate, UITextFieldDelegate {
        let interactor = LoginInteractor()
        func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {}
        func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
      }
      """
    #expect(try types(Self.module(code)) == ["UITableViewDelegate"])
    let apart = code.replacing(", UITextFieldDelegate {", with: " {").replacing(
      "UITextField) -> Bool { true }\n}",
      with: "UITextField) -> Bool { true }\n}\nextension LoginPresenter: UITextFieldDelegate {}")
    #expect(try types(Self.module(apart)) == ["UITableViewDelegate", "UITextFieldDelegate"])
  }

  @Test(arguments: [
    ("func cover(_ image: UIImage)\n  func tint(_ color: UIColor)", ["UIImage"]),
    ("func cover(_ image: UIImage)\n  func load()\n  func tint(_ color: UIColor)", ["UIImage", "UIColor"]),
    ("func cover(_ image: UIImage)\n  func pick(_ field: UITextField)", ["UIImage", "UITextField"]),
  ])
  func valuesOfNeighboringRequirementsAreOneEdit(_ requirements: String, _ expected: [String]) throws {
    let code = """
      protocol LoginPresenterInterface: AnyObject {
        \(requirements)
      }
      final class LoginPresenter: LoginPresenterInterface {
        let interactor = LoginInteractor()
        func cover(_ image: UIImage) { width = image.size.width }
        func tint(_ color: UIColor) { hue = color.cgColor }
        func pick(_ field: UITextField) { text = field.text }
        func load() { cover(last); tint(last); pick(last) }
      }
      """
    #expect(try types(Self.module(code), of: "LoginPresenterInterface") == expected)
  }

  @Test func theSceneOfAWindowIsPartOfAskingForIt() throws {
    let body =
      "func go() {\nlet scenes = UIApplication.shared.connectedScenes\nlet scene = scenes.first as? UIWindowScene\nscene?.show() }"
    #expect(try types(Self.presenter(body)) == ["UIApplication.connectedScenes"])
  }

  @Test func theCastOfTheAppDelegateIsPartOfAskingForIt() throws {
    func rules(_ more: String) throws -> [String] {
      let code = """
        final class LoginPresenter {
          let interactor = LoginInteractor()
          func go() { (UIApplication.shared.delegate as? AppDelegate)?.start() }
          \(more)
        }
        // file: Home.swift
        final class HomeViewController: UIViewController { var presenter: HomePresenter! }
        final class HomePresenter { let interactor = HomeInteractor() }
        final class HomeInteractor {}
        // file: AppDelegate.swift
        final class AppDelegate: UIResponder, UIApplicationDelegate {
          func start() {
            let view = LoginViewController()
            let presenter = LoginPresenter()
            view.presenter = presenter
            let other = HomeViewController()
            other.presenter = HomePresenter()
          }
        }
        """
      return try Linted(Self.module(code)).findings.filter { $0.component == "LoginPresenter" }.map(\.rule)
        .filter { $0.hasPrefix("presenter-") }
    }
    #expect(try rules("") == ["presenter-uses-uikit-type"])
  }
}
