internal import ViperConfiguration
internal import ViperFacts
import ViperLinking
internal import ViperModel

struct CrossModuleReference: Rule {
  static let id = "cross-module-reference"
  static let ids: RuleIDs = .one(id)
  static let isOfTable = true
  static let cause: RootCause? = RootCause(.access, rank: 2)

  static let documentation = RuleDocumentation(
    summary: "A component other than a wireframe uses another module's component.",
    rationale: """
      Modules know each other through their wireframes and through what they expose: inputs, outputs, delegates, a module \
      interface. Anything else couples the internals of one module to those of another. There is one finding per component and \
      other module. Exempt are: what a component passes on without naming its type; base types; child views in a container; \
      what assemblies return; presenters and assemblies of cells and other parts of a screen; parts that modules share, such \
      as one view with several presenters; and modules that a view opens as its own router.
      """,
    severity: .warning,
    cases: [
      .init("dialog", .info, "a dialog that three or more modules show, which reports back through a closure and opens nothing"),
      .init(
        "left-over", .info, "a private property that is never used, or has an initial value and is never read"),
      .init("returned", .info, "a presenter only returns to its view a screen that it gets from its own wireframe"),
    ],
    options: [
      RuleOption("allow", .names(of: .modules), default: "none", summary: "modules whose components may be used anywhere")
    ],
    triggering: [
      Example(
        dialect: "infinum",
        """
        final class LoginPresenter { private var home: 1️⃣HomeInteractorInterface?; func close() { home = nil } }
        final class LoginInteractor {}
        protocol HomeInteractorInterface: AnyObject {}
        final class HomePresenter { private let interactor: HomeInteractorInterface = HomeInteractor() }
        final class HomeInteractor: HomeInteractorInterface {}
        """),
      // What the own router returns is how the other module's view talks to its presenter.
      Example(
        dialect: "viper",
        """
        protocol LoginModuleInterface: AnyObject { func close() }
        final class LoginViewController: UIViewController { var presenter: LoginModuleInterface! }
        final class LoginPresenter: LoginModuleInterface { let interactor = LoginInteractor(); func close() {} }
        final class LoginInteractor {}
        final class HomeViewController: UIViewController { var presenter: HomePresenter! }
        final class HomePresenter {
          let router = HomeRouter()
          private var login: 1️⃣LoginModuleInterface?
          func back() { login?.close() }
        }
        final class HomeRouter { func openLogin() -> LoginModuleInterface { LoginPresenter() } }
        """),
      // One finding for one other module.
      Example(
        dialect: "viper",
        """
        final class HomeViewController: UIViewController { var presenter: HomePresenter! }
        final class HomePresenter {
          let interactor = HomeInteractor()
          func reset(_ view: LoginViewInput) { login = nil }
          private var login: 1️⃣LoginInteractor?
        }
        final class HomeInteractor {}
        protocol LoginViewInput: AnyObject {}
        final class LoginViewController: UIViewController, LoginViewInput { var presenter: LoginPresenter! }
        final class LoginPresenter { weak var view: LoginViewInput?; let interactor = LoginInteractor() }
        final class LoginInteractor {}
        """),
    ],
    nonTriggering: [
      // Handed on whole, without a name for its type.
      Example(
        dialect: "viper",
        """
        final class HomeViewController: UIViewController { var presenter: HomePresenter! }
        final class HomePresenter {
          let interactor = HomeInteractor()
          let router = HomeRouter()
          func open() { router.show(interactor: interactor.maker.make()) }
          func openLater() { let login = interactor.maker.make(); router.show(interactor: login) }
        }
        final class HomeRouter { func show(interactor: LoginInteractor) {} }
        final class HomeInteractor { let maker = LoginMaker() }
        final class LoginMaker { func make() -> LoginInteractor { fatalError() } }
        final class LoginViewController: UIViewController { var presenter: LoginPresenter! }
        final class LoginPresenter { let interactor = LoginInteractor() }
        final class LoginInteractor {}
        """),
      Example(
        dialect: "viper",
        """
        protocol HomeModuleInput: AnyObject {}
        protocol HomeModuleOutput: AnyObject {}
        final class HomePresenter: HomeModuleInput { weak var moduleOutput: HomeModuleOutput? }
        final class HomeInteractor {}
        final class LoginPresenter: HomeModuleOutput { weak var home: HomeModuleInput? }
        final class LoginInteractor {}
        final class LoginWireframe { func open() { let next = HomeWireframe() } }
        final class HomeWireframe {}
        """),
      // One view for two presenters: modules share it.
      Example(
        dialect: "viper",
        """
        protocol PinViewInput: AnyObject {}
        final class PinViewController: UIViewController, PinViewInput { var presenter: PinPresenter! }
        final class PinPresenter { weak var view: PinViewInput?; var interactor: PinInteractor! }
        final class PinInteractor {}
        final class UnlockPresenter { weak var view: PinViewInput?; var interactor: UnlockInteractor! }
        final class UnlockInteractor {}
        """),
      // How a module answers who opens it: its input takes the listener.
      Example(
        dialect: "viper",
        """
        // file: Login/LoginProtocols.swift
        protocol AnswerProtocol: AnyObject { func answered() }
        // file: Login/LoginPresenter.swift
        final class LoginViewController: UIViewController { var presenter: LoginPresenter! }
        final class LoginPresenter: AnswerProtocol { let interactor = LoginInteractor(); func answered() {} }
        final class LoginInteractor {}
        // file: Reset/ResetPresenter.swift
        protocol ResetModuleInput: AnyObject { func configure(with listener: AnswerProtocol) }
        final class ResetViewController: UIViewController { var presenter: ResetPresenter! }
        final class ResetPresenter: ResetModuleInput {
          let interactor = ResetInteractor()
          weak var listener: AnswerProtocol?
          func configure(with listener: AnswerProtocol) { self.listener = listener }
          func close() { listener?.answered() }
        }
        final class ResetInteractor {}
        """),
      // A second presenter for the same screen, without a part of its own name.
      Example(
        dialect: "viper",
        """
        protocol EditorSoundPresenterInput: AnyObject { func play() }
        enum EditorAssembly {
          static func fill(_ view: EditorViewController) {
            let presenter = EditorPresenter(interactor: EditorInteractor())
            let sound = EditorSoundPresenter()
            view.presenter = presenter
            view.sound = sound
            presenter.sound = sound
          }
        }
        final class EditorViewController: UIViewController { var presenter: EditorPresenter!; var sound: EditorSoundPresenter! }
        final class EditorPresenter {
          let interactor: EditorInteractor
          weak var sound: EditorSoundPresenterInput?
          init(interactor: EditorInteractor) { self.interactor = interactor }
          func tap() { sound?.play() }
        }
        final class EditorSoundPresenter: EditorSoundPresenterInput { func play() {} }
        final class EditorInteractor {}
        """),
      // A method that another module's delegate requires names that module's view.
      Example(
        dialect: "viper",
        """
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
      // An instance of its own, created by its own assembly.
      Example(
        dialect: "viper",
        """
        protocol ScanWireframeProtocol: AnyObject {}
        final class ScanWireframe: ScanWireframeProtocol {}
        class ScanPresenter { let wireframe: ScanWireframeProtocol; init(wireframe: ScanWireframeProtocol) { self.wireframe = wireframe } }
        final class ScanInteractor {}
        enum ScanViewFactory { static func make() { let p = ScanPresenter(wireframe: ScanWireframe()); let i = ScanInteractor() } }
        final class PairWireframe {}
        final class PairPresenter { let base: ScanWireframeProtocol; let own = PairWireframe(); init(base: ScanWireframeProtocol) { self.base = base } }
        enum PairViewFactory { static func make() { let p = PairPresenter(base: ScanWireframe()); let w = PairWireframe() } }
        """),
      // A further interface that no part of its own module uses is meant for others.
      Example(
        dialect: "viper",
        """
        protocol WalletInteractorInput: AnyObject {}
        protocol WalletConnecting: AnyObject { func connect() }
        final class WalletPresenter { let interactor: WalletInteractorInput = WalletInteractor() }
        final class WalletInteractor: WalletInteractorInput, WalletConnecting { func connect() {} }
        final class LoginPresenter { let interactor = LoginInteractor() }
        final class LoginInteractor { var wallet: WalletConnecting? }
        """),
      // What the own router returns of a module that it opens, and no part of that module uses.
      Example(
        dialect: "viper",
        """
        protocol LoginModuleInterface: AnyObject { func close() }
        final class LoginViewController: UIViewController { var presenter: LoginPresenter! }
        final class LoginPresenter: LoginModuleInterface { let interactor = LoginInteractor(); func close() {} }
        final class LoginInteractor {}
        final class HomeViewController: UIViewController { var presenter: HomePresenter! }
        final class HomePresenter {
          let router = HomeRouter()
          func tap() { let login = router.openLogin(); login.close() }
        }
        final class HomeRouter { func openLogin() -> LoginModuleInterface { LoginPresenter() } }
        """),
      // The presenter of a cell, made by an assembly that is injected.
      Example(
        dialect: "viper",
        """
        protocol RowViewOutput: AnyObject {}
        protocol RowAssemblyProtocol: AnyObject { func make() -> RowViewOutput }
        final class RowAssembly: RowAssemblyProtocol { func make() -> RowViewOutput { RowPresenter() } }
        final class RowView: UITableViewCell { var output: RowViewOutput? }
        final class RowPresenter: RowViewOutput { weak var view: RowView? }
        final class ListViewController: UIViewController { var presenter: ListPresenter! }
        final class ListPresenter {
          private let rows: RowAssemblyProtocol
          private var row: RowViewOutput?
          let interactor = ListInteractor()
          init(rows: RowAssemblyProtocol) { self.rows = rows; row = rows.make() }
        }
        final class ListInteractor {}
        """),
      // The presenter of a cell that the list's presenter makes, and that keeps its cell.
      Example(
        dialect: "viper",
        """
        protocol RowPresenterProtocol: AnyObject { func show(on row: RowCell) }
        final class RowCell: UITableViewCell {}
        final class RowPresenter: RowPresenterProtocol { var view: RowCell?; func show(on row: RowCell) { view = row } }
        final class ListViewController: UIViewController { var presenter: ListPresenter! }
        final class ListPresenter {
          private var rows: [RowPresenterProtocol] = []
          let interactor = ListInteractor()
          func load() { let row = RowPresenter(); rows.append(row) }
        }
        final class ListInteractor {}
        """),
      // The presenter of a cell, made where the cell is shown.
      Example(
        dialect: "viper",
        """
        final class RowCell: UITableViewCell { var presenter: RowPresenter? }
        final class RowPresenter { weak var view: RowCell?; init(view: RowCell) { self.view = view } }
        final class ListViewController: UIViewController {
          var presenter: ListPresenter!
          func fill(_ cell: RowCell) { cell.presenter = RowPresenter(view: cell) }
        }
        final class ListPresenter { let interactor = ListInteractor() }
        final class ListInteractor {}
        """),
      // One view is made of another one.
      Example(
        dialect: "swiftui",
        """
        struct HomeView: View { @State var presenter: HomePresenter; var body: some View { LoginView() } }
        @Observable final class HomePresenter { let interactor: HomeInteractor }
        final class HomeInteractor {}
        struct LoginView: View { @State var presenter: LoginPresenter?; var body: some View { Text("") } }
        @Observable final class LoginPresenter { let interactor: LoginInteractor }
        final class LoginInteractor {}
        """),
      // A link to the view that another module's assembly makes.
      Example(
        dialect: "swiftui",
        """
        struct HomeView: View {
          @State var presenter: HomePresenter
          var body: some View { NavigationLink("", destination: SettingsModule.make()) }
        }
        @Observable final class HomePresenter { let interactor = HomeInteractor() }
        final class HomeInteractor {}
        struct SettingsView: View { @State var presenter: SettingsPresenter; var body: some View { Text("") } }
        @Observable final class SettingsPresenter { let interactor = SettingsInteractor() }
        final class SettingsInteractor {}
        enum SettingsModule { static func make() -> some View { SettingsView(presenter: SettingsPresenter()) } }
        """),
      // A use case of interactors, which no presenter talks to.
      Example(
        dialect: "viper",
        """
        protocol LoginInteracting: AnyObject {}
        final class LoginInteractor: LoginInteracting {}
        final class LoginPresenter { let interactor = LoginModuleInteractor(login: LoginInteractor()) }
        final class LoginModuleInteractor { let login: LoginInteracting; init(login: LoginInteracting) { self.login = login } }
        final class HomePresenter { let interactor = HomeInteractor() }
        final class HomeInteractor { var login: LoginInteracting? }
        """),
      // Declared with the module's other interfaces: what it expects of the module that opens it.
      Example(
        dialect: "viper",
        """
        // file: Terms.swift
        protocol TermsViewProtocol: AnyObject {}
        protocol TermsAnswerProtocol: AnyObject { func accept() }
        final class TermsViewController: UIViewController, TermsViewProtocol { var presenter: TermsPresenter! }
        final class TermsPresenter { weak var view: TermsViewProtocol?; let interactor = TermsInteractor(); weak var answer: TermsAnswerProtocol? }
        final class TermsInteractor {}
        // file: Home.swift
        final class HomePresenter: TermsAnswerProtocol { weak var view: HomeViewController?; let interactor = HomeInteractor(); func accept() {} }
        final class HomeViewController: UIViewController { var presenter: HomePresenter! }
        final class HomeInteractor {}
        """),
      // Two screens of one feature, in the folder of the feature.
      Example(
        dialect: "viper",
        """
        // file: Account/Presenter/AccountPresenter.swift
        final class AccountPresenter { let interactor = AccountInteractor() }
        // file: Account/Presenter/ProfilePresenter.swift
        final class ProfilePresenter { let interactor = ProfileInteractor(); var account: AccountPresenter? }
        // file: Account/Interactor/AccountInteractor.swift
        final class AccountInteractor {}
        // file: Account/Interactor/ProfileInteractor.swift
        final class ProfileInteractor {}
        // file: Account/View/AccountViewController.swift
        final class AccountViewController: UIViewController { var presenter: AccountPresenter! }
        // file: Account/View/ProfileViewController.swift
        final class ProfileViewController: UIViewController { var presenter: ProfilePresenter! }
        """),
      // Only asked for its type.
      Example(
        dialect: "viper",
        """
        final class HomePresenter { weak var view: HomeViewController?; let interactor = HomeInteractor() }
        final class HomeViewController: UIViewController { var presenter: HomePresenter! }
        final class HomeInteractor {}
        final class LoginViewController: UIViewController { var presenter: LoginPresenter! }
        final class LoginPresenter { let interactor = LoginInteractor(); func isHome(_ object: AnyObject) -> Bool { object is HomeViewController } }
        final class LoginInteractor {}
        """),
      // The view is its module's router.
      Example(
        dialect: "rambler",
        """
        protocol ListRouterInput: AnyObject { func openDetails() }
        protocol ListViewOutput: AnyObject { func choose() }
        final class ListViewController: UIViewController { var output: ListViewOutput! }
        final class ListPresenter: ListViewOutput {
          let interactor = ListInteractor()
          var router: ListRouterInput!
          func choose() { router.openDetails() }
        }
        final class ListInteractor {}
        extension ListViewController: ListRouterInput {
          func openDetails() { present(DetailsConfigurator().make(), animated: true) }
        }
        final class DetailsConfigurator {
          func make() -> UIViewController {
            let view = DetailsViewController()
            view.output = DetailsPresenter()
            return view
          }
        }
        protocol DetailsViewOutput: AnyObject {}
        final class DetailsViewController: UIViewController { var output: DetailsViewOutput! }
        final class DetailsPresenter: DetailsViewOutput { let interactor = DetailsInteractor() }
        final class DetailsInteractor {}
        """),
      // A use case of the domain, named like a module.
      Example(
        dialect: "viper",
        """
        // file: Domain/FavoritesInteractor.swift
        protocol FavoritesUseCase { func contains(_ id: Int) -> Bool }
        final class FavoritesInteractor: FavoritesUseCase { func contains(_ id: Int) -> Bool { false } }
        // file: Favorites/Favorites.swift
        final class FavoritesViewController: UIViewController { var presenter: FavoritesPresenter! }
        final class FavoritesPresenter {
          let favorites: FavoritesUseCase = FavoritesInteractor()
          let router = FavoritesRouter()
          func has(_ id: Int) -> Bool { favorites.contains(id) }
        }
        final class FavoritesRouter {}
        // file: Details/Details.swift
        final class DetailsViewController: UIViewController { var presenter: DetailsPresenter! }
        final class DetailsPresenter {
          let favorites: FavoritesUseCase
          let interactor = DetailsInteractor()
          init(favorites: FavoritesUseCase) { self.favorites = favorites }
          func has(_ id: Int) -> Bool { favorites.contains(id) }
        }
        final class DetailsInteractor {}
        """),
    ])

  func findings(in input: LintInput) -> [Violation] {
    let roles = input.rolesOfModules
    let related = relatedModules(input)
    let inherited = InheritedReferences(input)
    var published = PublishedInterfaces(input)
    let screens = ScreenParts(input)
    let files = FileModules(input.graph)
    let given = givenViews(input)
    let collected = collectedViews(input)
    let returned = ReturnedScreens(input: input)
    let dialogs = SharedDialogs(input)
    return input.graph.references.compactMap { reference -> Violation? in
      guard input.crossesModules(reference) else { return nil }
      let (from, to) = (input.component(reference.from), input.component(reference.to))
      guard !from.isInterface, !to.isExempt, from.role != .wireframe, from.role != .assembly,
        to.role != .entity,
        reference.context.isDisjoint(with: [.published, .memberRead, .typeCheck, .makesNothing, .unused, .relayed]),
        let way = ReferenceRule.Way(reference.kind), let home = from.module, let other = to.module
      else { return nil }
      // References that are forbidden within a module too are reported by `ForbiddenReference`.
      guard let rule = input.rule(for: reference), rule.within.contains(way), !rule.across.contains(way) else { return nil }
      // Modules may share parts: one without a view uses another one's, and so does a view without a presenter.
      guard roles.has(to.role, in: home), roles.has(from.role, in: other),
        !isImplemented(to, in: home, input), !isDeclared(to, with: home, by: files),
        !input.isRepeated(reference)
      else { return nil }
      // Its own wireframe or interactor, created by its own assembly from another module's class.
      let isOwn =
        [.wireframe, .interactor].contains(to.role)
        && ([to.id] + reference.holds.map(\.component)).contains { isMade($0, by: home, input) }
      guard !isOwn, !published.contains(to), !inherited.includes(reference), !isListener(to, of: from, input) else { return nil }
      // What an assembly hands out, and an assembly that is injected, are for others to use.
      guard !published.isOffered(to), !(to.role == .assembly && to.isInterface), !screens.isChild(to, of: from),
        !(opensModule(reference, to) && isOwnRouter(from, input))
      else { return nil }
      guard related[home]?.contains(other) != true, !UseCases(input).contains(to, for: from),
        !shareAFolder(input.graph.modules[home], input.graph.modules[other])
      else { return nil }
      let allowed = input.options(of: Self.id, for: from)
      guard !allowed.names("allow", fit: input.graph.modules[other].name) else { return nil }
      let place = GivenView(opener: from.id, range: reference.range)
      let (isGiven, isCollected) = (given.contains(place), collected.contains(place))
      if returned.contain(reference) {
        guard reference.kind == .result else { return nil }
        return Violation(
          rule: Self.id, case: "returned", .returns(from, to, input), at: reference.range, component: from.id, target: to.id,
          fact: Self.fact(from, to, input), rank: Self.rankOfReturned)
      }
      let isLeftOver = reference.context.contains(.leftOver)
      let (name, words): (String?, String) =
        isLeftOver ? ("left-over", "") : dialogs.includes(reference) ? ("dialog", SharedDialogs.words) : (nil, "")
      return Violation(
        rule: Self.id, case: name,
        isLeftOver ? .crossesIdly(from, to, input) : .crosses(from, to, words, input), at: reference.range, component: from.id,
        target: to.id,
        property: reference.property, strength: reference.strength,
        alsoRules: opensModule(reference, to) && to.role == .assembly ? [AssemblyCalledOutsideWireframe.id] : [],
        fact: opensModule(reference, to) || isGiven || isCollected ? Self.fact(ofOpening: from) : Self.fact(from, to, input),
        rank: isLeftOver || isGiven ? Self.rankOfReturned : Self.rank(of: reference.kind),
        pattern: "\(from.role.plural) using \(to.role.plural) of other modules")
    }
  }

  /// What all places share where one component uses another module.
  static func fact(_ from: Component, _ to: Component, _ input: LintInput) -> Finding.Fact {
    Finding.Fact(rule: id, owner: from.name, number: from.id, subject: input.module(of: to)?.name ?? to.name)
  }

  /// What all places share where a presenter or interactor makes screens of other modules: one edit moves them to its wireframe.
  private static func fact(ofOpening from: Component) -> Finding.Fact {
    Finding.Fact(rule: id, owner: from.name, number: from.id, subject: Role.assembly.name)
  }

  /// Whether a reference asks another module's assembly or wireframe for its screen.
  private func opensModule(_ reference: Reference, _ to: Component) -> Bool {
    [.construction, .staticCall].contains(reference.kind) && [.assembly, .wireframe].contains(to.role)
  }

  /// Whether a view conforms to an interface for its module's wireframe, so that it opens modules in its stead.
  private func isOwnRouter(_ view: Component, _ input: LintInput) -> Bool {
    view.role == .view
      && input.bases(of: view.id).contains { base in
        let interface = input.component(base)
        return interface.isInterface && interface.module == view.module && interface.isNamedForWireframe
      }
  }

  /// The views that an assembly or wireframe of another module gives who asks it, and the instance itself: in one line, or a few, below.
  private func givenViews(_ input: LintInput) -> Set<GivenView> {
    struct Opening: Hashable {
      var opener: Component.ID
      var module: ViperModule.ID
    }
    var opened: [Opening: [SourceRange]] = [:]
    var given: [(opening: Opening, range: SourceRange)] = []
    for reference in input.graph.references where input.crossesModules(reference) {
      let to = input.component(reference.to)
      guard let module = to.module else { continue }
      let opening = Opening(opener: reference.from, module: module)
      if opensModule(reference, to) { opened[opening, default: []].append(reference.range) }
      if [.view, .assembly, .wireframe].contains(to.role), [.chain, .local, .cast].contains(reference.kind) {
        given.append((opening, reference.range))
      }
    }
    let near = given.filter { view in
      (opened[view.opening] ?? []).contains { $0.file == view.range.file && (0...3).contains(view.range.line - $0.line) }
    }
    return Set(near.map { GivenView(opener: $0.opening.opener, range: $0.range) })
  }

  /// The views of several modules that a presenter or interactor names in lines next to each other, to show them together.
  private func collectedViews(_ input: LintInput) -> Set<GivenView> {
    let named = input.graph.references.filter { reference in
      [.presenter, .interactor].contains(input.component(reference.from).role) && input.component(reference.to).role == .view
        && [.chain, .local, .cast].contains(reference.kind) && !reference.context.contains(.ownCreation)
        && input.crossesModules(reference)
    }
    var found: Set<GivenView> = []
    for group in Dictionary(grouping: named, by: \.from).values {
      var run: [Reference] = []
      // References are in the order of their places.
      for reference in group {
        if let last = run.last?.range, last.file != reference.range.file || reference.range.line - last.line > 1 {
          found.formUnion(places(ofSeveralModules: run, input))
          run = []
        }
        run.append(reference)
      }
      found.formUnion(places(ofSeveralModules: run, input))
    }
    return found
  }

  /// The places of references, if they are to several modules.
  private func places(ofSeveralModules run: [Reference], _ input: LintInput) -> [GivenView] {
    guard Set(run.map { input.component($0.to).module }).count > 1 else { return [] }
    return run.map { GivenView(opener: $0.from, range: $0.range) }
  }

  /// A place where a component names the view that another module's assembly has just given it.
  private struct GivenView: Hashable {
    var opener: Component.ID
    var range: SourceRange
  }

  /// How telling a place is: what a component keeps says most, what it takes or returns more than what a body names.
  private static func rank(of kind: ReferenceKind) -> Int {
    switch kind {
    case .stored: 0
    case .parameter, .result: 1
    case .construction, .staticCall: 2
    default: 3
    }
  }

  /// The finding of a module is at any other place first.
  private static let rankOfReturned = 4

  /// Whether the parts of two modules are in one folder that has the name of one of them: a feature with several screens.
  private func shareAFolder(_ a: ViperModule, _ b: ViperModule) -> Bool {
    a.path == b.path && [a.name, b.name].contains { $0 == a.path.split(separator: "/").last ?? "" }
  }

  /// Whether an interface is how a module answers who opens it: the module's input takes it, and its parts hold it weakly.
  private func isListener(_ interface: Component, of user: Component, _ input: LintInput) -> Bool {
    guard interface.isInterface, interface.isClassBound else { return false }
    let uses = input.references(to: interface.id).filter { input.component($0.from).module == user.module }
    return uses.contains { $0.kind == .parameter && input.component($0.from).surface == .input }
      && uses.allSatisfy { $0.kind != .stored || $0.strength != .strong }
  }

  /// Whether an assembly of the module creates the component.
  private func isMade(_ component: Component.ID, by module: ViperModule.ID, _ input: LintInput) -> Bool {
    input.references(to: component).contains { reference in
      let maker = input.component(reference.from)
      return reference.kind == .construction && maker.role == .assembly && maker.module == module
    }
  }

  /// By module, the modules that are related by inheritance of classes.
  private func relatedModules(_ input: LintInput) -> [ViperModule.ID: Set<ViperModule.ID>] {
    var related: [ViperModule.ID: Set<ViperModule.ID>] = [:]
    for reference in input.references(.inheritance) {
      guard let a = input.component(reference.from).module, let b = input.component(reference.to).module, a != b else { continue }
      related[a, default: []].insert(b)
      related[b, default: []].insert(a)
    }
    return related
  }

  /// The modules whose components each file declares.
  private struct FileModules {
    private var counts: [String: [ViperModule.ID: Int]] = [:]

    init(_ graph: ComponentGraph) {
      for component in graph.components {
        if let module = component.module { counts[component.range.file, default: [:]][module, default: 0] += 1 }
      }
    }

    subscript(file: String) -> [ViperModule.ID: Int] { counts[file] ?? [:] }
  }

  /// Whether an interface that another module implements is declared among the module's own components: it is how the module
  /// reports to the other one.
  private func isDeclared(_ interface: Component, with module: ViperModule.ID, by files: FileModules) -> Bool {
    let modules = files[interface.range.file]
    return interface.isInterface && modules[module] != nil && interface.module.flatMap { modules[$0] } == 1
  }

  /// Whether a class of the module conforms to an interface, so that the interface is the module's too.
  private func isImplemented(_ interface: Component, in module: ViperModule.ID, _ input: LintInput) -> Bool {
    input.heirs(of: interface.id).lazy.map { input.component($0) }.contains { !$0.isInterface && $0.module == module }
  }
}

/// The screens of other modules that presenters get from their own wireframe and return to their view, which shows them.
private struct ReturnedScreens {
  let input: LintInput

  /// Whether a reference is one of a presenter that does nothing with the screen but return it.
  func contain(_ reference: Reference) -> Bool {
    let (presenter, screen) = (input.component(reference.from), input.component(reference.to))
    guard presenter.role == .presenter, screen.role == .view, let module = presenter.module,
      isMadeByWireframe(screen, of: module)
    else { return false }
    let uses = input.references(from: presenter.id).filter { $0.to == screen.id }
    return uses.contains { $0.kind == .result } && uses.allSatisfy(isOnTheWay)
  }

  private func isMadeByWireframe(_ screen: Component, of module: ViperModule.ID) -> Bool {
    input.references(to: screen.id).contains {
      $0.kind == .result && input.component($0.from).role == .wireframe && input.component($0.from).module == module
    }
  }

  private func isOnTheWay(_ use: Reference) -> Bool {
    switch use.kind {
    case .result: true
    case .chain: !use.context.contains(.memberRead)
    case .local: use.context.contains(.inferred)
    default: false
    }
  }
}

extension Violation.Message {
  fileprivate static func returns(_ presenter: Component, _ screen: Component, _ input: LintInput) -> Self {
    "\(name(presenter)) returns \(name(screen)) of module '\(module(screen, input))', which it gets from its wireframe; let the wireframe present the view"
  }

  fileprivate static func crossesIdly(_ from: Component, _ to: Component, _ input: LintInput) -> Self {
    "\(use(from, to, input)) in a property that is never read; delete the property"
  }

  fileprivate static func crosses(_ from: Component, _ to: Component, _ words: String, _ input: LintInput) -> Self {
    "\(use(from, to, input))\(words); go through the \(from.role)'s own wireframe, or use a protocol that '\(module(to, input))' exposes to other modules"
  }

  private static func use(_ from: Component, _ to: Component, _ input: LintInput) -> String {
    "\(name(from)) uses \(name(to)) of module '\(module(to, input))'"
  }

  private static func name(_ component: Component) -> String {
    "\(component.role)\(component.isInterface ? " interface" : "") '\(component.name)'"
  }

  private static func module(_ component: Component, _ input: LintInput) -> String { input.module(of: component)?.name ?? "" }
}
