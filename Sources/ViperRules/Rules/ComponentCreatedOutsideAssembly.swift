internal import ViperFacts
import ViperLinking
internal import ViperModel

struct ComponentCreatedOutsideAssembly: Rule {
  static let id = "component-created-outside-assembly"
  static let ids: RuleIDs = .one(id)
  static let cause: RootCause? = RootCause(.access, rank: 1)

  static let documentation = RuleDocumentation(
    summary: "A part of a module is created by code that does not assemble modules.",
    rationale: """
      A component that is created anywhere else is not connected to the rest of its module: a view without a presenter \
      appears, but does not respond. Only assemblies, code that starts the app and, where the dialect allows it, wireframes \
      create components.
      """,
    severity: .warning,
    cases: [
      .init("unwired", .error, "the created view's presenter stays nil"),
      .init("wired", .warning, "another component, or a view that does get its presenter"),
      .init("default", .info, "a default argument, or an initial value that the assembly replaces"),
      .init("owned", .info, "a SwiftUI view creates its presenter as state, and the presenter takes no dependencies"),
    ],
    triggering: [
      Example(
        dialect: "infinum",
        """
        final class HomePresenter { func open() { let next = 1️⃣LoginViewController() } }
        final class HomeInteractor {}
        final class LoginViewController: UIViewController { var presenter: LoginPresenter! }
        final class LoginPresenter {}
        """),
      Example(
        dialect: "infinum",
        """
        final class LoginPresenter { private let interactor: LoginInteractor; init() { interactor = 1️⃣LoginInteractor() } }
        final class LoginInteractor {}
        """),
      // The view's own router would have given it a presenter.
      Example(
        dialect: "viper",
        """
        final class AddRouter { func show(on host: UIViewController) { host.present(1️⃣ListViewController(), animated: true) } }
        final class AddPresenter { var router: AddRouter? }
        final class ListRouter { static func make() { let view = ListViewController(); view.presenter = ListPresenter(router: ListRouter()) } }
        final class ListViewController: UIViewController { var presenter: ListPresenter!; func reload() { presenter.load() } }
        final class ListPresenter { let router: ListRouter; init(router: ListRouter) { self.router = router }; func load() {} }
        """),
      // One shared manager that makes an interactor for itself wires nothing.
      Example(
        dialect: "infinum",
        """
        final class SessionManager {
          static let shared = SessionManager()
          let client = Client()
          lazy var store = Store(client: client)
          lazy var login = 1️⃣LoginInteractor(store: store)
        }
        final class Client {}
        final class Store { init(client: Client) {} }
        final class LoginPresenter { let interactor: LoginInteractor }
        final class LoginInteractor { init(store: Store) {} }
        """),
      // A SwiftUI view that puts its presenter together.
      Example(
        dialect: "swiftui",
        """
        struct HomeView: View {
          @StateObject private var presenter = 1️⃣HomePresenter(interactor: HomeInteractor())
          var body: some View { Text("") }
        }
        final class HomePresenter: ObservableObject { let interactor: HomeInteractor; init(interactor: HomeInteractor) { self.interactor = interactor } }
        final class HomeInteractor {}
        """),
    ],
    nonTriggering: [
      // A plain screen with a callback to another module's presenter, and one that never reads its presenter.
      Example(
        dialect: "viper",
        """
        protocol Refreshing { func refresh() }
        final class HomeRouter { func open() { let hints = HintsViewController(); let about = AboutViewController(); show(hints, about) } }
        final class HomePresenter { let router: HomeRouter; let interactor: HomeInteractor }
        final class HomeInteractor {}
        final class HintsViewController: UIViewController { var output: Refreshing?; func close() { output?.refresh() } }
        final class AboutViewController: UIViewController { var presenter: AboutPresenter? }
        final class AboutPresenter { let interactor: AboutInteractor }
        final class AboutInteractor {}
        final class AboutRouter { static func make() { let view = AboutViewController(); view.presenter = AboutPresenter(interactor: AboutInteractor()) } }
        final class ListPresenter: Refreshing { let interactor: ListInteractor; func refresh() {} }
        final class ListInteractor {}
        final class ListViewController: UIViewController { var presenter: ListPresenter? }
        """),
      // What makes view and presenter with each of its instances puts their module together, whatever its name.
      Example(
        dialect: "viper",
        """
        final class LoginSetup {
          let presenter = LoginPresenter()
          let view: LoginViewController
          init(board: UIStoryboard) {
            view = board.instantiateInitialViewController() as! LoginViewController
            view.presenter = presenter
          }
        }
        final class LoginViewController: UIViewController { var presenter: LoginPresenter! }
        final class LoginPresenter {}
        final class HomeViewController: UIViewController { var presenter: HomePresenter! }
        final class HomePresenter { var interactor: HomeInteractor? }
        final class HomeInteractor {}
        """),
      // A shared instance of services that are made of each other is a composition root.
      Example(
        dialect: "infinum",
        """
        final class Services {
          static let shared = Services()
          lazy var client = Client()
          lazy var store: Store = .init(client: client)
          lazy var cache = Cache(store: self.store)
          lazy var login = LoginInteractor(store: store)
        }
        final class Client {}
        final class Store { init(client: Client) {} }
        final class Cache { init(store: Store) {} }
        final class LoginPresenter { let interactor: LoginInteractor }
        final class LoginInteractor { init(store: Store) {} }
        """),
      Example(
        dialect: "infinum",
        """
        final class BaseWireframe {}
        final class LoginWireframe {
          init() { let view = LoginViewController(); let presenter = LoginPresenter(); view.presenter = presenter }
          func openHome() { let next = HomeWireframe() }
        }
        final class LoginViewController: UIViewController { var presenter: LoginPresenter! }
        final class LoginPresenter { func show() { let alert = UIAlertController() } }
        final class HomeWireframe { let presenter = HomePresenter() }
        final class HomePresenter {}
        """),
      // A composition root assembles several modules, whatever its name.
      Example(
        dialect: "viper",
        """
        final class AppDependencies {
          func start() { let view = LoginViewController(); view.presenter = LoginPresenter(); view.presenter.interactor = LoginInteractor() }
        }
        final class LoginViewController: UIViewController { var presenter: LoginPresenter! }
        final class LoginPresenter { var interactor: LoginInteractor! }
        final class LoginInteractor {}
        """),
      // A SwiftUI view attaches a router that only makes the next views.
      Example(
        dialect: "swiftui",
        """
        struct HomeView: View {
          @State var presenter: HomePresenter
          var body: some View { Text("").router(router: HomeRouter(), destination: $presenter.destination) }
        }
        struct HomeRouter { func view(for destination: Int) -> some View { Text("") } }
        @Observable final class HomePresenter { var destination: Int?; let interactor: HomeInteractor }
        final class HomeInteractor {}
        """),
      // A presenter's own router, which makes the views of its links.
      Example(
        dialect: "swiftui",
        """
        struct HomeView: View { @ObservedObject var presenter: HomePresenter; var body: some View { Text("") } }
        final class HomePresenter: ObservableObject {
          private let router = HomeRouter()
          let interactor: HomeInteractor
          init(interactor: HomeInteractor) { self.interactor = interactor }
        }
        final class HomeInteractor {}
        final class HomeRouter { func makeDetail() -> some View { Text("") } }
        """),
      // The view that an app starts with puts the modules of its tabs together.
      Example(
        dialect: "swiftui",
        """
        struct ContentView: View {
          var body: some View {
            TabView {
              HomeView(presenter: HomePresenter(interactor: HomeInteractor()))
              NewsView(presenter: NewsPresenter(interactor: NewsInteractor()))
            }
          }
        }
        struct HomeView: View { @ObservedObject var presenter: HomePresenter; var body: some View { Text("") } }
        final class HomePresenter: ObservableObject { let interactor: HomeInteractor; init(interactor: HomeInteractor) { self.interactor = interactor } }
        final class HomeInteractor {}
        struct NewsView: View { @ObservedObject var presenter: NewsPresenter; var body: some View { Text("") } }
        final class NewsPresenter: ObservableObject { let interactor: NewsInteractor; init(interactor: NewsInteractor) { self.interactor = interactor } }
        final class NewsInteractor {}
        """),
      // A SwiftUI view is made of another one.
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
      // A static factory of the presenter is its module's assembly.
      Example(
        dialect: "viper",
        """
        final class LoginViewController: UIViewController { var presenter: LoginPresenter! }
        final class LoginPresenter {
          let interactor: LoginInteractor
          private init(interactor: LoginInteractor) { self.interactor = interactor }
          static func make() -> LoginPresenter { LoginPresenter(interactor: LoginInteractor()) }
        }
        final class LoginInteractor {}
        """),
      // A cell's presenter, whatever the module that it counts to.
      Example(
        dialect: "viper",
        """
        final class ListViewController: UIViewController {
          var presenter: ListPresenter!
          func fill(_ cell: GameCell) { cell.gamePresenter = RowPresenter(view: cell) }
        }
        final class ListPresenter { let interactor: ListInteractor; init(interactor: ListInteractor) { self.interactor = interactor } }
        final class ListInteractor {}
        final class GameCell: UITableViewCell { var gamePresenter: RowPresenter! }
        final class RowPresenter { weak var view: GameCell?; init(view: GameCell) { self.view = view }; func load() {} }
        """),
      // A factory of the module that uses a helper.
      Example(
        dialect: "viper",
        """
        enum NavigationFactory {
          static func make() { let presenter = NavigationPresenter(interactor: interactor()) }
          private static func interactor() -> NavigationInteractor { NavigationInteractor() }
        }
        final class NavigationPresenter { let interactor: NavigationInteractor; init(interactor: NavigationInteractor) { self.interactor = interactor } }
        final class NavigationInteractor {}
        """),
      // A presenter makes the presenters of its rows.
      Example(
        dialect: "viper",
        """
        final class ListViewController: UIViewController { var presenter: ListPresenter! }
        final class ListPresenter { var rows: [RowPresenter] = []; let interactor: ListInteractor; func load() { rows = [RowPresenter()] } }
        final class ListInteractor {}
        final class RowPresenter { weak var view: RowView? }
        final class RowView: UIView { var presenter: RowPresenter? }
        """),
      // A helper that fills a cell.
      Example(
        dialect: "viper",
        """
        enum RowCellBuilder { static func fill(_ cell: RowCell) { cell.presenter = RowPresenter() } }
        final class RowCell: UITableViewCell { var presenter: RowPresenter? }
        final class RowPresenter { weak var view: RowCell? }
        final class ListInteractor {}
        final class ListPresenter { let interactor: ListInteractor; init(interactor: ListInteractor) { self.interactor = interactor } }
        """),
      // Handed to somebody who may fill it.
      Example(
        dialect: "viper",
        """
        final class VoteViewController: UIViewController {
          let presenter: VotePresenter
        }
        final class VotePresenter { let interactor: VoteInteractor; func connect(_ view: ListViewController) {} }
        final class VoteInteractor {}
        final class ListHelper { func show() { let list = ListViewController(); register(list) } }
        final class ListViewController: UIViewController { var presenter: ListPresenter? }
        final class ListPresenter { let interactor: ListInteractor }
        final class ListInteractor {}
        """),
      // The initializer fills the presenter.
      Example(
        dialect: "viper",
        """
        enum ListFactory {
          static func create(with presenter: ListPresenter) -> ListViewController {
            ListViewController.instantiate { coder in ListViewController(coder: coder, presenter: presenter) }
          }
        }
        final class ListViewController: UIViewController {
          var presenter: ListPresenter
          init?(coder: NSCoder, presenter: ListPresenter) { self.presenter = presenter; super.init(coder: coder) }
        }
        final class ListPresenter { let interactor: ListInteractor }
        final class ListInteractor {}
        """),
    ])

  func findings(in input: LintInput) -> [Violation] {
    inside(input) + outside(input) + unwired(input)
  }

  /// Creations by components whose role does not assemble.
  private func inside(_ input: LintInput) -> [Violation] {
    let screens = ScreenParts(input)
    let placeholders = Set(input.observations.placeholders)
    return input.references(.construction).compactMap { reference in
      let (from, to) = (input.component(reference.from), input.component(reference.to))
      guard to.isAssembled, let module = to.module, !input.dialect(of: from).assembly.roles.contains(from.role),
        !reference.context.contains(.unused)
      else { return nil }
      // A composition root: it starts the app, or assembles several modules.
      if from.role == .assembly, from.module == nil { return nil }
      // SwiftUI's views are made of views, and attach routers that are values.
      if screens.isMadeInPlace(to, by: from) || isCompletePart(to, of: from, screens, input) || isPartOfBody(from, to)
        || isMakerOfLinks(to, of: from, input)
        || input.isShell(from)
      {
        return nil
      }
      // A static factory on a part of the module: it is the assembly, wherever it is declared.
      if reference.context.contains(.staticMember), from.module == to.module { return nil }
      if isOwnScreen(to, of: from, input) || isSelfMadeTab(to, of: from, input) || isFilledPart(to, of: from, screens, input) {
        return nil
      }
      if isComposition(from, to, input) || assembles(from, module, input) { return nil }
      if let rule = input.rule(for: reference) {
        let allowed = input.crossesModules(reference) ? rule.across : rule.within
        if allowed.contains(.construction), from.role != .presenter { return nil }
      }
      let isWired = reference.context.contains(.assembly) || !isLeftWithoutPresenter(to, reference.range, input)
      if isOwnState(reference, from, to, input) { return owned(from, to, reference.range, input) }
      var found = violation(from.id, to, isWired: isWired, reference.range, input)
      if reference.context.contains(.defaultArgument) || placeholders.contains(reference.range) {
        found.case = "default"
        found.message.add(" as a default value")
      }
      // Several parts of another module are one module to ask for.
      if input.crossesModules(reference), let module = input.module(of: to) {
        found.fact = Finding.Fact(rule: Self.id, owner: from.name, number: from.id, subject: module.name)
      }
      found.settles = SelfAssembly(input: input).settled(by: reference)
      if isOtherwiseOnlyCast(to, by: from, input) { found.settles.append(CrossModuleReference.fact(from, to, input)) }
      return found
    }
  }

  /// Whether a wireframe makes its own module's view, which no assembly of the module does: these only fill a view that exists.
  private func isOwnScreen(_ view: Component, of from: Component, _ input: LintInput) -> Bool {
    guard from.role == .wireframe, view.role == .view, let module = from.module, view.module == module else { return false }
    return !input.references(to: view.id).contains { reference in
      reference.kind == .construction && input.component(reference.from).role == .assembly
        && input.component(reference.from).module == module
    }
  }

  /// Whether a screen makes a plain view that is a part of it, and an assembly gives that its presenter.
  private func isFilledPart(_ view: Component, of from: Component, _ screens: ScreenParts, _ input: LintInput) -> Bool {
    guard from.role == .view, view.role == .view, screens.isPart(view) else { return false }
    return input.references(from: view.id).contains { reference in
      reference.kind == .stored && input.component(reference.to).role == .presenter
        && reference.holds.contains { $0.certainty == .sure }
    }
  }

  /// Whether a container makes a screen that fills itself once it is there.
  private func isSelfMadeTab(_ view: Component, of from: Component, _ input: LintInput) -> Bool {
    view.role == .view && input.isContainer(from) && assemblesItself(view, input)
  }

  /// Whether a SwiftUI view makes a presenter of its feature that the framework keeps for it, and gives it nothing.
  private func isOwnState(_ reference: Reference, _ from: Component, _ to: Component, _ input: LintInput) -> Bool {
    guard reference.context.contains(.ownState), from.isSwiftUIView, to.role == .presenter else { return false }
    // Two modules in one folder are screens of one feature.
    return from.module == to.module || input.module(of: from).map { $0.path == input.module(of: to)?.path } == true
  }

  private func owned(_ view: Component, _ presenter: Component, _ range: SourceRange, _ input: LintInput) -> Violation {
    var found = violation(view.id, presenter, isWired: true, range, input)
    (found.case, found.message) = ("owned", .owned(view, presenter))
    return found
  }

  /// Whether a component names one that it creates only in casts of what it has just created: without the creation there is none.
  private func isOtherwiseOnlyCast(_ to: Component, by from: Component, _ input: LintInput) -> Bool {
    let named: Set<ReferenceKind> = [.stored, .parameter, .result]
    return input.references(from: from.id).allSatisfy {
      if $0.to == to.id { return $0.kind == .construction || $0.context.contains(.ownCreation) }
      return !named.contains($0.kind) || input.component($0.to).module != to.module
    }
  }

  /// Whether it is the router of a SwiftUI presenter, and only makes the next views: it holds no part that an assembly would give it.
  private func isMakerOfLinks(_ router: Component, of from: Component, _ input: LintInput) -> Bool {
    guard from.role == .presenter, router.role == .wireframe, let module = from.module, router.module == module else {
      return false
    }
    let views = input.graph.components.lazy.filter { $0.module == module && $0.role == .view && !$0.isInterface }
    return !views.isEmpty && views.allSatisfy(\.isSwiftUIView)
      && !input.bases(of: router.id).contains { base in
        input.references(from: base).contains { $0.kind == .stored && input.component($0.to).module != nil }
      }
  }

  /// Whether a view makes a part of itself, which is no screen and makes its presenter on its own.
  private func isCompletePart(_ to: Component, of from: Component, _ screens: ScreenParts, _ input: LintInput) -> Bool {
    [.view, .subview].contains(from.role) && to.role == .view && screens.isPart(to) && makesItsPresenter(to, input)
  }

  private func makesItsPresenter(_ view: Component, _ input: LintInput) -> Bool {
    input.references(from: view.id).contains { $0.kind == .construction && input.component($0.to).role == .presenter }
  }

  private func isPartOfBody(_ from: Component, _ to: Component) -> Bool {
    from.isSwiftUIView && to.isValue && [.view, .wireframe].contains(to.role)
  }

  /// Creations of a view by another module's wireframe that leave it without a presenter.
  private func unwired(_ input: LintInput) -> [Violation] {
    input.references(.construction).compactMap { reference in
      let (from, to) = (input.component(reference.from), input.component(reference.to))
      guard input.crossesModules(reference), from.role == .wireframe, isLeftWithoutPresenter(to, reference.range, input),
        !input.dialect(of: to).assembly.allowsSelfAssemblingView, reference.context.isDisjoint(with: [.assembly, .unused]),
        let module = to.module
      else { return nil }
      let asksForHelp = input.references(from: from.id).contains { other in
        let target = input.component(other.to)
        return target.module == module && [.construction, .staticCall].contains(other.kind) && target.role != .view
      }
      guard !asksForHelp, isWiredElsewhere(to, except: from.id, input) || hasAssembly(module, input) else { return nil }
      return violation(from.id, to, isWired: false, reference.range, input)
    }
  }

  private func hasAssembly(_ module: ViperModule.ID, _ input: LintInput) -> Bool {
    input.graph.components.contains { $0.role == .assembly && $0.module == module && !$0.isInterface }
  }

  /// Whether a presenter makes the presenters of its rows and sections, or an interactor its parts: without a view there is no
  /// module to assemble.
  private func isComposition(_ from: Component, _ to: Component, _ input: LintInput) -> Bool {
    from.role == to.role && (to.role == .presenter || to.role == .interactor) && from.module != to.module
      && to.module.map { creates(.view, of: $0, from, input) } != true
  }

  /// Whether a component without a part's role makes both presenter and view of a module, which is what assemblies do.
  private func assembles(_ from: Component, _ module: ViperModule.ID, _ input: LintInput) -> Bool {
    ![.view, .presenter, .interactor].contains(from.role) && creates(.view, of: module, from, input)
      && creates(.presenter, of: module, from, input)
  }

  private func creates(_ role: Role, of module: ViperModule.ID, _ creator: Component, _ input: LintInput) -> Bool {
    input.references(from: creator.id).contains {
      $0.kind == .construction && input.component($0.to).role == role && input.component($0.to).module == module
    }
  }

  private func isWiredElsewhere(_ view: Component, except creator: Component.ID, _ input: LintInput) -> Bool {
    input.references(to: view.id).contains {
      $0.from != creator && $0.kind == .construction && $0.context.contains(.assembly)
    }
  }

  /// Creations by code outside components, such as helpers and managers.
  private func outside(_ input: LintInput) -> [Violation] {
    input.observations.outsideCreations.compactMap { creation in
      let to = input.component(creation.component)
      guard to.isAssembled, to.role != .wireframe, !creation.isCompositionRoot, !creation.isWired else { return nil }
      // Code without a role that fills a view it creates is an assembly; others are what it returns when something is missing.
      guard to.role != .view || isLeftWithoutPresenter(to, creation.range, input) && !fills(creation, input) else { return nil }
      return violation(
        to.id, outside: creation.creator, to, isWired: to.role != .view, creation.range, input)
    }
  }

  /// Whether the creator fills another object of what it creates.
  private func fills(_ creation: Observations.OutsideCreation, _ input: LintInput) -> Bool {
    input.observations.outsideCreations.contains {
      $0.creator == creation.creator && $0.component == creation.component && input.observations.filledViews.contains($0.range)
    }
  }

  /// Whether a view that is created at a place has a presenter only if somebody sets it, and nobody is seen to do so there.
  private func isLeftWithoutPresenter(_ view: Component, _ range: SourceRange, _ input: LintInput) -> Bool {
    guard view.role == .view, !assemblesItself(view, input), !input.observations.filledViews.contains(range) else { return false }
    return !emptySlots(of: view, input).isEmpty
  }

  /// The properties for its presenter that a view has only if somebody sets them.
  private func emptySlots(of view: Component, _ input: LintInput) -> [Reference] {
    input.references(from: view.id).filter { slot in
      slot.kind == .stored && input.component(slot.to).role == .presenter
        && slot.context.contains(.startsEmpty) && !slot.context.contains(.unread)
        && [nil, view.module].contains(input.component(slot.to).module)
    }
  }

  /// The declarations of what stays nil because the assembly was passed by.
  private func notes(on view: Component, _ input: LintInput) -> [Finding.Note] {
    emptySlots(of: view, input).compactMap { slot in
      slot.property.map { Finding.Note(range: slot.range, message: "'\(view.name).\($0)' stays nil") }
    }
  }

  /// Whether a view calls its own assembly or wireframe, or makes its presenter: a static member does so only for those who call it.
  private func assemblesItself(_ view: Component, _ input: LintInput) -> Bool {
    input.references(from: view.id).contains {
      [.construction, .staticCall].contains($0.kind) && !$0.context.contains(.staticMember)
        && [.assembly, .wireframe, .presenter].contains(input.component($0.to).role)
        && input.component($0.to).module == view.module
    }
  }

  /// - Parameter outside: the name of the creator where it is no component; the owner is what it creates, then.
  private func violation(
    _ owner: Component.ID, outside: String? = nil, _ created: Component, isWired: Bool, _ range: SourceRange, _ input: LintInput
  ) -> Violation {
    let creator = outside == nil ? input.component(owner) : nil
    let name = creator.map { "\($0.role) '\($0.name)'" } ?? "type '\(outside ?? "")'"
    let remedy = input.creation(of: created, by: creator, noun: isWired ? "it" : "the view")
    return Violation(
      rule: Self.id, case: isWired ? "wired" : "unwired",
      .created(name, created, isWired: isWired, remedy), at: range, component: owner, target: created.id,
      notes: isWired ? [] : notes(on: created, input),
      fact: Finding.Fact(rule: Self.id, owner: input.component(owner).name, number: owner, subject: created.name),
      rank: isWired ? 1 : 0,
      pattern: isWired ? "\(creator?.role.plural ?? "code outside the modules") creating \(created.role.plural)" : nil)
  }
}

extension Violation.Message {
  fileprivate static func owned(_ view: Component, _ presenter: Component) -> Self {
    "\(view.role) '\(view.name)' creates its presenter '\(presenter.name)' in a state property; let an assembly create it once it needs dependencies"
  }

  fileprivate static func created(_ creator: String, _ created: Component, isWired: Bool, _ remedy: String) -> Self {
    "\(creator) creates \(created.role) '\(created.name)'\(isWired ? "" : ", whose presenter stays nil"); \(remedy)"
  }
}
