import Testing
import ViperFacts
import ViperModel

@testable import ViperRules

/// Data made for the screen, which is no entity to the view, and the nearest code where it is one.
@Suite struct ScreenDataTests {
  /// - Parameter property: what the view declares besides.
  private static func send(
    _ type: String = "struct SendFee { let fee: String; let total: String }", file: String = "Send/Entity/SendFee.swift",
    property: String = "", interactor: String = "func load() -> SendFee { fatalError() }", others: String = ""
  ) -> String {
    """
    // file: Send/View/SendViewController.swift
    protocol SendViewInput: AnyObject { func show(_ fee: SendFee) }
    final class SendViewController: UIViewController, SendViewInput {
      var presenter: SendPresenter!
      \(property)
      func show(_ fee: SendFee) { title = fee.fee; subtitle = fee.total }
    }
    // file: \(file)
    \(type)
    // file: Send/SendPresenter.swift
    final class SendPresenter { weak var view: SendViewInput?; let interactor = SendInteractor() }
    // file: Send/SendInteractor.swift
    final class SendInteractor { \(interactor) }
    // file: Other/Other.swift
    \(others)
    final class OtherPresenter { let interactor = OtherInteractor() }
    final class OtherInteractor {}
    """
  }

  private func count(_ code: String) throws -> Int { try Linted(code).findings(of: "view-references-entity").count }

  // MARK: folders

  @Test(arguments: ["Send/View/Entity/SendFee.swift", "Send/View/Entities/Fees/SendFee.swift"])
  func aViewsFolderForEntitiesHoldsItsOwnData(_ file: String) throws {
    #expect(try count(Self.send(file: file)) == 0)
  }

  @Test func aViewsFolderHoldsItsOwnTextsWhoeverMakesThem() throws {
    let service = "final class FeeService { func fee() -> SendFee { SendFee(fee: \"\", total: \"\") } }"
    #expect(try count(Self.send(file: "Send/View/SendFee.swift", others: service)) == 0)
    #expect(try count(Self.send(file: "Send/SendFee.swift", others: service)) > 0)
    let user = "struct User: Codable { let name: String }; struct SendFee { let fee: String; let total: String; let user: User }"
    #expect(try count(Self.send(user, file: "Send/View/SendFee.swift", others: service)) > 0)
  }

  @Test(arguments: [
    send(),
    send(file: "Send/Entity/View/SendFee.swift"),
    send("struct SendFee: Codable { let fee: String; let total: String }", file: "Send/View/Entity/SendFee.swift"),
    send(file: "Send/View/Entity/SendFee.swift").replacing("Send/SendPresenter", with: "Send/View/SendPresenter"),
  ])
  func anyOtherFolderHoldsEntities(_ code: String) throws {
    #expect(try count(code) == 1)
  }

  // MARK: names

  @Test(arguments: [
    "var viewModel: SendFee?", "private var feeViewModels: [SendFee] = []", "func fill(_ viewModel: SendFee) {}",
    "func fill(viewModel fee: SendFee) {}",
    "var displayModel: SendFee!",
  ])
  func whatAViewCallsAViewModelIsOne(_ property: String) throws {
    #expect(try count(Self.send(file: "Send/SendFee.swift", property: property)) == 0)
  }

  @Test(arguments: [
    send(property: "var model: SendFee?"),
    send(property: "var viewModel: (SendFee) -> Void"),
    send("struct SendFee: Codable { let fee: String; let total: String }", property: "var viewModel: SendFee?"),
    send(interactor: "var viewModel: SendFee?"),
    send(property: "var viewModel: SendFee?", others: "final class FeeService { func load() -> SendFee { fatalError() } }"),
  ])
  func anyOtherNameSaysNothing(_ code: String) throws {
    #expect(try count(code) == 1)
  }

  // MARK: users

  /// A static menu, whose entity has the name of its module.
  private static func menu(_ presenter: String = "", file: String = "Menu/Entity/MenuEntity.swift", others: String = "") -> String
  {
    """
    // file: Menu/MenuViewController.swift
    final class MenuViewController: UIViewController {
      var presenter: MenuPresenter!
      var rows: [MenuEntity] = menuRows
      func show() { title = rows[0].label; icon = rows[0].icon }
    }
    // file: Menu/MenuRows.swift
    var menuRows: [MenuEntity] = [MenuEntity(icon: nil, label: nil)]
    // file: \(file)
    struct MenuEntity { var icon: UIImage?; var label: String? }
    // file: Menu/MenuPresenter.swift
    final class MenuPresenter { let interactor = MenuInteractor(); \(presenter) }
    // file: Menu/MenuInteractor.swift
    final class MenuInteractor {}
    // file: Other/Other.swift
    \(others)
    """
  }

  @Test func whatOnlyViewsUseIsTheirs() throws {
    #expect(try count(Self.menu()) == 0)
  }

  @Test(arguments: [
    menu("func open(_ row: MenuEntity) {}"),
    menu(others: "final class MenuService { func rows() -> [MenuEntity] { [] } }"),
    menu(others: "struct MenuLoader { func rows() -> [MenuEntity] { [] } }"),
    menu(file: "Menu/MenuEntity.swift"),
  ])
  func whatOthersUseIsAnEntity(_ code: String) throws {
    #expect(try count(code) == 1)
  }

  // MARK: files

  private static let cell = "\nfinal class SendCell: UITableViewCell { weak var owner: SendViewController? }"
  private static let fee = "struct SendFee { let fee: String; let total: String }"

  @Test func theFileOfACellHoldsItsData() throws {
    let code = Self.send(Self.fee + Self.cell, file: "Send/Cells/SendCell.swift", property: "let cell = SendCell()")
    #expect(try count(code) == 0)
  }

  @Test(arguments: [
    send(fee + cell + "\nfinal class FeeService { func load() -> SendFee { fatalError() } }", property: "let cell = SendCell()"),
    send(
      "struct SendFee: Codable { let fee: String; let total: String }" + cell, file: "Send/Cells/SendCell.swift",
      property: "let cell = SendCell()", interactor: "func load() -> [SendFee] { [] }"),
  ])
  func aFileOfOthersOrCodedDataIsNoCells(_ code: String) throws {
    #expect(try count(code) == 1)
  }

  // MARK: type arguments

  private static func page(_ body: String, protocols: String = "func show(_ page: Page<User>)") -> String {
    """
    // file: Users/Users.swift
    protocol UsersViewInput: AnyObject { \(protocols) }
    final class UsersViewController: UIViewController, UsersViewInput {
      var presenter: UsersPresenter!
      \(body)
    }
    final class UsersPresenter { weak var view: UsersViewInput?; let interactor = UsersInteractor() }
    final class UsersInteractor { func load() -> Page<User> { fatalError() } }
    // file: Models/Page.swift
    struct Page<T: Codable>: Codable { let number: Int; let item: T? }
    struct User: Codable { let name: String; let age: Int }
    """
  }

  private func subjects(_ code: String) throws -> [String] {
    try Linted(code).findings(of: "view-references-entity").compactMap { $0.fact?.subject }.sorted()
  }

  @Test(arguments: [
    page("func show(_ page: Page<User>) { tag = page.number; count = page.number }"),
    page("func show(_ page: Page<User>) { title = page.item?.name; tag = page.item!.age }"),
    page("func show() { title = presenter.page.item?.name; tag = presenter.page.number }", protocols: "func show()")
      .replacing("final class UsersPresenter {", with: "final class UsersPresenter { var page: Page<User>;"),
  ])
  func anArgumentIsFoldedIntoItsGenericEntity(_ code: String) throws {
    #expect(try subjects(code) == ["Page"])
  }

  @Test(arguments: [
    page("func show(_ page: Page<User>) { tag = page.number }; var last: User?"),
    page("func show(_ page: Page<User>) {}; func show(_ user: User) { title = user.name; tag = user.age }"),
  ])
  func anArgumentThatIsWrittenAloneIsAnEditOfItsOwn(_ code: String) throws {
    #expect(try subjects(code) == ["Page", "User"])
  }
}
