import ViperFacts
import ViperLinking

/// Static members that create an object of their own type, such as a router's `createModule()`.
struct OwnFactories {
  let codebase: Codebase

  func create(_ type: TypeSymbol.ID) -> Bool {
    let symbol = codebase.types[type]
    guard symbol.kind == .class, !symbol.isExternal else { return false }
    return codebase.members[type].contains { member in
      let declaration = codebase.declaration(member)
      guard declaration.kind == .function, declaration.flags.contains(.isStatic) else { return false }
      let file = codebase.files[Int(member.file)]
      return file.facts.expressions.contains { node in
        node.kind == .name && file.name(node.name) == symbol.name && declaration.span.start <= node.span.start
          && node.span.end <= declaration.span.end
      }
    }
  }
}
