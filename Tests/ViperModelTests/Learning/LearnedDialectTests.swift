import OrderedCollections
import Testing
import ViperLinking
import ViperTestSupport

@testable import ViperModel

struct LearnedDialectTests {
  private func text(_ code: String) throws -> String { try #require(try LearningOutcome(MarkedCode(code)).text) }

  @Test func everyLineCarriesItsSupport() throws {
    let code = InventedModules.code { name, code in
      name == "Order" ? code.replacing("weak var echo", with: "var echo") : code
    }
    let text = try text(code)
    #expect(text.contains("names: '{Module}Brain'  # in all 8 modules\n"))
    #expect(
      text.contains(
        "# weak in 7 of 8 modules; OrderEngine.swift:1 differs\n    presenter: {within: [stored, static-call, use], hold: weak}"))
    #expect(text.contains("methods: 'produce'  # in all 8 modules"))
  }

  /// Eight modules that have a part are too few to ask for it in every module, twelve are not.
  @Test func partsAreRequiredFromElevenModulesOn() throws {
    #expect(try !text(InventedModules.code()).contains("required: true"))
    let more = InventedModules.names + ["Ticket", "Coupon", "Voucher", "Refund"]
    #expect(try text(InventedModules.code(more)).contains("required: true  # in all 12 modules"))
  }

  @Test func loadsAsADialect() throws {
    let dialect = try ShippedText.loader.load(text: try text(InventedModules.code()), file: "learned.yml")
    #expect(dialect.roles[.presenter]?.names.map(\.text) == ["{Module}Brain"])
    #expect(dialect.rule(from: .presenter, to: .view)?.hold == [.weak])
    #expect(dialect.interfaces.first { $0.key == "interactor-output" }?.names.map(\.text) == ["{Module}EngineEcho"])
    #expect(dialect.assembly.methods == ["produce"])
    #expect(dialect.assembly.roles == [.assembly])
  }

  @Test func judgesTheCodeThatItWasLearnedFrom() throws {
    let code = MarkedCode(InventedModules.code())
    let dialect = try ShippedText.loader.load(text: try #require(try LearningOutcome(code).text), file: "learned.yml")
    let graph = CodeModel(code, dialect: dialect, detecting: try ShippedText.detectable()).graph
    #expect(graph.modules.map(\.name) == InventedModules.names.sorted())
    for (name, role) in [
      ("Pane", "view"), ("Brain", "presenter"), ("Engine", "interactor"), ("Pilot", "wireframe"), ("Plant", "assembly"),
    ] {
      #expect(graph.components.first { $0.name == "Order\(name)" }?.role.name == role)
    }
    #expect(graph.components.first { $0.name == "OrderEngineEcho" }?.role == .presenter)
  }

  @Test func fourModulesAreTooFew() throws {
    let outcome = try LearningOutcome(MarkedCode(InventedModules.code(Array(InventedModules.names.prefix(4)))))
    #expect(outcome.dialects.isEmpty)
    #expect(outcome.sketchCount == 4)
  }

  /// The way of the majority is not asked for where it leaks.
  @Test func strongReferenceBackIsNoConvention() throws {
    let text = try text(InventedModules.code { $1.replacing("weak var pane", with: "var pane") })
    #expect(
      text.contains("# strong in all 8 modules (view: not asked for, since a reference back must not keep what it points at)"))
    #expect(!text.contains("    view: {"))
  }

  /// Where views point back at their presenters weakly, the presenters own them.
  @Test func presentersMayOwnTheirViews() throws {
    let code = InventedModules.code {
      $1.replacing("weak var pane", with: "var pane").replacing("var brain", with: "weak var brain")
    }
    #expect(try text(code).contains("# strong in all 8 modules\n    view: {within: [stored, static-call, use], hold: strong}"))
  }

  @Test func strongCircleOverTheWireframeIsNoConvention() throws {
    let code = InventedModules.code { name, code in
      code.replacing("func show(from pane: \(name)PaneFace) {}", with: "var pane: \(name)PaneFace?")
    }
    let text = try text(code)
    #expect(text.contains("(view: not asked for, since it closes a cycle of strong references)"))
    #expect(text.contains("wireframe: {within: [stored, static-call, use], hold: strong}"))
  }

  @Test func splitDecisionIsNoConvention() throws {
    let code = InventedModules.code { name, code in
      ["Login", "Home", "Search"].contains(name) ? code.replacing("weak var echo", with: "unowned var echo") : code
    }
    #expect(
      try text(code).contains(
        "# weak or unowned in all 8 modules\n    presenter: {within: [stored, static-call, use], hold: [weak, unowned]}"))
  }

  @Test(arguments: ["clean-swift", "mvp", "rib"]) func otherArchitecturesAreNotLearned(_ kind: String) throws {
    let code = InventedModules.names.map { name in
      switch kind {
      case "clean-swift": ModuleFixtures.cleanSwift(name)
      case "mvp": ModuleFixtures.mvp(name)
      default: ModuleFixtures.rib(name)
      }
    }.joined()
    #expect(try LearningOutcome(MarkedCode(code)).dialects.isEmpty)
  }

  @Test func orderOfFilesDoesNotMatter() throws {
    #expect(try text(InventedModules.code()) == text(InventedModules.code(InventedModules.names.reversed())))
  }
}
