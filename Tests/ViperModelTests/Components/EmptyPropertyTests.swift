import Testing
import ViperLinking
import ViperModel
import ViperTestSupport

/// Properties that nothing fills hold nothing.
@Suite struct EmptyPropertyTests {
  /// What the interactor's output holds, with how sure that is.
  private func held(assignment: String, output: String = "var output: LoginInteractorOutput?") throws -> [Reference.Certainty] {
    let model = try CodeModel(
      MarkedCode(
        """
        final class LoginViewController: UIViewController { var presenter: LoginPresenter! }
        protocol LoginInteractorOutput: AnyObject {}
        final class LoginPresenter: LoginInteractorOutput { var interactor: LoginInteractor! }
        final class LoginInteractor { \(output) }
        final class LoginRouter {
          static func build() {
            let (presenter, interactor) = (LoginPresenter(), LoginInteractor())
            presenter.interactor = interactor
            \(assignment)
          }
        }
        """), dialect: "viper")
    return model.graph.references.filter { $0.property == "output" && $0.kind == .stored }.flatMap { $0.holds.map(\.certainty) }
  }

  @Test func propertyThatNothingAssignsToMayHoldItsOnlyConformer() throws { #expect(try held(assignment: "") == [.may]) }

  /// The receiver need not be known: any assignment to a property of that name may be the one.
  @Test func propertyThatIsAssignedHoldsItsOnlyConformer() throws {
    #expect(try held(assignment: "mystery().output = presenter") == [.sole])
  }

  @Test func classThatCreatesItselfIsCreated() throws {
    let model = try CodeModel(
      MarkedCode(
        """
        final class LoginViewController: UIViewController { var presenter: LoginPresenterProtocol! }
        protocol LoginPresenterProtocol: AnyObject {}
        final class LoginPresenter: LoginPresenterProtocol { let interactor = LoginInteractor(); var router: LoginRouter? }
        final class LoginInteractor {}
        final class LoginRouter {
          var presenter: LoginPresenterProtocol?
          static func build() -> UIViewController {
            let (view, presenter) = (LoginViewController(), LoginPresenter())
            view.presenter = presenter
            presenter.router = LoginRouter()
            return view
          }
        }
        """), dialect: "viper")
    let held = model.graph.references.filter { $0.kind == .stored && $0.property == "presenter" }.map {
      $0.holds.map(\.certainty)
    }
    #expect(held == [[.sure], [.may]])
  }

  /// What the receiver is called, and where the code is, tell who may be meant.
  @Test func assignmentToAnotherReceiverSaysNothing() throws {
    #expect(try held(assignment: "mystery.router.output = presenter") == [.may])
    #expect(try held(assignment: "mystery.interactor.output = presenter") == [.sole])
    #expect(try held(assignment: "mystery.it.output = presenter") == [.sole])
  }

  @Test func propertyThatMustHaveAValueHoldsItsOnlyConformer() throws {
    #expect(try held(assignment: "", output: "let output: LoginInteractorOutput").allSatisfy { $0 > .may })
    #expect(try held(assignment: "", output: "@IBOutlet var output: LoginInteractorOutput?") == [.sole])
    #expect(
      try held(assignment: "", output: "public var output: LoginInteractorOutput?; func load() { output?.done() }") == [.sole])
  }

  /// The code that starts an app.
  private static let app = "final class AppDelegate: UIResponder, UIApplicationDelegate {}"

  /// What holds of the interactor that no code names, among a number of modules whose parts are created.
  private func heldByUncreated(modules: Int = 0, inApp: Bool = true, uses: String = "") throws -> [Reference.Certainty] {
    let created = (0..<modules).map {
      "final class M\($0)Presenter { let interactor = M\($0)Interactor() }; final class M\($0)Interactor {}; func m\($0)() { M\($0)Presenter() }"
    }
    let model = try CodeModel(
      MarkedCode(
        """
        \(created.joined(separator: "\n"))
        final class LoginPresenter { var interactor: LoginInteractor! }
        final class LoginInteractor { var presenter: LoginPresenter! }
        \(inApp ? Self.app : "")
        \(uses)
        """), dialect: "viper")
    return model.graph.references.filter { $0.property == "presenter" && $0.kind == .stored }.flatMap {
      $0.holds.map(\.certainty)
    }
  }

  @Test(arguments: [0, 6]) func classThatNoCodeOfAnAppNamesHoldsNothing(_ modules: Int) throws {
    #expect(try heldByUncreated(modules: modules) == [.may])
  }

  /// However many others are created.
  @Test(arguments: [0, 6]) func classIsCreatedElsewhereWhereNoAppStarts(_ modules: Int) throws {
    #expect(try heldByUncreated(modules: modules, inApp: false) == [.sure])
  }

  /// What the unnamed interactor holds in its output, which starts empty, where another property of that name is assigned to.
  private func heldByUnnamed(bound: String, uses: String, inApp: Bool = true) throws -> [Reference.Certainty] {
    let model = try CodeModel(
      MarkedCode(
        """
        protocol LoginInteractorOutput: \(bound) {}
        protocol LoginInteractorInput: \(bound) { var output: LoginInteractorOutput? { get set } }
        final class LoginViewController: UIViewController { var presenter: LoginPresenter! }
        final class LoginPresenter: LoginInteractorOutput { var interactor: LoginInteractorInput! }
        final class LoginInteractor: LoginInteractorInput { var output: LoginInteractorOutput? }
        \(inApp ? Self.app : "")
        \(uses)
        """), dialect: "viper")
    let interactor = model.graph.components.first { $0.name == "LoginInteractor" }?.id
    return model.graph.references.filter { $0.property == "output" && $0.kind == .stored && $0.from == interactor }
      .flatMap { $0.holds.map(\.certainty) }
  }

  @Test(arguments: ["AnyObject", "class", "NSObjectProtocol"])
  func unnamedClassHoldsNothingWithoutAnAssignmentToIt(bound: String) throws {
    #expect(try heldByUnnamed(bound: bound, uses: "func f() { mystery().output = 1 }") == [.may])
    #expect(try heldByUnnamed(bound: bound, uses: "", inApp: false) == [.sole])
    #expect(try heldByUnnamed(bound: bound, uses: "func f() { mystery().output = 1 }", inApp: false) == [.sole])
    #expect(
      try heldByUnnamed(bound: bound, uses: "func f() { LoginInteractor(); LoginPresenter(); mystery().output = 1 }") == [.sole])
    let assigned = "func f(_ it: LoginInteractorInput, _ p: LoginPresenter) { it.output = p }"
    #expect(try heldByUnnamed(bound: bound, uses: assigned, inApp: false) == [.sure])
  }

  @Test func classThatIsCreatedHoldsWhatItDeclares() throws {
    #expect(try heldByUncreated(modules: 6, uses: "func start() { LoginInteractor() }") == [.sure])
    #expect(try heldByUncreated(modules: 6, uses: "func start() { container.register(LoginInteractor.self) }") == [.sure])
  }

  /// What holds the interactor of an app by its interface.
  private func heldByInterface(_ uses: String) throws -> [Reference.Certainty] {
    let model = try CodeModel(
      MarkedCode(
        """
        protocol LoginInteractorInput: AnyObject {}
        final class LoginViewController: UIViewController { var presenter: LoginPresenter! }
        final class LoginPresenter {
          let interactor: LoginInteractorInput
          init(interactor: LoginInteractorInput) { self.interactor = interactor }
        }
        final class LoginInteractor: LoginInteractorInput {}
        \(Self.app)
        final class Start { \(uses) }
        """), dialect: "viper")
    return model.graph.references.filter { $0.property == "interactor" && $0.kind == .stored }.flatMap {
      $0.holds.map(\.certainty)
    }
  }

  @Test(arguments: [
    "func make() -> LoginInteractor? { if ready { return nil }; return .init() }", "func make() -> LoginInteractor { .init() }",
    "func make(_ other: LoginInteractor?) { keep(other ?? .init()) }; func keep(_ it: LoginInteractor) {}",
    "func make() { let it: LoginInteractor = ready ? .init() : .init() }", "func make(_ it: LoginInteractor = .init()) {}",
    "func make() { keep(.init()) }; func keep(_ it: LoginInteractor) {}", "let it: LoginInteractor? = .init()",
    "func make(_ all: inout [LoginInteractor]) { all = [.init()] }",
    "var it: LoginInteractor?; func make() { self.it = .init() }",
    "let make: () -> LoginInteractor = { .init() }", "var it: LoginInteractor { .init() }",
    "func make() { let make = { () -> LoginInteractor in .init() } }",
    "func make() -> LoginInteractor { if ready { .init() } else { .init() } }",
    "func make() -> (LoginInteractor, Int) { (.init(), 1) }",
  ])
  func classIsCreatedWithoutItsNameAsWithIt(uses: String) throws {
    #expect(try heldByInterface("") == [.may])
    let named = try heldByInterface(uses.replacing(".init()", with: "LoginInteractor()"))
    #expect(named != [.may])
    #expect(try heldByInterface(uses) == named)
  }

  /// A base class's initializer that takes all parts fills nothing where its subclasses are created without them.
  @Test(arguments: [("LoginInteractor()", Reference.Certainty.may), ("LoginInteractor(output: presenter)", .sure)])
  func propertyThatOnlyAnInitializerFillsIsEmptyWithoutIt(_ creation: String, _ expected: Reference.Certainty) throws {
    let model = try CodeModel(
      MarkedCode(
        """
        final class LoginViewController: UIViewController { var presenter: LoginPresenter! }
        final class LoginPresenter { var interactor: LoginInteractor! }
        class BaseInteractor<Output> { var output: Output?; convenience init(output: Output) { self.init(); self.output = output } }
        final class LoginInteractor: BaseInteractor<LoginPresenter> { func load() {} }
        final class LoginRouter {
          static func build() {
            let presenter = LoginPresenter()
            presenter.interactor = \(creation)
          }
        }
        """), dialect: "viper")
    let held = model.graph.references.filter { $0.property == "output" && $0.kind == .stored }.flatMap {
      $0.holds.map(\.certainty)
    }
    #expect(held.max() == expected)
  }

  /// Clients of a library may fill a published property, but where nothing reads it either it says nothing.
  @Test(arguments: [("", Reference.Certainty.may), ("func show() { router?.open() }", .sure)])
  func publishedPropertyThatNothingFillsOrReadsIsEmpty(_ use: String, _ expected: Reference.Certainty) throws {
    let model = try CodeModel(
      MarkedCode(
        """
        open class LoginViewController: UIViewController { var presenter: LoginPresenter! }
        open class LoginPresenter { open var router: LoginRouter?; \(use) }
        open class LoginRouter { open var presenter: LoginPresenter?; func open() {} }
        open class LoginInteractor {}
        """), dialect: "viper")
    let held = model.graph.references.filter { $0.property == "router" && $0.kind == .stored }.flatMap {
      $0.holds.map(\.certainty)
    }
    #expect(held == [expected])
  }
}
