import Testing
import ViperText

@testable import ViperModel

/// The roles that a user sets overrule what the code shows.
@Suite struct SetRolesTests {
  private static let login = """
    // file: App/Login.swift
    final class LoginViewController: UIViewController { var presenter: LoginPresenter! }
    final class LoginPresenter { weak var view: LoginViewController?; let interactor = LoginInteractor(); let router = LoginRouter() }
    final class LoginInteractor {}
    final class LoginRouter {}

    """

  private func code(_ code: String, _ roles: KeyValuePairs<String, RolePin.Verdict>, in path: String? = nil) throws
    -> ClassifiedCode
  {
    var pins = DialectPins()
    for (pattern, verdict) in roles {
      let paths = try path.map { [try PathPattern($0, in: "/")] }
      pins.roles.append(RolePin(pattern: pattern, verdict: verdict, paths: paths, origin: "set by roles: in c.yml:1"))
    }
    return try ClassifiedCode(code, dialect: "viper", pins: pins)
  }

  // MARK: none

  @Test func helperIsNoComponent() throws {
    let code = try code(Self.login, ["LoginRouter": .helper])
    #expect(code["LoginRouter"] == nil)
    #expect(code["LoginPresenter"] == "presenter of Login")
  }

  @Test func presenterThatIsAHelperMakesNoModule() throws {
    let code = try code(Self.login, ["LoginPresenter": .helper])
    #expect(code["LoginPresenter"] == nil)
    #expect(code.model.graph.modules.isEmpty, "\(code)")
  }

  @Test func helperLendsItsInterfaceNoRole() throws {
    let code = try code(
      Self.login + "protocol Formatting {}\nfinal class LineInteractor: Formatting {}\n", ["LineInteractor": .helper])
    #expect(code["Formatting"] == nil)
  }

  // MARK: a role

  @Test func oddNameBecomesThePresenterOfItsModule() throws {
    let odd = Self.login.replacing("LoginPresenter", with: "LoginBrain")
    #expect(try code(odd, [:]).model.graph.modules.isEmpty)
    let code = try code(odd, ["LoginBrain": .role(.presenter)])
    #expect(code["LoginBrain"] == "presenter of Login", "\(code)")
    #expect(code["LoginViewController"] == "view of Login")
    #expect(code["LoginInteractor"] == "interactor of Login")
    #expect(code.evidence("LoginBrain") == "set by roles: in c.yml:1")
  }

  @Test func otherRoleThanTheNameSays() throws {
    let code = try code(Self.login, ["LoginRouter": .role(.service)])
    #expect(code["LoginRouter"] == "service of Login", "\(code)")
    #expect(code.evidence("LoginRouter").hasPrefix("set by roles: in c.yml:1"))
  }

  @Test func presenterThatViewsMakeForThemselves() throws {
    let field = "final class Field: UIView { let presenter = InputPresenter() }\nfinal class InputPresenter {}\n"
    #expect(try code(Self.login + field, [:])["InputPresenter"] == nil)
    #expect(try code(Self.login + field, ["InputPresenter": .role(.presenter)])["InputPresenter"] == "presenter of -")
  }

  @Test func protocolTakesTheRoleThatIsSet() throws {
    let work = "protocol LoginWork {}\nextension LoginRouter: LoginWork {}\n"
    #expect(try code(Self.login + work, [:])["LoginWork"] == "wireframe of Login")
    #expect(try code(Self.login + work, ["LoginWork": .role(.interactor)])["LoginWork"] == "interactor of Login")
  }

  // MARK: composition roots

  @Test func compositionRootIsAnAssemblyOfNoModule() throws {
    let flow = "final class AppFlow { func start() { show(LoginViewController()) } }\n"
    #expect(try code(Self.login + flow, [:])["AppFlow"] == nil)
    let code = try code(Self.login + flow, ["AppFlow": .compositionRoot])
    #expect(code["AppFlow"] == "assembly of -")
    #expect(code.evidence("AppFlow") == "composition root, set by roles: in c.yml:1")
  }

  @Test func presenterThatIsACompositionRootMakesNoModule() throws {
    let code = try code(Self.login, ["LoginPresenter": .compositionRoot])
    #expect(code["LoginPresenter"] == "assembly of -")
    #expect(code.model.graph.modules.isEmpty, "\(code)")
  }

  // MARK: names

  @Test func qualifiedNameIsThatOfOneType() throws {
    let nested = "enum Guest { final class LoginRouter {} }\n"
    let code = try code(Self.login + nested, ["Guest.LoginRouter": .role(.service)])
    #expect(code["Guest.LoginRouter"] == "service of Login", "\(code)")
    #expect(code["LoginRouter"] == "wireframe of Login")
  }

  @Test func lastMatchDecides() throws {
    let code = try code(Self.login, ["Login*": .helper, "LoginPresenter": .role(.presenter), "*Interactor": .role(.interactor)])
    #expect(code["LoginRouter"] == nil)
    #expect(code["LoginPresenter"] == "presenter of Login")
  }

  @Test func patternForOtherFilesChangesNothing() throws {
    #expect(try code(Self.login, ["LoginRouter": .helper], in: "App")["LoginRouter"] == nil)
    #expect(try code(Self.login, ["LoginRouter": .helper], in: "Legacy")["LoginRouter"] == "wireframe of Login")
  }

  @Test func nameWithoutATypeIsIdleWithTheNearest() throws {
    let model = try code(Self.login, ["LoginRuter": .helper, "Loginrouter.X*": .helper, "LoginRouter": .helper]).model
    #expect(model.idleRoles == [.init(pin: 0, nearest: "LoginRouter"), .init(pin: 1, nearest: nil)])
  }
}
