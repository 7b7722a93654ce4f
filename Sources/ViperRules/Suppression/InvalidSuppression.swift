internal import ViperModel

/// The rule for malformed suppression comments, reported by `Suppressions`.
enum InvalidSuppression: DocumentedRule {
  static let id = "invalid-suppression"
  static let ids: RuleIDs = .one(id)

  static let documentation = RuleDocumentation(
    summary: "A suppression comment is malformed, or gives no reason.",
    rationale: """
      A comment that suppresses nothing because of a typo is worse than none. 'disable:next', 'disable:this' (the comment's \
      own line) and 'disable:file' name rules; so does 'disable', which lasts until 'enable' or the end of the file. 'all' \
      means every rule, in a file or a region. The valid part of a comment still applies, even without a reason. Comments in \
      test code are ignored. This rule cannot be suppressed or accepted in a baseline.
      """,
    severity: .warning,
    triggering: [
      Example(
        dialect: "infinum",
        """
        final class LoginViewController: UIViewController { var presenter: LoginPresenter! }
        1️⃣// viper-lint:disable:next retain-cycel - the flow releases the view
        final class LoginPresenter { weak var view: LoginViewController? }
        final class LoginInteractor {}
        final class LoginWireframe {}
        """),
      Example(
        dialect: "infinum",
        """
        final class LoginViewController: UIViewController { var presenter: LoginPresenter! }
        final class LoginPresenter {
          1️⃣// viper-lint:disable:next retain-cycle
          var view: LoginViewController?
        }
        final class LoginInteractor {}
        final class LoginWireframe {}
        """),
    ],
    nonTriggering: [
      Example(
        dialect: "infinum",
        """
        final class LoginViewController: UIViewController { var presenter: LoginPresenter! }
        final class LoginPresenter {
          // viper-lint:disable:next retain-cycle - the flow releases the view
          var view: LoginViewController?
        }
        final class LoginInteractor {}
        final class LoginWireframe {}
        """)
    ])
}
