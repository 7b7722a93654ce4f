internal import ViperModel

/// The rule for suppression comments that match nothing, reported by `Suppressions`.
package enum UnusedSuppression: DocumentedRule {
  package static let id = "unused-suppression"
  package static let ids: RuleIDs = .one(id)

  package static let documentation = RuleDocumentation(
    summary: "A suppression comment suppresses nothing.",
    rationale: """
      The code was fixed and the comment stayed: it would hide the next mistake at this place. 'disable:next' applies to the \
      next line with code, and to a declaration's attributes down to its name; blank lines and other comments are skipped, so \
      such comments can be stacked. Nothing is reported if a run sees only part of the code and no module. This rule cannot be \
      suppressed or accepted in a baseline.
      """,
    severity: .warning,
    triggering: [
      Example(
        dialect: "infinum",
        """
        final class LoginViewController: UIViewController { var presenter: LoginPresenter! }
        final class LoginPresenter {
          1️⃣// viper-lint:disable:next retain-cycle, strong-view-reference - the flow releases the view
          weak var view: LoginViewController?
        }
        final class LoginInteractor {}
        final class LoginWireframe {}
        """)
    ],
    nonTriggering: [
      Example(
        dialect: "infinum",
        """
        final class LoginViewController: UIViewController { var presenter: LoginPresenter! }
        final class LoginPresenter {
          // viper-lint:disable retain-cycle - the flow releases the view
          var view: LoginViewController?
          // viper-lint:enable retain-cycle
        }
        final class LoginInteractor {}
        final class LoginWireframe {}
        """)
    ])
}
