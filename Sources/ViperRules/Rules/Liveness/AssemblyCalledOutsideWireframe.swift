internal import ViperFacts
import ViperLinking
internal import ViperModel

struct AssemblyCalledOutsideWireframe: Rule {
  static let id = "assembly-called-outside-wireframe"
  static let ids: RuleIDs = .one(id)

  static let documentation = RuleDocumentation(
    summary: "An assembly is called by code that is not a wireframe.",
    rationale: """
      Wireframes decide which module follows which. Where a service or view model opens a module, the transition is hard to \
      find, and a lower layer depends on screens. Reported are services, data managers, view models and the like outside \
      modules; for a part of another module, cross-module-reference includes this rule. Assemblies, code that assembles or \
      opens several modules, and container views are not reported. Observed only in mutated samples so far.
      """,
    severity: .warning,
    triggering: [
      Example(
        dialect: "rambler",
        """
        final class GiftViewController: UIViewController { var output: GiftPresenter! }
        final class GiftPresenter {
          weak var view: GiftViewController?
          var interactor: GiftInteractor!
        }
        final class GiftInteractor {
          weak var output: GiftPresenter?
          let service = PaymentService()
          func pay() { service.pay() }
        }
        enum GiftAssembly {
          static func make() -> UIViewController {
            let (view, presenter, interactor) = (GiftViewController(), GiftPresenter(), GiftInteractor())
            view.output = presenter
            presenter.interactor = interactor
            return view
          }
        }
        final class PaymentService { func pay() { print(1️⃣GiftAssembly.make()) } }
        """)
    ],
    nonTriggering: [
      // By a wireframe, and by the root of the app.
      Example(
        dialect: "rambler",
        """
        final class GiftViewController: UIViewController { var output: GiftPresenter! }
        final class GiftPresenter {
          weak var view: GiftViewController?
          var interactor: GiftInteractor!
        }
        final class GiftInteractor { weak var output: GiftPresenter? }
        enum GiftAssembly {
          static func make() -> UIViewController {
            let (view, presenter, interactor) = (GiftViewController(), GiftPresenter(), GiftInteractor())
            view.output = presenter
            presenter.interactor = interactor
            return view
          }
        }
        final class HomeRouter { func openGift() { print(GiftAssembly.make()) } }
        @main final class AppDelegate: UIResponder, UIApplicationDelegate { func start() { print(GiftAssembly.make()) } }
        """)
    ])

  private static let callers: Set<Role> = [.service, .dataManager, .viewModel, .viewObject, .interactor, .presenter]

  func findings(in input: LintInput) -> [Violation] {
    let calls = input.graph.references.filter { isCall($0, input) }
    let opened = Dictionary(grouping: calls, by: \.from).mapValues { Set($0.map { input.component($0.to).module }) }
    return calls.compactMap { call in
      // What opens several modules is there for that, whatever its name.
      guard opened[call.from]?.count == 1 else { return nil }
      let (caller, assembly) = (input.component(call.from), input.component(call.to))
      return Violation(
        rule: Self.id, .called(assembly, by: caller), at: call.range, component: caller.id, target: assembly.id,
        fact: Finding.Fact(rule: Self.id, owner: caller.name, number: caller.id, subject: assembly.name))
    }
  }

  private func isCall(_ reference: Reference, _ input: LintInput) -> Bool {
    guard [.construction, .staticCall].contains(reference.kind),
      reference.context.isDisjoint(with: [.makesNothing, .unused, .defaultArgument])
    else { return false }
    let (from, to) = (input.component(reference.from), input.component(reference.to))
    return to.role == .assembly && !to.isInterface && !to.isBase && to.module != nil && from.module == nil
      && Self.callers.contains(from.role) && !from.isInterface && !from.isBase && !from.startsApp
  }
}

extension Violation.Message {
  fileprivate static func called(_ assembly: Component, by caller: Component) -> Self {
    "\(caller.role) '\(caller.name)' calls \(assembly.role) '\(assembly.name)'; let a wireframe open the module"
  }
}
