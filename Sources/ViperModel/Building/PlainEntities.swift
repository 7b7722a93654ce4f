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
        .filter { builder.ancestry.traits[$0].isDisjoint(with: [.isCoded, .isStored]) && !Self.isParsed($0, codebase) })
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
