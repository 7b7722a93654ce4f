internal import ViperModel

struct CrossModuleReference: Rule {
  static let ids: RuleIDs = .one("cross-module-reference")

  static let documentation = RuleDocumentation(
    summary: "A component that is no wireframe uses another module's component.",
    rationale: """
      Modules know each other through their wireframes and through what they publish: inputs, outputs, delegates, a module's \
      interface. Anything else ties one module's insides to another's. Base types, child views that a container holds, and parts that \
      modules share (one view for several presenters) are free.
      """,
    severity: .warning,
    options: [
      RuleOption("allow", .names(of: .modules), default: "none", summary: "modules whose components anyone may use")
    ],
    triggering: [
      Example(dialect: "infinum", """
        final class LoginPresenter { private var home: 1️⃣HomeInteractorInterface? }
        final class LoginInteractor {}
        protocol HomeInteractorInterface: AnyObject {}
        final class HomePresenter { private let interactor: HomeInteractorInterface = HomeInteractor() }
        final class HomeInteractor: HomeInteractorInterface {}
        """)
    ],
    nonTriggering: [
      Example(dialect: "viper", """
        protocol HomeModuleInput: AnyObject {}
        protocol HomeModuleOutput: AnyObject {}
        final class HomePresenter: HomeModuleInput { weak var moduleOutput: HomeModuleOutput? }
        final class HomeInteractor {}
        final class LoginPresenter: HomeModuleOutput { weak var home: HomeModuleInput? }
        final class LoginInteractor {}
        final class LoginWireframe { func open() { let next = HomeWireframe() } }
        final class HomeWireframe {}
        """),
      // One view for two presenters: a part that modules share.
      Example(dialect: "viper", """
        protocol PinViewInput: AnyObject {}
        final class PinViewController: UIViewController, PinViewInput { var presenter: PinPresenter! }
        final class PinPresenter { weak var view: PinViewInput?; var interactor: PinInteractor! }
        final class PinInteractor {}
        final class UnlockPresenter { weak var view: PinViewInput?; var interactor: UnlockInteractor! }
        final class UnlockInteractor {}
        """),
      // A method that another module's delegate asks for names that module's view.
      Example(dialect: "viper", """
        protocol PickViewInput: AnyObject {}
        protocol PickDelegate: AnyObject { func pick(view: PickViewInput, didSelect index: Int) }
        final class PickViewController: UIViewController, PickViewInput {}
        final class PickPresenter { weak var view: PickViewInput?; weak var delegate: PickDelegate?; let interactor = PickInteractor() }
        final class PickInteractor {}
        final class LoginViewController: UIViewController { var presenter: LoginPresenter! }
        final class LoginPresenter: PickDelegate {
          let interactor = LoginInteractor()
          func pick(view: PickViewInput, didSelect index: Int) {}
        }
        final class LoginInteractor {}
        """),
      // An instance of its own, made by its own assembly.
      Example(dialect: "viper", """
        protocol ScanWireframeProtocol: AnyObject {}
        final class ScanWireframe: ScanWireframeProtocol {}
        class ScanPresenter { let wireframe: ScanWireframeProtocol; init(wireframe: ScanWireframeProtocol) { self.wireframe = wireframe } }
        final class ScanInteractor {}
        enum ScanViewFactory { static func make() { let p = ScanPresenter(wireframe: ScanWireframe()); let i = ScanInteractor() } }
        final class PairWireframe {}
        final class PairPresenter { let base: ScanWireframeProtocol; let own = PairWireframe(); init(base: ScanWireframeProtocol) { self.base = base } }
        enum PairViewFactory { static func make() { let p = PairPresenter(base: ScanWireframe()); let w = PairWireframe() } }
        """),
      // What a module offers beside what its own parts use is there for others.
      Example(dialect: "viper", """
        protocol WalletInteractorInput: AnyObject {}
        protocol WalletConnecting: AnyObject { func connect() }
        final class WalletPresenter { let interactor: WalletInteractorInput = WalletInteractor() }
        final class WalletInteractor: WalletInteractorInput, WalletConnecting { func connect() {} }
        final class LoginPresenter { let interactor = LoginInteractor() }
        final class LoginInteractor { var wallet: WalletConnecting? }
        """),
    ])

  func findings(in input: LintInput) -> [Violation] {
    let roles = rolesOfModules(input)
    let implementers = implementingModules(input)
    let own = ownInstances(input)
    let related = relatedModules(input)
    let published = publishedInterfaces(input)
    let inherited = InheritedReferences(input)
    return input.graph.references.compactMap { reference in
      guard input.crossesModules(reference) else { return nil }
      let (from, to) = (input.component(reference.from), input.component(reference.to))
      guard !from.isInterface, !to.isExempt, from.role != .wireframe, from.role != .assembly,
        to.role != .entity, reference.context.isDisjoint(with: [.published, .memberRead]),
        let way = ReferenceRule.Way(reference.kind)
      else { return nil }
      // Forbidden within a module as well: the family rule carries this one.
      guard let rule = input.rule(for: reference), rule.within.contains(way), !rule.across.contains(way) else { return nil }
      // Modules may share a part: what has no view of its own uses another one's, a view without a presenter of its own too.
      guard roles[from.module!]?.contains(to.role) == true, roles[to.module!]?.contains(from.role) == true,
        implementers[to.id]?.contains(from.module!) != true, !input.isRepeated(reference)
      else { return nil }
      // A wireframe or interactor of its own, made by its own assembly from another module's class; or its own base.
      let held = Set([to.id] + reference.holds.map(\.component))
      let isOwn = [.wireframe, .interactor].contains(to.role) && own[from.module!]?.isDisjoint(with: held) == false
      guard !published.contains(to.id), !inherited.includes(reference) else { return nil }
      guard !isOwn, related[from.module!]?.contains(to.module!) != true else { return nil }
      let allowed = input.options(of: "cross-module-reference", for: from)
      guard !allowed.names("allow", fit: input.graph.modules[to.module!].name) else { return nil }
      return Violation(
        rule: "cross-module-reference", .crosses(from, to, input), at: reference.range, component: from.id, target: to.id,
        property: reference.property, strength: reference.strength)
    }
  }

  /// Further interfaces of a component that nobody in its own module uses: they are there for others.
  private func publishedInterfaces(_ input: LintInput) -> Set<Component.ID> {
    var usedAtHome: Set<Component.ID> = []
    var interfaces: [Component.ID: [Component.ID]] = [:]
    for reference in input.graph.references {
      guard input.graph.components[reference.to].kind == .protocol,
        input.graph.components[reference.from].module == input.graph.components[reference.to].module
      else { continue }
      let (from, to) = (input.component(reference.from), input.component(reference.to))
      if reference.kind == .conformance, !from.isInterface { interfaces[from.id, default: []].append(to.id) }
      if reference.kind != .conformance { usedAtHome.insert(to.id) }
    }
    return Set(interfaces.values.filter { !usedAtHome.isDisjoint(with: $0) }.joined()).subtracting(usedAtHome)
  }

  /// By module, what its own assembly or wireframe creates.
  private func ownInstances(_ input: LintInput) -> [ViperModule.ID: Set<Component.ID>] {
    var made: [ViperModule.ID: Set<Component.ID>] = [:]
    for reference in input.references(.construction) {
      let from = input.component(reference.from)
      guard let module = from.module, from.role == .assembly else { continue }
      made[module, default: []].insert(reference.to)
    }
    return made
  }

  /// Modules with classes that inherit one another's.
  private func relatedModules(_ input: LintInput) -> [ViperModule.ID: Set<ViperModule.ID>] {
    var related: [ViperModule.ID: Set<ViperModule.ID>] = [:]
    for reference in input.references(.inheritance) {
      guard let a = input.component(reference.from).module, let b = input.component(reference.to).module, a != b else { continue }
      related[a, default: []].insert(b)
      related[b, default: []].insert(a)
    }
    return related
  }

  /// By interface, the modules with a class that conforms to it: it is theirs as well, whatever it is called.
  private func implementingModules(_ input: LintInput) -> [Component.ID: Set<ViperModule.ID>] {
    var interfaces: [Component.ID: [Component.ID]] = [:]
    for reference in input.graph.references where [.conformance, .inheritance].contains(reference.kind) {
      interfaces[reference.from, default: []].append(reference.to)
    }
    var modules: [Component.ID: Set<ViperModule.ID>] = [:]
    for component in input.graph.components where !component.isInterface {
      guard let module = component.module else { continue }
      var queue = interfaces[component.id] ?? []
      var seen: Set<Component.ID> = []
      while let next = queue.popLast() {
        guard seen.insert(next).inserted else { continue }
        modules[next, default: []].insert(module)
        queue += interfaces[next] ?? []
      }
    }
    return modules
  }

  /// The roles of each module's own classes.
  private func rolesOfModules(_ input: LintInput) -> [ViperModule.ID: Set<Role>] {
    var roles: [ViperModule.ID: Set<Role>] = [:]
    for component in input.graph.components where !component.isInterface {
      if let module = component.module { roles[module, default: []].insert(component.role) }
    }
    return roles
  }
}

extension Violation.Message {
  fileprivate static func crosses(_ from: Component, _ to: Component, _ input: LintInput) -> Self {
    let module = input.module(of: to)?.name ?? ""
    return "\(from.role) '\(from.name)' uses \(to.role) '\(to.name)' of module '\(module)'; go through the wireframe, or what the module publishes"
  }
}
