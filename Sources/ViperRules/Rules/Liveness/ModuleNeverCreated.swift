internal import ViperFacts
internal import ViperModel

struct ModuleNeverCreated: Rule {
  static let id = "module-never-created"
  static let ids: RuleIDs = .one(id)

  static let documentation = RuleDocumentation(
    summary: "A module is never created.",
    rationale: """
      A module that nothing opens is dead code: it breaks unnoticed, and still has to be maintained. It is reported at its \
      assembly, else its wireframe or view, if no other code names any of its parts. Nothing is reported where a storyboard, \
      Objective-C, a lookup by class name or code outside the project, such as users of a published type, may create the \
      module. Test code and previews do not count as use.
      """,
    severity: .info,
    triggering: [
      Example(
        dialect: "rambler",
        """
        // file: App.swift
        @main final class AppDelegate: UIResponder, UIApplicationDelegate {
          func start() { show(HomeAssembly.make()); show(CartAssembly.make()) }
          func show(_ view: UIViewController) {}
        }
        // file: Home.swift
        final class HomeViewController: UIViewController { var output: HomePresenter! }
        final class HomePresenter { weak var view: HomeViewController? }
        enum HomeAssembly {
          static func make() -> UIViewController {
            let (view, presenter) = (HomeViewController(), HomePresenter())
            view.output = presenter
            return view
          }
        }
        // file: Cart.swift
        final class CartViewController: UIViewController { var output: CartPresenter! }
        final class CartPresenter { weak var view: CartViewController? }
        enum CartAssembly {
          static func make() -> UIViewController {
            let (view, presenter) = (CartViewController(), CartPresenter())
            view.output = presenter
            return view
          }
        }
        // file: Gift.swift
        final class GiftViewController: UIViewController { var output: GiftPresenter! }
        final class GiftPresenter { weak var view: GiftViewController? }
        enum 1️⃣GiftAssembly {
          static func make() -> UIViewController {
            let (view, presenter) = (GiftViewController(), GiftPresenter())
            view.output = presenter
            return view
          }
        }
        """)
    ],
    nonTriggering: [
      // By a metatype, and by an extension of a common factory in the module's own file.
      Example(
        dialect: "rambler",
        """
        // file: App.swift
        @main final class AppDelegate: UIResponder, UIApplicationDelegate {
          let links = ["home": HomeAssembly.self, "cart": CartAssembly.self]
          func start() { Screens.gift() }
        }
        enum Screens {}
        // file: Home.swift
        final class HomeViewController: UIViewController { var output: HomePresenter! }
        final class HomePresenter { weak var view: HomeViewController? }
        class HomeAssembly {
          func make() -> UIViewController {
            let (view, presenter) = (HomeViewController(), HomePresenter())
            view.output = presenter
            return view
          }
        }
        // file: Cart.swift
        final class CartViewController: UIViewController { var output: CartPresenter! }
        final class CartPresenter { weak var view: CartViewController? }
        class CartAssembly: HomeAssembly {
          override func make() -> UIViewController {
            let (view, presenter) = (CartViewController(), CartPresenter())
            view.output = presenter
            return view
          }
        }
        // file: Gift.swift
        final class GiftViewController: UIViewController { var output: GiftPresenter! }
        final class GiftPresenter { weak var view: GiftViewController? }
        enum GiftAssembly {
          static func make() -> UIViewController {
            let (view, presenter) = (GiftViewController(), GiftPresenter())
            view.output = presenter
            return view
          }
        }
        extension Screens { static func gift() -> UIViewController { GiftAssembly.make() } }
        """),
      // Without the code that starts the app, who makes modules is not known.
      Example(
        dialect: "rambler",
        """
        // file: Gift.swift
        final class GiftViewController: UIViewController { var output: GiftPresenter! }
        final class GiftPresenter { weak var view: GiftViewController? }
        enum GiftAssembly {
          static func make() -> UIViewController {
            let (view, presenter) = (GiftViewController(), GiftPresenter())
            view.output = presenter
            return view
          }
        }
        """),
    ])

  func findings(in input: LintInput) -> [Violation] {
    input.observations.liveness.uncreated.compactMap { uncreated in
      let maker = input.component(uncreated.component)
      guard let module = input.module(of: maker) else { return nil }
      return Violation(rule: Self.id, .uncreated(module), at: maker.range, component: maker.id)
    }
  }
}

extension Violation.Message {
  fileprivate static func uncreated(_ module: ViperModule) -> Self {
    "nothing creates module '\(module.name)'; open it or remove it"
  }
}
