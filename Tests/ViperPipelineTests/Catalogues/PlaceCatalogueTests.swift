import Testing
import ViperFacts
import ViperModel

@testable import ViperPipeline

/// What `explain FILE:LINE` prints.
@Suite struct PlaceCatalogueTests {
  private static let login = """
    import UIKit
    // A comment.
    protocol LoginViewInterface: AnyObject {}
    final class LoginViewController: UIViewController, LoginViewInterface { var presenter: LoginPresenter! }
    final class LoginPresenter {
      var view: LoginViewInterface?
      let interactor = LoginInteractor()
      let router = LoginRouter()
      struct Row { let title: String }
    }
    final class LoginInteractor {}
    final class LoginRouter {}
    final class Field: UIView { let presenter = InputPresenter() }
    final class InputPresenter {}
    extension UIColor { static let brand = UIColor.red }
    final class Clock {}

    """

  private let project: ConfiguredProject

  init() throws {
    project = try ConfiguredProject([
      "App/Login.swift": Self.login, "App/LoginTests.swift": "import XCTest\nfinal class LoginTests {}\n",
      "Other/Other.swift": "final class Other {}\n", ".viper-lint.yml": "roles: {Clock: none}\n",
    ])
  }

  private func explain(_ place: String, _ paths: [String] = ["App"]) throws -> String {
    let options = AnalysisOptions(
      paths: paths, basePath: project.path, workingDirectory: project.path, dialect: "infinum", toolVersion: "test")
    return try PlaceCatalogue.explanation(of: place, options)
  }

  private func message(_ place: String, _ paths: [String] = ["App"]) throws -> String? {
    try #require(throws: UsageError.self) { try explain(place, paths) }.diagnostics.first?.message
  }

  @Test func explainsWhatIsReadAroundThePart() throws {
    #expect(try explain("Other/Other.swift:1").hasPrefix("Other/Other.swift:1: class Other\n"))
  }

  @Test func explainsAStoredReference() throws {
    let text = try explain("App/Login.swift:6")
    #expect(text.hasPrefix("App/Login.swift:6: property view\n  in presenter LoginPresenter, module Login, dialect infinum\n"))
    #expect(
      text.contains("  presenter: named {Module}Presenter, stored by LoginViewController, stores LoginInteractor"), "\(text)")
    #expect(text.contains("  architecture of '.': VIPER: "))
    #expect(
      text.contains(
        "  references:\n    holds view interface LoginViewInterface strongly in 'view'; the only implementation is LoginViewController\n"
      ))
    #expect(text.contains("  findings:\n    error: 'LoginPresenter.view' closes a retain cycle"), "\(text)")
    #expect(
      text.contains(
        """
        [retain-cycle] (also strong-view-reference)
              valid as long as the protocol has only one implementation
              App/Login.swift:4: 'LoginViewController.presenter' holds 'LoginPresenter' strongly
              Strong references form a cycle, so none of its components is ever released.
              'viper-lint explain rule retain-cycle' says why

        """), "\(text)")
  }

  @Test func explainsWhyATypeHasNoRole() throws {
    #expect(
      try explain("App/Login.swift:14").contains(
        """
          in InputPresenter
          no role
          presenter: named {Module}Presenter; against that: no view, interactor or router knows it, and it knows none: created only by Field

        """))
    #expect(try explain("App/Login.swift:16").contains("  no role: none, set by roles: in .viper-lint.yml:1\n"))
    #expect(try explain("App/Login.swift:15").contains("'UIColor' is not declared in the code that was read, only extended"))
  }

  @Test func countsNestedTypesToTheComponentAround() throws {
    let text = try explain("App/Login.swift:9")
    #expect(
      text.contains("  in LoginPresenter.Row, a part of presenter LoginPresenter, module Login, dialect infinum\n"), "\(text)")
    #expect(text.contains("  no role of its own"))
  }

  @Test func takesPlacesAsReportsPrintThem() throws {
    let expected = try explain("App/Login.swift:6")
    #expect(try explain("App/Login.swift:6:3") == expected)
    #expect(try explain("\(project.path)/App/Login.swift:6") == expected)
    #expect(try explain("./App/../App/Login.swift:6", ["."]).hasPrefix("App/Login.swift:6: "))
  }

  @Test(arguments: [
    ("App/Login.swift:2", "nothing is declared at 'App/Login.swift:2'; the nearest declaration is in line 3"),
    ("App/Login.swift:999", "'App/Login.swift' has no line 999; it has 17 lines"),
    ("App/Login.swift:0", "'App/Login.swift' has no line 0; it has 17 lines"),
    ("App/Logim.swift:1", "'App/Logim.swift' does not exist; check the path"),
    (
      "App/LoginTests.swift:2",
      "'App/LoginTests.swift' is not analysed: it is excluded, test code, in no build target, or no Swift file"
    ),
    ("App/Login.swift", "'App/Login.swift' has no line; add one, as in 'App/Login.swift:12'"),
    (":3", "':3' is no place in the code; write FILE:LINE, or the name of a rule, module or dialect"),
    ("modul", "'modul' is no place in the code; write FILE:LINE, or the name of a rule, module or dialect"),
  ]) func refusesWhatItCannotExplain(_ place: String, _ expected: String) throws {
    #expect(try message(place) == expected)
  }

  @Test(arguments: [
    ("a.swift:1", "a.swift", 1), ("a.swift:1:2", "a.swift", 1), ("a:b.swift:12", "a:b.swift", 12),
  ]) func readsAPlace(_ text: String, _ file: String, _ line: Int) throws {
    let parts = try #require(PlaceCatalogue.parts(of: text))
    #expect(parts.file == file && parts.line == line)
  }

  @Test(arguments: ["", ":", "a", "a:", "a:b", "a:1x", "a:1:2:3", "a:-1", ":1", "a:99999999999999999999"])
  func refusesWhatIsNoPlace(_ text: String) { #expect(PlaceCatalogue.parts(of: text) == nil) }
}
