internal import ViperConfiguration
internal import ViperFacts
internal import ViperModel

struct PresenterUsesUIKitType: Rule {
  static let id = "presenter-uses-uikit-type"
  static let ids: RuleIDs = .one(id)

  static let documentation = RuleDocumentation(
    summary: "A presenter names a type of a user interface framework.",
    rationale: """
      With or without the import, a presenter that names UIImage or UIAlertAction decides how things look. Pass plain values and \
      let the view choose their appearance. There is one finding per line; the project's own types whose names begin with UI do not count.
      """,
    severity: .warning,
    options: [
      RuleOption(
        "frameworks", .choices(of: .frameworks(known: FrameworkSymbols.frameworks), words: ["forbidden", "allowed"]),
        default: "all forbidden",
        summary: "frameworks whose types a presenter may name, or not")
    ],
    triggering: [
      Example(
        dialect: "infinum",
        """
        final class LoginPresenter {
          func colour() -> 1️⃣UIColor { .red }
          func show() { let alert = 2️⃣UIAlertController() }
        }
        final class LoginInteractor {}
        """)
    ],
    nonTriggering: [
      Example(
        dialect: "infinum",
        """
        struct UIFactory { static let standard = UIFactory() }
        final class LoginPresenter { let factory = UIFactory.standard; func select(at path: IndexPath) {} }
        final class LoginInteractor {}
        final class LoginWireframe { func show(_ controller: UIViewController) {} }
        """)
    ])

  func findings(in input: LintInput) -> [Violation] {
    input.observations.frameworkUses.compactMap { use in
      let component = input.component(use.component)
      guard component.role == .presenter, !component.isInterface else { return nil }
      let options = input.options(of: Self.id, for: component)
      guard options.choice("frameworks", for: use.framework) != "allowed" else { return nil }
      return Violation(
        rule: Self.id, .usesType(component, use.framework, use.symbol), at: use.range, component: component.id
      )
    }
  }
}

extension Violation.Message {
  fileprivate static func usesType(_ presenter: Component, _ framework: String, _ symbol: String) -> Self {
    "presenter '\(presenter.name)' names \(framework)'s '\(symbol)'; pass plain values to the view and let it choose"
  }
}
