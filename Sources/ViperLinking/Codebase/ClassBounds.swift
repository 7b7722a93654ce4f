internal import ViperFacts

/// What only classes and actors can be, so that a property of the type can be weak.
package struct ClassBounds {
  private let codebase: Codebase
  private let ancestry: Ancestry

  package init(codebase: Codebase, ancestry: Ancestry) { (self.codebase, self.ancestry) = (codebase, ancestry) }

  /// Whether a type is a class or an actor, or a protocol that inherits a class bound at any depth.
  package func bind(_ type: TypeSymbol.ID) -> Bool {
    let kind = codebase.types[type].kind
    guard kind == .protocol else { return kind == .class || kind == .actor }
    if let declaration = codebase.types[type].declaration, codebase.declaration(declaration).flags.contains(.isObjC) {
      return true
    }
    // A protocol that the code base does not declare may be bound to classes.
    return ancestry.external[type].contains { !Self.admitsValues.contains(codebase.text($0)) }
      || codebase.ancestors(of: type).contains { codebase.types[$0].kind == .class && !codebase.types[$0].isProtocol }
  }

  /// The name of the generic parameter that is a type, if its bounds admit structs and enums.
  package func unboundParameter(_ type: SemanticType) -> String? {
    guard case .parameter(let name, let bounds) = type.unwrapped, !bounds.contains(where: bindsToClasses) else { return nil }
    return codebase.text(name)
  }

  private func bindsToClasses(_ bound: SemanticType) -> Bool {
    switch bound {
    case .nominal(let type, _): bind(type)
    case .composition(let parts): parts.contains(where: bindsToClasses)
    case .external(let name, _): !Self.admitsValues.contains(codebase.text(name))
    default: false
    }
  }

  /// The protocols of the standard library and Foundation that structs and enums can conform to.
  package static let admitsValues: Set = [
    "Any", "CaseIterable", "Codable", "Comparable", "CustomDebugStringConvertible", "CustomStringConvertible", "Decodable",
    "Encodable", "Equatable", "Error", "Hashable", "Identifiable", "LocalizedError", "RawRepresentable", "Sendable",
    "SendableMetatype", "View",
  ]
}
