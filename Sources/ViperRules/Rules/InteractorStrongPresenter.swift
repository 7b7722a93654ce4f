import ViperLinking
internal import ViperModel

struct InteractorStrongPresenter: Rule {
  static let id = "interactor-strong-presenter"
  static let ids: RuleIDs = .one(id)
  static let cause: RootCause? = RootCause(.ownership, rank: 2)

  static let documentation = RuleDocumentation(
    summary: "An interactor holds its presenter strongly while the presenter holds the interactor strongly.",
    rationale:
      "Both stay in memory. The presenter owns its interactor in every dialect but module-owner, so the reference back must be weak.",
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
      var found = Violation(
        rule: Self.id, .strongPresenter(from, reference, to), at: reference.range, component: from.id,
        target: to.id, property: reference.property, strength: .strong, evidence: reference.holdingEvidence,
        certainty: reference.certainty)
      found.repair = input.weakening(of: reference)
      return found
    }
  }

  /// The references that the rule reports.
  static func references(in input: LintInput) -> [Reference] {
    let strong = input.references(.stored).filter {
      $0.strength == .strong && !$0.isTransient && !$0.context.contains(.staysEmpty)
    }
    let owning = Set(
      strong.compactMap { reference -> ViperModule.ID? in
        let (from, to) = (input.component(reference.from), input.component(reference.to))
        return from.role == .presenter && to.role == .interactor && !from.isInterface ? from.module : nil
      })
    return strong.filter { reference in
      let (from, to) = (input.component(reference.from), input.component(reference.to))
      guard from.role == .interactor, to.role == .presenter, !from.isInterface, from.isClassBound, to.surface != .base else {
        return false
      }
      // What no type implements holds nothing.
      guard !to.isInterface || input.heirs(of: to.id).contains(where: { !input.component($0).isInterface }) else { return false }
      return from.module.map { owning.contains($0) && to.module == $0 } ?? false
    }
  }
}

extension Violation.Message {
  fileprivate static func strongPresenter(_ owner: Component, _ reference: Reference, _ presenter: Component) -> Self {
    let binding = presenter.isInterface && !presenter.isClassBound ? "make '\(presenter.name)' inherit from AnyObject and " : ""
    let held =
      "'\(owner.name).\(reference.property ?? "")' holds presenter '\(presenter.name)' strongly, which also holds the interactor strongly"
    if !reference.canBeWeak { return "\(held); make the presenter elsewhere, and keep only a weak reference to it" }
    return "\(held); \(binding)declare the property weak"
  }
}
