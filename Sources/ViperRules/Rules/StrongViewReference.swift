internal import ViperFacts
import ViperLinking
internal import ViperModel

struct StrongViewReference: Rule {
  static let id = "strong-view-reference"
  static let ids: RuleIDs = .one(id)
  static let cause: RootCause? = RootCause(.ownership, rank: 1)

  static let documentation = RuleDocumentation(
    summary: "A component holds the view strongly, and the view keeps the component alive.",
    rationale: """
      They keep each other in memory after the screen is closed. In every dialect the presenter holds its view weakly or \
      unowned; only Steven Curtis' example, which leaks, does not.
      """,
    severity: .error,
    triggering: [
      Example(
        dialect: "infinum",
        """
        protocol LoginViewInterface: AnyObject {}
        final class LoginPhoneViewController: UIViewController, LoginViewInterface { var presenter: LoginPresenter! }
        final class LoginViewController: UIViewController, LoginViewInterface { var presenter: LoginPresenter! }
        final class LoginPresenter { var view: 1️⃣LoginViewInterface? }
        """)
    ],
    nonTriggering: [
      Example(
        dialect: "infinum",
        """
        protocol LoginViewInterface: AnyObject {}
        final class LoginViewController: UIViewController, LoginViewInterface { var presenter: LoginPresenter! }
        final class LoginPresenter { private unowned let view: LoginViewInterface; init(view: LoginViewInterface) { self.view = view } }
        """),
      // The presenter owns the view, which refers back weakly.
      Example(
        dialect: "viper",
        """
        final class LoginViewController: UIViewController { weak var presenter: LoginPresenter? }
        final class LoginPresenter { var view: LoginViewController?; let interactor = LoginInteractor() }
        final class LoginInteractor {}
        """),
      // So does this view, by the part of the presenter's interface that is for it.
      Example(
        dialect: "viper",
        """
        protocol LoginViewProtocol {}
        protocol LoginEventHandler: AnyObject {}
        protocol LoginPresenterProtocol: LoginEventHandler { var view: LoginViewProtocol! { get set } }
        final class LoginViewController: UIViewController, LoginViewProtocol {
          private unowned let presenter: LoginEventHandler
          init(presenter: LoginEventHandler) { self.presenter = presenter }
        }
        final class LoginPresenter: LoginPresenterProtocol { var view: LoginViewProtocol!; let interactor = LoginInteractor() }
        final class LoginInteractor {}
        """),
      // A weak proxy, which only the property keeps.
      Example(
        dialect: "viper",
        """
        protocol LoginViewInput: AnyObject { func show() }
        final class WeakBox<Target: AnyObject> { weak var target: Target?; init(_ target: Target) { self.target = target } }
        extension WeakBox: LoginViewInput where Target: LoginViewInput { func show() { target?.show() } }
        final class LoginViewController: UIViewController, LoginViewInput { var presenter: LoginPresenter!; func show() {} }
        final class LoginPresenter {
          let view: LoginViewInput
          let interactor = LoginInteractor()
          init(view: LoginViewInput) { self.view = view }
        }
        final class LoginInteractor {}
        enum LoginBuilder {
          static func build() -> UIViewController {
            let view = LoginViewController()
            view.presenter = LoginPresenter(view: WeakBox(view))
            return view
          }
        }
        """),
      // A computed property or a requirement stores nothing.
      Example(
        dialect: "module-owner",
        """
        protocol LoginPresenterToViewInterface: AnyObject {}
        final class LoginView: UIViewController, LoginPresenterToViewInterface { weak var presenter: LoginPresenter! }
        final class LoginPresenter { weak var wireframe: LoginWireframe!; var view: LoginPresenterToViewInterface { wireframe.moduleView } }
        final class LoginWireframe { lazy var moduleView = LoginView(); lazy var modulePresenter = LoginPresenter() }
        """),
      // Screens that the presenter has other modules' assemblies make, one of them when it is first asked for.
      Example(
        dialect: "viper",
        """
        protocol ChartViewInput: AnyObject {}
        final class ChartViewController: UIViewController, ChartViewInput { var presenter: ChartPresenter? }
        final class ChartPresenter { weak var view: ChartViewInput?; let interactor = ChartInteractor() }
        final class ChartInteractor {}
        enum ChartAssembly {
          static func create() -> ChartViewInput {
            let (view, presenter) = (ChartViewController(), ChartPresenter()); view.presenter = presenter; return view
          }
        }
        protocol TabsViewInput: AnyObject {}
        final class TabsViewController: UITabBarController, TabsViewInput { var presenter: TabsPresenter? }
        final class TabsPresenter {
          weak var view: TabsViewInput?
          let interactor = TabsInteractor()
          private lazy var chart: ChartViewInput = ChartAssembly.create()
          private let top: ChartViewInput = { ChartAssembly.create() }()
        }
        final class TabsInteractor {}
        """),
      // Another screen, to present from, beside the presenter's own view.
      Example(
        dialect: "viper",
        """
        protocol MenuViewProtocol: AnyObject {}
        final class MenuViewController: UIViewController, MenuViewProtocol { var presenter: MenuPresenter! }
        final class MenuPresenter {
          weak var view: MenuViewProtocol?
          let interactor = MenuInteractor()
          let router = MenuRouter()
          let parent: ProfileViewController
          init(parent: ProfileViewController) { self.parent = parent }
          func open() { router.open(from: parent) }
        }
        final class MenuInteractor {}
        final class MenuRouter { func open(from screen: UIViewController) {} }
        final class ProfileViewController: UIViewController { var presenter: ProfilePresenter! }
        final class ProfilePresenter { let interactor = ProfileInteractor() }
        final class ProfileInteractor {}
        """),
      // The other screen is part of the same module, but presents nothing of the presenter.
      Example(
        dialect: "viper",
        """
        protocol MenuViewProtocol: AnyObject {}
        final class MenuView: UIViewController, MenuViewProtocol { var presenter: MenuPresenter! }
        final class MenuPresenter {
          weak var view: MenuViewProtocol?
          let interactor = MenuInteractor()
          let router = MenuRouter()
          let parent: MenuContainerViewController
          init(parent: MenuContainerViewController) { self.parent = parent }
          func open() { router.open(from: parent) }
        }
        final class MenuInteractor {}
        final class MenuRouter { func open(from screen: UIViewController) {} }
        final class MenuContainerViewController: UIViewController {}
        """),
      // Typed by a shared base of views, but holding an adapter that is no view.
      Example(
        dialect: "viper",
        """
        protocol ControllerBacked: AnyObject {}
        protocol AViewProtocol: ControllerBacked {}
        protocol BViewProtocol: ControllerBacked {}
        protocol CViewProtocol: ControllerBacked {}
        final class AViewController: UIViewController, AViewProtocol { var presenter: APresenter! }
        final class BViewController: UIViewController, BViewProtocol { var presenter: BPresenter! }
        final class CViewController: UIViewController, CViewProtocol { var presenter: CPresenter! }
        final class APresenter { weak var view: AViewProtocol?; let interactor = AInteractor() }
        final class BPresenter { weak var view: BViewProtocol?; let interactor = BInteractor() }
        final class CPresenter { weak var view: CViewProtocol?; let interactor = CInteractor() }
        final class AInteractor {}
        final class BInteractor {}
        final class CInteractor {}
        final class Adapter: ControllerBacked {}
        final class SignPresenter { let view: ControllerBacked; let interactor = SignInteractor(); init(view: ControllerBacked) { self.view = view } }
        final class SignInteractor {}
        enum SignViewFactory { static func make() { let p = SignPresenter(view: Adapter()); let i = SignInteractor() } }
        """),
    ])

  func findings(in input: LintInput) -> [Violation] {
    Self.references(in: input).map { reference in
      let (from, to) = (input.component(reference.from), input.component(reference.to))
      let remedy = input.remedy(toWeaken: reference)
      var found = Violation(
        rule: Self.id, .strongView(from, reference, to, remedy), at: reference.range, component: from.id, target: to.id,
        property: reference.property, strength: .strong, evidence: reference.holdingEvidence, certainty: reference.certainty)
      found.remedy = remedy
      return found
    }
  }

  /// The strong references to views that are to be weak.
  static func references(in input: LintInput) -> [Reference] {
    input.references(.stored).filter { reference in
      guard reference.strength == .strong, !reference.isTransient,
        reference.context.isDisjoint(with: [.staysEmpty, .adapted]), !isChild(reference)
      else { return false }
      let (from, to) = (input.component(reference.from), input.component(reference.to))
      return from.isClassBound && !from.isInterface && from.role != .view && holdsView(reference, to, input)
        && !input.ownsItsView(reference) && !isOtherScreen(from, to, input)
    }
  }

  /// Whether a view is the class of another screen, which does not hold the presenter: one of another module, to show within the own
  /// view, or one to present from, beside the own view.
  private static func isOtherScreen(_ from: Component, _ to: Component, _ input: LintInput) -> Bool {
    guard from.role == .presenter, !to.isInterface, !holdsPresenter(to, of: from, input) else { return false }
    if let own = from.module, let other = to.module, own != other { return true }
    return input.references(from: from.id).contains { other in
      let view = input.component(other.to)
      return other.kind == .stored && view.role == .view && view.module == from.module && view.id != to.id
    }
  }

  private static func holdsPresenter(_ view: Component, of presenter: Component, _ input: LintInput) -> Bool {
    let stored = input.references(from: view.id).lazy.filter { $0.kind == .stored }.map { input.component($0.to) }
    return stored.contains { $0.role == .presenter && $0.module == presenter.module }
  }

  /// Whether only the property's own initial value fills it: the view that it makes, or has made, is a screen that the owner shows.
  private static func isChild(_ reference: Reference) -> Bool {
    !reference.canBeWeak && !reference.context.isDisjoint(with: [.fresh, .initialized])
  }

  /// Whether the property holds a view that must not be held strongly. A property typed by a shared base counts only if a view is
  /// assigned.
  private static func holdsView(_ reference: Reference, _ to: Component, _ input: LintInput) -> Bool {
    guard to.role == .view, input.mustNotOwn(reference) else { return false }
    guard to.isBase || to.surface == .base else { return true }
    return reference.holds.contains { $0.certainty > .may && input.component($0.component).role == .view }
  }
}

extension Violation.Message {
  fileprivate static func strongView(_ owner: Component, _ reference: Reference, _ view: Component, _ remedy: Remedy?) -> Self {
    let held = "'\(owner.name).\(reference.property ?? "")' holds view '\(view.name)' strongly"
    if !reference.canBeWeak { return "\(held); create the view elsewhere, and keep only a weak reference to it" }
    return "\(held); \(remedy?.words ?? "refer weakly to the controller that shows it")"
  }
}

extension LintInput {
  /// The places of the references that the rules on strong links back say to weaken.
  func findPlacesToWeaken() -> [SourceRange] {
    (StrongViewReference.references(in: self) + InteractorStrongPresenter.references(in: self)).map(\.range)
  }
}
