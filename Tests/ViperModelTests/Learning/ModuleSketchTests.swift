import Testing
import ViperTestSupport

@testable import ViperModel

struct ModuleSketchTests {
  @Test func wiringAloneDrawsAModule() throws {
    let code = LinkedCode(InventedModules.code(["Login"]))
    let sketch = try #require(code.sketches.first)
    #expect(code.sketches.count == 1)
    #expect(sketch.stem == "Login")
    #expect(code.name(sketch.presenter) == "LoginBrain")
    #expect(code.name(sketch.view) == "LoginPane")
    #expect(sketch.parts.map(code.name) == ["LoginEngine", "LoginPilot"])
    #expect(sketch.makers.map { code.name($0.type) } == ["LoginPlant"])
  }

  @Test func stemIsTheLongestThatViewAndPresenterShare() {
    let code = LinkedCode(InventedModules.code(["LoginConfirm", "Login"]))
    #expect(code.sketches.map(\.stem).sorted() == ["Login", "LoginConfirm"])
  }

  /// A presenter with nothing behind it is MVP's.
  @Test func presenterWithoutPartsMakesNoModule() {
    let code = LinkedCode(ModuleFixtures.mvp("Login"))
    #expect(code.sketches.isEmpty)
  }

  /// What the view keeps itself is no part behind a presenter.
  @Test func viewThatKeepsItsInteractorMakesNoModule() {
    let code = LinkedCode(ModuleFixtures.cleanSwift("Login"))
    #expect(!code.sketches.contains { code.name($0.presenter) == "LoginPresenter" })
  }

  @Test func presenterOfAViewThatTalksByClosuresIsFound() {
    let code = LinkedCode(
      """
      final class LoginPane: UIViewController { var onTap: (() -> Void)? }
      final class LoginBrain { weak var pane: LoginPane?; let engine = LoginEngine() }
      final class LoginEngine {}
      """)
    #expect(code.sketches.map { code.name($0.presenter) } == ["LoginBrain"])
  }

  /// The wireframe of `module-owner` keeps all layers, but the view talks to the presenter.
  @Test func presenterIsWhatTheViewTalksTo() {
    let code = LinkedCode(
      """
      final class LoginPane: UIViewController { weak var brain: LoginBrain? }
      final class LoginBrain { weak var pane: LoginPane?; weak var engine: LoginEngine?; weak var pilot: LoginPilot? }
      final class LoginEngine { weak var brain: LoginBrain? }
      final class LoginPilot { let pane = LoginPane(); let brain = LoginBrain(); let engine = LoginEngine() }
      """)
    #expect(code.sketches.map { code.name($0.presenter) } == ["LoginBrain"])
  }
}
