import Testing
import ViperLinking

@testable import ViperModel

/// Types nested in a module's namespace.
@Suite struct NamespacedNamesTests {
  private func name(of type: String, in code: String) -> String? {
    let linked = LinkedCode(code)
    return NamespacedNames(linked.codebase)[linked.type(type)]
  }

  @Test(arguments: ["LoginModule", "LoginScene", "LoginFlow", "Login"])
  func haveTheModulesName(_ namespace: String) {
    let code = "enum \(namespace) { class Presenter {}; class ViewController {}; struct Presentation {} }"
    #expect(name(of: "\(namespace).Presenter", in: code) == "LoginPresenter")
    #expect(name(of: "\(namespace).ViewController", in: code) == "LoginViewController")
  }

  @Test func mayBeInExtensions() {
    let code = "struct LoginModule { typealias A = Int }\nextension LoginModule { class Interactor {}; class ModuleAssembly {} }"
    #expect(name(of: "LoginModule.ModuleAssembly", in: code) == "LoginModuleAssembly")
  }

  @Test(arguments: [
    "class Login { var a = 1; class Presenter {} }",
    "struct Login: View { class Presenter {} }",
    "enum Login { case a; class Presenter {} }",
    "enum Login { class LoginPresenter {}; class Helper {} }",
    "extension UIViewController { class Presenter {} }",
    "protocol Login {}\nextension Login { func a() { class Presenter {} } }",
  ])
  func areNoneElsewhere(_ code: String) {
    let linked = LinkedCode(code)
    let names = NamespacedNames(linked.codebase)
    #expect(linked.codebase.types.indices.allSatisfy { names[$0] == nil }, "\(code)")
  }

  @Test func keepOtherWords() {
    let code = "enum Login { class Presenter {}; class Viewer {}; struct Request {} }"
    #expect(name(of: "Login.Viewer", in: code) == nil && name(of: "Login.Request", in: code) == nil)
  }

  // MARK: modules

  private static let viper = """
    struct LoginModule { typealias ViewInput = LoginViewInputProtocol; typealias ViewOutput = LoginViewOutputProtocol }
    protocol LoginViewInputProtocol: AnyObject {}
    protocol LoginViewOutputProtocol {}
    extension LoginModule { final class ViewController: UIViewController, ViewInput { var presenter: ViewOutput! } }
    extension LoginModule {
      final class Presenter: ViewOutput {
        weak var view: ViewInput?
        var interactor: Interactor!
        let router = Router()
      }
    }
    extension LoginModule { final class Interactor { weak var presenter: Presenter? } }
    extension LoginModule { final class Router {} }
    extension LoginModule {
      final class ModuleAssembly {
        func assemble() -> UIViewController {
          let view = ViewController()
          let presenter = Presenter()
          view.presenter = presenter
          presenter.interactor = Interactor()
          return view
        }
      }
    }
    """

  @Test func makeAModule() throws {
    let code = try ClassifiedCode(Self.viper)
    #expect(code.model.graph.modules.map(\.name) == ["Login"], "\(code)")
    #expect(code["LoginModule.ViewController"] == "view of Login" && code["LoginModule.Interactor"] == "interactor of Login")
    #expect(code["LoginModule.ModuleAssembly"] == "assembly of Login" && code["LoginModule.Router"] == "wireframe of Login")
    #expect(code["LoginViewOutputProtocol"] == "presenter of Login")
  }

  @Test func mayHaveTheirInterfacesThereToo() throws {
    let code = try ClassifiedCode(
      """
      enum Login {
        protocol ViewInput: AnyObject {}
        protocol InteractorInput {}
        final class Presenter { weak var view: ViewInput?; var interactor: InteractorInput!; var router: Router! }
        final class Interactor: InteractorInput { weak var output: Presenter? }
        final class Router {}
      }
      """)
    #expect(code["Login.ViewInput"] == "view of Login" && code["Login.InteractorInput"] == "interactor of Login", "\(code)")
  }

  @Test func areCleanSwiftWhereTheyAreWiredSo() throws {
    let code = try ClassifiedCode(
      ["Login", "Home", "Fees"].map { m in
        """
        enum \(m) {}
        protocol \(m)BusinessLogic {}
        protocol \(m)PresentationLogic {}
        protocol \(m)DisplayLogic: AnyObject {}
        extension \(m) { class ViewController: UIViewController, \(m)DisplayLogic { var interactor: \(m)BusinessLogic? } }
        extension \(m) { class Interactor: \(m)BusinessLogic { let presenter: \(m)PresentationLogic } }
        extension \(m) { class Presenter: \(m)PresentationLogic { weak var view: \(m)DisplayLogic? } }

        """
      }.joined())
    #expect(code.model.dialects[0].architectures.map(\.architecture) == [.cleanSwift], "\(code)")
    #expect(Set(code.model.graph.modules.map(\.dialect)) == ["clean-swift"])
  }
}
