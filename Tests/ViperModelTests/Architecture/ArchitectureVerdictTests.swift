import Testing

@testable import ViperModel

/// The architecture that the wiring of a code base shows.
@Suite struct ArchitectureVerdictTests {
  private func groups(_ code: String) throws -> [ArchitectureGroup] { try ClassifiedCode(code).model.dialects[0].architectures }

  private func architecture(_ code: String) throws -> Architecture? { try groups(code).first?.architecture }

  private func code(_ count: Int, _ module: (String) -> String) -> String { names(count).map(module).joined() }

  // MARK: one architecture

  @Test func isVIPERWherePresentersHaveInteractors() throws {
    let group = try #require(try groups(code(4) { ModuleFixtures.viper($0) }).first)
    #expect(group.architecture == .viper)
    #expect(group.summary == "VIPER: 4 presenters, 4 interactors, 4 wireframes")
    #expect(group.evidence == ["4 presenters whose interactor reports back, or that also have a wireframe, such as MAPresenter"])
  }

  @Test func isVIPERWhereSomePresentersLackAnInteractor() throws {
    let all = names(4).map { ModuleFixtures.viper($0) } + names(3, "P").map { ModuleFixtures.incomplete($0) }
    #expect(try groups(all.joined()).map(\.architecture) == [.viper])
  }

  @Test func isMVPWhereNoPresenterHasAnInteractor() throws {
    let all = code(5) { ModuleFixtures.mvp($0) } + code(2) { ModuleFixtures.coordinator($0) }
    let group = try #require(try groups(all).first)
    #expect(group.summary == "MVP with coordinators: 5 presenters, 2 coordinators, no interactor")
  }

  @Test func isMVPWithRoutersAlone() throws {
    #expect(try architecture(code(4) { ModuleFixtures.incomplete($0) }) == .mvp)
  }

  @Test func isMVPWithOneStrayInteractorThatIsAService() throws {
    let stray = """
      // file: Screens/MZ/MZ.swift
      protocol MZView: AnyObject {}
      final class MZViewController: UIViewController, MZView { var presenter: MZPresenter! }
      final class MZPresenter { weak var view: MZView?; let interactor = PaymentInteractor() }
      final class PaymentInteractor { func pay() {} }

      """
    #expect(try groups(code(5) { ModuleFixtures.mvp($0) } + stray).map(\.architecture) == [.mvp])
  }

  @Test func isCleanSwiftWhereTheViewOwnsTheInteractor() throws {
    #expect(try architecture(code(3) { ModuleFixtures.cleanSwift($0) }) == .cleanSwift)
  }

  @Test func isCleanSwiftWhateverTheNames() throws {
    let swapped = code(3) { ModuleFixtures.cleanSwift($0, interactor: "Presenter", presenter: "Interactor") }
    #expect(try architecture(swapped) == .cleanSwift)
  }

  @Test func isVIPERWhereTheViewOwnsThePresenterUnderCleanSwiftNames() throws {
    let named = code(3) { m in
      """
      // file: Scenes/\(m)/\(m).swift
      protocol \(m)DisplayLogic: AnyObject {}
      protocol \(m)PresentationLogic: AnyObject {}
      protocol \(m)BusinessLogic {}
      final class \(m)ViewController: UIViewController, \(m)DisplayLogic { let presenter: \(m)PresentationLogic }
      final class \(m)Presenter: \(m)PresentationLogic { weak var view: \(m)DisplayLogic?; let interactor: \(m)BusinessLogic }
      final class \(m)Interactor: \(m)BusinessLogic { weak var presenter: \(m)PresentationLogic? }

      """
    }
    #expect(try architecture(named) == .viper)
  }

  @Test(arguments: [false, true]) func isRIBsByInheritance(hasPresenter: Bool) throws {
    #expect(try architecture(code(3) { ModuleFixtures.rib($0, hasPresenter: hasPresenter) }) == .ribs)
  }

  @Test func isRIBsThroughClassesOfTheProject() throws {
    let base = "class Screen<P>: PresentableInteractor<P> {}\n"
    let all = base + code(3) { ModuleFixtures.rib($0) }.replacing("PresentableInteractor<M", with: "Screen<M")
    #expect(try architecture(all) == .ribs)
  }

  @Test func isMVVMWhereScreensKeepViewModels() throws {
    #expect(try architecture(code(3) { ModuleFixtures.mvvm($0) }) == .mvvm)
  }

  @Test func isNoMVVMWherePresentersMakeViewModels() throws {
    let all = code(3) { m in
      ModuleFixtures.viper(m).replacing("weak var view", with: "let model = \(m)ViewModel(); weak var view")
        + "final class \(m)ViewModel {}\nfinal class \(m)Card: UIViewController { var viewModel: \(m)ViewModel? }\n"
    }
    #expect(try groups(all).map(\.architecture) == [.viper])
  }

  @Test func isMVCWithViewControllersAlone() throws {
    #expect(try architecture(code(3) { ModuleFixtures.mvc($0) }) == .mvc)
  }

  @Test func isSwiftUIWithBuilders() throws {
    let group = try #require(try groups(code(3) { ModuleFixtures.swiftUI($0) }).first)
    #expect(group.summary == "SwiftUI with builders: 3 SwiftUI views, 3 builders, no interactor")
  }

  @Test func isUnknownWithoutScreens() throws {
    #expect(try architecture("struct Parser {}\n") == .unknown)
  }

  @Test func seesLinksThroughAGenericBaseClass() throws {
    let base = """
      // file: Base.swift
      class BasePresenter<V, I> { var interactor: I!; var view: V? }

      """
    let all =
      base
      + code(3) { m in
        """
        // file: Modules/\(m)/\(m).swift
        protocol \(m)ViewInput: AnyObject {}
        final class \(m)ViewController: UIViewController, \(m)ViewInput { var presenter: \(m)Presenter! }
        final class \(m)Presenter: BasePresenter<\(m)ViewInput, \(m)Interactor> {}
        final class \(m)Interactor { weak var presenter: \(m)Presenter? }

        """
      }
    #expect(try architecture(all) == .viper)
  }

  @Test func seesAPresenterOfAnyNameByItsWiring() throws {
    let all = code(3) { m in ModuleFixtures.viper(m).replacing("\(m)Presenter", with: "\(m)LogicController") }
    #expect(try architecture(all) == .viper)
  }

  @Test func doesNotAskThePresentersOfCells() throws {
    let cell = """
      // file: Modules/Cell.swift
      final class OfferCell: UITableViewCell { var presenter: OfferCellPresenter! }
      final class OfferCellPresenter { weak var cell: OfferCell? }

      """
    #expect(try groups(ModuleFixtures.viper("MA") + cell).first?.evidence.count == 1)
  }

  @Test func isCleanSwiftWhereABoxStandsBetweenViewAndInteractor() throws {
    let all = code(3) { m in
      ModuleFixtures.cleanSwift(m).replacing("let interactor: \(m)BusinessLogic", with: "let interactor: \(m)Dispatch")
        .replacing("weak var viewController: \(m)DisplayLogic?", with: "")
        + "final class \(m)Dispatch { let logic: \(m)BusinessLogic }\n"
    }
    #expect(try architecture(all) == .cleanSwift)
  }

  /// Scenes whose links are typed by base protocols that all scenes share, so that no link is to one class.
  private func sharedBases(interactorHolds: String, presenterHolds: String, viewHolds: String) -> String {
    code(5) { m in
      """
      // file: Scenes/\(m)/\(m).swift
      final class \(m)ViewController: UIViewController, ViewControllerProtocol { \(viewHolds) }
      final class \(m)Interactor: InteractorProtocol { \(interactorHolds) }
      final class \(m)Presenter: PresenterProtocol { weak var view: ViewControllerProtocol?; \(presenterHolds) }

      """
    } + """
      // file: Base.swift
      protocol ViewControllerProtocol: UIViewController {}
      protocol InteractorProtocol {}
      protocol PresenterProtocol {}

      """
  }

  @Test func isCleanSwiftWhereInteractorsKeepPresentersByABaseProtocol() throws {
    let cleanSwift = sharedBases(
      interactorHolds: "var presenter: PresenterProtocol?", presenterHolds: "", viewHolds: "var interactor: InteractorProtocol?")
    #expect(try architecture(cleanSwift) == .cleanSwift)
    let viper = sharedBases(
      interactorHolds: "var presenter: PresenterProtocol?", presenterHolds: "var interactor: InteractorProtocol?",
      viewHolds: "var presenter: PresenterProtocol?")
    #expect(try architecture(viper) != .cleanSwift)
  }

  @Test func isCleanSwiftWhereTheViewDrivesAnInteractorThatPointsAtItsPresenterWeakly() throws {
    let all = code(3) { m in
      ModuleFixtures.cleanSwift(m).replacing("let presenter: \(m)PresentationLogic", with: "weak var presenter: \(m)Presenter?")
    }
    #expect(try architecture(all) == .cleanSwift)
  }

  // MARK: mixed code

  @Test func namesVIPERAmongViewModels() throws {
    let all =
      code(12) { ModuleFixtures.mvvm($0, in: "All") } + ["MX", "MY"].map { ModuleFixtures.incomplete($0, in: "All") }.joined()
      + ["MZ"].map { ModuleFixtures.viper($0, in: "All") }.joined()
    let flat = all.replacing(/All\/M.\//, with: "All/")
    #expect(try groups(flat).map(\.summary) == ["MVVM: 12 view models, 3 presenters; VIPER in 3 modules"])
  }

  @Test func splitsAFolderOfVIPEROffAnMVPApp() throws {
    let all = code(10) { ModuleFixtures.mvp($0) } + names(3, "P").map { ModuleFixtures.viper($0, in: "Wallet") }.joined()
    let groups = try groups(all)
    #expect(groups.map(\.architecture) == [.mvp, .viper])
    #expect(groups.map(\.path) == [".", "Wallet"])
    #expect(groups.map(\.modules) == [10, 3])
  }

  @Test func splitsOneModuleOffOnlyWhereItLeavesNoDoubt() throws {
    let viper = code(5) { ModuleFixtures.viper($0) }
    #expect(try groups(viper + ModuleFixtures.cleanSwift("MZ", in: "Modules")).map(\.path) == [".", "Modules/MZ"])
    #expect(try groups(viper + ModuleFixtures.mvp("MZ", in: "Modules")).map(\.path) == ["."])
  }

  @Test(arguments: [(1, ["."]), (3, [".", "Wallet"])])
  func splitsVIPEROffCleanSwiftWhereThereIsMoreThanOneSceneOfIt(_ count: Int, _ expected: [String]) throws {
    let all =
      code(5) { ModuleFixtures.cleanSwift($0) } + names(count, "P").map { ModuleFixtures.viper($0, in: "Wallet") }.joined()
    #expect(try groups(all).map(\.path) == expected)
  }

  @Test func callsAnAppWithAFewModulesOfVIPERSparse() throws {
    let all = code(21) { ModuleFixtures.mvc($0) } + ModuleFixtures.viper("MZ")
    let group = try #require(try groups(all).first)
    #expect(group.summary == "VIPER in 1 module only: 1 presenter, 1 interactor, 1 wireframe, 22 view controllers")
  }

  @Test func isTheSameInAnyOrderOfFiles() throws {
    let modules = names(4).map { ModuleFixtures.mvp($0) } + names(4, "P").map { ModuleFixtures.viper($0, in: "Wallet") }
    #expect(try groups(modules.joined()) == groups(modules.reversed().joined()))
  }
}
