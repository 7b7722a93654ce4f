import Testing
import ViperFacts
import ViperModel

@testable import ViperRules

/// User interface types in code that nothing uses, and the nearest code that something uses.
@Suite struct LeftOverTests {
  private func cases(_ rule: String, _ code: String) throws -> [String] {
    try Linted(code).findings(of: rule).map { "\($0.case ?? "-") \($0.severity)" }
  }

  private static func module(_ interactor: String, presenter: String = "") -> String {
    """
    import UIKit
    final class LoginPresenter { let interactor = LoginInteractor(); func go() { interactor.load() }; \(presenter) }
    // file: LoginInteractor.swift
    import UIKit
    protocol Checking { func check() }
    final class LoginInteractor { func load() {}; \(interactor) }
    // file: LoginViewController.swift
    import UIKit
    final class LoginViewController: UIViewController { var presenter: LoginPresenter! }
    """
  }

  @Test(arguments: [
    ("private func check() { _ = UITextChecker() }", "left-over info"),
    ("func check() { _ = UITextChecker() }", "left-over info"),
    ("private func check() { _ = UITextChecker() }; func all() { check() }", "- warning"),
    ("func check() { _ = UITextChecker() }; func all() { _ = #selector(check) }", "- warning"),
    ("private func check() { _ = UITextChecker() }\nlet other = UITextChecker()", "- warning"),
    ("@objc func check() { _ = UITextChecker() }", "- warning"),
  ])
  func aTypeInAnInteractorsFunctionThatNothingCalls(_ interactor: String, _ expected: String) throws {
    #expect(try cases("interactor-uses-uikit-type", Self.module(interactor)) == [expected])
  }

  @Test(arguments: [
    ("func save(_ image: UIImage) {}", "left-over info"), ("func save(_ image: UIImage) { load(image) }", "image info"),
    ("func save(_ image: UIImage) {}; func all() { save(image) }", "image info"),
    ("func save(_ image: UIImage) {}; func save() {}; func all() { save() }", "left-over info"),
  ])
  func anImageThatAFunctionIgnores(_ interactor: String, _ expected: String) throws {
    // Another class calls its own function of that name.
    let other = "\n// file: Store.swift\nfinal class Store { func save(_ image: Int) {}; func all() { save(1) } }"
    #expect(try cases("interactor-uses-uikit-type", Self.module(interactor) + other) == [expected])
  }

  @Test(arguments: [
    ("private var home: HomeInteractor?", ["left-over info"]), ("var home: HomeInteractor?", ["- warning"]),
    ("private var home: HomeInteractor?; func fill(_ other: HomeInteractor) { home = other }", ["- warning"]),
    ("private var home: HomeInteractor?; func show() { home?.load() }", ["- warning"]),
  ])
  func aPropertyThatNothingReadsOrFills(_ presenter: String, _ expected: [String]) throws {
    let home = """

      // file: Home.swift
      final class HomePresenter { let interactor = HomeInteractor(); func go() { interactor.load() } }
      final class HomeInteractor { func load() {} }
      """
    #expect(try cases("cross-module-reference", Self.module("", presenter: presenter) + home) == expected)
  }

  @Test(arguments: [
    ("init(_ color: CGColor) { tint = UIColor(cgColor: color).hex }", []),
    ("init(_ color: CGColor) { tint = UIColor.init(cgColor: color).hex }", []),
    ("init(_ color: CGColor) { tint = UIColor(named: name).hex }", ["used warning"]),
    ("init(_ color: UIColor) { tint = UIColor(cgColor: color.cgColor).hex }", ["used warning"]),
  ])
  func anEntityThatConvertsAValueOfAnotherFramework(_ initializer: String, _ expected: [String]) throws {
    let entity = """

      // file: Entity/Mark.swift
      import UIKit
      struct Mark: Codable { let tint: String; \(initializer) }
      """
    #expect(try cases("entity-imports-uikit", Self.module("func mark() -> Mark? { nil }") + entity) == expected)
  }

  @Test func aRequirementMayBeCalled() throws {
    let code = Self.module("func check() { _ = UITextChecker() }").replacing(
      "class LoginInteractor", with: "class LoginInteractor: Checking")
    #expect(try cases("interactor-uses-uikit-type", code) == ["- warning"])
    let foreign = code.replacing("LoginInteractor: Checking", with: "LoginInteractor: SpellChecking")
    #expect(try cases("interactor-uses-uikit-type", foreign) == ["- warning"])
  }

  @Test(arguments: [
    ("private func tint() { title = UIColor.red }", "left-over info"), ("func tint() { title = UIColor.red }", "- warning"),
    ("private func tint() { title = UIColor.red }; func all() { tint() }", "- warning"),
    ("private func tint() { title = UIColor.red }\nvar color: UIColor { .red }", "- warning"),
  ])
  func aTypeInAFunctionThatNothingCalls(_ presenter: String, _ expected: String) throws {
    #expect(try cases("presenter-uses-uikit-type", Self.module("", presenter: presenter)) == [expected])
  }

  @Test(arguments: [
    ("", ["left-over info"]), ("let last: Upload?", ["used warning"]), ("func all() { _ = Upload() }", ["used warning"]),
  ])
  func anEntityThatNothingNames(_ interactor: String, _ expected: [String]) throws {
    let entity = """
      // file: Entity/Upload.swift
      import UIKit
      struct Upload: Codable { let image: UIImage; let name: String }
      extension Upload { var first: Upload { self } }
      """
    #expect(try cases("entity-imports-uikit", Self.module(interactor) + "\n" + entity) == expected)
  }

  @Test(arguments: [
    ("func show() { screen = nil }", "kept info"), ("func show() { present(screen) }", "- warning"),
    ("func show() { screen = make() }", "- warning"), ("func show() {}", "- warning"),
  ])
  func aScreenThatIsOnlyKept(_ method: String, _ expected: String) throws {
    #expect(
      try cases("presenter-uses-uikit-type", Self.module("", presenter: "var screen: UIViewController? = nil; \(method)")) == [
        expected
      ])
  }
}
