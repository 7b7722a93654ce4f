import ViperLinking
internal import ViperModel

struct InteractorStrongPresenter: Rule {
  static let id = "interactor-strong-presenter"
  static let ids: RuleIDs = .one(id)
  static let cause: RootCause? = RootCause(.ownership, rank: 2)

  static let documentation = RuleDocumentation(
    summary: "An interactor holds its presenter strongly while the presenter holds the interactor strongly.",
    rationale: """
      Neither is ever released. The presenter owns its interactor in every dialect but module-owner, so the reference back \
      must be weak.
      """,
    severity: .error,
    triggering: [
      Example(
        dialect: "viper",
        """
        protocol LoginInteractorOutput: AnyObject {}
        final class LoginPresenter: LoginInteractorOutput { var interactor: LoginInteractor! }
        final class OtherLoginOutput: LoginInteractorOutput {}
        final class LoginInteractor { var output: 1️⃣LoginInteractorOutput! }
        """)
    ],
    nonTriggering: [
      // The presenter holds the interactor weakly, so ownership is inverted.
      Example(
        dialect: "viper",
        """
        protocol LoginInteractorOutput: AnyObject {}
        final class LoginPresenter: LoginInteractorOutput { weak var interactor: LoginInteractor! }
        final class LoginInteractor { var output: LoginInteractorOutput! }
        """),
      Example(
        dialect: "viper",
        """
        protocol LoginInteractorOutput: AnyObject {}
        final class LoginPresenter: LoginInteractorOutput { var interactor: LoginInteractor! }
        final class LoginInteractor { weak var output: LoginInteractorOutput? }
        """),
      // An adapter, which only the property keeps and which refers weakly to the presenter.
      Example(
        dialect: "viper",
        """
        protocol LoginInteractorOutput: AnyObject { func didLogIn() }
        final class LoginViewController: UIViewController { var presenter: LoginPresenter? }
        final class LoginPresenter: LoginInteractorOutput { var interactor: LoginInteractor?; func didLogIn() {} }
        final class LoginInteractor { var output: LoginInteractorOutput? }
        final class LoginOutputAdapter: LoginInteractorOutput {
          private weak var presenter: LoginInteractorOutput?
          init(presenter: LoginInteractorOutput) { self.presenter = presenter }
          func didLogIn() { presenter?.didLogIn() }
        }
        enum LoginBuilder {
          static func build() -> UIViewController {
            let (view, presenter, interactor) = (LoginViewController(), LoginPresenter(), LoginInteractor())
            view.presenter = presenter
            presenter.interactor = interactor
            interactor.output = LoginOutputAdapter(presenter: presenter)
            return view
          }
        }
        """),
      // No type implements the output.
      Example(
        dialect: "viper",
        """
        protocol GameOutput: AnyObject {}
        final class GameViewController: UIViewController { var presenter: GamePresenter! }
        final class GamePresenter { weak var view: GameViewController?; let interactor = GameInteractor() }
        final class GameInteractor { var output: GameOutput? }
        """),
    ])

  func findings(in input: LintInput) -> [Violation] {
    Self.references(in: input).map { reference in
      let (from, to) = (input.component(reference.from), input.component(reference.to))
      let remedy = input.remedy(toWeaken: reference)
      var found = Violation(
        rule: Self.id, .strongPresenter(from, reference, to, remedy), at: reference.range, component: from.id,
        target: to.id, property: reference.property, strength: .strong, evidence: reference.holdingEvidence,
        certainty: reference.certainty)
      found.remedy = remedy
      return found
    }
  }

  /// The references that the rule reports.
  static func references(in input: LintInput) -> [Reference] {
    let strong = input.references(.stored).filter {
      $0.strength == .strong && !$0.isTransient && $0.context.isDisjoint(with: [.staysEmpty, .adapted])
    }
    let owners = strong.filter { reference in
      let (from, to) = (input.component(reference.from), input.component(reference.to))
      return from.role == .presenter && to.role == .interactor && !from.isInterface
    }.map(\.from)
    let owning = Set(owners.compactMap { input.component($0).module })
    let holders = Set(owners.flatMap { input.heirs(of: $0) })
    return strong.filter { reference in
      let (from, to) = (input.component(reference.from), input.component(reference.to))
      guard from.role == .interactor, to.role == .presenter, !from.isInterface, from.isClassBound, to.surface != .base else {
        return false
      }
      // What no type implements holds nothing.
      guard !to.isInterface || input.heirs(of: to.id).contains(where: { !input.component($0).isInterface }) else { return false }
      // An object between the interactor and its presenter holds no interactor.
      let assigned = reference.holds.filter { $0.certainty == .sure && !input.component($0.component).isInterface }
      guard assigned.isEmpty || assigned.contains(where: { holders.contains($0.component) }) else { return false }
      return from.module.map { owning.contains($0) && to.module == $0 } ?? false
    }
  }
}

extension Violation.Message {
  fileprivate static func strongPresenter(_ owner: Component, _ reference: Reference, _ presenter: Component, _ remedy: Remedy?)
    -> Self
  {
    let held =
      "'\(owner.name).\(reference.property ?? "")' holds presenter '\(presenter.name)' strongly, which also holds the interactor strongly"
    return "\(held); \(remedy?.words ?? "create the presenter elsewhere, and keep only a weak reference to it")"
  }
}
