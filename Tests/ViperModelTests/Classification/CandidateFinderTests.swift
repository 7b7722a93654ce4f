import OrderedCollections
import Testing
import ViperLinking

@testable import ViperModel

@Suite struct CandidateFinderTests {
  private static let dialect: Dialect = {
    var dialect = Dialect(name: "test")
    var view = RoleRule()
    view.names = ["{Module}ViewController", "{Module}Controller", "View{Module}"].map { NamePattern($0)! }
    view.shapes = [
      RoleRule.Shape(kinds: [.class], inherits: ["*ViewController"]), RoleRule.Shape(kinds: [.struct], conforms: ["View"]),
    ]
    view.baseTypes = ["BaseViewController"]
    var presenter = RoleRule()
    presenter.names = [NamePattern("{Module}Presenter")!]
    presenter.shapes = [RoleRule.Shape(kinds: [.class, .struct])]
    var assembly = RoleRule()
    assembly.siblingNames = [NamePattern("{Module}Builder")!]
    var service = RoleRule()
    service.names = [NamePattern("{Module}Service")!]
    service.shapes = [RoleRule.Shape(conforms: ["Networking"])]
    dialect.roles = [.view: view, .presenter: presenter, .assembly: assembly, .service: service]
    return dialect
  }()

  private func found(_ name: String, in code: String) -> CandidateFinder.Found? {
    let linked = LinkedCode(code)
    return CandidateFinder(
      codebase: linked.codebase, ancestry: linked.ancestry, namespaced: NamespacedNames(linked.codebase), dialect: Self.dialect
    ).find(linked.type(name))
  }

  @Test func findsTypeByNameKindAndSuperclass() {
    let found = found("LoginViewController", in: "class LoginViewController: Base {}\nclass Base: UIViewController {}")
    #expect(found?.role == .view)
    #expect(found?.stem == "Login")
    #expect(found?.needsSibling == false)
  }

  @Test(arguments: [
    "class LoginViewController {}", "class LoginViewController: NSObject {}", "struct LoginViewController {}",
    "protocol LoginViewController: UIViewController {}", "enum LoginPresenter {}", "class PresenterLogin {}",
    "class Presenter {}",
    "struct LoginService {}", "class LoginService: Network {}",
  ])
  func leavesTypeWithAnotherShapeAlone(_ code: String) {
    let name = code.split { !$0.isLetter }[1]
    #expect(found(String(name), in: code) == nil)
  }

  @Test func findsConformanceByAProjectProtocol() {
    #expect(found("LoginService", in: "class LoginService: Api {}\nprotocol Api: Networking {}")?.role == .service)
  }

  @Test(arguments: [
    "struct LoginController: View {}", "extension LoginController: View {}\nstruct LoginController {}",
    "class LoginController: UIViewController {}; class UIViewController {}",
  ])
  func findsTypeOfAnyOfTheRolesShapes(_ code: String) {
    #expect(found("LoginController", in: code)?.role == .view)
  }

  @Test(arguments: ["class LoginController: View {}", "struct LoginController: UIViewController {}"])
  func mixesNoShapes(_ code: String) {
    #expect(found("LoginController", in: code) == nil)
  }

  @Test func takesTheMostSpecificStemFirst() {
    let found = found("LoginViewController", in: "class LoginViewController: UIViewController {}")
    #expect(found?.stem == "Login")
    #expect(found?.otherStems == ["LoginView"])
  }

  @Test func marksNameThatNeedsASibling() {
    #expect(found("LoginBuilder", in: "struct LoginBuilder {}")?.needsSibling == true)
    #expect(found("LoginPresenter", in: "struct LoginPresenter {}")?.needsSibling == false)
  }

  @Test func givesABaseTypeNoStem() {
    let found = found("BaseViewController", in: "class BaseViewController: UIViewController {}")
    #expect(found?.role == .view)
    #expect(found?.stem == "")
    #expect(found?.pattern == nil)
  }

  @Test func leavesListOfRequestsAlone() {
    #expect(found("LoginPresenter", in: "struct LoginPresenter: URLRequestConvertible {}") == nil)
  }

  @Test func leavesLocalTypeAlone() {
    let linked = LinkedCode("func make() { struct LoginPresenter {} }")
    let finder = CandidateFinder(
      codebase: linked.codebase, ancestry: linked.ancestry, namespaced: NamespacedNames(linked.codebase), dialect: Self.dialect)
    #expect(linked.codebase.types.indices.allSatisfy { finder.find($0) == nil })
  }
}
