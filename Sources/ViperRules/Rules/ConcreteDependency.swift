internal import ViperConfiguration
import ViperLinking
internal import ViperModel

struct ConcreteDependency: Rule {
  static let id = "concrete-dependency"
  static let ids: RuleIDs = .one(id)
  static let cause: RootCause? = RootCause(.access, rank: 3)
  static let isStyle = true

  static let documentation = RuleDocumentation(
    summary: "A component stores another component by its class.",
    rationale: """
      The parts of a module talk through interfaces, so that each can be replaced and tested alone. Assemblies and wireframes \
      name classes because they create them; a dialect may allow more, such as a configurator dialect's router and its view \
      controller.
      """,
    severity: .warning,
    cases: [
      .init("unread", .info, "the property is never read, and no interface fits: a new one would have no members")
    ],
    options: [
      RuleOption(
        "allow", .names(of: .components), default: "none", summary: "components that may be stored by their class anywhere")
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
      // The class is needed, and another property has the interface.
      Example(
        dialect: "viper",
        """
        protocol LoginViewInterface: AnyObject { func show() }
        protocol LoginClosing: AnyObject { func close(_ view: LoginViewController?) }
        final class LoginViewController: UIViewController, LoginViewInterface { var presenter: LoginPresenterInterface!; func show() {} }
        protocol LoginPresenterInterface: AnyObject {}
        final class LoginPresenter: LoginPresenterInterface {
          weak var view: LoginViewInterface?
          weak var controller: LoginViewController?
          weak var closing: LoginClosing?
          func load() { view?.show() }
          func close() { closing?.close(controller) }
        }
        """),
      // Nothing fills or reads it: there is nothing to declare it as.
      Example(
        dialect: "infinum",
        """
        protocol LoginPresenterInterface: AnyObject {}
        final class LoginPresenter: LoginPresenterInterface {}
        final class LoginViewController: UIViewController { var presenter: LoginPresenterInterface!; var leftover: LoginPresenter? }
        """),
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
      // The class's only interface has associated types, which no property can be declared with.
      Example(
        dialect: "viper",
        """
        protocol BasePresenter: AnyObject { associatedtype Screen; var view: Screen? { get } }
        protocol LoginPresenterInterface: BasePresenter { func load() }
        final class LoginPresenter: LoginPresenterInterface { weak var view: LoginViewController?; func load() {} }
        final class LoginViewController: UIViewController { var presenter: LoginPresenter!; func tap() { presenter.load() } }
        final class LoginInteractor {}
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
      // Neither the router nor its interface has anything in use.
      Example(
        dialect: "viper",
        """
        final class LoginViewController: UIViewController { var presenter: LoginPresenterInput! }
        protocol LoginPresenterInput: AnyObject {}
        final class LoginPresenter: LoginPresenterInput { weak var view: LoginViewInput?; let router: LoginRouter; init(_ router: LoginRouter) { self.router = router } }
        protocol LoginViewInput: AnyObject {}
        protocol LoginRouterInput: AnyObject {}
        final class LoginRouter: LoginRouterInput { func close() {} }
        final class LoginInteractor {}
        """),
    ])

  private static let roles = Role.all(with: .hidesBehindInterface)

  func findings(in input: LintInput) -> [Violation] {
    let pairs = input.references(.stored).filter { isPair($0, input) }
    let helpers = frameworkDelegates(input)
    let classUses = Set(input.observations.classUses.map { Slot(owner: $0.owner, property: $0.property) })
    let unread = Set(input.observations.unreadParts.map { Slot(owner: $0.owner, property: $0.property) })
    return pairs.compactMap { reference in
      let (from, to) = (input.component(reference.from), input.component(reference.to))
      // What a component makes for itself is a part of it.
      guard !reference.context.contains(.assigned), !reference.context.contains(.selfMade),
        // The type of a base protocol's property is the protocol's to change.
        reference.context.isDisjoint(with: [.prescribed, .abstracted, .unmentioned]), !to.isInterface, !to.isBase,
        to.kind == .class || to.kind == .actor, !helpers.contains(to.id),
        !input.options(of: Self.id, for: from).names("allow", fit: to.name)
      else { return nil }
      let needsClass = classUses.contains(Slot(owner: from.id, property: reference.property ?? ""))
      if needsClass, isHeldByInterface(to, besides: reference, input) { return nil }
      let fits = interfaces(for: reference, input)
      // Declared with an interface that has associated types or nothing in use, the property would be no better.
      if !fits.isEmpty, fits.allSatisfy(\.isUseless) { return nil }
      var choice = needsClass ? passedChoice(for: reference, input) : choice(of: fits, for: from, input)
      let isUnread = choice == .none && unread.contains(Slot(owner: from.id, property: reference.property ?? ""))
      if isUnread { choice = .unread }
      var found = Violation(
        rule: Self.id, case: isUnread ? "unread" : nil, .concrete(from, reference, to, choice), at: reference.range,
        component: from.id, target: to.id, property: reference.property, strength: reference.strength)
      found.remedy = Self.remedy(of: reference, choice, fits, input)
      return found
    }
  }

  /// The remedy that declares a property with an interface that has all its uses; nil without one.
  private static func remedy(
    of reference: Reference, _ choice: Choice, _ fits: [Observations.InterfaceFit], _ input: LintInput
  ) -> Remedy? {
    guard case .interface(let name, lacks: []) = choice,
      let interface = fits.map({ input.component($0.interface) }).first(where: { $0.name == name }),
      // What is weak, or is to become so, needs an interface that is bound to classes.
      interface.isClassBound || reference.strength == .strong && !isToBecomeWeak(reference, input)
    else { return nil }
    let type = input.component(reference.to).name
    return Remedy([
      .init(.retype(class: type, interface: name, declaredAt: interface.range), input.name(of: reference), at: reference.range)
    ])
  }

  private static func isToBecomeWeak(_ reference: Reference, _ input: LintInput) -> Bool {
    input.placesThatMayBecomeWeak.contains(reference.range) || input.isForbiddenOwner(reference)
  }

  /// The classes that are a framework's delegates or data sources, such as a table's: UIKit is their interface.
  private func frameworkDelegates(_ input: LintInput) -> Set<Component.ID> {
    Set(
      input.observations.frameworkUses.lazy.filter {
        $0.signature == nil && FrameworkSymbols.subject(of: $0.symbol) != nil
          && ![.view, .presenter, .interactor, .wireframe].contains(input.component($0.component).role)
      }.map(\.component))
  }

  /// Whether a reference is one that an interface belongs to.
  private func isPair(_ reference: Reference, _ input: LintInput) -> Bool {
    let (from, to) = (input.component(reference.from), input.component(reference.to))
    return !from.isInterface && Self.roles.contains(from.role) && Self.roles.contains(to.role)
      && input.rule(for: reference)?.allowsConcrete != true && !(from.role == .view && to.role == .view)
  }

  private struct Slot: Hashable {
    var owner: Component.ID
    var property: String
  }

  /// Whether another property of the same component holds the same object by an interface, or may do so.
  private func isHeldByInterface(_ target: Component, besides reference: Reference, _ input: LintInput) -> Bool {
    input.references(from: reference.from).contains { other in
      other.kind == .stored && other.property != reference.property && input.component(other.to).isInterface
        && input.component(other.to).role == target.role && input.component(other.to).module == target.module
        && (other.holds.isEmpty || other.holds.contains { $0.component == target.id })
    }
  }

  /// What a property could be declared with.
  fileprivate enum Choice: Equatable {
    /// An interface of the class, and the members that the holder uses and it lacks.
    case interface(String, lacks: [String])
    case none
    /// The class itself is needed where the property is used.
    case classIsNeeded
    /// Where it is passed on, the class is asked for, though others keep it by an interface, which may lack members in use.
    case passed(String, lacks: [String])
    /// Nothing reads the property.
    case unread
  }

  /// The interfaces of a property's class that have its role.
  ///
  /// - Parameter includesInputs: whether to include what a module publishes for others.
  private func interfaces(
    for reference: Reference, includesInputs: Bool = false, _ input: LintInput
  ) -> [Observations.InterfaceFit] {
    let target = input.component(reference.to)
    let conformances = Set(
      input.references(from: target.id).lazy.filter { $0.kind == .conformance || $0.kind == .inheritance }.map(\.to))
    return input.observations.interfaceFits.filter { fit in
      let interface = input.component(fit.interface)
      return fit.owner == reference.from && fit.property == reference.property && conformances.contains(fit.interface)
        && interface.role == target.role && (!interface.isExempt || includesInputs && interface.surface == .input)
    }
  }

  /// The interface to declare a property with: one that the dialect intends for the role, and one that has all members in use,
  /// go before others.
  private func choice(of fits: [Observations.InterfaceFit], for holder: Component, _ input: LintInput) -> Choice {
    func order(_ fit: Observations.InterfaceFit) -> (Int, Int) {
      (fit.lacks.isEmpty ? 0 : 1, isIntended(input.component(fit.interface), for: holder, input) ? 0 : 1)
    }
    let best = fits.filter { !$0.isUseless && !isForOthers(input.component($0.interface), than: holder, input) }.min {
      order($0) < order($1)
    }
    guard let best, best.lacks.isEmpty || isIntended(input.component(best.interface), for: holder, input) else { return .none }
    return .interface(input.component(best.interface).name, lacks: best.lacks)
  }

  /// What to declare a property with whose class is asked for where it is passed on.
  private func passedChoice(for reference: Reference, _ input: LintInput) -> Choice {
    let holder = input.component(reference.from)
    let fits = interfaces(for: reference, includesInputs: input.crossesModules(reference), input)
    let kept = fits.filter { fit in
      !fit.isUseless && !isForOthers(input.component(fit.interface), than: holder, input)
        && input.references(to: fit.interface).contains { $0.kind == .stored && $0.from != holder.id }
    }
    guard let best = kept.min(by: { $0.lacks.count < $1.lacks.count }) else { return .classIsNeeded }
    return .passed(input.component(best.interface).name, lacks: best.lacks)
  }

  private func isIntended(_ interface: Component, for holder: Component, _ input: LintInput) -> Bool {
    intention(of: interface, for: holder, input).map { $0.consumers.isEmpty || $0.consumers.contains(holder.role) } ?? false
  }

  /// Whether an interface is for other roles, as an interactor's output is not for the view: by the dialect, else by the roles of the
  /// module's parts that are declared with it.
  private func isForOthers(_ interface: Component, than holder: Component, _ input: LintInput) -> Bool {
    if let intention = intention(of: interface, for: holder, input), !intention.consumers.isEmpty {
      return !intention.consumers.contains(holder.role)
    }
    let holders = input.references(to: interface.id).filter { $0.kind == .stored }.map { input.component($0.from) }
      .filter { $0.module == holder.module && !$0.isInterface }
    return !holders.isEmpty && holders.allSatisfy { $0.role != holder.role }
  }

  /// What the dialect says about interfaces of that name.
  private func intention(of interface: Component, for holder: Component, _ input: LintInput) -> InterfaceRule? {
    input.dialect(of: holder).interfaces.first { rule in
      (rule.names + rule.siblingNames).contains { $0.stem(of: interface.name) != nil }
    }
  }
}

extension Violation.Message {
  fileprivate static func concrete(
    _ owner: Component, _ reference: Reference, _ target: Component, _ choice: ConcreteDependency.Choice
  ) -> Self {
    let fact =
      switch choice {
      case .unread: ", but never read"
      case .classIsNeeded where target.role == .view: " and used as a view controller"
      default: ""
      }
    return
      "'\(owner.name).\(reference.property ?? "")' is declared as class '\(target.name)'\(fact); \(remedy(target, choice, isOwner: reference.strength == .strong))"
  }

  private static func remedy(_ target: Component, _ choice: ConcreteDependency.Choice, isOwner: Bool) -> String {
    switch choice {
    case .unread: return "remove the property\(isOwner ? " unless it keeps the \(target.role) alive" : "")"
    case .none: return "add a protocol for '\(target.name)' and declare the property as that protocol"
    case .classIsNeeded where target.role == .view: return "let the wireframe hold it"
    case .classIsNeeded: return "add a protocol for '\(target.name)' and use it for the property and for what it is passed to"
    case .passed(let name, let lacks):
      let addition = lacks.isEmpty ? "" : "add \(list(lacks)) to '\(name)', then "
      return "\(addition)use '\(name)' for the property and for what it is passed to"
    case .interface(let name, let lacks):
      if lacks.isEmpty { return "declare the property as '\(name)'" }
      return "add \(list(lacks)) to '\(name)', then declare the property as '\(name)'"
    }
  }

  private static func list(_ members: [String]) -> String {
    members.prefix(3).map { "'\($0)'" }.joined(separator: ", ") + (members.count > 3 ? ", …" : "")
  }
}
