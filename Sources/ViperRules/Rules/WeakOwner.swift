internal import ViperLinking
internal import ViperModel

struct WeakOwner: Rule {
  static let id = "weak-owner"
  static let ids: RuleIDs = .one(id)

  static let documentation = RuleDocumentation(
    summary: "A link that must keep its target alive is weak or unowned.",
    rationale: """
      Where the dialect makes one component the owner of another and nothing else in the module holds that one, a weak link releases \
      it at once: the screen appears, but does not respond. In module-owner the wireframe owns all layers, so their links are weak.
      """,
    severity: .error,
    triggering: [
      Example(
        dialect: "infinum",
        """
        protocol LoginPresenterInterface: AnyObject {}
        final class LoginViewController: UIViewController { weak var presenter: 1️⃣LoginPresenterInterface! }
        final class LoginPresenter: LoginPresenterInterface {}
        """)
    ],
    nonTriggering: [
      Example(
        dialect: "infinum",
        """
        protocol LoginPresenterInterface: AnyObject {}
        final class LoginViewController: UIViewController { var presenter: LoginPresenterInterface! }
        final class LoginPresenter: LoginPresenterInterface {}
        """),
      Example(
        dialect: "module-owner",
        """
        protocol LoginViewToPresenterInterface: AnyObject {}
        final class LoginView: UIViewController { weak var presenter: LoginViewToPresenterInterface! }
        final class LoginPresenter: LoginViewToPresenterInterface {}
        final class LoginWireframe { lazy var moduleView = LoginView(); lazy var modulePresenter = LoginPresenter() }
        """),
    ])

  func findings(in input: LintInput) -> [Violation] {
    let stored = input.references(.stored).filter { !input.component($0.from).isInterface }
    // A reference that must be weak does not count as an owner.
    var isOwned = Array(repeating: false, count: input.graph.components.count)
    for reference in stored where reference.strength == .strong && !reference.isTransient && !input.mustNotOwn(reference) {
      for target in targets(reference) { isOwned[target] = true }
    }
    return stored.compactMap { reference in
      let (from, to) = (input.component(reference.from), input.component(reference.to))
      guard let strength = reference.strength, strength != .strong, !to.isExempt || to.surface == .input else { return nil }
      guard input.wantedStrengths(for: reference) == [.strong], !targets(reference).contains(where: { isOwned[$0] }) else {
        return nil
      }
      return Violation(
        rule: Self.id, .weakOwner(from, reference, to, strength), at: reference.range, component: from.id, target: to.id,
        property: reference.property, strength: strength, evidence: reference.holdingEvidence)
    }
  }

  /// The held components, and the interface of the property's type.
  private func targets(_ reference: Reference) -> [Component.ID] {
    [reference.to] + reference.holds.filter { $0.certainty > .may }.map(\.component)
  }
}

extension Violation.Message {
  fileprivate static func weakOwner(
    _ owner: Component, _ reference: Reference, _ target: Component, _ strength: ReferenceStrength
  ) -> Self {
    "'\(owner.name).\(reference.property ?? "")' holds \(target.role) '\(target.name)' \(strength == .weak ? "weakly" : "unowned"), and nothing else owns it; declare it strong"
  }
}
