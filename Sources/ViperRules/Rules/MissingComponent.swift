internal import OrderedCollections
internal import ViperConfiguration
import ViperLinking
internal import ViperModel

struct MissingComponent: Rule {
  static let id = "missing-component"
  static let ids: RuleIDs = .one(id)
  static let isStyle = true

  static let documentation = RuleDocumentation(
    summary: "A module lacks a part that the dialect requires.",
    rationale: """
      A module without a wireframe or interactor does that part's work somewhere else. The dialect decides which roles are \
      required: Infinum's interactors are optional. A part shared with another module is not missing. The finding is at the \
      module's presenter.
      """,
    severity: .info,
    options: [
      RuleOption(
        "roles", .choices(of: .roles, words: ["required", "optional"]), default: "set by the dialect",
        summary: "roles that a module must have or may lack")
    ],
    triggering: [
      Example(
        dialect: "static-wireframe",
        """
        final class CreditsViewController: UIViewController { var presenter: CreditsPresenter? }
        final class 1️⃣CreditsPresenter {}
        final class CreditsWireframe {}
        """)
    ],
    nonTriggering: [
      Example(
        dialect: "infinum",
        """
        final class WelcomeViewController: UIViewController {}
        final class WelcomePresenter {}
        final class WelcomeWireframe {}
        """),
      // The view is another module's, created by this module's assembly.
      Example(
        dialect: "viper",
        """
        protocol SharedViewProtocol: AnyObject {}
        final class SharedViewController: UIViewController, SharedViewProtocol { var presenter: SharedPresenter! }
        final class SharedPresenter { weak var view: SharedViewProtocol?; let interactor = SharedInteractor(); let wireframe = SharedWireframe() }
        final class SharedInteractor {}
        final class SharedWireframe {}
        final class OtherPresenter { weak var view: SharedViewProtocol?; let interactor = OtherInteractor(); let wireframe = OtherWireframe() }
        final class OtherInteractor {}
        final class OtherWireframe {}
        """),
    ])

  func findings(in input: LintInput) -> [Violation] {
    var presenters: [Component?] = Array(repeating: nil, count: input.graph.modules.count)
    for component in input.graph.components where component.role == .presenter && !component.isInterface {
      guard let module = component.module else { continue }
      if component.name < presenters[module]?.name ?? "\u{10FFFF}" { presenters[module] = component }
    }
    let roles = rolesWithBorrowed(input)
    return input.graph.modules.compactMap { module in
      guard let presenter = presenters[module.id] else { return nil }
      let (missing, extra) = missingRoles(of: presenter, input) { roles.has($0, in: module.id) }
      guard !missing.isEmpty || !extra.isEmpty else { return nil }
      return Violation(rule: Self.id, .missing(module, missing, extra), at: presenter.range, component: presenter.id)
    }
  }

  /// The missing roles: those that the dialect requires, as changed by the configuration, and those that the configuration adds.
  private func missingRoles(of presenter: Component, _ input: LintInput, isThere: (Role) -> Bool) -> (
    byDialect: [Role], bySetting: [Role]
  ) {
    let options = input.options(of: Self.id, for: presenter)
    let required = Array(input.dialect(of: presenter).roles.lazy.filter { $0.value.isRequired }.map(\.key))
    let byDialect = required.filter { options.choice("roles", for: $0.name) != "optional" && !isThere($0) }
    let further = options.choices("roles", of: "required").map { Role($0) }.filter { !required.contains($0) && !isThere($0) }
    return (byDialect, further)
  }

  /// The roles of a module's parts and of parts that it shares: those that its presenter stores, itself or by a base class, and
  /// that its assembly creates.
  private func rolesWithBorrowed(_ input: LintInput) -> RoleTable.Modules {
    var roles = input.rolesOfModules
    for component in input.graph.components where component.role == .presenter || component.role == .assembly {
      guard let module = component.module else { continue }
      var line = [component.id]
      while let last = line.last, line.count < 16, let parent = firstSupertype(of: last, input), !line.contains(parent) {
        line.append(parent)
      }
      for reference in line.lazy.flatMap({ input.references(from: $0) }) where isKept(reference, input) {
        roles.add(input.component(reference.to).role, to: module)
      }
    }
    for reference in input.graph.references { addForeign(reference, to: &roles, input) }
    for presenter in input.observations.shownOutside {
      if let module = input.component(presenter).module { roles.add(.view, to: module) }
    }
    return roles
  }

  /// Adds the roles of parts of another module, or of none: the router that creates a module's parts, and the view that stores its
  /// presenter.
  private func addForeign(_ reference: Reference, to roles: inout RoleTable.Modules, _ input: LintInput) {
    let (from, to) = (input.component(reference.from), input.component(reference.to))
    guard let module = to.module else { return }
    if reference.kind == .construction, from.role == .wireframe { roles.add(.wireframe, to: module) }
    if reference.kind == .stored, to.role == .presenter, from.role == .subview || from.role == .view {
      roles.add(.view, to: module)
    }
  }

  private func firstSupertype(of component: Component.ID, _ input: LintInput) -> Component.ID? {
    input.references(from: component).first { $0.kind == .inheritance }?.to
  }

  private func isKept(_ reference: Reference, _ input: LintInput) -> Bool {
    switch reference.kind {
    case .stored: !reference.holds.isEmpty || input.component(reference.to).isInterface
    case .construction: input.component(reference.from).role == .assembly
    default: false
    }
  }
}

extension Violation.Message {
  /// - Parameters:
  ///   - roles: those that the dialect requires.
  ///   - further: those that the configuration adds.
  fileprivate static func missing(_ module: ViperModule, _ roles: [Role], _ further: [Role]) -> Self {
    let learned = "the dialect learned from this code"
    let dialect = LearnedDialect.isNamedInRun(module.dialect) ? learned : "dialect '\(module.dialect)'"
    let who = (roles.isEmpty ? [] : [dialect]) + (further.isEmpty ? [] : [".viper-lint.yml"])
    let names = (roles + further).map(\.name)
    guard let last = names.last, names.count > 1 else {
      // What is missing has a role at least.
      return
        "module '\(module.name)' has no \(names[0]), which \(who[0]) requires; add one, or set 'roles: {\(names[0]): optional}' in the options of '\(MissingComponent.id)'"
    }
    let list = "\(names.dropLast().joined(separator: ", ")) or \(last)"
    return
      "module '\(module.name)' has no \(list), \(names.count == 2 ? "both" : "all") required by \(who.joined(separator: " and ")); add them, or make them optional in the options of '\(MissingComponent.id)'"
  }
}
