internal import ViperConfiguration
internal import ViperFacts
import ViperModel

struct PresenterUsesUIKitType: Rule {
  static let id = "presenter-uses-uikit-type"
  static let ids: RuleIDs = .one(id)

  static let documentation = RuleDocumentation(
    summary: "A presenter names a type of a user interface framework.",
    rationale: """
      With or without the import, a presenter that names UIImage or UIAlertAction decides how things look. Pass plain values and \
      let the view choose their appearance. There is one finding per symbol; the project's own types whose names begin with UI do not count. A type \
      that a protocol prescribes is reported at the protocol, if that is a presenter's interface, and nowhere else.
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
        """),
      // The interface prescribes the type.
      Example(
        dialect: "infinum",
        """
        protocol LoginPresenterInterface: AnyObject { func picked(_ image: 1️⃣UIImage) }
        final class LoginPresenter: LoginPresenterInterface { func picked(_ image: UIImage) {} }
        final class LoginInteractor {}
        """),
    ],
    nonTriggering: [
      Example(
        dialect: "infinum",
        """
        struct UIFactory { static let standard = UIFactory() }
        final class LoginPresenter { let factory = UIFactory.standard; func select(at path: IndexPath) {} }
        final class LoginInteractor {}
        final class LoginWireframe { func show(_ controller: UIViewController) {} }
        """),
      // A protocol that is no presenter's interface prescribes the type.
      Example(
        dialect: "infinum",
        """
        protocol SceneTitle { var button: UIBarButtonItem? { get } }
        struct PlainScene: SceneTitle { var button: UIBarButtonItem? }
        final class LoginPresenter: SceneTitle { var button: UIBarButtonItem? { UIBarButtonItem() } }
        final class LoginInteractor {}
        """),
    ])

  func findings(in input: LintInput) -> [Violation] {
    let imports = input.importsToReport.filter { input.component($0.component).role == .presenter }
    var places: [Place: Int] = [:]
    var found: [Violation] = []
    for use in input.userInterfaceUses {
      let place = Place(
        component: use.component, symbol: Self.owner(of: use.symbol),
        advice: FrameworkAdvice.advice(for: use.symbol, member: use.member))
      if let first = places[place] {
        found[first].notes.append(Finding.Note(range: use.range, message: "'\(use.symbol)' is used here too"))
        continue
      }
      places[place] = found.count
      found.append(violation(use, place.advice, input))
      let entry = imports.first { $0.range.file == use.range.file && $0.module == use.framework && $0.usedSymbol != nil }
      guard let entry else { continue }
      found[found.count - 1].alsoRules = [ImportsUIKit.id(of: input.component(entry.component), entry.module)]
      found[found.count - 1].notes.append(Finding.Note(range: entry.range, message: "imported here"))
    }
    return found
  }

  /// The symbol that a use is reported under: an alert's actions go where the alert goes.
  private static func owner(of symbol: String) -> String { symbol == "UIAlertAction" ? "UIAlertController" : symbol }

  /// One finding: a component, a symbol, and what to do about it.
  private struct Place: Hashable {
    var component: Component.ID
    var symbol: String
    var advice: String
  }

  private func violation(_ use: Observations.FrameworkUse, _ advice: String, _ input: LintInput) -> Violation {
    let component = input.component(use.component)
    return Violation(
      rule: Self.id, .usesType(component, use, advice), at: use.range, component: component.id,
      notes: component.isInterface ? implementations(of: component, use.symbol, input) : [])
  }

  /// The places where presenters name a symbol because their interface does.
  private func implementations(of interface: Component, _ symbol: String, _ input: LintInput) -> [Finding.Note] {
    let heirs = input.heirs(of: interface.id)
    return input.observations.frameworkUses.filter { use in
      use.isPrescribed && use.symbol == symbol && heirs.contains(use.component) && !input.component(use.component).isInterface
    }.map { Finding.Note(range: $0.range, message: "'\(input.component($0.component).name)' implements it") }
  }
}

extension Violation.Message {
  fileprivate static func usesType(_ presenter: Component, _ use: Observations.FrameworkUse, _ advice: String) -> Self {
    let what = presenter.isInterface ? "presenter interface" : "presenter"
    let member = use.member.map { ".\($0)" } ?? ""
    return "\(what) '\(presenter.name)' names \(use.framework)'s '\(use.symbol)\(member)'; \(advice)"
  }
}
