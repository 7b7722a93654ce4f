internal import ViperFacts
import ViperLinking
internal import ViperModel

struct ViewConformsToPresenterProtocol: Rule {
  static let id = "view-conforms-to-presenter-protocol"
  static let ids: RuleIDs = .one(id)

  static let documentation = RuleDocumentation(
    summary: "A view conforms to the interface through which it calls its presenter.",
    rationale: """
      The presenter's interface declares the events that the view sends. A view that conforms to it could be its own \
      presenter, and implements what it should only call. Observed only in mutated samples so far.
      """,
    severity: .error,
    triggering: [
      Example(
        dialect: "rambler",
        """
        protocol LoginViewOutput: AnyObject { func didTap() }
        final class LoginViewController: UIViewController, 1️⃣LoginViewOutput {
          var output: LoginViewOutput!
          func didTap() { output.didTap() }
        }
        final class LoginPresenter: LoginViewOutput {
          weak var view: LoginViewController?
          let interactor = LoginInteractor()
          func didTap() {}
        }
        final class LoginInteractor {}
        """)
    ],
    nonTriggering: [
      // The view listens to a part of its own, and calls its presenter by another interface.
      Example(
        dialect: "rambler",
        """
        protocol LoginViewOutput: AnyObject { func didTap() }
        protocol LoginBannerViewOutput: AnyObject { func didClose() }
        final class LoginBannerView: UIView { weak var output: LoginBannerViewOutput?; func close() { output?.didClose() } }
        final class LoginViewController: UIViewController, LoginBannerViewOutput {
          var output: LoginViewOutput!
          func didClose() { output.didTap() }
        }
        final class LoginPresenter: LoginViewOutput {
          weak var view: LoginViewController?
          let interactor = LoginInteractor()
          func didTap() {}
        }
        final class LoginInteractor {}
        """)
    ])

  func findings(in input: LintInput) -> [Violation] {
    input.references(.conformance).compactMap { conformance in
      let (view, interface) = (input.component(conformance.from), input.component(conformance.to))
      guard view.role == .view, !view.isInterface, interface.isInterface, interface.role == .presenter,
        interface.surface == .internal, view.module != nil, view.module == interface.module,
        input.references(from: view.id).contains(where: { isPresenter($0, by: interface, input) })
      else { return nil }
      return Violation(
        rule: Self.id, .adopts(view, interface), at: conformance.range, component: view.id, target: interface.id)
    }
  }

  /// Whether a view stores its presenter by an interface.
  private func isPresenter(_ reference: Reference, by interface: Component, _ input: LintInput) -> Bool {
    reference.kind == .stored && reference.to == interface.id
      && reference.holds.contains { $0.component != reference.from && input.component($0.component).role == .presenter }
  }
}

extension Violation.Message {
  fileprivate static func adopts(_ view: Component, _ interface: Component) -> Self {
    "view '\(view.name)' conforms to '\(interface.name)', through which it calls its presenter; remove the conformance"
  }
}
