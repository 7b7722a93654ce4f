import Testing
import ViperTestSupport

@testable import ViperModel

struct RoleAssignmentTests {
  @Test func rolesFollowFromWiring() throws {
    let assignment = try LinkedCode(InventedModules.code()).assignment()
    #expect(assignment.isViper)
    #expect(
      assignment.affixes.mapValues { $0.map(\.pattern) } == [
        .view: ["{Module}Pane"], .presenter: ["{Module}Brain"], .interactor: ["{Module}Engine"], .wireframe: ["{Module}Pilot"],
        .assembly: ["{Module}Plant"],
      ])
    #expect(assignment.modules.map(\.stem).sorted() == InventedModules.names.sorted())
  }

  /// Without a report to the presenter, an interactor is what knows no screen.
  @Test func interactorNeedsNoWayBack() throws {
    let code = InventedModules.code { name, code in
      code.replacing("{ weak var echo: \(name)EngineEcho? }", with: "{}").replacing("engine.echo = brain", with: "")
    }
    let assignment = try LinkedCode(code).assignment()
    #expect(assignment.affixes[.interactor] == [NameAffix(suffix: "Engine")])
    #expect(assignment.affixes[.wireframe] == [NameAffix(suffix: "Pilot")])
  }

  /// A wireframe may say so by the framework's own type.
  @Test func wireframeIsWhatNamesANavigationController() throws {
    let code = InventedModules.code { name, code in
      code.replacing("func show(from pane: \(name)PaneFace) {}", with: "weak var stack: UINavigationController?")
    }
    #expect(try LinkedCode(code).assignment().affixes[.wireframe] == [NameAffix(suffix: "Pilot")])
  }

  @Test func presentersWithWireframesAloneAreNotViper() throws {
    let code = InventedModules.code { name, code in
      code.replacing("let engine: \(name)EngineFace", with: "").replacing("engine: \(name)EngineFace, ", with: "")
        .replacing("self.engine = engine; ", with: "").replacing("engine: engine, ", with: "")
        .replacing("{ weak var echo: \(name)EngineEcho? }", with: "{}").replacing("engine.echo = brain", with: "")
        .replacing("final class \(name)Engine:", with: "final class Other\(name):")
        .replacing("let engine = \(name)Engine()", with: "")
    }
    #expect(try !LinkedCode(code).assignment().isViper)
  }

  /// A module's factory of rows is kept by the presenter like an interactor, but reports nothing.
  @Test func partThatReportsIsTheInteractorBeforeOthers() throws {
    let code = InventedModules.code { name, code in
      code.replacing("let engine:", with: "let rows = \(name)Rows(); let engine:") + "final class \(name)Rows {}\n"
    }
    #expect(try LinkedCode(code).assignment().affixes[.interactor] == [NameAffix(suffix: "Engine")])
  }

  /// Some modules have a state that reports to the presenter, too.
  @Test func partNextToTheInteractorIsNoInteractor() throws {
    let code = InventedModules.code { name, code in
      code.replacing("let engine:", with: "let state = \(name)State(); let engine:")
        + "final class \(name)State { weak var brain: \(name)Brain? }\n"
    }
    #expect(try LinkedCode(code).assignment().affixes[.interactor] == [NameAffix(suffix: "Engine")])
  }

  /// A word that means the assembly in some modules and view controllers elsewhere.
  @Test func affixOfManyViewsNamesNoOtherPart() throws {
    let views = (1...3).map { "final class Other\($0)Plant: UIViewController {}\n" }.joined()
    #expect(try LinkedCode(InventedModules.code() + views).assignment().affixes[.assembly] == [])
    let one = "final class OtherPlant: UIViewController {}\n"
    #expect(try LinkedCode(InventedModules.code() + one).assignment().affixes[.assembly] == [NameAffix(suffix: "Plant")])
  }

  @Test func modulesMayHaveOneOfTwoKindsOfInteractors() throws {
    let others: Set = ["A1", "A2", "A3", "A4", "A5"]
    let code = InventedModules.code(InventedModules.names + others.sorted()) { name, code in
      others.contains(name)
        ? code.replacing("\(name)Engine ", with: "\(name)Motor ").replacing("\(name)Engine(", with: "\(name)Motor(")
          .replacing("\(name)Engine:", with: "\(name)Motor:") : code
    }
    let affixes = try LinkedCode(code).assignment().affixes[.interactor]
    #expect(affixes == [NameAffix(suffix: "Engine"), NameAffix(suffix: "Motor")])
  }
}
