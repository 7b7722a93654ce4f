internal import ViperFacts
internal import ViperLinking
internal import ViperModel

/// `<role>-references-<role>`: a reference that the dialect's table does not allow.
struct ForbiddenReference: Rule {
  static let ids: RuleIDs = .perPair(infix: "references")
  static let isOfTable = true
  static let cause: RootCause? = RootCause(.access, rank: 0)

  static func summary(of id: String) -> String {
    "\(subject(of: id)) refers to \(Role(ids.names(in: id)[1]).noun), which the dialect does not allow."
  }

  static let documentation = RuleDocumentation(
    summary: "A component refers to a role that its own role must not know.",
    rationale: """
      VIPER defines which part of a module may know which. Each dialect has a table of allowed references; any other pair is \
      forbidden. A view that reaches its interactor, or an interactor that reaches its view, bypasses the presenter. The \
      finding is at the property, parameter, local or expression that introduces the reference. Cells count as parts of their \
      view.
      """,
    severity: .error,
    cases: [
      .init("read", .info, "a member of an entity is read through a chain, without naming the entity"),
      .init(
        "handed-on", .info, "the module's views pass the entity on, show a single value of it, or ignore it"),
      .init("prepared", .info, "the module creates the data for its screen, but names or files it as an entity"),
      .init("chain", .error, "reached through another component: presenter.router"),
      .init(
        "segue", .info,
        "a storyboard's segue is passed on to the wireframe: presenter.router.prepare"),
      .init("empty", .info, "the property is never set"),
      .init("bound", .info, "a SwiftUI view binds the wireframe's published state, without navigating"),
      .init("back-reference", .info, "a wireframe refers weakly to its own presenter, through an interface"),
      .init("dialog", .info, "a dialog that three or more modules show, which reports back through a closure and opens nothing"),
    ],
    triggering: [
      Example(
        dialect: "infinum", rule: "view-references-interactor",
        """
        final class LoginViewController: UIViewController { var presenter: LoginPresenter!; var interactor: 1️⃣LoginInteractorInterface! }
        final class LoginPresenter {}
        protocol LoginInteractorInterface: AnyObject {}
        final class LoginInteractor: LoginInteractorInterface {}
        """),
      Example(
        dialect: "configurator", rule: "view-references-wireframe",
        """
        protocol MainRouterProtocol: AnyObject { func prepare() }
        protocol MainPresenterProtocol: AnyObject { var router: MainRouterProtocol! { get set } }
        final class MainRouter: MainRouterProtocol { func prepare() {} }
        final class MainPresenter: MainPresenterProtocol { var router: MainRouterProtocol! }
        final class MainViewController: UIViewController {
          var presenter: MainPresenterProtocol!
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) { presenter.1️⃣router.prepare() }
        }
        """),
      Example(
        dialect: "infinum", rule: "entity-references-component",
        """
        // file: User.swift
        struct User: Codable { let name: String; func show(in view: 1️⃣LoginViewInterface) {} }
        // file: Login.swift
        protocol LoginViewInterface: AnyObject {}
        final class LoginViewController: UIViewController, LoginViewInterface {}
        final class LoginPresenter {}
        final class LoginInteractor { func load() -> User? { nil } }
        """),
      Example(
        dialect: "infinum", rule: "presenter-references-assembly",
        """
        enum Library {
          static func start() {}
          static func open() { present(screen()) }
          static func screen() -> UIViewController { let presenter = HomePresenter(interactor: HomeInteractor()); return HomeViewController(presenter: presenter) }
          private static func present(_ screen: UIViewController) {}
        }
        final class HomeViewController: UIViewController { let presenter: HomePresenter; init(presenter: HomePresenter) { self.presenter = presenter } }
        final class HomePresenter {
          let interactor: HomeInteractor
          init(interactor: HomeInteractor) { self.interactor = interactor }
          func next() { 1️⃣Library.open() }
        }
        final class HomeInteractor {}
        """),
    ],
    nonTriggering: [
      Example(
        dialect: "infinum",
        """
        protocol LoginPresenterInterface: AnyObject {}
        final class LoginViewController: UIViewController { var presenter: LoginPresenterInterface! }
        final class LoginPresenter: LoginPresenterInterface { private let interactor = LoginInteractor() }
        final class LoginInteractor {}
        """),
      // The view knows the item protocol only.
      Example(
        dialect: "infinum",
        """
        protocol HomeViewItemInterface { var title: String { get } }
        struct Show: Codable, HomeViewItemInterface { let title: String }
        protocol HomePresenterInterface: AnyObject { func item(at index: Int) -> HomeViewItemInterface }
        final class HomeViewController: UIViewController {
          var presenter: HomePresenterInterface!
          func refresh() { let item = presenter.item(at: 0); title = item.title }
        }
        final class HomePresenter { func item(at index: Int) -> HomeViewItemInterface { shows[index] }; var shows: [Show] = [] }
        final class HomeInteractor { func load() -> [Show] { [] } }
        """),
      // A static member that returns the assembled module does not involve the view.
      Example(
        dialect: "infinum",
        """
        final class ToggleViewController: UIViewController { var presenter: TogglePresenter! }
        extension ToggleViewController: Catalogued { static var entry: UIViewController { ToggleWireframe().controller } }
        final class TogglePresenter {}
        final class ToggleWireframe { var controller: UIViewController { UIViewController() } }
        """),
      // Nor does one that assembles it.
      Example(
        dialect: "viper",
        """
        final class ToggleViewController: UIViewController {
          var presenter: TogglePresenter!
          static func make() -> UIViewController {
            let (view, interactor) = (ToggleViewController(), ToggleInteractor())
            view.presenter = TogglePresenter(interactor: interactor)
            return view
          }
        }
        final class TogglePresenter {
          private let interactor: ToggleInteractor
          init(interactor: ToggleInteractor) { self.interactor = interactor }
        }
        final class ToggleInteractor {}
        """),
      // A storyboard creates the view, which has its module assembled around it.
      Example(
        dialect: "viper-module",
        """
        final class LoginViewController: UIViewController {
          var presenter: LoginPresenter?
          override func viewDidLoad() { LoginRouter.createLoginModule(self) }
        }
        final class LoginPresenter { weak var view: LoginViewController?; var interactor: LoginInteractor? }
        final class LoginInteractor {}
        final class LoginRouter {
          static func createLoginModule(_ view: LoginViewController) {
            let presenter = LoginPresenter()
            view.presenter = presenter
            presenter.interactor = LoginInteractor()
          }
        }
        """),
      // Counting elements reads no entity.
      Example(
        dialect: "configurator",
        """
        final class MainViewController: UIViewController { var presenter: MainPresenter!; func rows() -> Int { presenter.rates.count } }
        final class MainPresenter { var rates: [Rate] = []; let interactor = MainInteractor() }
        final class MainInteractor { func load() -> [Rate] { [] } }
        // file: Rate.swift
        struct Rate: Codable { let value: Double }
        """),
      // The view attaches a router that only makes the next views.
      Example(
        dialect: "swiftui",
        """
        struct HomeView: View {
          @State var presenter: HomePresenter
          var body: some View { Text("").router(router: HomeRouter(), destination: $presenter.destination) }
        }
        struct HomeRouter { func view(for destination: Int) -> some View { Text("") } }
        @Observable final class HomePresenter { var destination: Int?; let interactor = HomeInteractor() }
        final class HomeInteractor {}
        """),
      // The team's base protocol requires the back reference of each interactor.
      Example(
        dialect: "swiftui",
        """
        protocol InteractorProtocol: AnyObject { associatedtype Presenter; var presenter: Presenter! { get set } }
        final class HomePresenter { var interactor: HomeInteractor! }
        final class HomeInteractor: InteractorProtocol { weak var presenter: HomePresenter! }
        final class LoginPresenter { var interactor: LoginInteractor! }
        final class LoginInteractor: InteractorProtocol { weak var presenter: LoginPresenter! }
        """),
      // The base class, which other code declares, decides what the method takes.
      Example(
        dialect: "infinum",
        """
        final class HomeViewController: BaseViewController {
          var presenter: HomePresenter!
          override func prepare(with wireframe: HomeWireframe) {}
        }
        final class HomePresenter { let wireframe = HomeWireframe() }
        final class HomeWireframe {}
        """),
      // The facade of a library offers more than its screens.
      Example(
        dialect: "infinum",
        """
        protocol HostDelegate: AnyObject { func count() -> Int }
        enum Library {
          weak static var delegate: HostDelegate?
          static func start() {}
          static func screen() -> UIViewController { let presenter = HomePresenter(interactor: HomeInteractor()); return HomeViewController(presenter: presenter) }
        }
        final class HomeViewController: UIViewController { let presenter: HomePresenter; init(presenter: HomePresenter) { self.presenter = presenter } }
        final class HomePresenter {
          let interactor: HomeInteractor
          init(interactor: HomeInteractor) { self.interactor = interactor }
          func load() { Library.start(); Library.delegate?.count() }
        }
        final class HomeInteractor {}
        """),
      // How it is held is for other rules to say.
      Example(
        dialect: "infinum",
        """
        final class HomeViewController: UIViewController { var presenter: HomePresenter! }
        protocol HomeInteractorOutput: AnyObject {}
        final class HomePresenter: HomeInteractorOutput { let interactor = HomeInteractor() }
        final class HomeInteractor { var output: HomeInteractorOutput? }
        """),
      // The interface by which the interactor reports back has the interactor's name.
      Example(
        dialect: "infinum",
        """
        final class LoginViewController: UIViewController { var presenter: LoginPresenter! }
        final class LoginPresenter: LoginInteractorOutput { let interactor = LoginInteractor() }
        protocol LoginInteractorOutput: AnyObject {}
        final class LoginInteractor { weak var output: LoginInteractorOutput? }
        """),
      // A container of no module puts several modules into itself: there is no presenter to go through.
      Example(
        dialect: "viper",
        """
        // file: Tabs/TabsViewController.swift
        final class TabsViewController: UIViewController {
          func fill() { HomeRouter().attach(to: self); ListRouter().attach(to: self) }
        }
        // file: Home/Home.swift
        final class HomeViewController: UIViewController { var presenter: HomePresenter! }
        final class HomePresenter { let interactor = HomeInteractor(); let router = HomeRouter() }
        final class HomeInteractor {}
        final class HomeRouter { func attach(to parent: UIViewController) {} }
        // file: List/List.swift
        final class ListViewController: UIViewController { var presenter: ListPresenter! }
        final class ListPresenter { let interactor = ListInteractor(); let router = ListRouter() }
        final class ListInteractor {}
        final class ListRouter { func attach(to parent: UIViewController) {} }
        """),
      // A type of a generated file, which is not read, within the entity's name.
      Example(
        dialect: "configurator",
        """
        final class MainViewController: UIViewController {
          var presenter: MainPresenter!
          func paint() { view.backgroundColor = Rate.Palette.red }
        }
        final class MainPresenter { let interactor = MainInteractor() }
        final class MainInteractor { func load() -> [Rate] { [] } }
        // file: Rate.swift
        struct Rate: Codable { let value: Double }
        """),
      // A token that the view receives and returns unread.
      Example(
        dialect: "configurator",
        """
        final class MainViewController: UIViewController {
          var presenter: MainPresenter!
          func tap() { presenter.pick(presenter.rate) }
        }
        final class MainPresenter { var rate = Rate(value: 1); let interactor = MainInteractor(); func pick(_ rate: Rate) {} }
        final class MainInteractor { func load() -> [Rate] { [] } }
        // file: Rate.swift
        struct Rate: Codable { let value: Double }
        """),
    ])

  func findings(in input: LintInput) -> [Violation] {
    let origins = EntityOrigins(input)
    let links = LinkUseSlots(input)
    let places = input.graph.references.filter { isPlace($0, origins, input) && !links.areReports($0) }
    let entities = ViewedEntities(places, input)
    let sharedViews = SharedViewPairs(places, input)
    let dialogs = SharedDialogs(input)
    let results = ServiceResults(places, entities, input)
    var compositions: Set<CompositionPlace> = []
    return places.compactMap { reference in
      let (from, to) = (input.component(reference.from), input.component(reference.to))
      var found = violation(reference, from, to, input)
      if let place = CompositionPlace(reference, to, by: found.rule), !compositions.insert(place).inserted { return nil }
      if ViewedEntities.isViewed(from, to) {
        guard let place = entities.place(of: reference), let module = input.module(of: from) else { return nil }
        found.fact = Finding.Fact(
          rule: found.rule, owner: module.name, number: module.id, subject: input.component(place.entity).name)
        found.rank = place.rank
        if reference.context.contains(.preparedEntity) {
          found.case = "prepared"
          found.message = .prepared(from, to, reference)
        } else if place.isHandedOn {
          found.case = "handed-on"
          if !reference.context.contains(.staysEmpty) { found.message = .handedOn(from, to, reference) }
        }
      } else if from.isInterface {
        return nil
      } else {
        found.fact = Finding.Fact(
          rule: found.rule, owner: from.name, number: from.id, subject: subject(reference, from, to, input))
        found.rank = reference.property == nil ? 1 : 0
        found.settles = results.settled(by: reference)
        if dialogs.includes(reference) {
          (found.case, found.rank) = ("dialog", 2)
          found.message.add(SharedDialogs.words)
        }
        if links.isBound(reference) { (found.case, found.message) = ("bound", .bound(from, to, reference)) }
        found.pattern = TeamWay.text(of: reference, input)
        found.settles += SelfAssembly(input: input).settled(by: reference) + initialValues(of: reference, from, input)
        found.settles += answers(to: reference, from, to, input)
        if let outer = sharedViews.way(from, to) {
          found.fact?.subject = input.component(outer).name
          found.rank = 5
        }
        if sharedViews.handsOn(from, to) {
          found.case = "handed-on"
          found.message = .handedOnByShared(from, to, reference)
        }
      }
      return found
    }
  }

  /// The properties that use what they hold in a way that is nobody's error.
  private struct LinkUseSlots {
    private struct Slot: Hashable {
      var owner: Component.ID
      var property: String

      init?(_ reference: Reference) {
        guard reference.kind == .stored, let property = reference.property else { return nil }
        (owner, self.property) = (reference.from, property)
      }

      init(_ use: Observations.ClassUse) { (owner, property) = (use.owner, use.property) }
    }

    private let reports: Set<Slot>
    private let bound: Set<Slot>

    init(_ input: LintInput) {
      reports = Set(input.observations.reports.map { Slot($0) })
      bound = Set(input.observations.boundRouters.map { Slot($0) })
    }

    /// Whether an interactor only reports by it: that the property is declared with a class is `ConcreteDependency`'s.
    func areReports(_ reference: Reference) -> Bool { Slot(reference).map(reports.contains) ?? false }

    func isBound(_ reference: Reference) -> Bool { Slot(reference).map(bound.contains) ?? false }
  }

  /// The entities that views of no module, which several modules share, hand on or ignore wherever they name them.
  private struct SharedViewPairs {
    private struct Pair: Hashable {
      var view: Component.ID
      var entity: Component.ID
    }

    private var named: Set<Pair> = []
    private var lookedInto: Set<Pair> = []
    /// Those that the view writes down itself.
    private var written: Set<Pair> = []
    private let contents: EntityContents

    init(_ places: [Reference], _ input: LintInput) {
      contents = EntityContents(input)
      for reference in places {
        let (from, to) = (input.component(reference.from), input.component(reference.to))
        guard to.role == .entity, [.view, .subview].contains(from.role), from.module == nil else { continue }
        let pair = Pair(view: from.id, entity: to.id)
        named.insert(pair)
        if !reference.context.contains(.untouched) { lookedInto.insert(pair) }
        if !ViewedEntities.isUnnamed(reference) { written.insert(pair) }
      }
    }

    /// The entity that a view names, and through which alone it reaches another one.
    func way(_ view: Component, _ entity: Component) -> Component.ID? {
      let pair = Pair(view: view.id, entity: entity.id)
      guard named.contains(pair), !written.contains(pair) else { return nil }
      return written.filter { $0.view == view.id }.map(\.entity).sorted().first { contents.holds($0, entity.id) }
    }

    func handsOn(_ view: Component, _ entity: Component) -> Bool {
      let pair = Pair(view: view.id, entity: entity.id)
      return named.contains(pair) && !lookedInto.contains(pair)
    }
  }

  /// Where a component may name several protocols of one composition, which are one finding: a property, or a chain.
  private struct CompositionPlace: Hashable {
    private let rule: String
    private let owner: Component.ID
    /// Nil for a chain.
    private let property: String?
    /// Nil for a property.
    private let line: Int?

    init?(_ reference: Reference, _ to: Component, by rule: String) {
      guard to.role != .entity, reference.kind == .chain || reference.kind == .stored && reference.property != nil else {
        return nil
      }
      let isChain = reference.kind == .chain
      (self.rule, owner) = (rule, reference.from)
      (property, line) = isChain ? (nil, reference.range.line) : (reference.property, nil)
    }
  }

  /// What a property's initial value creates for it, within a few lines: it goes with the property.
  private func initialValues(of reference: Reference, _ from: Component, _ input: LintInput) -> [Finding.Fact] {
    guard reference.kind == .stored, input.component(reference.to).isInterface else { return [] }
    let (file, lines) = (reference.range.file, reference.range.line...reference.range.line + 3)
    return input.references(from: from.id).filter { creation in
      creation.kind == .construction && creation.range.file == file && lines.contains(creation.range.line)
        && reference.holds.contains { $0.component == creation.to }
    }.map { creation in
      let made = input.component(creation.to)
      return Finding.Fact(rule: id(from, made), owner: from.name, number: from.id, subject: made.name)
    }
  }

  /// How an interactor answers a view that keeps it, where no presenter knows the interactor: by its own output, which a presenter would
  /// implement in the view's stead.
  private func answers(to reference: Reference, _ from: Component, _ to: Component, _ input: LintInput) -> [Finding.Fact] {
    guard from.role == .view, to.role == .interactor, reference.kind == .stored else { return [] }
    let implemented = input.bases(of: from.id)
    return input.heirs(of: to.id).sorted().map { input.component($0) }.filter { !$0.isInterface }.flatMap { interactor in
      let outputs = Set(input.references(from: interactor.id).map(\.to)).intersection(implemented).sorted()
        .map { input.component($0) }.filter { $0.role == .view && $0.isInterface && isNamedOutput($0, of: interactor, input) }
      return outputs.isEmpty || isKnownToPresenter(interactor, input)
        ? []
        : outputs.map { Finding.Fact(rule: id(interactor, $0), owner: interactor.name, number: interactor.id, subject: $0.name) }
    }
  }

  private func isKnownToPresenter(_ interactor: Component, _ input: LintInput) -> Bool {
    input.bases(of: interactor.id).contains { face in
      input.references(to: face).contains { input.component($0.from).role == .presenter }
    }
  }

  /// What all places of one edit name. A view that makes other modules itself is one decision, whatever their number.
  private func subject(_ reference: Reference, _ from: Component, _ to: Component, _ input: LintInput) -> String {
    let isComposing = [.staticCall, .construction].contains(reference.kind) && from.role == .view
    return isComposing && to.role == .wireframe && input.crossesModules(reference) ? to.role.name : to.name
  }

  private func isPlace(_ reference: Reference, _ origins: EntityOrigins, _ input: LintInput) -> Bool {
    // The check that most references fail comes first.
    guard let way = ReferenceRule.Way(reference.kind), isForbidden(reference, way, input) else { return false }
    let (from, to) = (input.component(reference.from), input.component(reference.to))
    guard !to.isExempt, from.kind != .protocol || ViewedEntities.isViewed(from, to) else { return false }
    // What a facade offers besides the screens that it makes reaches no assembly.
    if reference.context.contains(.makesNothing) { return false }
    // A weak back reference that the team's base protocol requires of every such part is the team's way.
    if reference.strength != .strong, reference.context.contains(.prescribed) { return false }
    if isKeptForOthers(reference, from, to, input) { return false }
    if reference.kind == .staticCall, isAssembled(to, by: from, input) { return false }
    if reference.context.contains(.unused) || reference.kind == .construction && input.isShell(from) { return false }
    if [.wireframe, .assembly].contains(to.role), input.isContainer(from) { return false }
    // Whether a value is an entity may be asked.
    if to.role == .entity, reference.context.contains(.typeCheck) { return false }
    // What is made for the screen is the screen's.
    if reference.context.contains(.prepared) { return false }
    // The base class decides what the methods take that override its own; it is reported itself.
    if reference.context.contains(.overriding), to.role != .entity { return false }
    // What is given to a part's property is wired, not reached for; its creation is judged where it is made.
    if reference.kind == .chain, to.role != .entity, reference.context.contains(.assigned) { return false }
    // An entity may be passed on unread; any other component must not be reached by a chain.
    guard reference.kind != .chain || (to.role == .entity) == reference.context.contains(.memberRead) else { return false }
    guard !isEntryPoint(reference, from, to), !isAttachedRouter(reference, from, to), !isSelfAssembly(reference, from, to, input),
      !isOwnOutput(reference, from, to, input), !input.isRepeated(reference)
    else { return false }
    return !ViewedEntities.isViewed(from, to) || origins.isForeign(to, toViewsLike: from)
  }

  /// Whether an assembly names the class of what it creates, such as for its nib's name, or a wireframe that of its view, which asks
  /// a storyboard for it, where it creates the presenter: they assemble the module.
  private func isAssembled(_ to: Component, by from: Component, _ input: LintInput) -> Bool {
    guard from.role == .assembly || from.role == .wireframe && to.role == .view && from.module == to.module else { return false }
    return input.references(from: from.id).contains { reference in
      let made = input.component(reference.to)
      return reference.kind == .construction
        && (from.role == .assembly ? made.id == to.id : made.role == .presenter && made.module == from.module)
    }
  }

  /// Whether the reference is forbidden even within a module; those forbidden across modules only are `CrossModuleReference`'s.
  private func isForbidden(_ reference: Reference, _ way: ReferenceRule.Way, _ input: LintInput) -> Bool {
    guard let rule = input.rule(for: reference) else { return true }
    if rule.within.contains(way) {
      let limited = rule.onlyInInitializers && (way == .construction || way == .staticCall)
      return limited && !reference.context.contains(.initializer)
    }
    if input.crossesModules(reference), rule.across.contains(way) { return false }
    // A pair that may refer to but not create each other is `ComponentCreatedOutsideAssembly`'s.
    return way != .construction || rule.within.isEmpty
  }

  private func violation(_ reference: Reference, _ from: Component, _ to: Component, _ input: LintInput) -> Violation {
    var also: [String] = []
    if input.crossesModules(reference) { also.append(CrossModuleReference.id) }
    if reference.kind == .construction, to.role != .entity { also.append(ComponentCreatedOutsideAssembly.id) }
    return Violation(
      rule: id(from, to), case: name(ofCaseOf: reference, from, to),
      .forbidden(from, to, reference, input), at: reference.range, component: from.id, target: to.id,
      property: reference.property,
      strength: reference.strength, evidence: to.evidence, alsoRules: also)
  }

  /// Whether a wireframe reports to its own presenter, by an interface that it does not own.
  private func isBackReference(_ reference: Reference, _ from: Component, _ to: Component) -> Bool {
    from.role == .wireframe && to.role == .presenter && to.isInterface && from.module == to.module
      && reference.strength != .strong
  }

  private func name(ofCaseOf reference: Reference, _ from: Component, _ to: Component) -> String? {
    switch reference.kind {
    case .chain: to.role == .entity ? "read" : reference.context.contains(.segue) && to.role == .wireframe ? "segue" : "chain"
    case .stored:
      reference.context.contains(.staysEmpty) ? "empty" : isBackReference(reference, from, to) ? "back-reference" : nil
    default: nil
    }
  }

  private func id(_ from: Component, _ to: Component) -> String {
    if from.role == .entity { return "entity-references-component" }
    // Subviews are judged as views.
    return "\(from.role == .subview ? .view : from.role)-references-\(to.role)"
  }
}

extension Violation.Message {
  fileprivate static func forbidden(_ from: Component, _ to: Component, _ reference: Reference, _ input: LintInput) -> Self {
    let fact =
      switch reference.kind {
      case .stored where reference.context.contains(.staysEmpty): "\(declaration(from, to, reference)), but never set"
      case .chain where isSegue(to, reference): "\(subject(from, reference)) passes a segue to \(name(to))"
      default: use(from, to, reference)
      }
    return "\(fact); \(remedy(from, to, reference, input))"
  }

  fileprivate static func handedOn(_ from: Component, _ to: Component, _ reference: Reference) -> Self {
    "\(use(from, to, reference)), but no view of the module reads more than one value of it; \(plainValues)"
  }

  fileprivate static func bound(_ from: Component, _ to: Component, _ reference: Reference) -> Self {
    "\(use(from, to, reference)) only to bind its published state; let the presenter publish that state instead"
  }

  fileprivate static func handedOnByShared(_ from: Component, _ to: Component, _ reference: Reference) -> Self {
    "\(use(from, to, reference)) but reads nothing from it; \(plainValues)"
  }

  fileprivate static func prepared(_ from: Component, _ to: Component, _ reference: Reference) -> Self {
    let fact = "\(use(from, to, reference)), which its module creates only for this screen"
    return "\(fact); rename it as a view model and move it out of the entities"
  }

  /// Whether a segue reaches a wireframe through the presenter.
  private static func isSegue(_ to: Component, _ reference: Reference) -> Bool {
    reference.kind == .chain && to.role == .wireframe && reference.context.contains(.segue)
  }

  private static func use(_ from: Component, _ to: Component, _ reference: Reference) -> String {
    let (verb, manner) = verb(from, to, reference)
    return "\(subject(from, reference)) \(verb) \(name(to))\(manner)"
  }

  private static func declaration(_ from: Component, _ to: Component, _ reference: Reference) -> String {
    "\(subject(from, reference)) is declared for \(name(to))"
  }

  private static func subject(_ from: Component, _ reference: Reference) -> String {
    reference.property.map { "'\(from.name).\($0)'" } ?? name(from)
  }

  private static func name(_ component: Component) -> String {
    "\(component.role)\(component.isInterface ? " interface" : "") '\(component.name)'"
  }

  /// The words before and behind what is referred to. How strongly it is held matters only where the remedy is about that.
  private static func verb(_ from: Component, _ to: Component, _ reference: Reference) -> (String, manner: String) {
    switch reference.kind {
    case .stored: (to.role == .entity ? "stores" : "holds", isOtherScreen(from, to, reference) ? " strongly" : "")
    case .construction: ("creates", "")
    case .parameter: ("takes", " as a parameter")
    case .result: ("returns", "")
    case .chain: to.role == .entity ? ("reads", "") : ("reaches", " through another component")
    case .local, .cast, .staticCall, .inheritance, .conformance: ("uses", "")
    }
  }

  /// Whether a wireframe holds another module's screen.
  private static func isOtherScreen(_ from: Component, _ to: Component, _ reference: Reference) -> Bool {
    from.role == .wireframe && to.role == .view && from.module != to.module && reference.kind == .stored
  }

  private static func remedy(_ from: Component, _ to: Component, _ reference: Reference, _ input: LintInput) -> String {
    if reference.kind == .stored, reference.context.contains(.staysEmpty) { return "delete the property" }
    if isSegue(to, reference) { return "pass the presenter plain values instead" }
    if reference.kind == .construction, [.view, .wireframe].contains(from.role), to.role != .entity,
      from.role == .view ? from.module == to.module : to.role == .view
    {
      return input.creation(of: to, by: from)
    }
    return remedyByRole(from, to, reference, input)
  }

  private static let plainValues = "let the presenter pass plain values instead"

  private static func remedyByRole(_ from: Component, _ to: Component, _ reference: Reference, _ input: LintInput) -> String {
    switch (from.role, to.role) {
    case (.view, .entity), (.subview, .entity): plainValues
    case (.view, _), (.subview, _):
      reference.kind == .chain ? "call a method of the presenter instead" : "go through the presenter"
    case (.interactor, .presenter):
      reference.kind == .result ? "return plain data instead" : "report back through an output protocol or a closure"
    case (.interactor, _): "report to the presenter and let it decide"
    case (.entity, _):
      "keep entities plain data and \(removal(of: reference, to.role == .view ? "presenter" : "interactor or presenter"))"
    case (.presenter, .service), (.presenter, .dataManager): "go through the module's interactor"
    case (.presenter, .assembly): "go through the module's wireframe"
    case (.wireframe, .view):
      if isOtherScreen(from, to, reference) {
        "\(reference.canBeWeak ? "hold it weakly, or " : "")set it to nil once the screen is dismissed"
      } else if reference.kind == .stored {
        "declare the property as UIViewController and present from it"
      } else {
        "present from a UIViewController instead"
      }
    case (.wireframe, .presenter): "report back through an output protocol or a closure"
    case (.wireframe, .interactor), (.wireframe, .service), (.wireframe, .dataManager):
      "let the presenter get the data from the interactor and pass it to the wireframe"
    case (.wireframe, .entity): "let the presenter pass the values that the next screen needs"
    case (.wireframe, .wireframe), (.wireframe, .assembly):
      "get the screen through a protocol that \(input.module(of: to).map { "module '\($0.name)'" } ?? name(to)) exposes to other modules"
    case (.service, _), (.dataManager, _): "return the result to the interactor that asked for it"
    default: "pass the values that the \(from.role) needs instead"
    }
  }

  private static func removal(of reference: Reference, _ role: String) -> String {
    switch reference.kind {
    case .stored: "remove the property"
    case .parameter, .result: "move the function to the \(role)"
    default: "move the code to the \(role)"
    }
  }
}
