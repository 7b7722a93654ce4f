import Testing

@testable import ViperModel

/// Protocols: what gives one a role and a module, and what does not.
@Suite struct InterfaceTests {
  private static let login = """
    class LoginPresenter { let interactor = LoginInteractor() }
    class LoginInteractor: Handling {}

    """

  @Test func hasTheRoleOfItsConformers() throws {
    let code = try ClassifiedCode(Self.login + "protocol Handling {}")
    #expect(code["Handling"] == "interactor of Login", "\(code)")
    #expect(code.evidence("Handling") == "implemented by LoginInteractor")
  }

  @Test func hasNoRoleWhereConformersDisagree() throws {
    let code = try ClassifiedCode(Self.login + "protocol Handling {}\nextension LoginPresenter: Handling {}")
    #expect(code["Handling"] == nil, "\(code)")
  }

  @Test func hasNoRoleByEntitiesOrSubviews() throws {
    let code = try ClassifiedCode(
      Self.login + "protocol Handling {}\nprotocol Sized {}\nclass LoginCell: UITableViewCell, Sized {}")
    #expect(code["LoginCell"] == "subview of Login", "\(code)")
    #expect(code["Sized"] == nil)
  }

  @Test func isNamedWithoutAnyConformer() throws {
    let code = try ClassifiedCode(
      Self.login + "protocol Handling {}\nprotocol LoginRouterInput {}\nprotocol HomeRouterInput {}\nprotocol LoginRouting {}")
    #expect(code["LoginRouterInput"] == "wireframe of Login", "\(code)")
    #expect(code.evidence("LoginRouterInput") == "named like wireframe-interface")
    #expect(code["LoginRouting"] == "wireframe of Login")
    #expect(code["HomeRouterInput"] == nil, "there is no module Home")
  }

  @Test func countsASiblingNameOnlyWithItsSibling() throws {
    let code = try ClassifiedCode(Self.login + "protocol Handling {}\nprotocol LoginUseCase {}\nprotocol ExportUseCase {}")
    #expect(code["LoginUseCase"] == "interactor of Login", "\(code)")
    #expect(code["ExportUseCase"] == nil)
  }

  @Test(arguments: [(0, true), (4, false)]) func onePartAmongManyOthersDoesNotTellWhatANamedProtocolIs(
    _ others: Int, _ counts: Bool
  ) throws {
    let screens = (0..<others).map { "class Screen\($0): MenuControllerProtocol {}\n" }.joined()
    let code = try ClassifiedCode(
      Self.login + "protocol Handling {}\nprotocol MenuControllerProtocol {}\nclass LoginRouter: MenuControllerProtocol {}\n"
        + screens)
    #expect((code["MenuControllerProtocol"] != nil) == counts, "\(code)")
  }

  @Test(arguments: [(3, true), (2, false)]) func needsTwoThirdsOfManyConformers(_ parts: Int, _ counts: Bool) throws {
    let modules = (0..<parts).map { "class M\($0)Presenter { let i = M\($0)Interactor() }\nclass M\($0)Interactor: Shared {}\n" }
    let others = (parts..<4).map { "class Other\($0): Shared {}\n" }
    let code = try ClassifiedCode("protocol Shared {}\n" + (modules + others).joined())
    #expect((code["Shared"] != nil) == counts, "\(code)")
  }

  @Test func ofAnotherFolderBelongsToNoModule() throws {
    let code = try ClassifiedCode(
      """
      // file: Modules/Login/Login.swift
      class LoginPresenter { let interactor = LoginInteractor() }
      class LoginInteractor: Handling, Checking {}
      protocol Checking {}
      // file: Shared/Handling.swift
      protocol Handling {}
      """)
    #expect(code["Handling"] == "interactor of -", "\(code)")
    #expect(code.component("Handling")?.surface == .base)
    #expect(code["Checking"] == "interactor of Login")
  }

  @Test func hasNoRoleByAConformerOfAnotherTarget() throws {
    let code = try ClassifiedCode(
      """
      // file: Kit/Scanning.swift
      public protocol Scanning: AnyObject {}
      // file: Kit/LoginPresenter.swift
      class LoginPresenter { var scanning: Scanning?; let interactor = LoginInteractor() }
      class LoginInteractor {}
      // file: Demo/LoginViewController.swift
      import Kit
      class LoginViewController: UIViewController, Scanning { var presenter: LoginPresenter? }
      """)
    #expect(code["Scanning"] == nil, "\(code)")
  }

  @Test func ofAServiceElsewhereBelongsToNoModule() throws {
    let code = try ClassifiedCode(
      """
      // file: App/Login/LoginPresenter.swift
      class LoginPresenter { let interactor = LoginInteractor() }
      class LoginInteractor { let service: LoginServiceProtocol? = nil }
      // file: Services/LoginService.swift
      protocol LoginServiceProtocol {}
      """)
    #expect(code["LoginServiceProtocol"] == "service of -", "\(code)")
  }
}
