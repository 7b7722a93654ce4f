import Testing
import ViperLinking
import ViperTestSupport

@testable import ViperModel

/// References between components: what a stored property holds, and in which context it is used.
@Suite struct ReferenceBuilderTests {
  private func model(_ code: String) throws -> CodeModel { try CodeModel(MarkedCode(code), dialect: "viper") }

  /// `Held certainty` of a property, sorted.
  private func holdings(_ property: String, in code: String) throws -> [String] {
    let graph = try model(code).graph
    let reference = try #require(graph.references.first { $0.property == property })
    return reference.holds.map { "\(graph.components[$0.component].name) \($0.certainty)" }.sorted()
  }

  private static let view = "protocol LoginViewInput: AnyObject {}\nclass LoginInteractor {}\n"

  @Test func isSureOfAClass() throws {
    #expect(
      try holdings("interactor", in: "class LoginPresenter { var interactor: LoginInteractor! }\nclass LoginInteractor {}")
        == ["LoginInteractor sure"])
  }

  /// More classes reach the property than are told apart.
  @Test func isNotSureWhereTooManyClassesAreAssigned() throws {
    func code(_ count: Int) -> String {
      let numbers = Array(0..<count)
      return """
        class LoginViewController: UIViewController { var presenter: LoginPresenter? }
        class LoginPresenter { let interactor = LoginInteractor() }
        class LoginInteractor {}
        \(numbers.map { "final class LoginPresenter\($0): LoginPresenter {}\n" }.joined())
        \(numbers.map { "func fill\($0)(view: LoginViewController) { view.presenter = LoginPresenter\($0)() }\n" }.joined())
        """
    }
    #expect(try holdings("presenter", in: code(20)) == ["LoginPresenter may"])
  }

  @Test func isSureOfEachOfTwoClassesThatAreAssigned() throws {
    let code = """
      protocol LoginViewOutput: AnyObject {}
      class LoginViewController: UIViewController { var presenter: LoginViewOutput? }
      final class LoginPresenter: LoginViewOutput { let interactor = LoginInteractor() }
      class LoginInteractor {}
      final class GuestPresenter: LoginViewOutput { let interactor = GuestInteractor() }
      class GuestInteractor {}
      func fill(view: LoginViewController, guest: Bool) { view.presenter = guest ? GuestPresenter() : LoginPresenter() }
      """
    #expect(try holdings("presenter", in: code) == ["GuestPresenter sure", "LoginPresenter sure"])
  }

  @Test func isSureOfWhatIsAssigned() throws {
    let code =
      Self.view + """
        class LoginViewController: UIViewController, LoginViewInput {}
        class GuestViewController: UIViewController, LoginViewInput {}
        class LoginPresenter { weak var view: LoginViewInput?; let interactor = LoginInteractor() }
        class LoginModuleFactory { func make() { let p = LoginPresenter(); p.view = LoginViewController() } }
        """
    #expect(try holdings("view", in: code) == ["LoginViewController sure"])
  }

  @Test func takesTheSoleConformer() throws {
    let code =
      Self.view + """
        class LoginViewController: UIViewController, LoginViewInput {}
        class LoginPresenter { weak var view: LoginViewInput?; let interactor = LoginInteractor() }
        """
    #expect(try holdings("view", in: code) == ["LoginViewController sole"])
  }

  private static let presenter = "class LoginPresenter { weak var view: LoginViewInput?; let interactor = LoginInteractor() }\n"
  private static let screen = "class LoginViewController: UIViewController, LoginViewInput {}\n"

  /// What a property holds decides how sure a stored reference is.
  @Test(arguments: [
    (presenter + screen, "sole-conformer"),
    (presenter + screen + "class GuestViewController: UIViewController, LoginViewInput {}", "possible"),
    (
      presenter + screen + "class LoginModuleFactory { func make() { LoginPresenter().view = LoginViewController() } }", "certain"
    ),
  ]) func storedReferenceIsAsSureAsWhatItHolds(_ code: String, _ certainty: String) throws {
    let reference = try #require(try model(Self.view + code).graph.references.first { $0.property == "view" })
    #expect(reference.certainty.rawValue == certainty)
  }

  /// The protocol is an interactor's interface by its only conformer; with a second one, or by its name, that is certain.
  @Test(arguments: [
    ("LoginWork", "", "sole-conformer"), ("LoginWork", "class DemoInteractor: LoginInteractor {}", "certain"),
    ("LoginInteractorInput", "", "certain"),
  ]) func otherReferenceIsAsSureAsTheRoleOfItsTarget(_ name: String, _ more: String, _ certainty: String) throws {
    let code = """
      protocol \(name): AnyObject {}
      class LoginInteractor: \(name) {}
      class LoginViewController: UIViewController { var presenter: LoginPresenter! }
      class LoginPresenter { let interactor = LoginInteractor(); func use(_ work: \(name)) {} }
      \(more)
      """
    let graph = try model(code).graph
    let reference = try #require(graph.references.first { $0.kind == .parameter && graph.components[$0.to].name == name })
    #expect(reference.certainty.rawValue == certainty)
  }

  @Test func isUnsureOfWhatAWrapperTakesFromAContainer() throws {
    func code(_ rest: String) -> String {
      Self.view + """
        class LoginViewController: UIViewController, LoginViewInput {}
        class LoginPresenter { @Injected var view: LoginViewInput!; let interactor = LoginInteractor(); \(rest) }
        """
    }
    #expect(try holdings("view", in: code("")) == ["LoginViewController may"])
    #expect(try holdings("view", in: code("init(view: LoginViewInput) { self.view = view }")) == ["LoginViewController sole"])
  }

  @Test(arguments: [(2, 2), (8, 8), (9, 0)]) func takesEachOfAFewConformers(_ count: Int, _ held: Int) throws {
    let views = (0..<count).map {
      "class V\($0)ViewController: UIViewController, LoginViewInput { var presenter: LoginPresenter! }\n"
    }
    let code =
      Self.view + views.joined() + "class LoginPresenter { weak var view: LoginViewInput?; let interactor = LoginInteractor() }"
    let found = try holdings("view", in: code)
    #expect(found.count == held)
    #expect(found.allSatisfy { $0.hasSuffix(" may") })
  }

  @Test func findsAComponentInAnExternalType() throws {
    func code(_ assigned: String) -> String {
      """
      class LoginWireframe {
        var controller: UIViewController?
        init() { controller = \(assigned) }
      }
      class LoginViewController: UIViewController { var presenter: LoginPresenter! }
      class LoginPresenter { let interactor = LoginInteractor(); var wireframe: LoginWireframe! }
      class LoginInteractor {}
      """
    }
    let graph = try model(code("LoginViewController()")).graph
    let reference = try #require(graph.references.first { $0.property == "controller" })
    #expect(graph.components[reference.to].name == "LoginViewController")
    #expect(reference.context.contains(.assigned))
    #expect(try model(code("UIViewController()")).graph.references.allSatisfy { $0.property != "controller" })
  }

  @Test func marksAPropertyThatItsTypeClears() throws {
    func code(_ name: String) -> String {
      """
      class LoginPresenter { var interactor: LoginInteractor?; \(name) { interactor = nil } }
      class LoginInteractor {}
      """
    }
    func isTransient(_ name: String) throws -> Bool? {
      try model(code(name)).graph.references.first { $0.property == "interactor" }?.isTransient
    }
    #expect(try isTransient("func stop()") == true)
    #expect(try isTransient("deinit") == false)
  }

  @Test func marksABodyThatCreatesTwoComponents() throws {
    func contexts(_ body: String) throws -> [Bool] {
      let code = """
        class LoginModuleFactory { func make() { \(body) } }
        class LoginPresenter { var interactor: LoginInteractor! }
        class LoginInteractor {}
        """
      return try model(code).graph.references.filter { $0.kind == .construction }.map { $0.context.contains(.assembly) }
    }
    #expect(try contexts("let p = LoginPresenter(); p.interactor = LoginInteractor()") == [true, true])
    #expect(try contexts("let p = LoginPresenter(); let q = LoginPresenter()") == [false, false])
  }

  @Test func marksParametersThatAPublishedInterfaceRequires() throws {
    let code = """
      protocol PickViewInput: AnyObject {}
      protocol PickDelegate: AnyObject { func pick(view: PickViewInput) }
      class PickViewController: UIViewController, PickViewInput {}
      class PickPresenter { weak var view: PickViewInput?; weak var delegate: PickDelegate?; let interactor = PickInteractor() }
      class PickInteractor {}
      class LoginPresenter: PickDelegate {
        let interactor = LoginInteractor()
        func pick(view: PickViewInput) {}
        func pick(other: PickViewInput) {}
      }
      class LoginInteractor {}
      """
    let graph = try model(code).graph
    let found = graph.references.filter { graph.components[$0.from].name == "LoginPresenter" && $0.kind == .parameter }
    #expect(found.map { $0.context.contains(.published) } == [true, false])
  }

  @Test func countsANestedTypesUsesAsItsOwners() throws {
    let graph = try model(
      """
      class LoginPresenter { let interactor = LoginInteractor(); struct State { var shown: LoginViewController? } }
      class LoginInteractor {}
      class LoginViewController: UIViewController { var presenter: LoginPresenter! }
      """
    ).graph
    let reference = try #require(graph.references.first { $0.property == "shown" })
    #expect(graph.components[reference.from].name == "LoginPresenter")
  }
}
