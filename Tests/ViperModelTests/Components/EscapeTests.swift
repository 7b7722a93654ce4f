import Foundation
import Testing
import ViperTestSupport

@testable import ViperModel

/// The ways in which a property, or an object, leaves the code that can be followed.
@Suite struct EscapeTests {
  private func wiring(_ code: String) throws -> Wiring {
    try CodeModel(MarkedCode(code), dialect: "viper").observations.wiring
  }

  /// The properties that nothing sets of a view whose presenter nothing sets.
  ///
  /// - Parameters:
  ///   - attribute: what stands in front of the property.
  ///   - start: the code that makes the view.
  private func unassigned(
    attribute: String = "", start: String = "func start() { LoginViewController() }", and more: String = ""
  ) throws -> [String] {
    try wiring(
      """
      class LoginViewController: UIViewController {
        \(attribute) var presenter: LoginPresenter!
        func tap() { presenter.go() }
      }
      final class LoginPresenter { func go() {} }
      \(start)
      \(more)
      """
    ).unassigned.map(\.property)
  }

  /// What a view uses too early in its `viewDidLoad()`, or what the assembly does that loads it before it sets the presenter.
  private func early(in body: String, assembly: String = "") throws -> [String] {
    let set = assembly.isEmpty ? "" : "\(assembly); view.view.alpha = 1; view.presenter = LoginPresenter()"
    return try wiring(
      """
      final class LoginViewController: UIViewController {
        var isReady = false
        var presenter: LoginPresenter!
        override func viewDidLoad() { super.viewDidLoad(); \(body) }
      }
      final class LoginPresenter { func go() {} }
      func make() { let view = LoginViewController(); \(set) }
      """
    ).early.map(\.property)
  }

  @Test func withoutAnyNothingSetsTheProperty() throws {
    #expect(try unassigned() == ["presenter"])
    #expect(try unassigned(and: "func f(_ view: LoginViewController) { view.presenter = nil }") == ["presenter"])
  }

  @Test(arguments: [
    "LoginWideViewController().presenter = LoginPresenter()", "(base as! LoginViewController).presenter = LoginPresenter()",
    "let view = LoginViewController(); view.presenter = .init()",
  ])
  func assignmentOnAnyReceiverSetsIt(_ assignment: String) throws {
    let more = "final class LoginWideViewController: LoginViewController {}\nfunc set(_ base: UIViewController) { \(assignment) }"
    #expect(try unassigned(and: more).isEmpty)
  }

  @Test func withoutAnyAnEarlyUseIsFound() throws {
    #expect(try early(in: "presenter.go(); presenter = LoginPresenter()") == ["presenter"])
    #expect(try early(in: "presenter.go()", assembly: "view.title = title") == ["presenter"])
  }

  @Test(arguments: Escape.allCases) func eachMakesTheAnswerUnsure(_ escape: Escape) throws {
    let found =
      switch escape {
      case .attribute: try unassigned(attribute: "@Injected")
      case .byName:
        try unassigned(
          and:
            "// file: Assembly.swift\nlet d = Definition(LoginViewController.self) { $0.injectProperty(\"presenter\", with: 1) }")
      case .broken: try unassigned(and: "// file: Broken.swift\nfunc f( { view.presenter")
      case .decoded: try unassigned(and: "extension LoginViewController: Decodable {}")
      case .keyPath: try unassigned(and: "func f() { set(\\LoginViewController.presenter) }")
      case .objectiveC: try unassigned(attribute: "@objc")
      case .operator: try unassigned(and: "func f(_ view: LoginViewController) { view.presenter <- LoginPresenter() }")
      case .outlet: try unassigned(attribute: "@IBOutlet")
      case .overridden:
        try unassigned(
          and:
            "final class LoginWideViewController: LoginViewController { override var presenter: LoginPresenter! { get { x } set {} } }"
        )
      case .published: try unassigned(attribute: "public")
      case .supertype: try unassigned(and: "extension LoginViewController: LibraryScreen {}")
      case .uncreated: try unassigned(start: "")
      case .receiver: try unassigned(and: "func f() { open { $0.presenter = LoginPresenter() } }")
      case .branch: try early(in: "if isReady { presenter.go() }; presenter = LoginPresenter()")
      case .closure: try early(in: "later { self.presenter.go() }; presenter = LoginPresenter()")
      case .passed: try early(in: "presenter.go()", assembly: "fill(view)")
      }
    #expect(found.isEmpty)
  }

  @Test(arguments: [
    ("func f() { open { $0.presenter = LoginPresenter() } }", Escape.receiver),
    ("func f() { set(\\LoginViewController.presenter) }", .keyPath),
  ])
  func propertiesOfWhichNothingCanBeToldAreCounted(_ code: String, _ escape: Escape) throws {
    let counts = try wiring(
      """
      final class LoginViewController: UIViewController { var presenter: LoginPresenter!; func tap() { presenter.go() } }
      final class LoginPresenter { func go() {} }
      func start() { LoginViewController() }
      \(code)
      """
    ).undecided
    #expect(counts.entries == [EscapeCounts.Entry(escape: escape, count: 1)])
  }

  @Test(arguments: [
    ("func f(_ x: Unknown) { x.value.go() }", "", Escape.receiver), ("", "@objc ", .objectiveC), ("", "public ", .published),
    ("// file: Broken.swift\nfunc f( { LoginPresenterInput", "", .broken),
  ])
  func requirementsOfWhichNothingCanBeToldAreCounted(_ code: String, _ attribute: String, _ escape: Escape) throws {
    let contracts = try CodeModel(
      MarkedCode(
        """
        \(attribute)protocol LoginPresenterInput: AnyObject { func go() }
        final class LoginViewController: UIViewController { var presenter: LoginPresenterInput! }
        final class LoginPresenter: LoginPresenterInput { weak var view: LoginViewController?; func go() {} }
        func start() { let view = LoginViewController(); let presenter = LoginPresenter(); view.presenter = presenter; presenter.view = view }
        \(code)
        """), dialect: "viper"
    ).observations.contracts
    #expect(contracts.unused.isEmpty)
    #expect(contracts.undecided.entries == [EscapeCounts.Entry(escape: escape, count: 1)])
  }

  @Test(
    arguments: [
      ("", "public ", nil), ("let c = NSClassFromString(name)", "", Escape.byName), ("", "@Module ", .attribute),
      ("// file: Broken.swift\nfunc f( {", "", .broken), ("extension ProfileAssembly: DIPart {}", "", .supertype),
    ] as [(String, String, Escape?)])
  func modulesOfWhichNothingCanBeToldAreCounted(_ code: String, _ attribute: String, _ escape: Escape?) throws {
    let modules = ["Login", "Home", "Profile"].map { name in
      """
      final class \(name)ViewController: UIViewController { var presenter: \(name)Presenter! }
      final class \(name)Presenter { weak var view: \(name)ViewController?; let interactor = \(name)Interactor() }
      final class \(name)Interactor {}
      \(name == "Profile" ? attribute : "")final class \(name)Assembly {
        func make() -> \(name)ViewController {
          let view = \(name)ViewController(); let presenter = \(name)Presenter(); view.presenter = presenter; presenter.view = view
          return view
        }
      }
      """
    }
    let start =
      "@main final class AppDelegate: UIResponder, UIApplicationDelegate { func start() { LoginAssembly().make(); HomeAssembly().make() } }"
    let liveness = try CodeModel(MarkedCode((modules + [start, code]).joined(separator: "\n")), dialect: "viper").observations
      .liveness
    #expect(liveness.uncreated.count == (escape == nil ? 1 : 0))
    #expect(liveness.undecided.entries == (escape.map { [EscapeCounts.Entry(escape: $0, count: 1)] } ?? []))
  }

  @Test func theGuideHasTheTable() throws {
    let guide = ScratchFolder.project.appendingPathComponent("Rules/Guides/ARCHITECTURE.md")
    let text = try String(contentsOf: guide, encoding: .utf8)
    let table = text.components(separatedBy: "| escape | code | why nothing is said |\n|---|---|---|\n").last!
    let rows = table.split(separator: "\n", omittingEmptySubsequences: false).prefix { $0.hasPrefix("| ") }
    #expect(rows.map(String.init) == Escape.allCases.map { "| `\($0.rawValue)` | \($0.code) | \($0.reason) |" })
  }
}
