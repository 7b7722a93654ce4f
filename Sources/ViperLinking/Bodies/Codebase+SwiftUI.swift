import ViperFacts

extension Codebase {
  /// Whether a type is a SwiftUI view of the code base.
  func isView(_ type: SemanticType) -> Bool {
    guard case .nominal(let id, _) = type, types[id].kind == .struct else { return false }
    return inherits(.view, id)
  }

  /// Whether a type is a hosting controller that is generic over the view that it shows.
  package func isHost(_ type: TypeSymbol.ID) -> Bool {
    !types[type].generics.isEmpty && types[type].kind == .class && inherits(.hostingController, type)
  }

  private func inherits(_ external: Name, _ type: TypeSymbol.ID) -> Bool {
    types[type].supertypes.contains { supertype in
      switch supertype {
      case .external(let name, _): name == external
      // An external type that the code base extends.
      case .nominal(let id, _): types[id].isExternal && types[id].name == external
      default: false
      }
    }
  }
}
