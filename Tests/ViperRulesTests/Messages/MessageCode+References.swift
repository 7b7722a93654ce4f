extension MessageCode {
  /// Each kind of reference from each role.
  static let references = [
    MessageCode(
      """
      final class HomeViewController: UIViewController {
        var output: HomeViewOutput!
        private let alert = AlertInitializer().make()
        override func viewDidLoad() { output.start(alert: alert) }
      }
      protocol HomeViewOutput: AnyObject { func start(alert: AlertPresenter) }
      final class HomePresenter: HomeViewOutput {
        var interactor: HomeInteractor!
        func start(alert: AlertPresenter) { alert.owner = self }
      }
      final class HomeInteractor {}
      final class MenuPresenter { var alert: AlertModuleInput?; var interactor: MenuInteractor! }
      final class MenuInteractor {}
      protocol AlertModuleInput: AnyObject {}
      final class AlertPresenter: AlertModuleInput { weak var owner: AnyObject?; var interactor: AlertInteractor! }
      final class AlertInteractor {}
      final class AlertInitializer { func make() -> AlertPresenter { AlertPresenter() } }
      """),
    MessageCode(
      module("Home") + """
        // file: Shop.swift
        final class ShopViewController: UIViewController { var presenter: ShopPresenter!; var service: ShopService?; let user: User }
        final class ShopPresenter {
          let interactor: ShopInteractor
          let router: ShopRouter
          private var leftOver: HomeInteractor?
          init(interactor: ShopInteractor) {}
        }
        final class ShopInteractor {
          weak var view: ShopViewController?
          let router: ShopRouter?
          func ask(_ presenter: ShopPresenter) { presenter.load() }
          func find() -> HomePresenter { fatalError() }
        }
        final class ShopRouter {
          let interactor: ShopInteractor?
          let service: ShopService
          let user: User
          var home: HomeViewController?
          weak var presenter: ShopPresenter?
          func open() { let view = HomeViewController(); let next = HomeRouter.make(); show(HomeViewController.self) }
        }
        final class HomeRouter { static func make() -> UIViewController { HomeViewController() } }
        final class ShopService { let presenter: ShopPresenter?; let router: ShopRouter }
        final class ShopDataManager { let presenter: ShopPresenter?; let view: ShopViewController? }
        enum ShopAssembly { static func make(_ user: User) -> ShopService { ShopService(user) } }
        // file: User.swift
        struct User: Codable { let name: String; let age: Int; weak var presenter: ShopPresenter? }
        """),
    // A storyboard's segue, and a chain.
    MessageCode(
      """
      final class HomeViewController: UIViewController {
        var presenter: HomePresenter!
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) { presenter.router.prepare(for: segue, sender: sender) }
      }
      final class HomePresenter { let router: HomeRouter; let interactor: HomeInteractor }
      final class HomeInteractor {}
      final class HomeRouter { func prepare(for segue: UIStoryboardSegue, sender: Any?) {} }
      """),
    // A wireframe that reports to its presenter.
    MessageCode(
      """
      protocol HomePresenterProtocol: AnyObject { func done() }
      protocol HomeWireframeProtocol: AnyObject {}
      final class HomeViewController: UIViewController { var presenter: HomePresenterProtocol! }
      final class HomePresenter: HomePresenterProtocol {
        let wireframe: HomeWireframeProtocol
        let interactor: HomeInteractor
        func done() {}
      }
      final class HomeInteractor {}
      final class HomeWireframe: HomeWireframeProtocol {
        weak var presenter: HomePresenterProtocol?
        func close() { presenter?.done() }
        static func make() { let wireframe = HomeWireframe(); wireframe.presenter = HomePresenter(wireframe: wireframe) }
      }
      """),
    // What most modules do.
    MessageCode(
      (0..<6).map { module("M\($0)", interactor: "func ask(_ presenter: M\($0)Presenter) { presenter.load() }") }.joined()),
  ]

  /// Modules that use each other.
  static let screens = [
    MessageCode(
      """
      final class DealViewController: UIViewController { var presenter: DealPresenter! }
      final class DealPresenter {
        var interactor: DealInteractor?
        var router: DealRouter?
        func pet() -> PetViewController? { router?.pet() }
      }
      final class DealInteractor {}
      final class DealRouter { func pet() -> PetViewController? { PetAssembly.make() } }
      enum PetAssembly {
        static func make() -> PetViewController { let view = PetViewController(); view.presenter = PetPresenter(); return view }
      }
      final class PetViewController: UIViewController { var presenter: PetPresenter! }
      final class PetPresenter { var interactor: PetInteractor? }
      final class PetInteractor {}
      """),
    // Presenters that open modules, and no wireframes.
    MessageCode(
      (0..<6).map { number in
        """
        // file: M\(number).swift
        final class M\(number)ViewController: UIViewController { var presenter: M\(number)Presenter! }
        final class M\(number)Presenter {
          var interactor: M\(number)Interactor?
          func open() { let next = M\((number + 1) % 6)Assembly.make() }
        }
        final class M\(number)Interactor {}
        enum M\(number)Assembly {
          static func make() -> UIViewController {
            let view = M\(number)ViewController(); view.presenter = M\(number)Presenter(); return view
          }
        }

        """
      }.joined()),
    dialog(by: "ViewController"), dialog(by: "Presenter"), pin, strict,
  ]

  /// A dialog that three modules show.
  private static func dialog(by part: String) -> MessageCode {
    let open = "func ask() { let dialog = PinRouter.make() }"
    return MessageCode(
      (0..<3).map { number in
        """
        // file: Screen\(number).swift
        final class Screen\(number)ViewController: UIViewController {
          var presenter: Screen\(number)Presenter!
          \(part == "ViewController" ? open : "")
        }
        final class Screen\(number)Presenter {
          weak var view: Screen\(number)ViewController?
          var interactor: Screen\(number)Interactor?
          var router: Screen\(number)Router?
          \(part == "Presenter" ? open : "")
        }
        final class Screen\(number)Interactor {}
        final class Screen\(number)Router { static func make() -> UIViewController { UIViewController() } }

        """
      }.joined() + """
        // file: Pin.swift
        final class PinViewController: UIViewController { var presenter: PinPresenter! }
        final class PinPresenter { weak var view: PinViewController?; var interactor: PinInteractor? }
        final class PinInteractor {}
        final class PinRouter { static func make(_ done: ((Bool) -> Void)? = nil) -> UIViewController { UIViewController() } }
        """)
  }

  /// A wireframe that keeps the screen of other modules.
  private static let pin = MessageCode(
    """
    protocol PinViewProtocol: AnyObject { var controller: UIViewController { get } }
    protocol PinPresenterProtocol: AnyObject {}
    final class PincodeViewController: UIViewController, PinViewProtocol { var presenter: PinPresenterProtocol! }
    final class SetPinPresenter: PinPresenterProtocol { weak var view: PinViewProtocol?; let interactor: SetPinInteractor }
    final class SetPinInteractor {}
    final class EnterPinPresenter: PinPresenterProtocol { weak var view: PinViewProtocol?; let interactor: EnterPinInteractor }
    final class EnterPinInteractor {}
    // file: Account.swift
    final class AccountViewController: UIViewController { var presenter: AccountPresenter? }
    final class AccountPresenter { let interactor: AccountInteractor; let wireframe: AccountWireframe }
    final class AccountInteractor {}
    final class AccountWireframe { var pin: PinViewProtocol?; func done() { pin?.controller.dismiss(animated: true) } }
    """)

  /// A dialect whose wireframes and assemblies may use nothing.
  private static let strict = MessageCode(
    module("Home") + """
      // file: Shop.swift
      final class ShopViewController: UIViewController { var presenter: ShopPresenter! }
      final class ShopPresenter { let interactor: ShopInteractor; let router: ShopRouter }
      final class ShopInteractor { func load() -> [User] { [] } }
      final class ShopRouter {
        let user: User
          func open(_ user: User) { let view = ShopViewController(); view.title = user.name }
        func next() { let next = HomeRouter() }
      }
      final class HomeRouter { func open(on host: ShopViewController) {} }
      enum ShopAssembly { static func make(_ view: ShopViewController) {} }
      // file: User.swift
      struct User: Codable { let name: String; let age: Int }
      """,
    dialect: """
      name: strict
      extends: viper
      references:
        wireframe: {view: forbidden, wireframe: forbidden, entity: forbidden, others: forbidden}
        assembly: {view: forbidden, others: forbidden}
      """)
}
