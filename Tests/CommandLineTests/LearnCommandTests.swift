import Foundation
import Testing
import ViperTestSupport

/// `dialects learn`, and runs that learn by themselves: as a user runs them.
struct LearnCommandTests {
  private let workspace: ScratchFolder

  init() throws { workspace = try ScratchFolder() }

  private func write(_ code: String) throws {
    for file in MarkedCode(code).files { try workspace.write(file.code, to: "App/\(file.name)") }
  }

  private func run(_ arguments: String...) throws -> Executable.Outcome {
    try Executable.viperLint.run(arguments + ["--base-path", workspace.path, "--no-cache"])
  }

  private var app: String { workspace.path + "/App" }
  private static let few = InventedModules.code(Array(InventedModules.names.prefix(4)))
  private static let oneDiffers = InventedModules.code {
    $0 == "Order" ? $1.replacing("weak var echo", with: "var echo") : $1
  }
  private static let note = "a dialect learned from them"

  @Test func printsTheDialect() throws {
    try write(InventedModules.code())
    let outcome = try run("dialects", "learn", app, "--name", "ours")
    #expect(outcome.status == 0 && outcome.errors == "")
    #expect(outcome.output.contains("\nname: ours\nextends: viper\n"))
    #expect(outcome.output.contains("    names: '{Module}Brain'  # in all 8 modules\n"))
  }

  @Test func writesADialectThatAConfigurationMayName() throws {
    try write(InventedModules.code())
    let file = workspace.path + "/ours.yml"
    let learned = try run("dialects", "learn", app, "--name", "ours", "--out", file)
    #expect(learned.status == 0)
    #expect(
      learned.output.hasPrefix(
        "wrote \(file), learned from 8 modules: names of view, presenter, interactor, wireframe, assembly, and how they refer to each"
      ),
      "\(learned.output)")
    #expect(learned.output.contains("\n  modules: {Legacy*: \(file)}\n") && learned.output.hasSuffix("\n  dialect: \(file)\n"))
    try workspace.write("dialect: ./ours.yml\n", to: ".viper-lint.yml")
    let outcome = try run("lint", app)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("ours"))
    #expect(!outcome.output.contains(Self.note))
  }

  @Test func replacesNoFile() throws {
    try write(InventedModules.code())
    try workspace.write("name: ours\n", to: "ours.yml")
    let outcome = try run("dialects", "learn", app, "--out", workspace.path + "/ours.yml")
    #expect(outcome.status == 2 && outcome.errors.contains("already exists"))
    #expect(try workspace.text(of: "ours.yml") == "name: ours\n")
  }

  @Test func fourModulesAreTooFew() throws {
    try write(Self.few)
    let outcome = try run("dialects", "learn", app)
    #expect(outcome.status == 2 && outcome.output == "")
    #expect(outcome.errors.contains("too few modules to learn a dialect from: the wiring shows 4 VIPER modules, but 5 of one"))
  }

  @Test func thereIsOneConvention() throws {
    try write(InventedModules.code())
    let outcome = try run("dialects", "learn", app, "--convention", "2")
    #expect(outcome.status == 2 && outcome.errors.contains("there is no convention 2: only 1 has at least 5 modules"))
  }

  @Test func runLearnsByItselfAndSaysSo() throws {
    try write(Self.oneDiffers)
    let outcome = try run("lint", app)
    #expect((outcome.output + outcome.errors).contains(Self.note))
    #expect(outcome.output.contains("OrderEngine.swift:1"))
    #expect(try run("modules", app).output.contains("learned"))
  }

  @Test(arguments: ["--no-learn", "--isolated", "--no-config", "--dialect=viper"])
  func optionThatSettlesTheDialectKeepsTheRunFromLearning(_ option: String) throws {
    try write(InventedModules.code())
    let outcome = try run("lint", app, option)
    #expect(outcome.status == 0 && !(outcome.output + outcome.errors).contains(Self.note))
  }

  /// The code around a part is read, so that a part has the dialect that a run over everything has.
  @Test func partHasTheDialectOfTheWholeCodeBase() throws {
    let repository = try Repository()
    for file in MarkedCode(Self.oneDiffers).files { try repository.write(file.code, to: file.name) }
    let outcome = try repository.lint("Modules/Order", "--no-cache", "--stats")
    #expect((outcome.output + outcome.errors).contains("no built-in dialect fits, so one was learned"))
    #expect(outcome.output.contains("OrderEngine.swift:1"))
  }

  @Test func initNamesTheCommand() throws {
    try write(InventedModules.code())
    let outcome = try run("init", app, "--print")
    #expect(outcome.output.contains("dialect: auto") && !outcome.output.contains("learned"))
  }

  @Test func initNamesTheCommandWhereNoBuiltInDialectFitsMost() throws {
    for index in 1...6 { try workspace.write(ScratchFolder.module { "List\(index)\($0)" }, to: "App/List\(index).swift") }
    try workspace.write(Self.listed("Home"), to: "App/Home.swift")
    let outcome = try run("init", app, "--print")
    #expect(
      outcome.output.contains("# No built-in dialect fits most modules; 'viper-lint dialects learn --out our-dialect.yml'"),
      "\(outcome.output)")
  }

  /// A learned dialect is one of all modules, so it would take from most what a built-in one knows of them.
  @Test func initDoesNotNameItWhereABuiltInDialectFitsMost() throws {
    for index in 1...9 { try workspace.write(Self.listed("List\(index)"), to: "App/List\(index).swift") }
    try write(InventedModules.code(Array(InventedModules.names.prefix(5))))
    let outcome = try run("init", app, "--print")
    #expect(!(outcome.output + outcome.errors).contains("dialects learn"), "\(outcome.output)\(outcome.errors)")
  }

  /// A module of the dialect view-factory.
  private static func listed(_ m: String) -> String {
    """
    protocol \(m)ViewProtocol: AnyObject {}
    protocol \(m)PresenterProtocol: AnyObject {}
    protocol \(m)InteractorInputProtocol: AnyObject {}
    protocol \(m)InteractorOutputProtocol: AnyObject {}
    protocol \(m)WireframeProtocol: AnyObject {}
    final class \(m)ViewController: UIViewController, \(m)ViewProtocol { var presenter: \(m)PresenterProtocol! }
    final class \(m)Presenter: \(m)PresenterProtocol, \(m)InteractorOutputProtocol {
      weak var view: \(m)ViewProtocol?
      var interactor: \(m)InteractorInputProtocol!
      var wireframe: \(m)WireframeProtocol!
    }
    final class \(m)Interactor: \(m)InteractorInputProtocol { weak var presenter: \(m)InteractorOutputProtocol? }
    final class \(m)Wireframe: \(m)WireframeProtocol {}
    enum \(m)ViewFactory {
      static func createView() -> \(m)ViewController {
        let (view, presenter, interactor) = (\(m)ViewController(), \(m)Presenter(), \(m)Interactor())
        view.presenter = presenter
        presenter.view = view
        presenter.interactor = interactor
        presenter.wireframe = \(m)Wireframe()
        interactor.presenter = presenter
        return view
      }
    }

    """
  }

  @Test func runTellsWhyItLearnedNothing() throws {
    try write(CastModules.code)
    let outcome = try run("lint", app, "--stats")
    let reason = "'BasketPresenter' is the interactor by its wiring, but the"
    #expect((outcome.output + outcome.errors).contains(reason), "\(outcome.output + outcome.errors)")
  }

  @Test func runWithAConfigurationLearnsNothing() throws {
    try write(InventedModules.code())
    try workspace.write("fail: error\n", to: ".viper-lint.yml")
    let outcome = try run("lint", app)
    #expect(!(outcome.output + outcome.errors).contains(Self.note))
  }

  @Test func runWithABaselineLearnsNothing() throws {
    try write(InventedModules.code())
    #expect(try run("baseline", "write", app, "--baseline", workspace.path + "/accepted").status == 0)
    let outcome = try run("lint", app, "--baseline", workspace.path + "/accepted")
    #expect(!(outcome.output + outcome.errors).contains(Self.note))
  }

  @Test func cacheMakesNoDifference() throws {
    try write(InventedModules.code())
    let cache = workspace.path + "/cache/facts"
    let runs = try (0..<2).map { _ in
      try Executable.viperLint.run([
        "lint", app, "--base-path", workspace.path, "--cache-path", cache, "--reporter", "json", "--stats",
      ])
    }
    #expect(runs[0].output == runs[1].output)
    #expect(runs[0].output.contains("no built-in dialect fits, so one was learned from 8 modules"))
  }
}
