extension MessageCode {
  /// Presenters that name types of UIKit and SwiftUI, and imports of them.
  static let frameworks = [
    presenters(
      [
        "UIPasteboard", "UITextChecker", "UIDevice", "UIImpactFeedbackGenerator", "UIScreen", "UITouch", "UIImage", "UIColor",
        "UISearchBar", "UINib", "UIBarButtonItem", "UIAlertController", "UITableView", "UIProgressView", "UITabBarItem",
        "UITableViewDataSource",
      ].map { "var item: \($0)?" }),
    presenters([
      "func open(_ url: URL) { UIApplication.shared.open(url) }", "func find() { let window = UIApplication.shared.keyWindow }",
      "func ask() { let frame = UIApplication.shared.statusBarFrame }",
      "func ask() { UIApplication.shared.registerForRemoteNotifications() }",
      "func ask() { let way = UIDevice.current.orientation }",
      "func ask() { if UIImagePickerController.isSourceTypeAvailable(.camera) {} }",
      "func pick(_ info: [UIImagePickerController.InfoKey: Any]) { print(info) }",
      "private func tint() { title = UIColor.red }", "var screen: UIViewController? = nil; func show() { screen = nil }",
      "func tint() { UITabBar.appearance().tintColor = nil }",
    ]),
    presenters(
      ["UIImage", "UIColor", "UISearchBar", "UISwitch", "UIButton", "UIViewController"].map {
        "func take(_ item: \($0)) { item.isHidden = true }"
      }),
    routed(
      presenters([
        "let router: M0Router; func open(_ url: URL) { UIApplication.shared.open(url) }",
        "let router: M1Router; func find() { let window = UIApplication.shared.keyWindow }",
        "let router: M2Router; func show(from screen: UIViewController) { router.open(screen) }",
        "let router: M3Router; func show(from view: UIView?) { router.open(view) }",
        "let router: M4Router; func show(in window: UIWindow) { router.open(window) }",
        "let router: M5Router; func turn(_ orientation: UIInterfaceOrientation) { router.open(orientation) }",
        "let router: M6Router; func show(_ image: UIImage) { router.open(image) }",
        "let router: M7Router; func prepare(_ segue: UIStoryboardSegue) { router.open(segue) }",
        "let router: M8Router; var window: UIWindow?", "let router: M9Router; var board: UIStoryboard?",
        "let router: M10Router; func open() { let screen = UIViewController(); screen.title = name }",
        "let router: M11Router; var style: UIModalPresentationStyle?",
        "let router: M12Router; var listener: UIImagePickerControllerDelegate?",
      ])),
    MessageCode(
      """
      import UIKit
      protocol HomePresenterProtocol: AnyObject { func show(_ color: UIColor) }
      class FirstPresenter: HomePresenterProtocol { let interactor = HomeInteractor(); func show(_ color: UIColor) { paint(color) } }
      final class HomePresenter: HomePresenterProtocol { let interactor = HomeInteractor(); func show(_ color: UIColor) { paint(color) } }
      // file: HomeInteractor.swift
      import UIKit
      final class HomeInteractor { private func check() { _ = UITextChecker() } }
      // file: HomeViewController.swift
      final class HomeViewController: UIViewController { var presenter: HomePresenterProtocol! }
      // file: Model/User.swift
      import UIKit
      struct User: Codable { let picture: UIImage }
      final class UserStore { var user: User? }
      """),
    MessageCode(
      """
      protocol LoginPresenterProtocol: AnyObject { var mode: UIDatePicker.Mode { get } }
      final class LoginPresenter: LoginPresenterProtocol {
        let interactor = LoginInteractor()
        var mode: UIDatePicker.Mode {
          return UIDatePicker.Mode.date
        }
      }
      final class LoginInteractor {}
      final class DraftPresenter: LoginPresenterProtocol { let interactor = DraftInteractor(); var mode: UIDatePicker.Mode { .date } }
      final class DraftInteractor {}
      """),
    MessageCode(
      """
      import UIKit
      protocol PhotoPresenterProtocol: AnyObject { func found(_ image: UIImage); func done() }
      final class PhotoPresenter: PhotoPresenterProtocol {
        let interactor = PhotoInteractor()
        weak var router: PhotoRouterProtocol?
        var images: [UIImage] = []
        func found(_ image: UIImage) { images.append(image) }
        func done() { router?.finish(images) }
      }
      // file: PhotoInteractor.swift
      final class PhotoInteractor {}
      // file: PhotoRouter.swift
      protocol PhotoRouterProtocol: AnyObject { func finish(_ images: [UIImage]) }
      final class PhotoRouter: PhotoRouterProtocol { func finish(_ images: [UIImage]) {} }
      // file: PhotoViewController.swift
      final class PhotoViewController: UIViewController { var presenter: PhotoPresenterProtocol? }
      """),
    MessageCode(
      """
      import SwiftUI
      final class HomePresenter: ObservableObject {
        let interactor = HomeInteractor()
        private let router = HomeRouter()
        func link<Content: View>(@ViewBuilder content: () -> Content) -> some View {
          NavigationLink(destination: router.makeDetail()) { content() }
        }
        func field(_ text: Binding<String>) { interactor.edit(text) }
      }
      // file: HomeRouter.swift
      final class HomeRouter { func makeDetail() -> some View { Text("") } }
      // file: HomeInteractor.swift
      import SwiftUI
      final class HomeInteractor { func edit(_ text: Binding<String>) {} }
      // file: HomeView.swift
      struct HomeView: View { @ObservedObject var presenter: HomePresenter; var body: some View { Text("") } }
      """),
    extended,
  ]

  /// Members that extensions add to types of UIKit.
  private static let extended = MessageCode(
    presenters(["func ask() { if UIWindow.isWide {} }", "func fail() { UIApplication.showError() }"]).code
      + """
      // file: Extensions.swift
      extension UIWindow { static var isWide: Bool { false } }
      extension UIApplication { static func showError() {} }
      """)

  /// A module for each presenter.
  private static func presenters(_ members: [String]) -> MessageCode {
    MessageCode(
      members.enumerated().map { number, member in
        """
        // file: M\(number)Presenter.swift
        import UIKit
        final class M\(number)Presenter { let interactor = M\(number)Interactor(); \(member) }
        // file: M\(number).swift
        final class M\(number)ViewController: UIViewController { var presenter: M\(number)Presenter! }
        final class M\(number)Interactor {}

        """
      }.joined())
  }

  private static func routed(_ code: MessageCode) -> MessageCode {
    let names = [
      "URL", "Any", "UIViewController", "UIView?", "UIWindow", "UIInterfaceOrientation", "UIImage", "UIStoryboardSegue",
      "Any", "Any", "Any", "Any", "Any",
    ]
    return MessageCode(
      code.code
        + names.enumerated().map { "// file: M\($0)Router.swift\nfinal class M\($0)Router { func open(_ item: \($1)) {} }\n" }
        .joined())
  }
}
