internal import ViperFacts
import ViperLinking
internal import ViperModel

struct InterfaceNotClassBound: Rule {
  static let id = "interface-not-class-bound"
  static let ids: RuleIDs = .one(id)

  static let documentation = RuleDocumentation(
    summary: "An interface that must be held weakly does not inherit from AnyObject.",
    rationale: """
      'weak' and 'unowned' compile only for interfaces that are bound to classes. If all interfaces that need the bound \
      inherit from one base, the finding is reported once, at that base. Where a finding at the property, such as retain-cycle, \
      says to bind the interface, it includes this one.
      """,
    severity: .warning,
    triggering: [
      // One edit at the base serves both.
      Example(
        dialect: "static-wireframe",
        """
        protocol 1️⃣TableProtocol {}
        protocol UserTableProtocol: TableProtocol {}
        final class UserTableController: UIViewController, UserTableProtocol { var presenter: UserTablePresenter? }
        final class UserTablePresenter { var view: UserTableProtocol? }
        protocol PhotoTableProtocol: TableProtocol {}
        final class PhotoTableController: UIViewController, PhotoTableProtocol { var presenter: PhotoTablePresenter? }
        final class PhotoTablePresenter { var view: PhotoTableProtocol? }
        """)
    ],
    nonTriggering: [
      Example(
        dialect: "infinum",
        """
        protocol ViewInterface: AnyObject {}
        protocol LoginViewInterface: ViewInterface {}
        final class LoginViewController: UIViewController, LoginViewInterface { var presenter: LoginPresenter! }
        final class LoginPresenter { weak var view: LoginViewInterface? }
        """),
      // The presenter owns the view, which refers back unowned.
      Example(
        dialect: "viper",
        """
        protocol LoginViewProtocol {}
        final class LoginViewController: UIViewController, LoginViewProtocol {
          private unowned let presenter: LoginPresenter
          init(presenter: LoginPresenter) { self.presenter = presenter }
        }
        final class LoginPresenter { var view: LoginViewProtocol!; let interactor = LoginInteractor() }
        final class LoginInteractor {}
        """),
      // A composition of which one member is bound to classes, and a list of interfaces.
      Example(
        dialect: "infinum",
        """
        protocol ViewInterface: AnyObject {}
        protocol LoadingViewInterface {}
        typealias LoginViewInterface = ViewInterface & LoadingViewInterface
        final class LoginViewController: UIViewController, LoginViewInterface { var presenter: LoginPresenter! }
        final class LoginPresenter { var view: LoginViewInterface?; var others: [LoadingViewInterface] = [] }
        final class LoginInteractor {}
        """),
      // Passed on, never stored.
      Example(
        dialect: "infinum",
        """
        protocol LoginViewInterface {}
        final class LoginViewController: UIViewController, LoginViewInterface {}
        final class LoginPresenter { func show(in view: LoginViewInterface) {} }
        """),
      // Two services of one level keep each other.
      Example(
        dialect: "viper",
        """
        final class LoginPresenter { let interactor = LoginInteractor() }
        final class LoginInteractor { let visits: VisitServiceInterface = VisitService() }
        protocol VisitServiceInterface {}
        protocol StationServiceInterface {}
        final class VisitService: VisitServiceInterface { lazy var stations: StationServiceInterface = StationService() }
        final class StationService: StationServiceInterface { lazy var visits: VisitServiceInterface = VisitService() }
        """),
    ])

  func findings(in input: LintInput) -> [Violation] {
    let unbound = unboundInterfaces(input)
    let bases = commonBases(of: Set(unbound.map(\.interface.id)), input)
    var reported: Set<Component.ID> = []
    return unbound.compactMap { interface, reference in
      let place = bases[interface.id].map(input.component) ?? interface
      guard reported.insert(place.id).inserted else { return nil }
      var found = Violation(
        rule: Self.id, .notClassBound(place, reference, input.component(reference.from)), at: place.range,
        component: place.id, target: reference.from, property: nil)
      found.remedy = Remedy([.init(.bind, place.name, at: place.range)])
      return found
    }
  }

  private func unboundInterfaces(_ input: LintInput) -> [(interface: Component, reference: Reference)] {
    // References that close a cycle must become weak, whatever the dialect says.
    let closing = input.placesToWeaken
    let unbound = input.references(.stored).filter { reference in
      let to = input.component(reference.to)
      // What is weak compiles, so the type is bound by something; neither a collection nor what makes its own value is ever weak.
      guard to.isInterface, !to.isClassBound, !input.component(reference.from).isInterface, reference.strength == .strong,
        reference.context.isDisjoint(with: [.staysEmpty, .collected, .selfFilled]), !isBoundByAnother(reference, input),
        // An assembly keeps the input of the module that it has made: nothing points back at it.
        input.component(reference.from).role != .assembly
      else { return false }
      return input.isForbiddenOwner(reference)
        || closing.contains(reference.range) && !isPeer(to, of: input.component(reference.from))
    }
    // The named component must not depend on the order of files.
    var seen: Set<Component.ID> = []
    return unbound.sorted { input.component($0.from).name < input.component($1.from).name }
      .compactMap { seen.insert($0.to).inserted ? (input.component($0.to), $0) : nil }
  }

  /// Whether the property's type is a composition with a member that is bound to classes.
  private func isBoundByAnother(_ reference: Reference, _ input: LintInput) -> Bool {
    input.references(from: reference.from).contains { other in
      let member = input.component(other.to)
      return other.kind == .stored && other.property == reference.property && other.to != reference.to
        && (member.isClassBound || member.kind == .class)
    }
  }

  /// Whether two are services of one level, of which none is above the other: a cycle of them is often kept on purpose.
  private func isPeer(_ interface: Component, of holder: Component) -> Bool {
    interface.role == holder.role && [.service, .dataManager].contains(holder.role)
  }

  /// By root, the base that two or more unbound interfaces inherit, if all of them do.
  private func commonBases(of unbound: Set<Component.ID>, _ input: LintInput) -> [Component.ID: Component.ID] {
    var inherited: [Component.ID: [Component.ID]] = [:]
    for reference in input.references(.conformance) where unbound.contains(reference.from) {
      inherited[reference.to, default: []].append(reference.from)
    }
    let peers = Dictionary(grouping: unbound) { input.component($0).root }
    var bases: [Component.ID: Component.ID] = [:]
    for (base, heirs) in inherited.sorted(by: { input.component($0.key).name < input.component($1.key).name })
    where heirs.count > 1 {
      if heirs.count == peers[input.component(base).root]?.count { for heir in heirs { bases[heir] = bases[heir] ?? base } }
    }
    return bases
  }
}

extension Violation.Message {
  fileprivate static func notClassBound(_ interface: Component, _ reference: Reference, _ owner: Component) -> Self {
    "protocol '\(interface.name)' is not class-bound, so '\(owner.name).\(reference.property ?? "")' cannot be weak; make it inherit from AnyObject"
  }
}
