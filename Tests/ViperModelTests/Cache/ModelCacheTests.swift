import Testing
import ViperFacts
import ViperText

@testable import ViperModel

@Suite struct ModelCacheTests {
  private static let presenter = """
    final class LoginPresenter {
      unowned let view: LoginViewInterface
      let interactor: LoginInteractorInterface
      let formatter = LoginFormatter.shared
      init(view: LoginViewInterface, interactor: LoginInteractorInterface) { self.view = view; self.interactor = interactor }
      func show() { view.show(interactor.user.name) }
    }
    """
  private static let code = [
    "Interfaces.swift":
      "protocol LoginViewInterface: AnyObject { func show(_ name: String) }\nprotocol LoginInteractorInterface { var user: User { get } }",
    "LoginInteractor.swift":
      "import UIKit\nfinal class LoginInteractor: LoginInteractorInterface { var user = User(name: \"\") }",
    "LoginPresenter.swift": presenter,
    "LoginViewController.swift": """
    final class LoginViewController: UIViewController, LoginViewInterface {
      var presenter: LoginPresenter!
      func show(_ name: String) { let label = UILabel(); label.text = name }
    }
    """,
    "LoginWireframe.swift": """
    final class LoginWireframe {
      func make() -> UIViewController {
        let view = LoginViewController()
        view.presenter = LoginPresenter(view: view, interactor: LoginInteractor())
        return view
      }
    }
    """,
    "User.swift": "struct User { let name: String }\nfinal class LoginFormatter { static let shared = LoginFormatter() }",
  ]

  static func cached() -> CachedCode {
    let code = CachedCode(code)
    _ = code.outcome()
    return code
  }

  private func expect(isReused: Bool, of code: CachedCode, _ location: SourceLocation = #_sourceLocation) {
    let outcome = code.outcome()
    #expect(outcome.isReused == isReused, sourceLocation: location)
    #expect(outcome.failure == nil, sourceLocation: location)
    #expect(CachedCode.bytes(outcome.model, pins: code.pins) == code.fresh, sourceLocation: location)
  }

  @Test func buildsTheFirstModel() { expect(isReused: false, of: CachedCode(Self.code)) }

  @Test func reusesTheModelOfUnchangedCode() { expect(isReused: true, of: Self.cached()) }

  @Test(arguments: [("view.show(", "print(1); view.show("), ("unowned let view", "let view"), ("func show()", "func showAll()")])
  func rebuildsAfterAnEdit(_ old: String, _ new: String) {
    let code = Self.cached()
    code.write(Self.presenter.replacing(old, with: new), to: "LoginPresenter.swift")
    expect(isReused: false, of: code)
    expect(isReused: true, of: code)
  }

  @Test func rebuildsForAnotherDialect() throws {
    let code = Self.cached()
    code.pins.dialect = try CachedCode.loader.load(builtIn: "rambler")
    expect(isReused: false, of: code)
    expect(isReused: true, of: code)
  }

  @Test func rebuildsForAnotherVersion() {
    let code = Self.cached()
    code.version = 2
    expect(isReused: false, of: code)
  }

  @Test func rebuildsForAnotherSetOfFiles() {
    let code = Self.cached()
    code.write("final class Other {}", to: "Other.swift")
    expect(isReused: false, of: code)
    code.remove("Other.swift")
    expect(isReused: false, of: code)
  }

  @Test func rebuildsForAnotherNameOfAFile() {
    let code = Self.cached()
    code.rename("User.swift", to: "Account.swift")
    expect(isReused: false, of: code)
  }

  @Test func rebuildsForAnotherRoot() {
    let code = Self.cached()
    code.root = "App"
    code.rename("User.swift", to: "User.swift")
    expect(isReused: false, of: code)
  }

  @Test func rebuildsForOtherPins() throws {
    let code = Self.cached()
    let (rambler, infinum) = (
      try CachedCode.loader.load(builtIn: "rambler"), try CachedCode.loader.load(builtIn: "infinum")
    )
    let here = try PathPattern("*.swift", in: "/App")
    let elsewhere = try PathPattern("Other/*.swift", in: "/App")
    let all = [
      DialectPins(modules: [DialectPins.ModulePin(pattern: "Log*", dialect: rambler)]),
      DialectPins(modules: [DialectPins.ModulePin(pattern: "Lo*", dialect: rambler)]),
      DialectPins(modules: [DialectPins.ModulePin(pattern: "Lo*", dialect: infinum)]),
      DialectPins(paths: [DialectPins.PathPin(patterns: [here], dialect: infinum)]),
      DialectPins(paths: [DialectPins.PathPin(patterns: [elsewhere], dialect: infinum)]),
      DialectPins(dialect: infinum),
    ]
    for pins in all {
      code.pins = pins
      expect(isReused: false, of: code)
      expect(isReused: true, of: code)
    }
  }

  @Test func rebuildsForOtherRolesAndArchitectures() throws {
    let code = Self.cached()
    let patterns = [try PathPattern("*.swift", in: "/App"), try PathPattern("Other/*.swift", in: "/App")]
    func roles(_ pattern: String, _ verdict: RolePin.Verdict, _ path: PathPattern?, _ origin: String) -> DialectPins {
      var pins = DialectPins()
      pins.roles = [RolePin(pattern: pattern, verdict: verdict, paths: path.map { [$0] }, origin: origin)]
      return pins
    }
    func architecture(_ architecture: Architecture?, _ path: PathPattern?, _ origin: String) -> DialectPins {
      var pins = DialectPins()
      pins.architectures = [ArchitecturePin(architecture: architecture, paths: path.map { [$0] }, origin: origin)]
      return pins
    }
    let all = [
      roles("LoginPresenter", .helper, nil, "a"), roles("LoginPresenter", .compositionRoot, nil, "a"),
      roles("LoginPresenter", .role(.service), nil, "a"), roles("LoginPresenter", .role(.service), nil, "b"),
      roles("LoginP*", .role(.service), nil, "b"), roles("LoginP*", .role(.service), patterns[1], "b"),
      roles("LogimPresenter", .role(.service), nil, "b"), architecture(.mvp, nil, "a"), architecture(.mvvm, nil, "a"),
      architecture(.mvvm, nil, "b"), architecture(.mvvm, patterns[1], "b"), architecture(nil, nil, "b"),
    ]
    for pins in all {
      code.pins = pins
      expect(isReused: false, of: code)
      expect(isReused: true, of: code)
    }
  }

  @Test func rebuildsForAnEditedDialect() throws {
    let code = Self.cached()
    for base in ["rambler", "infinum"] {
      code.pins.dialect = try CachedCode.loader.load(text: "name: ours\nextends: \(base)\n", file: "ours.yml")
      expect(isReused: false, of: code)
    }
  }

  @Test func reusesTheModelWithAnyNumberOfThreads() {
    let code = Self.cached()
    #expect(code.outcome(threads: 2).isReused)
  }

  @Test func ignoresTestCode() {
    let code = Self.cached()
    code.write("import XCTest\nfinal class LoginTests {}", to: "LoginTests.swift")
    expect(isReused: true, of: code)
  }

  @Test func ignoresAFileThatIsCutOff() throws {
    let code = Self.cached()
    let bytes = try code.bytes()
    for count in [0, 8, 40, CachedCode.headerSize, bytes.count / 2, bytes.count - 1] {
      try code.setBytes(Array(bytes.prefix(count)))
      expect(isReused: false, of: code)
    }
  }

  @Test func leavesAForeignFileAlone() throws {
    let code = Self.cached()
    try code.setBytes(Array("someone else's".utf8))
    #expect(code.outcome().failure?.message.contains("is not a viper-lint cache") == true)
    #expect(try code.bytes() == Array("someone else's".utf8))
  }
}
