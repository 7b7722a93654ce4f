internal import ViperFacts
import ViperLinking
internal import ViperModel

struct WeakOwner: Rule {
  static let id = "weak-owner"
  static let ids: RuleIDs = .one(id)

  static let documentation = RuleDocumentation(
    summary: "A link that must keep its target alive is weak or unowned.",
    rationale: """
      The dialect makes one component the owner of another. If nothing else in the module holds that one, a weak reference \
      releases it at once: the screen appears, but does not respond. In module-owner the wireframe owns all layers, so \
      references between them are weak.
      """,
    severity: .error,
    triggering: [
      Example(
        dialect: "infinum",
        """
        protocol LoginPresenterInterface: AnyObject {}
        final class LoginViewController: UIViewController { weak var presenter: 1️⃣LoginPresenterInterface! }
        final class LoginPresenter: LoginPresenterInterface {}
        """),
      // The wireframe keeps the modules that it opens.
      Example(
        dialect: "module-owner",
        """
        protocol Home: AnyObject {}
        final class HomeWireframe: Home { lazy var moduleView = HomeView(); lazy var modulePresenter = HomePresenter() }
        final class HomeView: UIViewController {}
        final class HomePresenter {}
        final class LoginWireframe { lazy var moduleView = LoginView(); lazy var modulePresenter = LoginPresenter(); weak var home: 1️⃣Home? }
        final class LoginView: UIViewController {}
        final class LoginPresenter {}
        """),
    ],
    nonTriggering: [
      // Something outside of the module's parts keeps the presenter.
      Example(
        dialect: "infinum",
        """
        protocol LoginPresenterInterface: AnyObject {}
        final class LoginViewController: UIViewController { weak var presenter: LoginPresenterInterface! }
        final class LoginPresenter: LoginPresenterInterface {}
        final class Session { let login: LoginPresenterInterface = LoginPresenter() }
        """),
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
    // A reference that must be weak does not count as an owner, nor does one that closes a cycle: it is to become weak.
    let toCut = input.placesToWeaken
    var isOwned = Array(repeating: false, count: input.graph.components.count)
    var wrongOwners: [Component.ID: [Reference]] = [:]
    for owned in input.observations.ownedOutside { isOwned[owned] = true }
    // Who lets go of a module in the end keeps it until then.
    let (wrong, right) = stored.filter { $0.strength == .strong }.partitioned { reference in
      toCut.contains(reference.range) || input.mustNotOwn(reference) && !isRoot(input.component(reference.from))
    }
    for reference in wrong { for target in targets(reference) { wrongOwners[target, default: []].append(reference) } }
    let alive = input.keepers.possiblyAlive(without: Set(wrong.map(\.range)))
    for reference in right where alive.contains(reference.from) || !input.component(reference.from).isClassBound {
      for target in targets(reference) { isOwned[target] = true }
    }
    let weak = stored.compactMap { reference -> Reference? in
      let (from, to) = (input.component(reference.from), input.component(reference.to))
      guard let strength = reference.strength, strength != .strong, !to.isExempt || isOwnedModule(to, by: from) else {
        return nil
      }
      guard input.wantedStrengths(for: reference) == [.strong], !targets(reference).contains(where: { isOwned[$0] }) else {
        return nil
      }
      return reference
    }
    let unowned = Set(input.observations.unowned.compactMap(\.part))
    let settled = Set(
      input.cycleCuts.compactMap { cut -> SourceRange? in
        if case .weakOwner(let reference) = cut.rescue { reference.range } else { nil }
      })
    return weak.map { reference in
      // What is weak was chosen by its strength.
      let (from, to, strength) = (input.component(reference.from), input.component(reference.to), reference.strength!)
      let others = targets(reference).flatMap { wrongOwners[$0] ?? [] }
      let toWeaken = others + input.ownership.backReferences(of: reference, without: toCut, prefer: input.mustNotOwn)
      var found = Violation(
        rule: Self.id,
        .weakOwner(
          from, reference, to, strength, others: properties(others, input),
          weakening: input.weakening(toWeaken)),
        at: reference.range, component: from.id, target: to.id,
        property: reference.property, strength: strength, evidence: reference.holdingEvidence, certainty: reference.certainty,
        alsoRules: targets(reference).contains(where: unowned.contains) ? [UnownedComponent.id] : [],
        pattern: "\(from.role.plural) that hold \(to.role.plural) weakly")
      let weakened = toWeaken.compactMap { input.weakening(of: $0)?.first }
      found.remedy = Remedy([.init(.strengthen, input.name(of: reference), at: reference.range)] + weakened)
      if settled.contains(reference.range) { found.fact = Self.fact(reference, input) }
      return found
    }
  }

  /// The fact that a finding about a cycle settles where it says to declare the reference strong.
  static func fact(_ reference: Reference, _ input: LintInput) -> Finding.Fact {
    Finding.Fact(
      rule: id, owner: input.component(reference.from).name, number: reference.from, subject: input.component(reference.to).name)
  }

  /// Whether a component starts the app, or makes several modules: what it keeps is kept on purpose.
  private func isRoot(_ component: Component) -> Bool { component.role == .assembly && component.module == nil }

  /// Whether a wireframe holds another module by its interface, where wireframes own modules; others merely talk to an input.
  private func isOwnedModule(_ interface: Component, by holder: Component) -> Bool {
    interface.surface == .input && interface.role == .wireframe && holder.role == .wireframe
  }

  /// The properties by which other components hold one though they should not, each once.
  private func properties(_ references: [Reference], _ input: LintInput) -> [String] {
    Set(references.map { "'\(input.component($0.from).name).\($0.property ?? "")'" }).sorted()
  }

  /// The held components, and the interface of the property's type.
  private func targets(_ reference: Reference) -> [Component.ID] {
    [reference.to] + reference.holds.filter { $0.certainty > .may }.map(\.component)
  }
}

extension Sequence {
  /// The elements that fit, and the others.
  fileprivate func partitioned(by fits: (Element) -> Bool) -> (fitting: [Element], others: [Element]) {
    reduce(into: ([], [])) { if fits($1) { $0.0.append($1) } else { $0.1.append($1) } }
  }
}

extension Violation.Message {
  fileprivate static func weakOwner(
    _ owner: Component, _ reference: Reference, _ target: Component, _ strength: ReferenceStrength, others: [String],
    weakening: Weakening
  ) -> Self {
    let held =
      "'\(owner.name).\(reference.property ?? "")' holds \(target.role) '\(target.name)' \(strength == .weak ? "weakly" : "as unowned")"
    let weak = weakening.properties
    if !others.isEmpty {
      return "\(held), but must own it instead of \(others.joined(separator: " and ")); \(swap(weak))\(weakening.rest)"
    }
    let together = weak.isEmpty ? "" : " and, in the same change, \(weak.joined(separator: " and ")) weak"
    return "\(held), but nothing else keeps it alive; declare the property strong\(together)\(weakening.rest)"
  }

  /// The names of many properties leave no room for more words.
  private static func swap(_ weak: [String]) -> String {
    if weak.isEmpty { return "declare it strong" }
    return "declare it strong\(weak.count > 1 ? ", and" : " and, in the same change,") \(weak.joined(separator: " and ")) weak"
  }
}
