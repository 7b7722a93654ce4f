@_spi(RawSyntax) import SwiftSyntax

extension FactExtractor {
  /// Adds a type as written; the position in `types`.
  @discardableResult
  mutating func add(type: RawTypeSyntax) -> Int32 {
    switch type.raw.kind {
    case .identifierType:
      let type = type.typed(RawIdentifierTypeSyntax.self)
      return node(.name, type.name, of: type.raw) { $0.add(arguments: type.genericArgumentClause) }
    case .memberType:
      let type = type.typed(RawMemberTypeSyntax.self)
      return node(.member, type.name, of: type.raw) {
        $0.add(type: type.baseType)
        $0.add(arguments: type.genericArgumentClause)
      }
    case .optionalType:
      let type = type.typed(RawOptionalTypeSyntax.self)
      return node(.optional, of: type.raw) { $0.add(type: type.wrappedType) }
    case .implicitlyUnwrappedOptionalType:
      let type = type.typed(RawImplicitlyUnwrappedOptionalTypeSyntax.self)
      return node(.implicitlyUnwrapped, of: type.raw) { $0.add(type: type.wrappedType) }
    case .arrayType:
      let type = type.typed(RawArrayTypeSyntax.self)
      return node(.array, of: type.raw) { $0.add(type: type.element) }
    case .dictionaryType:
      let type = type.typed(RawDictionaryTypeSyntax.self)
      return node(.dictionary, of: type.raw) {
        $0.add(type: type.key)
        $0.add(type: type.value)
      }
    case .tupleType: return add(tuple: type.typed())
    case .functionType: return add(function: type.typed())
    case .compositionType:
      let type = type.typed(RawCompositionTypeSyntax.self)
      return node(.composition, of: type.raw) { extractor in
        for element in type.elements.elements { extractor.add(type: element.type) }
      }
    case .metatypeType:
      let type = type.typed(RawMetatypeTypeSyntax.self)
      return node(.metatype, of: type.raw) { $0.add(type: type.baseType) }
    case .attributedType: return add(type: type.typed(RawAttributedTypeSyntax.self).baseType)
    case .someOrAnyType: return add(type: type.typed(RawSomeOrAnyTypeSyntax.self).constraint)
    case .classRestrictionType:
      // `protocol P: class`, the old spelling of AnyObject.
      let index = node(.name, of: type.raw) { _ in }
      facts.types[Int(index)].name = name("AnyObject")
      return index
    default: return node(.unknown, of: type.raw) { _ in }
    }
  }

  /// A tuple of one unlabelled element is that element.
  private mutating func add(tuple: RawTupleTypeSyntax) -> Int32 {
    let elements = tuple.elements.elements
    if elements.count == 1, elements[0].firstName == nil { return add(type: elements[0].type) }
    return node(.tuple, of: tuple.raw) { extractor in
      for element in elements {
        extractor.node(.element, element.secondName ?? element.firstName, of: element.raw) { $0.add(type: element.type) }
      }
    }
  }

  private mutating func add(function: RawFunctionTypeSyntax) -> Int32 {
    node(.function, of: function.raw) { extractor in
      for parameter in function.parameters.elements { extractor.add(type: parameter.type) }
      extractor.add(type: function.returnClause.type)
    }
  }

  private mutating func add(arguments: RawGenericArgumentClauseSyntax?) {
    for argument in arguments?.arguments.elements ?? [] {
      if let type = argument.argument.as(RawTypeSyntax.self) { add(type: type) }
    }
  }

  /// Adds a record whose subtree is what `operands` adds.
  @discardableResult
  mutating func node(
    _ kind: TypeUse.Kind, _ token: RawTokenSyntax? = nil, of syntax: RawSyntax,
    operands: (inout FactExtractor) -> Void
  ) -> Int32 {
    let index = facts.types.count
    let named = kind == .name || kind == .member
    let span = named && token != nil ? span(token!) : span(syntax)
    facts.types.append(
      TypeUse(kind: kind, name: token.map { name($0) } ?? NameTable.none, span: span))
    operands(&self)
    facts.types[index].subtreeEnd = UInt32(facts.types.count)
    return Int32(index)
  }

  /// A type made of one expression's name and generic arguments: `Foo<Bar>` where a value is expected.
  mutating func add(specialized token: RawTokenSyntax, arguments: RawGenericArgumentClauseSyntax) -> Int32 {
    node(.name, token, of: token.raw) { $0.add(arguments: arguments) }
  }
}
