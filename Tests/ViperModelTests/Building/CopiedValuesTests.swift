import Testing
import ViperLinking
import ViperTestSupport

@testable import ViperModel

/// Stored properties whose values are copies, so that they keep nothing of another module alive.
@Suite struct CopiedValuesTests {
  private static func module(_ m: String, _ property: String = "", _ more: String = "") -> String {
    """
    // file: Modules/\(m)/\(m).swift
    class \(m)ViewController: UIViewController { var presenter: \(m)Presenter! }
    class \(m)Presenter { weak var view: \(m)ViewController?; let interactor: \(m)Interactor; \(property) }
    class \(m)Interactor {}
    \(more)

    """
  }

  /// Whether a property of the module Home has a copy of what Login declares.
  private func isCopied(_ property: String, of declared: String, more: String = "") throws -> Bool {
    let code = Self.module("Home", property, more) + Self.module("Login", "", declared)
    let model = try CodeModel(MarkedCode(code), dialect: "viper")
    let reference = try #require(model.graph.references.first { $0.kind == .stored && $0.property == "held" }, "\(model.summary)")
    return reference.context.contains(.copied)
  }

  private static let value = "struct LoginViewModel { let title: String }"
  private static let interface = "protocol LoginViewModelProtocol { var title: String { get } }\n"

  @Test(arguments: [
    "let held: LoginViewModel", "var held: LoginViewModel?", "var held: [LoginViewModel] = []",
    "var held: [String: LoginViewModel] = [:]", "var held: Localizable<LoginViewModel>?",
  ]) func areStructs(_ property: String) throws {
    #expect(try isCopied(property, of: Self.value))
    #expect(try !isCopied(property, of: "class LoginViewModel { let title: String }"))
  }

  @Test func areEnums() throws {
    #expect(try isCopied("let held: LoginViewModel", of: "enum LoginViewModel { case none, some(String) }"))
    #expect(try !isCopied("let held: LoginViewModel", of: "enum LoginViewModel { case none, some(LoginPresenter) }"))
  }

  @Test func areBehindAProtocolThatOnlyValuesImplement() throws {
    let one = Self.interface + "struct LoginViewModel: LoginViewModelProtocol { let title: String }"
    #expect(try isCopied("var held: LoginViewModelProtocol?", of: one))
    #expect(try isCopied("var held: Localizable<LoginViewModelProtocol>?", of: one))
    #expect(
      try !isCopied(
        "var held: LoginViewModelProtocol?", of: one + "\nclass LoginRowViewModel: LoginViewModelProtocol { let title: String }"))
    #expect(try !isCopied("var held: LoginViewModelProtocol?", of: Self.interface))
  }

  /// What flows into the property decides, not what else implements the protocol.
  @Test(arguments: [("LoginViewModel", true), ("LoginRowViewModel", false)]) func areAssigned(_ type: String, _ isCopy: Bool)
    throws
  {
    let both = """
      struct LoginViewModel: LoginViewModelProtocol { let title = "" }
      class LoginRowViewModel: LoginViewModelProtocol { let title = "" }
      """
    #expect(try isCopied("let held: LoginViewModelProtocol = \(type)()", of: Self.interface + both) == isCopy)
  }

  @Test(arguments: [
    ("struct LoginViewModel { let presenter: LoginPresenter }", false),
    ("struct LoginViewModel { weak var presenter: LoginPresenter? }", true),
    ("struct LoginViewModel { let row: LoginRow }\nstruct LoginRow { let presenter: LoginPresenter }", false),
    ("struct LoginViewModel { let row: LoginRow }\nstruct LoginRow { let title: String }", true),
    ("struct LoginViewModel { let icon: Icon }\n// file: Common/Icon.swift\nclass Icon {}", true),
    ("struct LoginViewModel { let owner: HomePresenter }", true),
  ]) func keepNoObjectOfAnotherModule(_ declared: String, _ isCopy: Bool) throws {
    #expect(try isCopied("let held: LoginViewModel", of: declared) == isCopy)
  }

  @Test func areNoViews() throws {
    let view = "struct LoginView: View { let title: String; var body: some View { Text(title) } }"
    #expect(try !isCopied("let held: LoginView", of: view))
  }
}
