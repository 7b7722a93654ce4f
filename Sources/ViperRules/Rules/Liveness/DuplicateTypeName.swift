internal import ViperFacts
internal import ViperModel

struct DuplicateTypeName: Rule {
  static let id = "duplicate-type-name"
  static let ids: RuleIDs = .one(id)

  static let documentation = RuleDocumentation(
    summary: "Two types of one name are declared in one target.",
    rationale: """
      It cannot be told which of them the code means, so that every other answer about them may be wrong. In a folder without a project, \
      whose targets are unknown, one root counts as one target. Types in an '#if', private ones, those nested in different types, and \
      folders that are copies of each other are not reported. Seen on mutations only.
      """,
    severity: .warning,
    triggering: [
      Example(
        dialect: "rambler",
        """
        // file: Login/LoginInteractor.swift
        final class LoginInteractor {}
        // file: Login/LoginPresenter.swift
        final class LoginPresenter {
          weak var view: LoginViewController?
          let interactor = LoginInteractor()
        }
        final class LoginViewController: UIViewController { var presenter: LoginPresenter! }
        // file: Old/LoginInteractor.swift
        final class 1️⃣LoginInteractor {}
        """)
    ],
    nonTriggering: [
      // In different clauses, private, and nested in different types.
      Example(
        dialect: "rambler",
        """
        // file: Login/LoginInteractor.swift
        #if os(iOS)
        final class LoginInteractor {}
        #endif
        enum LoginMocks { final class LoginPresenter {} }
        // file: Login/LoginPresenter.swift
        final class LoginPresenter {
          weak var view: LoginViewController?
          let interactor = LoginInteractor()
        }
        final class LoginViewController: UIViewController { var presenter: LoginPresenter! }
        // file: Mac/LoginInteractor.swift
        #if os(macOS)
        final class LoginInteractor {}
        #endif
        private final class LoginPresenter {}
        """),
      // The same module in two apps.
      Example(
        dialect: "rambler",
        """
        // file: First/Login.swift
        final class LoginPresenter { weak var view: LoginViewController? }
        final class LoginViewController: UIViewController { var presenter: LoginPresenter! }
        @main class FirstDelegate: UIResponder, UIApplicationDelegate {}
        // file: Second/Login.swift
        final class LoginPresenter { weak var view: LoginViewController? }
        final class LoginViewController: UIViewController { var presenter: LoginPresenter! }
        @main class SecondDelegate: UIResponder, UIApplicationDelegate {}
        """),
    ])

  func findings(in input: LintInput) -> [Violation] {
    input.observations.liveness.duplicates.map { duplicate in
      Violation(
        rule: Self.id, .duplicate(input.component(duplicate.component)), at: duplicate.range,
        component: duplicate.component,
        notes: duplicate.others.map { Finding.Note(range: $0, message: "it is declared here as well") })
    }
  }
}

extension Violation.Message {
  fileprivate static func duplicate(_ component: Component) -> Self {
    "\(component.role) '\(component.name)' is declared twice in code that is built together, so that it cannot be told which one is meant; rename or remove one"
  }
}
