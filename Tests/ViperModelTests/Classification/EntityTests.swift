import Testing

@testable import ViperModel

/// Data types: code that makes one an entity, and the nearest code that does not.
@Suite struct EntityTests {
  private func classified(_ code: String) throws -> ClassifiedCode {
    try ClassifiedCode("class LoginPresenter { let interactor = LoginInteractor() }\n" + code)
  }

  @Test(arguments: [
    "func save(_ user: User) {}", "func load() -> User { fatalError() }", "var user: User?",
    "func load(_ done: (Result<[User], Error>) -> Void) {}",
  ])
  func takesDataOfAnInteractor(_ member: String) throws {
    let code = try classified("class LoginInteractor { \(member) }\n// file: User.swift\nstruct User { let name: String }")
    #expect(code["User"] == "entity of -", "\(code)")
    #expect(code.evidence("User") == "a data type that LoginInteractor stores, takes, returns or decodes")
  }

  @Test(arguments: [
    ("struct Row { let icon: String }", "class LoginViewController: UIViewController { var row: Row? }", false),
    ("struct Row: Codable { let icon: String }", "class LoginViewController: UIViewController { var row: Row? }", true),
    ("struct Row { let icon: String }", "class Loader { var row: Row? }", true),
  ])
  func takesNoPlainTypeThatOnlyViewsUse(_ type: String, _ user: String, _ isEntity: Bool) throws {
    let code = try classified(
      "class LoginInteractor {}\n\(user)\n// file: Entities/Row.swift\n\(type)\nfinal class Rows { var all: [Row] = [] }")
    #expect((code["Row"] != nil) == isEntity, "\(code)")
  }

  @Test(arguments: [
    "struct User: OptionSet { let rawValue: Int }",
    "struct User {}", "struct User { var name: String { \"\" } }", "struct User { static let name = \"\" }",
    "enum User { case a(Int) }",
    "enum User: Codable { case a, b }", "class User { let done: () -> Void = {} }",
    "class User: Base { let name = \"\" }\nclass Base {}",
    "struct User: View { let name: String }", "protocol User { var name: String { get } }",
  ])
  func leavesTypeThatIsNoDataAlone(_ type: String) throws {
    let code = try classified("class LoginInteractor { func save(_ user: User) {} }\n// file: User.swift\n\(type)")
    #expect(code["User"] == nil, "\(code)")
  }

  @Test(arguments: [
    "struct User { let name: String }", "enum User: Codable { case a(Int) }", "class User: Codable {}",
    "class User: NSManagedObject {}",
    "class User { let name: String = \"\"; let age = 1; let id: Int = 0 }",
  ])
  func takesEachKindOfData(_ type: String) throws {
    let code = try classified("class LoginInteractor { func save(_ user: User) {} }\n// file: User.swift\n\(type)")
    #expect(code["User"] == "entity of -", "\(code)")
  }

  @Test(arguments: ["UserRequest", "UserDisplayData", "UserID", "UserError", "UserFactory", "UserState"])
  func leavesTypeWithAnotherPurposeInItsNameAlone(_ name: String) throws {
    let code = try classified(
      "class LoginInteractor { func save(_ user: \(name)) {} }\n// file: User.swift\nstruct \(name) { let name: String }")
    #expect(code[name] != "entity of -", "\(code)")
  }

  @Test func leavesDataOfAPresenterAlone() throws {
    let code = try ClassifiedCode(
      """
      class LoginPresenter { let interactor = LoginInteractor(); func show(_ user: User) {} }
      class LoginInteractor {}
      // file: User.swift
      struct User { let name: String }
      """)
    #expect(code["User"] == nil, "\(code)")
  }

  @Test func leavesDataThatAPresenterCreatesAlone() throws {
    let code = try ClassifiedCode(
      """
      class LoginPresenter { let interactor = LoginInteractor(); func send() { interactor.save(User(name: "")) } }
      class LoginInteractor { func save(_ user: User) {} }
      // file: User.swift
      struct User { let name: String }
      """)
    #expect(code["User"] == nil, "\(code)")
  }

  @Test func leavesDataInTheFileOfAViewAlone() throws {
    let code = try classified(
      """
      class LoginInteractor { func save(_ row: Row) {} }
      // file: LoginViewController.swift
      class LoginViewController: UIViewController { var presenter: LoginPresenter! }
      struct Row { let name: String }
      """)
    #expect(code["Row"] == nil, "\(code)")
  }

  @Test func takesDataInAFolderForEntities() throws {
    let code = try classified(
      """
      class LoginInteractor {}
      // file: Entities/User.swift
      struct User { let name: String }
      struct UserItem { let name: String }
      // file: Other/Account.swift
      struct Account { let name: String }
      """)
    #expect(code["User"] == "entity of -", "\(code)")
    #expect(code.evidence("User") == "a data type in a folder for entities")
    #expect(code["UserItem"] == nil)
    #expect(code["Account"] == nil)
  }

  @Test func takesCodableDataThatAnEntityStores() throws {
    let code = try classified(
      """
      class LoginInteractor { func save(_ user: User) {} }
      // file: User.swift
      struct User: Codable { let address: Address; let badge: Badge }
      struct Address: Codable { let country: Country }
      struct Country: Codable { let name: String }
      struct Badge { let name: String }
      """)
    #expect(code["Address"] == "entity of -", "\(code)")
    #expect(code.evidence("Country") == "a data type that Address stores")
    #expect(code["Badge"] == nil)
  }

  @Test func takesDataOfAnInterfaceThatAnInteractorReportsThrough() throws {
    let code = try ClassifiedCode(
      """
      protocol LoginInteractorOutput: AnyObject { func found(_ user: User) }
      protocol LoginViewOutput: AnyObject { func tapped(_ row: Row) }
      class LoginPresenter: LoginInteractorOutput, LoginViewOutput { let interactor = LoginInteractor() }
      class LoginInteractor { weak var output: LoginInteractorOutput? }
      // file: Data.swift
      struct User { let name: String }
      struct Row { let name: String }
      """)
    #expect(code["User"] == "entity of -", "\(code)")
    #expect(code["Row"] == nil)
  }

  @Test(arguments: ["let frame: CGRect", "let session: URLSession", "let done: () -> Void", "let label: UILabel"])
  func leavesDataWithGeometryOrHandlesAlone(_ property: String) throws {
    let code = try classified(
      "class LoginInteractor { func save(_ user: User) {} }\n// file: User.swift\nstruct User { let name: String; \(property) }")
    #expect(code["User"] == nil, "\(code)")
  }

  @Test func leavesDataThatAViewCreatesAloneButInAFolderForEntities() throws {
    func code(_ folder: String) throws -> ClassifiedCode {
      try classified(
        """
        class LoginInteractor { func save(_ user: User) {} }
        // file: LoginViewController.swift
        class LoginViewController: UIViewController { var presenter: LoginPresenter?; let user = User(name: "") }
        // file: \(folder)/User.swift
        struct User { let name: String }
        """)
    }
    let (elsewhere, filed) = (try code("Data"), try code("Entities"))
    #expect(elsewhere["User"] == nil, "\(elsewhere)")
    #expect(filed["User"] == "entity of -", "\(filed)")
  }
}
