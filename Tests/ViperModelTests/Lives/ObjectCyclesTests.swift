import Testing
import ViperModel
import ViperTestSupport

/// The cycles of objects that assemblies leave.
struct ObjectCyclesTests {
  private static let module = """
    import UIKit
    final class LoginViewController: UIViewController {
      var presenter: LoginPresenter!
      override func viewDidLoad() { super.viewDidLoad(); presenter.load() }
    }
    final class LoginPresenter {
      weak var view: LoginViewController?
      let interactor = LoginInteractor()
      let helper = Helper()
      func load() { BODY }
      func reset() { RESET }
    }
    final class LoginInteractor {}
    final class Helper { weak var weak: LoginPresenter?; var owner: LoginPresenter?; var all: [LoginPresenter] = []; var done: (() -> Void)? }
    struct Box { let content: LoginPresenter; func keep(_ helper: Helper) { helper.done = { _ = content } } }
    enum LoginBuilder {
      static func build() -> UIViewController {
        let view = LoginViewController()
        let presenter = LoginPresenter()
        view.presenter = presenter
        presenter.view = view
        return view
      }
    }
    """

  private func cycles(_ body: String, reset: String = "", further: String = "") throws -> [ObjectCycle] {
    let code = Self.module.replacing("BODY", with: body).replacing("RESET", with: reset)
    return try CodeModel(MarkedCode("\(code)\n\(further)"), dialect: "viper").observations.objectCycles
  }

  @Test(arguments: [
    ("helper.owner = self", ["LoginPresenter -property-> Helper", "Helper -property-> LoginPresenter"]),
    ("helper.all.append(self)", ["LoginPresenter -property-> Helper", "Helper -content-> LoginPresenter"]),
    (
      "helper.done = { self.reset() }",
      ["LoginPresenter -property-> Helper", "Helper -content-> closure", "closure -capture-> LoginPresenter"]
    ),
    (
      "helper.done = reset",
      ["LoginPresenter -property-> Helper", "Helper -content-> closure", "closure -capture-> LoginPresenter"]
    ),
  ])
  func objectsThatKeepEachOtherAreACycle(_ body: String, _ expected: [String]) throws {
    let found = try #require(try cycles(body).first)
    let links = found.links.map { link in
      "\(found.objects[link.from].name ?? "closure") -\(link.kind)-> \(found.objects[link.to].name ?? "closure")"
    }
    #expect(links.sorted() == expected.sorted())
    #expect(found.entry == "LoginBuilder.build()")
  }

  @Test(arguments: [
    "helper.weak = self", "helper.done = { [weak self] in self?.reset() }", "helper.owner = self; helper.owner = nil",
    "helper.all.append(self); helper.all = []",
  ])
  func whatIsWeakOrLetGoOfIsNone(_ body: String) throws { #expect(try cycles(body).isEmpty) }

  /// What this life does not call is there for somebody, unless nothing calls it.
  @Test(arguments: [("", 1), ("func end(_ presenter: LoginPresenter) { presenter.reset() }", 0)])
  func whatOtherCodeMayLetGoOfIsNone(_ caller: String, _ count: Int) throws {
    #expect(try cycles("helper.owner = self", reset: "helper.owner = nil", further: caller).count == count)
  }

  /// The app keeps what an assembly makes: it is never to be released.
  @Test func whatLivesAsLongAsTheAppIsNone() throws {
    let app =
      "final class App { static let shared = App(); let view = LoginBuilder.build() }\nenum Start { static func run() { _ = App.shared; _ = Helper(); _ = LoginInteractor() } }"
    #expect(try cycles("helper.owner = self").count == 1)
    #expect(try cycles("helper.owner = self", further: app).isEmpty)
  }
}
