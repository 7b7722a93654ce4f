import ViperFacts
import ViperLinking

/// The entities that nothing decodes or persists, and that no raw data is read into: those that may be made for a screen.
struct PlainEntities {
  let types: Set<TypeSymbol.ID>
  private static let parsed: Set = [
    "JSON", "NSDictionary", "Data", "Map", "DataSnapshot", "DocumentSnapshot", "QueryDocumentSnapshot",
  ]

  init(_ builder: ReferenceBuilder) {
    let (codebase, components) = (builder.codebase, builder.components)
    types = Set(
      components.indices.lazy.filter { components[$0].role == .entity && components[$0].kind != .protocol }
        .map { builder.types[$0] }
        .filter { !Self.isDecoded($0, builder) && !Self.isParsed($0, codebase) })
  }

  /// Whether a type is decoded or persisted. What is only encoded, and called what a screen shows, is not.
  private static func isDecoded(_ type: TypeSymbol.ID, _ builder: ReferenceBuilder) -> Bool {
    let traits = builder.ancestry.traits[type]
    if traits.isDisjoint(with: [.isCoded, .isStored]) { return false }
    return traits.contains(.isStored) || !ScreenData.isNamedForScreen(type, builder.codebase, builder.ancestry)
  }

  /// Whether an initializer of a type reads raw data.
  private static func isParsed(_ type: TypeSymbol.ID, _ codebase: Codebase) -> Bool {
    codebase.members[type, .initializer].flatMap { codebase.parameters(of: $0) }.contains { parameter in
      let written = codebase.declaration(parameter).type
      guard written >= 0 else { return false }
      let file = codebase.files[Int(parameter.file)]
      return (Int(written)..<Int(file.facts.types[Int(written)].subtreeEnd)).contains { node in
        let use = file.facts.types[node]
        return use.kind == .dictionary || use.kind == .name && parsed.contains(codebase.text(file.name(use.name)))
      }
    }
  }
}

extension Codebase {
  private static let texts: Set = [
    "String", "Bool", "Int", "Double", "Float", "CGFloat", "UIImage", "UIColor", "NSAttributedString", "AttributedString",
  ]

  /// Whether a type stores nothing but what a view shows as it is: texts, flags, numbers and pictures, and closures to call.
  func showsAsIs(_ type: TypeSymbol.ID) -> Bool {
    members[type].allSatisfy { member in
      let declaration = declaration(member)
      guard declaration.kind == .property, declaration.flags.isDisjoint(with: [.isComputed, .isStatic]) else { return true }
      guard declaration.type >= 0 else { return false }
      let value = resolve(declaration.type, in: TypeScope(file: Int(member.file), types: enclosing(type))).unwrapped
      if case .function = value { return true }
      return externalName(of: value).map(Self.texts.contains) == true
    }
  }

  /// The name of a type that another library declares; nil for any other type.
  func externalName(of type: SemanticType) -> String? {
    switch type {
    case .external(let name, _): text(name)
    case .nominal(let symbol, _) where types[symbol].isExternal: text(types[symbol].name)
    default: nil
    }
  }
}
