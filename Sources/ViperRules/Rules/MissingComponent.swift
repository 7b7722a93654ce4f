internal import OrderedCollections
internal import ViperModel

struct MissingComponent: Rule {
  static let ids: RuleIDs = .one("missing-component")

  static let documentation = RuleDocumentation(
    summary: "A module lacks a part that the dialect requires.",
    rationale: """
      A module without a wireframe or interactor does that part's work somewhere else. Which roles are required is the dialect's choice: \
      Infinum's interactors are optional. The finding stands at the module's presenter.
      """,
    severity: .info,
    triggering: [
      Example(dialect: "static-wireframe", """
        final class CreditsViewController: UIViewController { var presenter: CreditsPresenter? }
        final class 1️⃣CreditsPresenter {}
        final class CreditsWireframe {}
        """)
    ],
    nonTriggering: [
      Example(dialect: "infinum", """
        final class WelcomeViewController: UIViewController {}
        final class WelcomePresenter {}
        final class WelcomeWireframe {}
        """)
    ])

  func findings(in input: LintInput) -> [Violation] {
    var roles: [ViperModule.ID: Set<Role>] = [:]
    var presenters: [ViperModule.ID: Component] = [:]
    for component in input.graph.components where !component.isInterface {
      guard let module = component.module else { continue }
      roles[module, default: []].insert(component.role)
      if component.role == .presenter, presenters[module] == nil { presenters[module] = component }
    }
    return input.graph.modules.compactMap { module in
      guard let presenter = presenters[module.id] else { return nil }
      let required = input.dialect(of: presenter).roles.filter { $0.value.isRequired }.keys
      let missing = required.filter { roles[module.id]?.contains($0) != true }
      guard !missing.isEmpty else { return nil }
      return Violation(rule: "missing-component", .missing(module, Array(missing)), at: presenter.range, component: presenter.id)
    }
  }
}

extension Violation.Message {
  fileprivate static func missing(_ module: ViperModule, _ roles: [Role]) -> Self {
    let names = roles.map(\.name).joined(separator: ", ")
    return "module '\(module.name)' has no \(names), which \(module.dialect) requires; add it, or pin a dialect that does without"
  }
}
