internal import ViperFacts
import ViperLinking
internal import ViperModel

struct UnownedComponent: Rule {
  static let id = "unowned-component"
  static let ids: RuleIDs = .one(id)

  static let documentation = RuleDocumentation(
    summary: "Nothing keeps a component, or an object that works for one, alive: all references to it are weak.",
    rationale: """
      The component is released when the code that created it returns. The screen appears but does not respond, or an \
      'unowned' property crashes the app. Where the dialect says which reference must be strong, weak-owner reports that \
      reference instead. The same holds for an object that works for a component, such as an adapter that only a table \
      view's 'delegate', the targets of a control or a closure's weak capture refer to.
      """,
    severity: .error,
    triggering: [
      Example(
        dialect: "viper",
        """
        final class LoginViewController: UIViewController { weak var presenter: LoginPresenter? }
        final class LoginPresenter { weak var view: LoginViewController?; var interactor: LoginInteractor? }
        final class LoginInteractor { weak var presenter: LoginPresenter? }
        enum LoginBuilder {
          static func make() -> UIViewController {
            let view = LoginViewController()
            let presenter = 1️⃣LoginPresenter()
            let interactor = LoginInteractor()
            view.presenter = presenter
            presenter.view = view
            presenter.interactor = interactor
            interactor.presenter = presenter
            return view
          }
        }
        """),
      Example(
        dialect: "viper",
        """
        import UIKit
        final class LoginViewController: UIViewController {
          var presenter: LoginPresenter?
          let table = UITableView()
          override func viewDidLoad() { super.viewDidLoad(); presenter?.load() }
        }
        final class LoginPresenter { let interactor = LoginInteractor(); func load() {} }
        final class LoginInteractor {}
        final class LoginRows: NSObject, UITableViewDelegate {}
        enum LoginBuilder {
          static func make() -> UIViewController {
            let view = LoginViewController()
            view.presenter = LoginPresenter()
            view.table.delegate = 1️⃣LoginRows()
            return view
          }
        }
        """),
    ],
    nonTriggering: [
      // A dependency container, a closure and a global may keep what the others hold weakly.
      Example(
        dialect: "viper",
        """
        final class LoginViewController: UIViewController { weak var presenter: LoginPresenter?; var onClose: (() -> Void)? }
        final class LoginPresenter {
          weak var view: LoginViewController?
          weak var interactor: LoginInteractor?
          weak var router: LoginRouter?
        }
        final class LoginInteractor { weak var presenter: LoginPresenter? }
        final class LoginRouter { weak var presenter: LoginPresenter? }
        enum LoginBuilder {
          static func make(_ container: Container) -> UIViewController {
            let view = LoginViewController()
            let presenter = LoginPresenter()
            let interactor = LoginInteractor()
            let router = LoginRouter()
            view.presenter = presenter
            presenter.view = view
            presenter.interactor = interactor
            presenter.router = router
            router.presenter = presenter
            container.register(interactor)
            view.onClose = { _ = presenter }
            objc_setAssociatedObject(view, "router", router, .OBJC_ASSOCIATION_RETAIN)
            return view
          }
        }
        """)
    ])

  func findings(in input: LintInput) -> [Violation] {
    input.observations.unowned.compactMap { part in
      let component = input.component(part.component)
      let links = Set(part.slots.compactMap(\.owner)).sorted().flatMap { owner in
        let names = part.slots.filter { $0.owner == owner }.map(\.property)
        return input.references(from: owner).filter { $0.kind == .stored && names.contains($0.property ?? "") }
      }
      // The dialect says which one must be strong.
      guard !links.contains(where: { input.wantedStrengths(for: $0) == [.strong] }) else { return nil }
      let owner = links.first { !input.mustNotOwn($0) }
      let notes = part.slots.map { Finding.Note(range: $0.range, message: "'\($0.name)' does not keep it") }
      guard !part.isRead else {
        return Violation(
          rule: Self.id, .read(part, component), at: part.range, component: component.id, notes: notes,
          isUniversal: part.isExecuted)
      }
      var found = Violation(
        rule: Self.id, .unowned(part, component, owner: owner.map(input.name)), at: part.range,
        component: component.id, property: part.helper, notes: notes, isUniversal: part.isExecuted)
      found.remedy = owner.map { Remedy([.init(.strengthen, input.name(of: $0), at: $0.range)]) }
      return found
    }
  }
}

extension Violation.Message {
  fileprivate static func read(_ part: UnownedPart, _ component: Component) -> Self {
    "nothing keeps \(name(of: part, component)) any more when unowned '\(part.slots[0].name)' is read here, which stops the app; keep it in a strong property"
  }

  private static func name(of part: UnownedPart, _ component: Component) -> String {
    part.helper.map { "'\($0)'" } ?? "\(component.role) '\(component.name)'"
  }

  /// - Parameter owner: a weak property that may be strong.
  fileprivate static func unowned(_ part: UnownedPart, _ component: Component, owner: String?) -> Self {
    let slots = part.slots
    let names = slots.map { "'\($0.name)'" }.joined(separator: " and ")
    let remedy = owner.map { "declare '\($0)' strong" } ?? "keep it in a strong property of its creator"
    let references = slots.count == 1 ? "reference \(names) is" : "references \(names) are"
    return "nothing keeps \(name(of: part, component)) alive, because its only \(references) weak; \(remedy)"
  }
}
