import Testing
import ViperFacts

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

  private func cached() -> CachedCode {
    let code = CachedCode(Self.code)
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

  @Test func reusesTheModelOfUnchangedCode() { expect(isReused: true, of: cached()) }

  @Test(arguments: [("view.show(", "print(1); view.show("), ("unowned let view", "let view"), ("func show()", "func showAll()")])
  func rebuildsAfterAnEdit(_ old: String, _ new: String) {
    let code = cached()
    code.write(Self.presenter.replacing(old, with: new), to: "LoginPresenter.swift")
    expect(isReused: false, of: code)
    expect(isReused: true, of: code)
  }

  @Test func rebuildsForAnotherDialect() throws {
    let code = cached()
    code.pins.dialect = try CachedCode.loader.load(builtIn: "rambler")
    expect(isReused: false, of: code)
    expect(isReused: true, of: code)
  }

  @Test func rebuildsForAnotherVersion() {
    let code = cached()
    code.version = 2
    expect(isReused: false, of: code)
  }

  @Test func ignoresADamagedFile() throws {
    let code = cached()
    let whole = try code.bytes()
    for position in stride(from: 0, to: whole.count, by: 61) {
      var damaged = whole
      damaged[position] ^= 0x10
      try code.setBytes(damaged)
      #expect(CachedCode.bytes(code.outcome().model) == code.fresh)
    }
  }

  @Test func leavesAForeignFileAlone() throws {
    let code = cached()
    try code.setBytes(Array("someone else's".utf8))
    #expect(code.outcome().failure?.message.contains("is no cache of viper-lint") == true)
    #expect(try code.bytes() == Array("someone else's".utf8))
  }
}
