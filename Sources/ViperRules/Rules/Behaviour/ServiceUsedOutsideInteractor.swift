internal import ViperFacts
internal import ViperLinking
internal import ViperModel

struct ServiceUsedOutsideInteractor: Rule {
  static let id = "service-used-outside-interactor"
  static let ids: RuleIDs = .one(id)
  static let isStyle = true
  static let cause: RootCause? = RootCause(.access, rank: 9)

  static let documentation = RuleDocumentation(
    summary: "A presenter, view or wireframe uses a service instead of asking the interactor.",
    rationale: """
      The interactor is the facade for services: a call that bypasses it is not tested with it, and two parts of a module end \
      up asking the same service. Where the dialect reserves services for interactors, each use is reported; elsewhere only \
      that of a service which the module's interactor also has. Wireframes and assemblies may create services and pass them \
      on. A service that views and presenters of more than four modules use, such as analytics, is not reported. This is a \
      hint: in unfamiliar code, 3 of 13 findings were not worth a change.
      """,
    severity: .info,
    cases: [.init("bypass", .info, "the module's interactor has the same service")],
    triggering: [
      Example(
        dialect: "view-factory",
        """
        protocol UserServiceProtocol { func load() }
        final class UserService: UserServiceProtocol { func load() {} }
        final class LoginPresenter {
          let interactor: LoginInteractor
          private let service: 1️⃣UserServiceProtocol
          init(interactor: LoginInteractor, service: UserServiceProtocol) { self.interactor = interactor; self.service = service }
          func setup() { service.load() }
        }
        final class LoginInteractor {
          private let service: UserServiceProtocol
          init(service: UserServiceProtocol) { self.service = service }
          func load() { service.load() }
        }
        """)
    ],
    nonTriggering: [
      // Another service, and wiring.
      Example(
        dialect: "view-factory",
        """
        protocol UserServiceProtocol { func load() }
        final class UserService: UserServiceProtocol { func load() {} }
        protocol StyleServiceProtocol { func load() }
        final class StyleService: StyleServiceProtocol { func load() {} }
        final class LoginPresenter {
          let interactor: LoginInteractor
          private let style: StyleServiceProtocol
          init(interactor: LoginInteractor, style: StyleServiceProtocol) { self.interactor = interactor; self.style = style }
          func setup() { style.load() }
        }
        final class LoginInteractor {
          private let service: UserServiceProtocol
          init(service: UserServiceProtocol) { self.service = service }
          func load() { service.load() }
        }
        final class LoginWireframe {
          func make() -> LoginPresenter {
            let service = UserService()
            return LoginPresenter(interactor: LoginInteractor(service: service), style: StyleService())
          }
        }
        """)
    ])

  func findings(in input: LintInput) -> [Violation] {
    let held = servicesOfInteractors(in: input)
    let uses = input.graph.references.filter { reference in
      let (user, service) = (input.component(reference.from), input.component(reference.to))
      return [.view, .presenter, .wireframe].contains(user.role) && [.service, .dataManager].contains(service.role)
        && user.module != nil && !user.isInterface && !user.isBase && isUse(reference, by: user, input)
        && (user.role != .view || input.isConnected(user))
    }
    let modules = Dictionary(grouping: uses, by: \.to).mapValues { Set($0.compactMap { input.component($0.from).module }).count }
    let used = Dictionary(grouping: uses, by: \.from).mapValues { Set($0.map(\.to)) }
    return uses.compactMap { reference in
      // What is kept by its interface and made for that, as a default argument is, is one service.
      if !input.component(reference.to).isInterface,
        !input.bases(of: reference.to).subtracting([reference.to]).isDisjoint(with: used[reference.from, default: []])
      {
        return nil
      }
      let (user, service) = (input.component(reference.from), input.component(reference.to))
      guard let module = user.module, modules[reference.to, default: 0] <= Self.mostModules else { return nil }
      let isBypass = !held[module, default: []].isDisjoint(with: faces(of: service.id, input))
      return Violation(
        rule: Self.id, case: isBypass ? "bypass" : nil, .uses(user, service, isBypass: isBypass), at: reference.range,
        component: user.id, target: service.id, property: reference.property,
        fact: Finding.Fact(rule: Self.id, owner: user.name, number: user.id, subject: service.name),
        rank: reference.kind == .stored ? 0 : 1)
    }
  }

  /// What parts of more modules use beside interactors serves them all, as analytics do.
  private static let mostModules = 4

  /// What wireframes create, take and keep is wiring; they use what they reach through another part.
  private func isUse(_ reference: Reference, by user: Component, _ input: LintInput) -> Bool {
    if input.isRepeated(reference) || reference.context.contains(.relayed) || reference.context.contains(.unused) { return false }
    switch reference.kind {
    case .stored where !reference.context.isDisjoint(with: [.unmentioned, .staysEmpty]): return false
    case .stored, .construction, .staticCall: return user.role != .wireframe
    case .chain: return reference.context.contains(.memberRead)
    default: return false
    }
  }

  /// By module, the services that its interactors keep.
  private func servicesOfInteractors(in input: LintInput) -> [ViperModule.ID: Set<Component.ID>] {
    var held: [ViperModule.ID: Set<Component.ID>] = [:]
    for reference in input.references(.stored) {
      let interactor = input.component(reference.from)
      guard interactor.role == .interactor, !interactor.isInterface, let module = interactor.module else { continue }
      held[module, default: []].insert(reference.to)
    }
    return held
  }

  /// A service, the interfaces that it adopts and the types that adopt it.
  private func faces(of service: Component.ID, _ input: LintInput) -> Set<Component.ID> {
    input.component(service).isInterface ? input.heirs(of: service) : input.bases(of: service)
  }
}

extension Violation.Message {
  fileprivate static func uses(_ user: Component, _ service: Component, isBypass: Bool) -> Self {
    let also = isBypass ? ", which the module's interactor also has" : ""
    return "\(user.role) '\(user.name)' uses \(service.role) '\(service.name)'\(also); ask the interactor instead"
  }
}
