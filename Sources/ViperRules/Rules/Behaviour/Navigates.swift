internal import ViperFacts
internal import ViperModel

struct Navigates: Rule {
  static let suffix = "navigates"
  static let ids: RuleIDs = .perRole(suffix: suffix, roles: [.view, .presenter, .interactor])
  static let isStyle = true

  static func summary(of id: String) -> String { "\(subject(of: id)) opens or closes a screen by itself." }

  static let documentation = RuleDocumentation(
    summary: "A view, presenter or interactor opens or closes a screen by itself.",
    rationale: """
      Wireframes decide which screen comes next, so that a screen can be opened from anywhere. The methods and properties that \
      count as navigation are data of the dialect ('apis'), and they count only on objects of a framework, never where the \
      code base may declare the method itself. Presenting counts if it shows a screen of another module; alerts, pickers, the \
      system's own screens and a view's own popovers do not. A function that shows what its caller passes in is not reported, \
      nor is a screen that dismisses itself or has no presenter. For interactors, observed only in mutated samples so far.
      """,
    severity: .warning,
    triggering: [
      Example(
        dialect: "infinum", rule: "view-navigates",
        """
        final class LoginViewController: UIViewController {
          var presenter: LoginPresenter!
          func details() { navigationController?.1️⃣pushViewController(UIViewController(), animated: true) }
          func close() { self.navigationController?.2️⃣popViewController(animated: true) }
          func segue() { 3️⃣performSegue(withIdentifier: "details", sender: nil) }
          func help() {
            let help = HelpViewController()
            4️⃣present(UINavigationController(rootViewController: help), animated: true) {}
          }
        }
        final class LoginPresenter {}
        final class LoginInteractor {}
        final class HelpViewController: UIViewController {}
        final class HelpPresenter { weak var view: HelpViewController? }
        final class HelpInteractor {}
        """),
      Example(
        dialect: "infinum", rule: "presenter-navigates",
        """
        protocol LoginWireframeInterface { func pushViewController(_ controller: UIViewController, animated: Bool) }
        final class LoginPresenter {
          var window: UIWindow?
          let wireframe: LoginWireframeInterface
          init(wireframe: LoginWireframeInterface) { self.wireframe = wireframe }
          func open(from controller: UINavigationController) {
            controller.1️⃣pushViewController(UIViewController(), animated: true)
            window?.2️⃣rootViewController = controller
          }
        }
        final class LoginInteractor {}
        final class LoginWireframe: LoginWireframeInterface {
          func pushViewController(_ controller: UIViewController, animated: Bool) {}
        }
        """),
      Example(
        dialect: "infinum", rule: "interactor-navigates",
        """
        final class LoginInteractor {
          weak var view: UIViewController?
          func done() { view?.navigationController?.1️⃣popToRootViewController(animated: true) }
        }
        final class LoginPresenter { let interactor = LoginInteractor() }
        """),
    ],
    nonTriggering: [
      // An alert, a picker, an own popover, what the router hands over, and the view itself.
      Example(
        dialect: "infinum",
        """
        final class LoginViewController: UIViewController, UIImagePickerControllerDelegate {
          private let pages = UINavigationController()
          func warn() { present(UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: true) }
          func pick() {
            let picker = UIImagePickerController()
            present(picker, animated: true)
            present(DatePopover(), animated: true, completion: nil)
          }
          func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
          func show(_ screen: UIViewController) { navigationController?.pushViewController(screen, animated: true) }
          func fill() { pages.setViewControllers([UIViewController()], animated: false) }
          func close() { dismiss(animated: true) }
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
        }
        final class DatePopover: UIViewController {}
        final class LoginPresenter {}
        final class LoginInteractor {}
        """),
      // A container fills in its own screens.
      Example(
        dialect: "infinum",
        """
        final class LoginViewController: UITabBarController { func fill() { setViewControllers([], animated: false) } }
        final class LoginPresenter {}
        final class LoginInteractor {}
        """),
      // The presenter asks its wireframe, whose methods have the framework's names.
      Example(
        dialect: "infinum",
        """
        protocol LoginWireframeInterface {
          func present(_ screen: Int, animated: Bool)
          func popViewController(animated: Bool)
        }
        final class LoginPresenter {
          let wireframe: LoginWireframeInterface
          init(wireframe: LoginWireframeInterface) { self.wireframe = wireframe }
          func open() { wireframe.present(1, animated: true); wireframe.popViewController(animated: true) }
        }
        final class LoginInteractor {}
        final class LoginWireframe: UIViewController, LoginWireframeInterface {
          func present(_ screen: Int, animated: Bool) {}
          func popViewController(animated: Bool) { navigationController?.popViewController(animated: animated) }
        }
        """),
    ])

  func findings(in input: LintInput) -> [Violation] {
    input.apiViolations(.navigation, suffix: Self.suffix) { .navigates($0, $1, input) }
  }
}

extension Violation.Message {
  fileprivate static func navigates(_ component: Component, _ use: Observations.ApiUse, _ input: LintInput) -> Self {
    let how = use.symbol.hasSuffix(")") ? "calls '\(use.symbol)'" : "sets '\(use.symbol)'"
    return "\(component.role) '\(component.name)' \(how); \(input.followable("let the wireframe navigate", by: component))"
  }
}
