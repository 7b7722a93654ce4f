internal import ViperConfiguration
import ViperLinking
internal import ViperModel

struct ConcreteDependency: Rule {
  static let id = "concrete-dependency"
  static let ids: RuleIDs = .one(id)
  static let isStyle = true

  static let documentation = RuleDocumentation(
    summary: "A component stores another component by its class.",
    rationale: """
      The parts of a module talk through interfaces, so that each can be replaced and tested alone. Assemblies and wireframes name \
      classes, since they make them; so does the dialect where it says so (a configurator dialect's router and its view controller).
      """,
    severity: .warning,
    cases: [
      .init("house-style", .info, "fewer than a tenth of the references between parts in the root are typed by interfaces")
    ],
    options: [
      RuleOption("allow", .names(of: .components), default: "none", summary: "components that anyone may store by their class")
    ],
    triggering: [
      Example(
        dialect: "infinum",
        """
        protocol LoginPresenterInterface: AnyObject {}
        final class LoginPresenter: LoginPresenterInterface {}
        final class LoginViewController: UIViewController { var presenter: 1️⃣LoginPresenter! }
        """),
      // The interface lacks what the view calls.
      Example(
        dialect: "infinum",
        """
        protocol LoginPresenterInterface: AnyObject { func load() }
        final class LoginPresenter: LoginPresenterInterface { func load() {}; func reload() {} }
        final class LoginViewController: UIViewController { var presenter: 1️⃣LoginPresenter!; func tap() { presenter.reload() } }
        """),
    ],
    nonTriggering: [
      Example(
        dialect: "infinum",
        """
        protocol LoginPresenterInterface: AnyObject {}
        final class LoginPresenter: LoginPresenterInterface { private let service = LoginService() }
        final class LoginService {}
        final class LoginViewController: UIViewController { var presenter: LoginPresenterInterface! }
        """),
      Example(
        dialect: "module-owner",
        """
        final class LoginWireframe { lazy var moduleView = LoginView(); lazy var modulePresenter = LoginPresenter() }
        final class LoginView: UIViewController {}
        final class LoginPresenter {}
        """),
      // A child that the presenter makes for itself.
      Example(
        dialect: "viper",
        """
        final class LoginViewController: UIViewController { var presenter: LoginPresenterInterface! }
        protocol LoginPresenterInterface: AnyObject {}
        final class LoginPresenter: LoginPresenterInterface { private let header = HeaderPresenter() }
        final class HeaderPresenter { weak var view: HeaderView? }
        final class HeaderView: UIView {}
        final class LoginInteractor {}
        """),
    ])

  private static let roles = Role.all(with: .hidesBehindInterface)
  /// Fewer references say nothing about a team's style.
  private static let fewestForStyle = 10

  func findings(in input: LintInput) -> [Violation] {
    let pairs = input.references(.stored).filter { isPair($0, input) }
    let byChoice = rootsWithoutInterfaces(pairs, input)
    return pairs.compactMap { reference in
      let (from, to) = (input.component(reference.from), input.component(reference.to))
      // What a component makes for itself is a part of it.
      guard !reference.context.contains(.assigned), !reference.context.contains(.selfMade),
        // The type of a base protocol's property is the protocol's to change.
        !reference.context.contains(.prescribed), !reference.context.contains(.abstracted), !to.isInterface, !to.isBase,
        to.kind == .class || to.kind == .actor, !input.options(of: Self.id, for: from).names("allow", fit: to.name)
      else { return nil }
      return Violation(
        rule: Self.id, case: byChoice.contains(from.root) ? "house-style" : nil,
        .concrete(from, reference, to, interface(for: reference, input)), at: reference.range, component: from.id,
        target: to.id, property: reference.property, strength: reference.strength)
    }
  }

  /// Whether a reference is one that an interface belongs to.
  private func isPair(_ reference: Reference, _ input: LintInput) -> Bool {
    let (from, to) = (input.component(reference.from), input.component(reference.to))
    return !from.isInterface && Self.roles.contains(from.role) && Self.roles.contains(to.role)
      && input.rule(for: reference)?.allowsConcrete != true && !(from.role == .view && to.role == .view)
  }

  /// The roots where fewer than a tenth of such references are typed by interfaces: a choice of the team.
  private func rootsWithoutInterfaces(_ pairs: [Reference], _ input: LintInput) -> Set<String> {
    let byRoot = Dictionary(grouping: pairs) { input.component($0.from).root }
    return Set(
      byRoot.filter { _, pairs in
        pairs.count >= Self.fewestForStyle && pairs.count { input.component($0.to).isInterface } * 10 < pairs.count
      }.keys)
  }

  /// An interface of a class, and the members that the holder uses and it lacks.
  fileprivate struct Choice {
    var name: String
    var lacks: [String]
  }

  /// The interface to declare a property with: one that the dialect intends for the role, and one that has all members in use,
  /// go before others.
  private func interface(for reference: Reference, _ input: LintInput) -> Choice? {
    let (holder, target) = (input.component(reference.from), input.component(reference.to))
    let conformances = Set(
      input.references(from: target.id).lazy.filter { $0.kind == .conformance || $0.kind == .inheritance }.map(\.to))
    let choices = input.observations.interfaceFits.filter { fit in
      let interface = input.component(fit.interface)
      return fit.owner == holder.id && fit.property == reference.property && conformances.contains(fit.interface)
        && interface.role == target.role && !interface.isExempt
    }
    func order(_ fit: Observations.InterfaceFit) -> (Int, Int) {
      (fit.lacks.isEmpty ? 0 : 1, isIntended(input.component(fit.interface), for: holder, input) ? 0 : 1)
    }
    let best = choices.min { order($0) < order($1) }
    guard let best, best.lacks.isEmpty || isIntended(input.component(best.interface), for: holder, input) else { return nil }
    return Choice(name: input.component(best.interface).name, lacks: best.lacks)
  }

  private func isIntended(_ interface: Component, for holder: Component, _ input: LintInput) -> Bool {
    let rule = input.dialect(of: holder).interfaces.first { rule in
      (rule.names + rule.siblingNames).contains { $0.stem(of: interface.name) != nil }
    }
    return rule.map { $0.consumers.isEmpty || $0.consumers.contains(holder.role) } ?? false
  }
}

extension Violation.Message {
  fileprivate static func concrete(
    _ owner: Component, _ reference: Reference, _ target: Component, _ interface: ConcreteDependency.Choice?
  ) -> Self {
    let held = reference.strength.map { ", held \($0.rawValue)," } ?? ""
    return
      "'\(owner.name).\(reference.property ?? "")'\(held) is declared with the class '\(target.name)'; \(remedy(target, interface))"
  }

  private static func remedy(_ target: Component, _ interface: ConcreteDependency.Choice?) -> String {
    guard let interface else { return "give '\(target.name)' an interface and use that" }
    if interface.lacks.isEmpty { return "declare it as '\(interface.name)'" }
    let members = interface.lacks.prefix(3).map { "'\($0)'" }.joined(separator: ", ") + (interface.lacks.count > 3 ? ", …" : "")
    return "add \(members) to '\(interface.name)' and declare it as that"
  }
}
