internal import ViperConfiguration
import ViperLinking
internal import ViperModel

struct ConcreteDependency: Rule {
  static let id = "concrete-dependency"
  static let ids: RuleIDs = .one(id)

  static let documentation = RuleDocumentation(
    summary: "A component stores another component by its class.",
    rationale: """
      The parts of a module talk through interfaces, so that each can be replaced and tested alone. Assemblies and wireframes name \
      classes, since they make them; so does the dialect where it says so (a configurator dialect's router and its view controller).
      """,
    severity: .warning,
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
        """)
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
    ])

  private static let roles = Role.all(with: .hidesBehindInterface)

  func findings(in input: LintInput) -> [Violation] {
    input.references(.stored).compactMap { reference in
      let (from, to) = (input.component(reference.from), input.component(reference.to))
      guard !reference.context.contains(.assigned), !from.isInterface, !to.isInterface, !to.isBase,
        to.kind == .class || to.kind == .actor, Self.roles.contains(from.role), Self.roles.contains(to.role)
      else { return nil }
      guard input.rule(for: reference)?.allowsConcrete != true, !(from.role == .view && to.role == .view) else { return nil }
      guard !input.options(of: Self.id, for: from).names("allow", fit: to.name) else { return nil }
      return Violation(
        rule: Self.id, .concrete(from, reference, to, interface(of: to, for: from, input)), at: reference.range,
        component: from.id,
        target: to.id, property: reference.property, strength: reference.strength)
    }
  }

  /// The first interface of a class that the dialect intends for the role that holds it.
  private func interface(of target: Component, for holder: Component, _ input: LintInput) -> String? {
    let rules = input.dialect(of: holder).interfaces
    return input.references(from: target.id).filter { $0.kind == .conformance }.lazy.compactMap { reference -> String? in
      let interface = input.component(reference.to)
      guard interface.isInterface, interface.role == target.role, !interface.isExempt else { return nil }
      let rule = rules.first { rule in (rule.names + rule.siblingNames).contains { $0.stem(of: interface.name) != nil } }
      guard let rule, rule.consumers.isEmpty || rule.consumers.contains(holder.role) else { return nil }
      return interface.name
    }.first
  }
}

extension Violation.Message {
  fileprivate static func concrete(_ owner: Component, _ reference: Reference, _ target: Component, _ interface: String?) -> Self
  {
    let remedy = interface.map { "declare it as '\($0)'" } ?? "give '\(target.name)' an interface and use that"
    let held = reference.strength.map { ", held \($0.rawValue)," } ?? ""
    return "'\(owner.name).\(reference.property ?? "")'\(held) is declared with the class '\(target.name)'; \(remedy)"
  }
}
