import Testing
import ViperFacts
import ViperTestSupport

@testable import ViperModel

/// Runs that learn a dialect by themselves: a pin goes first, then a built-in dialect at its threshold, then the learned one.
struct LearningRunTests {
  private func dialects(_ code: String, pinned: Dialect? = nil) throws -> [String: Int] {
    let model = try CodeModel(learningFrom: MarkedCode(code), pinned: pinned)
    return Dictionary(grouping: model.graph.modules, by: \.dialect).mapValues(\.count)
  }

  /// Shows more than half of the signs of `rambler`.
  private static func rambler(_ m: String) -> String { ModuleFixtures.viper(m) + "protocol \(m)RouterInput {}\n" }

  @Test func modulesThatNoDialectFitsHaveTheLearnedOne() throws {
    let model = try CodeModel(learningFrom: MarkedCode(InventedModules.code()))
    #expect(model.graph.modules.map(\.dialect) == Array(repeating: "learned", count: 8))
    #expect(model.learnedCount == 8)
    #expect(model.dialects[0].architectures[0].architecture == .viper)
  }

  /// Apps that do not see each other have conventions of their own.
  @Test func eachAppHasItsOwnLearnedDialect() throws {
    let files = MarkedCode(InventedModules.code()).production.files
    let apps = ["A", "B"].flatMap { app in
      files.map { (SourceFile(path: "/\(app)/\($0.0.name)", name: "\(app)/\($0.0.name)", root: app), $0.1) }
    }
    let dialects = try ShippedText.detectable()
    let model = ModelBuilder.build(
      ProductionCode(apps), pins: DialectPins(), dialects: dialects,
      learning: { try? ShippedText.loader.load(text: $0, file: "learned.yml") })
    #expect(Dictionary(grouping: model.graph.modules, by: \.dialect).mapValues(\.count) == ["learned": 8, "learned-2": 8])
    #expect(model.graph.modules.map(\.root) == Array(repeating: "A", count: 8) + Array(repeating: "B", count: 8))
    #expect(model.graph.components.indices.allSatisfy { model.graph.components[$0].id == $0 })
  }

  @Test func builtInDialectAtItsThresholdGoesFirst() throws {
    let code = InventedModules.code() + ["A", "B", "C"].map(Self.rambler).joined()
    #expect(try dialects(code) == ["learned": 8, "rambler": 3])
  }

  @Test func nothingIsLearnedWhereABuiltInDialectFitsMost() throws {
    let code = InventedModules.code() + (1...8).map { Self.rambler("R\($0)") }.joined()
    #expect(try CodeModel(learningFrom: MarkedCode(code)).learnedCount == nil)
  }

  /// A learned dialect says how most modules are named; it takes no role from the others.
  @Test func namesThatTheLinterKnowsStayInUse() throws {
    let menu = "final class MenuController: UIViewController { var brain: LoginBrain? }\n"
    let model = try CodeModel(learningFrom: MarkedCode(InventedModules.code() + menu))
    #expect(model.learnedCount == 8)
    #expect(model.graph.components.first { $0.name == "MenuController" }?.role == .view)
  }

  @Test func refusalHasAReason() throws {
    let model = try CodeModel(learningFrom: MarkedCode(CastModules.code))
    guard case .refused(let reason)? = model.learning.first else { return #expect(Bool(false), "\(model.learning as Any)") }
    #expect(reason.hasPrefix("'BasketPresenter' is the interactor by its wiring"))
  }

  @Test func pinGoesFirst() throws {
    let pinned = try Fixtures.builtIn("viper")
    #expect(try CodeModel(learningFrom: MarkedCode(InventedModules.code()), pinned: pinned).learnedCount == nil)
  }

  @Test func fewModulesAreNotLearned() throws {
    let model = try CodeModel(learningFrom: MarkedCode(InventedModules.code(["Login", "Home"])))
    #expect(model.learnedCount == nil)
    #expect(model.graph.modules.isEmpty)
  }

  @Test func otherArchitecturesAreNotLearned() throws {
    let code = InventedModules.names.map { ModuleFixtures.mvp($0) }.joined()
    #expect(try CodeModel(learningFrom: MarkedCode(code)).learnedCount == nil)
  }
}
