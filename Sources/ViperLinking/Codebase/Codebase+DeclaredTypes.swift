import ViperFacts

extension Codebase {
  /// The type of the code base that a property or parameter is declared with, also as an optional.
  package func declaredType(of declared: DeclarationReference) -> TypeSymbol.ID? {
    let type = declaration(declared).type
    return type < 0 ? nil : resolve(type, in: TypeScope(file: Int(declared.file), types: [])).unwrapped.symbol
  }
}

extension Codebase {
  /// The innermost function whose body has an expression.
  package func function(around node: Int, in file: Int) -> DeclarationReference? {
    let facts = files[file].facts
    let offset = facts.expressions[node].span.start
    let around = facts.declarations.indices.filter { index in
      let declaration = facts.declarations[index]
      return declaration.kind == .function && declaration.body >= 0 && declaration.span.start <= offset
        && offset < declaration.span.end
    }
    return around.max { facts.declarations[$0].span.start < facts.declarations[$1].span.start }.map {
      DeclarationReference(file: file, index: $0)
    }
  }
}
