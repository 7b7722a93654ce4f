/// Modules whose words mean nothing to the linter: a `Pane` is the view, a `Brain` the presenter, an `Engine` the interactor, a
/// `Pilot` the wireframe and a `Plant` the assembly.
package enum InventedModules {
  package static let names = ["Login", "Home", "Search", "Profile", "Settings", "Basket", "Order", "Invoice"]

  /// - Parameters:
  ///   - change: changes the code of a module.
  package static func code(_ names: [String] = names, _ change: (String, String) -> String = { $1 }) -> String {
    names.map { change($0, module($0)) }.joined()
  }

  package static func module(_ m: String) -> String {
    """
    // file: Modules/\(m)/\(m)Faces.swift
    protocol \(m)PaneFace: AnyObject {}
    protocol \(m)BrainFace: AnyObject {}
    protocol \(m)EngineFace: AnyObject {}
    protocol \(m)EngineEcho: AnyObject {}
    protocol \(m)PilotFace: AnyObject {}
    // file: Modules/\(m)/\(m)Pane.swift
    final class \(m)Pane: UIViewController, \(m)PaneFace { var brain: \(m)BrainFace! }
    // file: Modules/\(m)/\(m)Brain.swift
    final class \(m)Brain: \(m)BrainFace, \(m)EngineEcho {
      weak var pane: \(m)PaneFace?
      let engine: \(m)EngineFace
      let pilot: \(m)PilotFace
      init(engine: \(m)EngineFace, pilot: \(m)PilotFace) { self.engine = engine; self.pilot = pilot }
    }
    // file: Modules/\(m)/\(m)Engine.swift
    final class \(m)Engine: \(m)EngineFace { weak var echo: \(m)EngineEcho? }
    // file: Modules/\(m)/\(m)Pilot.swift
    final class \(m)Pilot: \(m)PilotFace { func show(from pane: \(m)PaneFace) {} }
    // file: Modules/\(m)/\(m)Plant.swift
    enum \(m)Plant {
      package static func produce() -> \(m)Pane {
        let engine = \(m)Engine()
        let brain = \(m)Brain(engine: engine, pilot: \(m)Pilot())
        let pane = \(m)Pane()
        pane.brain = brain
        brain.pane = pane
        engine.echo = brain
        return pane
      }
    }

    """
  }
}
