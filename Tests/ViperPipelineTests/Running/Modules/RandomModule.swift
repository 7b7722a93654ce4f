import ViperTestSupport

/// A module of an app, made up at random: the same for a seed on every machine.
///
/// It compiles with UIKit, and a stub of UIKit can run it. Most have a fault.
struct RandomModule: Sendable {
  let seed: Int
  /// What the names of all its types begin with.
  let name: String
  /// Its Swift files, as paths in its folder and texts.
  let files: [(path: String, text: String)]
  /// What was chosen, for readers of a report.
  let traits: [String]
  /// What follows the module's name in the view's class.
  let view: String

  /// What follows the module's name in a class that lives as long as the app.
  static let lasting = ["Service"]

  /// The class that shows it.
  var app: String { "\(name)AppDelegate" }

  /// What is done to a module that was made up.
  enum Twist: Sendable {
    /// Its parts are handed over in ways that are hard to see through.
    case handing
    /// A part lives otherwise than by the module.
    case outside
  }

  init(seed: Int, twist: Twist? = nil) {
    self.seed = seed
    name = ModuleName.name(seed)
    var draft = ModuleDraft(name: name, random: SplitMix64(seed: 0x5EED, index: seed))
    switch twist {
    case .handing?: draft.handOver(SplitMix64(seed: 0x4A4D, index: seed))
    case .outside?: draft.keepOutside(SplitMix64(seed: 0x0517, index: seed))
    case nil: break
    }
    files = draft.files().map { [name] in ("\(name)/\(name)\($0.name).swift", $0.text) }
    traits = draft.traits
    view = draft.style.type(.view)
  }
}

extension ModuleDraft {
  fileprivate mutating func files() -> [(name: String, text: String)] {
    addProxyFiles()
    addValue()
    addAssembly()
    addApp()
    let faces = interfaces
    let own = zip(ModuleRole.allCases, parts).map { role, part in
      (
        style.type(role),
        (role == .view || usesUIKit(part) || chance(4)
          ? "import UIKit\n\n" : "import Foundation\n\n") + part.text
      )
    }
    return (faces.isEmpty ? [] : [("Interfaces", faces)]) + own + more
  }

  private func usesUIKit(_ part: ModulePart) -> Bool { part.text.contains("UI") }

  private var interfaces: String {
    guard hasFaces else { return "" }
    let uikit = requirements.joined().contains { $0.contains("UI") } ? "import UIKit\n\n" : ""
    return uikit
      + ModuleFace.allCases.filter { !($0 == .output && style.answersByClosure) }.map { face in
        "protocol \(faceName(face))\(isBound[face.rawValue] ? ": AnyObject" : "") {\n"
          + requirements[face.rawValue].map { "  \($0)\n" }.joined() + "}\n"
      }.joined(separator: "\n")
  }
}

extension RandomModule {
  /// Whether something is wrong with it on purpose.
  var hasFault: Bool { traits.contains { $0.hasPrefix("fault") } }

  /// What tells which one it is.
  var title: String { "module \(seed), \(name) (\(traits.joined(separator: ", ")))" }
}
