import ViperLinking
internal import ViperModel

struct RetainCycle: Rule {
  static let id = "retain-cycle"
  static let ids: RuleIDs = .one(id)
  static let cause: RootCause? = RootCause(.ownership, rank: 0)

  static let documentation = RuleDocumentation(
    summary: "Strong references form a cycle, so none of its components is ever released.",
    rationale: """
      An interface stands for what is assigned to it, or else for its only conformer; if several are possible, no cycle is \
      reported. Each cycle is reported once, at the reference to make weak. The first choice is one that the dialect wants \
      weak. Otherwise it is one to the view, to the presenter, or from a component to its creator, provided that something \
      outside the cycle keeps the object alive. A reference that the dialect wants strong is never chosen; if all are, the \
      first is reported without advice. The fewest \
      references that break all cycles are chosen, or nearly so among more than 20 tangled ones. The notes show the other \
      references. Besides, the code that assembles a module is followed with all objects that it makes, helpers and values \
      too: what they still keep among themselves once the screen is closed is a cycle. Objects of a database (Core Data, \
      Realm, SwiftData) close no cycle.
      """,
    severity: .error,
    cases: [
      .init(
        "unmade", .info,
        "the cycle is set up only by a static function that is never called, while those of other modules are"
      ),
      .init("permanent", .info, "all components live as long as the app: singletons, or assemblies in a container"),
    ],
    triggering: [
      Example(
        dialect: "infinum",
        """
        protocol LoginViewInterface: AnyObject {}
        protocol LoginPresenterInterface: AnyObject {}
        final class LoginViewController: UIViewController, LoginViewInterface { var presenter: LoginPresenterInterface! }
        final class LoginPresenter: LoginPresenterInterface { var view: 1️⃣LoginViewInterface? }
        final class LoginInteractor {}
        """),
      // The declared type is external; the assigned value is the controller.
      Example(
        dialect: "infinum",
        """
        final class LoginWireframe {
          private var 1️⃣controller: UIViewController?
          init() {
            let view = LoginViewController()
            view.presenter = LoginPresenter(wireframe: self)
            controller = view
          }
        }
        protocol LoginWireframeInterface: AnyObject {}
        extension LoginWireframe: LoginWireframeInterface {}
        protocol LoginPresenterInterface: AnyObject {}
        final class LoginViewController: UIViewController { var presenter: LoginPresenterInterface! }
        final class LoginPresenter: LoginPresenterInterface {
          private let wireframe: LoginWireframeInterface
          init(wireframe: LoginWireframeInterface) { self.wireframe = wireframe }
        }
        """),
      // The controller that gets the other one where it declares it must keep it.
      Example(
        dialect: "viper",
        """
        protocol NoteViewDataSource { func prefix() -> String }
        final class NoteView: UIViewController { var presenter: NotePresenter?; var dataSource: 1️⃣NoteViewDataSource? }
        final class NotePresenter { let interactor = NoteInteractor() }
        final class NoteInteractor {}
        enum NoteBuilder { static func view() -> UIViewController { let view = NoteView(); view.presenter = NotePresenter(); return view } }
        final class EditorViewController: UIViewController, NoteViewDataSource {
          var presenter: EditorPresenter?
          lazy var note: NoteView = { let note = NoteBuilder.view() as! NoteView; note.dataSource = self; return note }()
          func prefix() -> String { "" }
          override func viewDidLoad() { view.addSubview(note.view) }
        }
        final class EditorPresenter { let interactor = EditorInteractor() }
        final class EditorInteractor {}
        """),
      // A helper without a role is an object like any other.
      Example(
        dialect: "viper",
        """
        import UIKit
        final class OrdersViewController: UIViewController {
          var presenter: OrdersPresenter?
          private let table = OrdersTable()
          override func viewDidLoad() {
            super.viewDidLoad()
            table.owner = self
            presenter?.load()
          }
        }
        final class OrdersTable { var 1️⃣owner: OrdersViewController? }
        final class OrdersPresenter {
          weak var view: OrdersViewController?
          let interactor = OrdersInteractor()
          func load() {}
        }
        final class OrdersInteractor {}
        enum OrdersBuilder {
          static func make() -> UIViewController {
            let view = OrdersViewController()
            let presenter = OrdersPresenter()
            view.presenter = presenter
            presenter.view = view
            return view
          }
        }
        """),
    ],
    nonTriggering: [
      Example(
        dialect: "viper",
        """
        protocol LoginModuleOutput: AnyObject {}
        final class LoginPresenter: LoginModuleOutput { var output: LoginModuleOutput? }
        final class LoginInteractor {}
        """),
      // Set to nil by its own type, so held temporarily.
      Example(
        dialect: "infinum",
        """
        class BaseWireframe { private var temporary: LoginViewController?; func release() { temporary = nil } }
        final class LoginViewController: UIViewController { var presenter: LoginPresenterInterface! }
        protocol LoginPresenterInterface: AnyObject {}
        final class LoginPresenter: LoginPresenterInterface { var wireframe: LoginWireframeInterface! }
        protocol LoginWireframeInterface: AnyObject {}
        final class LoginWireframe: BaseWireframe, LoginWireframeInterface {}
        """),
      // The reference that holds the presenter until its view does must stay strong; the reverse one is reported elsewhere.
      Example(
        dialect: "viper",
        """
        final class AppDependencies {
          let wireframe = ListWireframe()
          init() { let presenter = ListPresenter(); let interactor = ListInteractor(); wireframe.presenter = presenter; presenter.interactor = interactor }
        }
        final class ListWireframe { var presenter: ListPresenter? }
        final class ListPresenter { weak var wireframe: ListWireframe?; var interactor: ListInteractor? }
        final class ListInteractor {}
        """),
      // What is let go of when the screen disappears.
      Example(
        dialect: "viper",
        """
        import UIKit
        final class OrdersViewController: UIViewController {
          var presenter: OrdersPresenter?
          private let table = OrdersTable()
          override func viewDidLoad() {
            super.viewDidLoad()
            table.owner = self
          }
          override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            table.owner = nil
          }
        }
        final class OrdersTable { var owner: OrdersViewController? }
        final class OrdersPresenter { let interactor = OrdersInteractor() }
        final class OrdersInteractor {}
        enum OrdersBuilder {
          static func make() -> UIViewController {
            let view = OrdersViewController()
            view.presenter = OrdersPresenter()
            return view
          }
        }
        """),
      // A service that forgets a listener when it is told to.
      Example(
        dialect: "viper",
        """
        protocol FeedListener: AnyObject {}
        final class FeedService {
          private var listeners: [FeedListener] = []
          func add(_ listener: FeedListener) { listeners.append(listener) }
          func remove(_ listener: FeedListener) { listeners.removeAll { $0 === listener } }
        }
        final class FeedViewController: UIViewController { var presenter: FeedPresenter!; deinit { presenter.stop() } }
        final class FeedPresenter: FeedListener {
          weak var view: FeedViewController?
          let interactor = FeedInteractor()
          let service = FeedService()
          func start() { service.add(self) }
          func stop() { service.remove(self) }
        }
        final class FeedInteractor {}
        """),
    ])

  func findings(in input: LintInput) -> [Violation] {
    let inherited = InheritedSlots(input)
    let unmade = UnmadeLinks(input)
    let permanent = Set(input.observations.permanent)
    let assigners = Assigners(input)
    let cuts = input.cycleCuts.map { cut in
      let (edge, cycle, reference) = (cut.edge, cut.cycle, cut.edge.reference)
      let owner = input.component(reference.from)
      let names = cycle.map { input.component($0.from).name } + [input.component(cycle[0].from).name]
      let notes = cycle.dropFirst().filter { $0.reference.range != reference.range }.map { step in
        Finding.Note(range: step.reference.range, message: note(step, assigners[step.reference], input))
      }
      let slot = inherited[reference]
      let place = slot.map { ("\($0.base).\($0.property)", " in '\(owner.name)'") } ?? (property(reference, input), "")
      let harmless: (case: String, message: Violation.Message)? =
        if cycle.contains(where: unmade.contains) {
          ("unmade", .unmadeCycle(place, names, cut))
        } else if cycle.allSatisfy({ permanent.contains($0.from) }) {
          ("permanent", .permanentCycle(place, names))
        } else {
          nil
        }
      let remedy = harmless == nil && !cut.isWanted && slot?.unboundType == nil ? remedy(cut, input) : nil
      var found = Violation(
        rule: Self.id, case: harmless?.case,
        harmless?.message
          ?? (cut.isWanted ? .wantedCycle(place, names) : .cycle(place, names, advice(cut, remedy, slot?.unboundType, input))),
        at: reference.range,
        component: owner.id,
        target: edge.to,
        property: reference.property, strength: .strong, evidence: reference.holdingEvidence,
        certainty: cycle.map(\.certainty).min(),
        notes: notes + assignment(assigners[reference], reference, input) + repairs(cut, input) + choice(of: cut))
      if harmless != nil { found.limit = .info }
      found.remedy = slot.map { slot in remedy.map { moved($0, to: slot) } } ?? remedy
      if case .weakOwner(let owner) = cut.rescue { found.settles = [WeakOwner.fact(owner, input)] }
      found.origin = slot?.range
      found.fact = slot.map { Finding.Fact(rule: Self.id, owner: $0.base, number: $0.owner, subject: $0.property) }
      return found
    }
    return objectCycles(input) + cuts
  }

  /// A property of a component, by which observations name it.
  private struct OwnedProperty: Hashable {
    var owner: Component.ID
    var property: String

    init(owner: Component.ID, property: String) { (self.owner, self.property) = (owner, property) }

    init?(_ reference: Reference) {
      guard let property = reference.property else { return nil }
      self.init(owner: reference.from, property: property)
    }
  }

  /// What only functions make that nothing calls.
  private struct UnmadeLinks {
    private let parts: Set<Component.ID>
    private let links: Set<OwnedProperty>

    init(_ input: LintInput) {
      parts = Set(input.observations.unmade)
      links = Set(input.observations.unfilled.map { OwnedProperty(owner: $0.owner, property: $0.property) })
    }

    func contains(_ edge: OwnershipGraph.Edge) -> Bool {
      parts.contains(edge.from)
        || OwnedProperty(edge.reference).map(links.contains) ?? false
    }
  }

  /// The properties that classes inherit from generic base classes: one edit there cures the cycles of all.
  private struct InheritedSlots {
    /// Each with the first class that inherits it as its owner.
    private let properties: [OwnedProperty: Observations.InheritedProperty]

    init(_ input: LintInput) {
      let all = input.observations.inheritedProperties
      let firsts = Dictionary(all.map { ($0.range, $0.owner) }, uniquingKeysWith: min)
      let pairs = all.map { property in
        var first = property
        // Each property has the first owner of its range.
        first.owner = firsts[property.range]!
        return (OwnedProperty(owner: property.owner, property: property.property), first)
      }
      properties = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }

    subscript(reference: Reference) -> Observations.InheritedProperty? {
      OwnedProperty(reference).flatMap { properties[$0] }
    }
  }

  /// What to do about the reference: it can be weak only if its type can be held weakly and something else keeps what it holds.
  private func remedy(_ cut: CycleCuts.Cut, _ input: LintInput) -> Remedy? {
    let reference = cut.edge.reference
    if Self.isReturned(cut, input) {
      return input.weakening(of: reference).map { Remedy($0.filter { $0.kind != .bind }, after: .returnedView) }
    }
    guard case .weakOwner(let owner) = cut.rescue else {
      guard var remedy = input.remedy(toWeaken: reference) else { return nil }
      if case .none = cut.rescue, remedy.condition == nil || remedy.condition == .localConstant {
        let held = input.component(cut.edge.to)
        remedy.condition = .keeper(of: held.name, untilShown: held.role == .view)
      }
      return remedy
    }
    let weak = Self.backReferences(of: owner, input).filter(\.canBeWeak).compactMap { input.weakening(of: $0)?.first }
    return input.remedy(
      toWeaken: reference, with: weak + [.init(.strengthen, input.name(of: owner), at: owner.range)])
  }

  /// The references that must not be strong once another one is: a new owner must not be kept by what it keeps from then on.
  private static func backReferences(of owner: Reference, _ input: LintInput) -> [Reference] {
    input.ownership.backReferences(of: owner, without: input.placesToWeaken, prefer: input.mustNotOwn)
  }

  /// The remedy where a generic base class declares the property.
  private func moved(_ remedy: Remedy, to slot: Observations.InheritedProperty) -> Remedy {
    var moved = remedy
    for number in moved.changes.indices {
      guard case .weaken(_, let needsOptional) = moved.changes[number].kind else { continue }
      moved.changes[number] = .init(
        .weaken(type: nil, needsOptional: needsOptional), "\(slot.base).\(slot.property)", at: slot.range)
    }
    return moved
  }

  /// - Parameter unboundType: the generic parameter that is the property's type, if it need not be a class.
  private func advice(_ cut: CycleCuts.Cut, _ remedy: Remedy?, _ unboundType: String?, _ input: LintInput) -> String {
    let reference = cut.edge.reference
    guard reference.canBeWeak else { return adviceForFilled(cut, input) }
    guard let remedy else {
      let held = input.component(cut.edge.to).name
      let type = unboundType.map { "'\($0)' need not be a class, so " } ?? ""
      return "\(type)hold '\(held)' through a wrapper that refers to it weakly, or set the property to nil when done"
    }
    if case .weakOwner(let owner) = cut.rescue {
      return remedy.words + input.weakening(Self.backReferences(of: owner, input)).rest
    }
    guard case .keeper = remedy.condition else { return remedy.words }
    return "set the property to nil when done, or \(remedy.words)"
  }

  /// What to do about a property that fills itself.
  private func adviceForFilled(_ cut: CycleCuts.Cut, _ input: LintInput) -> String {
    if cut.edge.reference.context.contains(.lookedUp) { return "make it a computed property" }
    if Self.isReturned(cut, input) {
      return "return the view to the code that presents it, and keep only a weak reference to it"
    }
    let held = input.component(cut.edge.to)
    return
      "the property fills itself, so set it to nil when done, or let another owner keep '\(held.name)' and refer to that weakly"
  }

  /// Whether the view should be returned first: nobody but the router that makes it keeps it until it is shown. A static factory
  /// returns it, unless it returns the router.
  private static func isReturned(_ cut: CycleCuts.Cut, _ input: LintInput) -> Bool {
    let held = input.component(cut.edge.to)
    guard input.component(cut.edge.from).role == .wireframe, held.role == .view else { return false }
    return input.references(to: held.id).contains { makes($0, for: cut.edge.from, input) }
  }

  /// Whether a reference makes the view of a router in the router's own code, or in code that returns the router in its stead.
  private static func makes(_ use: Reference, for router: Component.ID, _ input: LintInput) -> Bool {
    if use.from == router, !use.context.contains(.staticMember) || input.observations.entrances.contains(router) {
      // A storyboard's view is only cast or annotated.
      return use.kind == .construction || [.cast, .local].contains(use.kind) && use.context.contains(.initializer)
    }
    return use.kind == .construction && use.from != router
      && input.references(from: use.from).contains { $0.kind == .result && input.component($0.to).role == .wireframe }
  }

  private func property(_ reference: Reference, _ input: LintInput) -> String {
    "\(input.component(reference.from).name).\(reference.property ?? "")"
  }

  private func repairs(_ cut: CycleCuts.Cut, _ input: LintInput) -> [Finding.Note] {
    guard case .weakOwner(let reference) = cut.rescue else { return [] }
    let message = "'\(property(reference, input))' should be strong instead"
    return [Finding.Note(range: reference.range, message: message)]
  }

  /// What to know about a choice that may not be the smallest.
  private func choice(of cut: CycleCuts.Cut) -> [Finding.Note] {
    guard let size = cut.tangle else { return [] }
    let message = "\(size) strong references are tangled here, so fewer changes than reported may break all their cycles"
    return [Finding.Note(range: cut.edge.reference.range, message: message)]
  }

  /// The code that sets each property of a cycle.
  private struct Assigners {
    private let byProperty: [OwnedProperty: Assigner]

    init(_ input: LintInput) {
      let pairs = input.observations.assigners.map { (OwnedProperty(owner: $0.owner, property: $0.property), $0) }
      byProperty = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }

    subscript(reference: Reference) -> Assigner? {
      OwnedProperty(reference).flatMap { byProperty[$0] }
    }
  }

  /// Where the reported property is set.
  private func assignment(_ assigner: Assigner?, _ reference: Reference, _ input: LintInput) -> [Finding.Note] {
    guard let assigner else { return [] }
    let message = "'\(assigner.code)' sets '\(property(reference, input))' here"
    return [Finding.Note(range: assigner.range, message: message)]
  }

  private func note(_ step: OwnershipGraph.Edge, _ assigner: Assigner?, _ input: LintInput) -> String {
    let target = input.component(step.to).name
    let doubt = step.certainty == .sure ? "" : " (\(step.reference.holdingEvidence ?? ""))"
    let setter = assigner.map { ", set by '\($0.code)'" } ?? ""
    return "'\(property(step.reference, input))' holds '\(target)' strongly\(doubt)\(setter)"
  }
}

extension Violation.Message {
  /// - Parameter place: the property, and the class that inherits it, if any.
  fileprivate static func cycle(_ place: (property: String, heir: String), _ names: [String], _ advice: String) -> Self {
    "'\(place.property)' closes a retain cycle\(place.heir): \(names.joined(separator: " → ")); \(advice)"
  }

  fileprivate static func wantedCycle(_ place: (property: String, heir: String), _ names: [String]) -> Self {
    "'\(place.property)' closes a retain cycle\(place.heir): \(names.joined(separator: " → ")), but the dialect requires all of these references to be strong"
  }

  fileprivate static func permanentCycle(_ place: (property: String, heir: String), _ names: [String]) -> Self {
    "'\(place.property)' closes a retain cycle\(place.heir): \(names.joined(separator: " → ")), but its components live as long as the app; declare the property weak if they are ever to be released"
  }

  fileprivate static func unmadeCycle(_ place: (property: String, heir: String), _ names: [String], _ cut: CycleCuts.Cut) -> Self
  {
    let isOwned = if case .owner = cut.rescue { true } else { false }
    return
      "'\(place.property)' would close a retain cycle\(place.heir): \(names.joined(separator: " → ")), but only code that is never called sets it up; delete that code\(isOwned ? ", or declare the property weak before using it" : "")"
  }
}
