import Testing
import ViperTestSupport

/// Parts that code extends and nothing declares: a file is missing, or not read.
@Suite struct UndeclaredPartTests {
  /// A module of a team's own style, from which a dialect is learned.
  private func module(_ name: String, engine: String) -> String {
    """
    protocol \(name)PaneFace: AnyObject {}
    protocol \(name)BrainFace: AnyObject {}
    protocol \(name)EngineFace: AnyObject {}
    protocol \(name)EngineEcho: AnyObject {}
    final class \(name)Pane: UIViewController, \(name)PaneFace { var brain: \(name)BrainFace! }
    final class \(name)Brain: \(name)BrainFace, \(name)EngineEcho {
      weak var pane: \(name)PaneFace?
      let engine: \(name)EngineFace
      init(engine: \(name)EngineFace) { self.engine = engine }
    }
    final \(engine) \(name)Engine: \(name)EngineFace { weak var echo: \(name)EngineEcho? }

    """
  }

  /// A second copy, as of a folder that was left behind, has each name declared twice.
  @Test(arguments: [false, true]) func learnedPartThatNothingDeclares(_ isTwice: Bool) throws {
    let folder = try ScratchFolder()
    for name in ["Login", "Order", "Search", "Basket", "Invoice", "Profile"] {
      let code = module(name, engine: name == "Login" ? "extension" : "class")
      try folder.write(code, to: "App/\(name).swift")
      if isTwice { try folder.write(code, to: "Copy/\(name).swift") }
    }
    let outcome = try Executable.viperLint.run(["--no-cache", "--base-path", folder.path, "--reporter", "json", folder.path])
    #expect([0, 1].contains(outcome.status), "\(outcome.errors)")
  }
}
