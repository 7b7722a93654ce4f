import ViperLinking
internal import ViperModel
internal import ViperText

/// A reference as a line of text: `holds view interface LoginViewInterface weakly in 'view'; the object is LoginViewController`.
enum ReferenceText {
  static func line(_ reference: Reference, _ graph: ComponentGraph) -> String {
    let doubt = reference.kind != .stored && reference.certainty == .may ? " (its role is uncertain)" : ""
    return use(of: graph.components[reference.to].title, reference) + objects(reference, graph) + doubt
  }

  private static func use(of target: String, _ reference: Reference) -> String {
    let property = reference.property.map { " in '\($0.visible)'" } ?? ""
    switch reference.kind {
    case .stored: return "holds \(target)\(manner(reference.strength))\(property)"
    case .parameter: return "takes \(target) as a parameter\(property)"
    case .result: return "returns \(target)\(property)"
    case .local: return "uses \(target)\(property)"
    case .construction: return "creates \(target)\(property)"
    case .staticCall: return "uses a static member of \(target)\(property)"
    case .cast: return "casts to \(target)\(property)"
    case .chain: return "reaches \(target)\(property)"
    case .inheritance: return "inherits from \(target)"
    case .conformance: return "conforms to \(target)"
    }
  }

  private static func manner(_ strength: ReferenceStrength?) -> String {
    switch strength {
    case .strong: " strongly"
    case .weak: " weakly"
    case .unowned: " as unowned"
    case nil: ""
    }
  }

  /// The classes behind an interface.
  private static func objects(_ reference: Reference, _ graph: ComponentGraph) -> String {
    let held = reference.holds.filter { $0.component != reference.to }
    guard let certainty = held.map(\.certainty).min() else { return "" }
    let names = held.map { graph.components[$0.component].name.visible }
    switch certainty {
    case .sure: return "; the object is \(names.joined(separator: " or "))"
    case .sole: return "; the only implementation is \(names.joined(separator: " or "))"
    case .may: return "; the object may be \(names.joined(separator: " or "))"
    }
  }
}
