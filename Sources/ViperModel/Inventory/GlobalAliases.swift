import ViperFacts
import ViperLinking

/// The global aliases of types of the code base.
struct GlobalAliases {
  struct Use {
    var file: Int
    var type: TypeSymbol.ID
    var span: Span
  }

  /// By file, then by place.
  let uses: [Use]

  init(_ codebase: Codebase) {
    uses = codebase.files.indices.flatMap { file -> [Use] in
      let facts = codebase.files[file].facts
      return facts.children(of: nil).flatMap { position -> [Use] in
        let declaration = facts.declarations[position]
        guard declaration.kind == .typealias, declaration.type >= 0 else { return [] }
        return Self.uses(in: Int(declaration.type), of: file, codebase)
      }
    }
  }

  /// The types that are named in a written type; of `Outer.Inner` the inner one.
  private static func uses(in type: Int, of file: Int, _ codebase: Codebase) -> [Use] {
    let (types, scope) = (codebase.files[file].facts.types, TypeScope(file: file, types: []))
    var (uses, position): ([Use], Int) = ([], type)
    while position < Int(types[type].subtreeEnd) {
      let node = types[position]
      let named = node.kind == .name || node.kind == .member ? codebase.resolve(Int32(position), in: scope) : .unknown
      guard case .nominal(let id, _) = named else {
        position += 1
        continue
      }
      let symbol = codebase.types[id]
      if !symbol.isExternal, !symbol.parts.isEmpty { uses.append(Use(file: file, type: id, span: node.span)) }
      position = node.kind == .member ? Int(types[position + 1].subtreeEnd) : position + 1
    }
    return uses
  }
}
