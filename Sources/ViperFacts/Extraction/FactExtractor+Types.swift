import SwiftSyntax

extension FactExtractor {
  /// Adds a type as written; the position in `types`.
  @discardableResult
  mutating func add(type: TypeSyntax) -> Int32 {
    switch type.as(TypeSyntaxEnum.self) {
    case .identifierType(let type):
      return node(.name, type.name, of: type) { $0.add(arguments: type.genericArgumentClause) }
    case .memberType(let type):
      return node(.member, type.name, of: type) {
        $0.add(type: type.baseType)
        $0.add(arguments: type.genericArgumentClause)
      }
    case .optionalType(let type):
      return node(.optional, of: type) { $0.add(type: type.wrappedType) }
    case .implicitlyUnwrappedOptionalType(let type):
      return node(.implicitlyUnwrapped, of: type) { $0.add(type: type.wrappedType) }
    case .arrayType(let type):
      return node(.array, of: type) { $0.add(type: type.element) }
    case .dictionaryType(let type):
      return node(.dictionary, of: type) {
        $0.add(type: type.key)
        $0.add(type: type.value)
      }
    case .tupleType(let type): return add(tuple: type)
    case .functionType(let type): return add(function: type)
    case .compositionType(let type):
      return node(.composition, of: type) { extractor in
        for element in type.elements { extractor.add(type: element.type) }
      }
    case .metatypeType(let type):
      return node(.metatype, of: type) { $0.add(type: type.baseType) }
    case .attributedType(let type): return add(type: type.baseType)
    case .someOrAnyType(let type): return add(type: type.constraint)
    case .classRestrictionType(let type):
      // `protocol P: class`, the old spelling of AnyObject.
      let index = node(.name, of: type) { _ in }
      facts.types[Int(index)].name = name("AnyObject")
      return index
    case .suppressedType(let type): return node(.unknown, of: type) { _ in }
    default: return node(.unknown, of: type) { _ in }
    }
  }

  /// A tuple of one unlabelled element is that element.
  private mutating func add(tuple: TupleTypeSyntax) -> Int32 {
    if tuple.elements.count == 1, let only = tuple.elements.first, only.firstName == nil { return add(type: only.type) }
    return node(.tuple, of: tuple) { extractor in
      for element in tuple.elements {
        extractor.node(.element, element.secondName ?? element.firstName, of: element) { $0.add(type: element.type) }
      }
    }
  }

  private mutating func add(function: FunctionTypeSyntax) -> Int32 {
    node(.function, of: function) { extractor in
      for parameter in function.parameters { extractor.add(type: parameter.type) }
      extractor.add(type: function.returnClause.type)
    }
  }

  private mutating func add(arguments: GenericArgumentClauseSyntax?) {
    for argument in arguments?.arguments ?? [] {
      if case .type(let type) = argument.argument { add(type: type) }
    }
  }

  /// Adds a record whose subtree is what `operands` adds.
  @discardableResult
  mutating func node(
    _ kind: TypeUse.Kind, _ token: TokenSyntax? = nil, of syntax: some SyntaxProtocol,
    operands: (inout FactExtractor) -> Void
  ) -> Int32 {
    let index = facts.types.count
    let named = kind == .name || kind == .member
    let span = named && token != nil ? span(token!) : span(syntax)
    facts.types.append(
      TypeUse(kind: kind, name: token.map { name($0) } ?? NameTable.none, span: span, subtreeEnd: 0))
    operands(&self)
    facts.types[index].subtreeEnd = UInt32(facts.types.count)
    return Int32(index)
  }

  /// A type made of one expression's name and generic arguments: `Foo<Bar>` where a value is expected.
  mutating func add(specialized token: TokenSyntax, arguments: GenericArgumentClauseSyntax) -> Int32 {
    node(.name, token, of: token) { $0.add(arguments: arguments) }
  }
}
