extension MessageCode {
  /// Views and entities.
  static let entities =
    [
      "func show(_ user: User) { title = user.name; tag = user.age }", "func show(_ user: User) {}",
      "func show() { title = presenter.user.name + presenter.user.role }",
      "var last: User?; func show() { title = last?.name; tag = last?.age }",
      "func show(_ any: Any) { if let user = any as? User { title = user.name; tag = user.age } }",
    ].map { screen("", $0) } + [
      shared("cell.fill(user)"), shared("title = user.name; tag = user.age"),
      screen("func show(_ user: User)", "func show(_ user: User) { title = user.name; tag = user.age }"),
      screen("func show(_ user: User)", "func show(_ user: User) {}"),
      screen("", "", entity: "func load(from interactor: UserInteractor) {}"),
      screen("", "", entity: "func load() { let interactor = UserInteractor() }"),
      MessageCode(
        """
        // file: Race/Race.swift
        protocol RaceViewInput: AnyObject { func show(_ info: RaceEntity) }
        final class RaceViewController: UIViewController, RaceViewInput {
          var presenter: RacePresenter!
          func show(_ info: RaceEntity) { title = info.title; tag = info.count }
        }
        final class RacePresenter { weak var view: RaceViewInput?; let interactor = RaceInteractor() }
        final class RaceInteractor {
          var info = RaceEntity()
          func load(_ race: Race) { info = RaceEntity(); info.title = race.name; show(info) }
          func show(_ info: RaceEntity) {}
        }
        // file: Race/RaceEntity.swift
        struct RaceEntity { var title = ""; var count = 0 }
        // file: Model/Race.swift
        struct Race: Codable { let name: String; let places: [Int] }
        """),
    ]

  /// A view that two modules share.
  private static func shared(_ body: String) -> MessageCode {
    MessageCode(
      """
      // file: Shared/ListViewController.swift
      protocol ListViewOutput: AnyObject { var users: [User] { get } }
      protocol ListViewInput: AnyObject {}
      final class ListViewController: UIViewController, ListViewInput {
        var output: ListViewOutput?
        func fill(_ cell: Cell) { if let user = output?.users[0] { \(body) } }
      }
      final class Cell: UITableViewCell { func fill(_ user: User) {} }

      """
        + ["All", "Few"].map { name in
          """
          // file: \(name)/\(name).swift
          final class \(name)Presenter: ListViewOutput {
            weak var view: ListViewInput?
            let interactor = \(name)Interactor()
            var users: [User] = []
          }
          final class \(name)Interactor { func load() -> [User] { [] } }
          final class \(name)Router {
            static func make() -> UIViewController {
              let view = ListViewController()
              let presenter = \(name)Presenter()
              view.output = presenter
              presenter.view = view
              return view
            }
          }

          """
        }.joined() + """
          // file: User.swift
          struct User: Codable { let name: String?; let age: Int }
          """)
  }

  private static func screen(_ requirement: String, _ body: String, entity: String = "") -> MessageCode {
    MessageCode(
      """
      protocol UserViewInput: AnyObject { \(requirement) }
      final class UserViewController: UIViewController, UserViewInput { var presenter: UserPresenter!; \(body) }
      final class UserPresenter { weak var view: UserViewInput?; let interactor = UserInteractor(); var user: User }
      final class UserInteractor { func load() -> [User] { [] } }
      // file: User.swift
      struct User: Codable { let name: String; let age: Int; let role: String; \(entity) }
      """)
  }
}
