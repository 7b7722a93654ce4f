import SwiftSyntax

extension FactExtractor {
  /// Adds a type as written; returns its position in `types`.
  @discardableResult
  mutating func add(type: Node) -> Int32 {
    switch type.kind {
    case .identifierType:
      let type = type.typed(IdentifierTypeNode.self)
      return named(type.name, type.moduleSelector, of: type) { $0.add(arguments: type.genericArgumentClause) }
    case .memberType:
      let type = type.typed(MemberTypeNode.self)
      return node(.member, type.name, of: type) {
        $0.add(type: type.baseType)
        $0.add(arguments: type.genericArgumentClause)
      }
    case .optionalType:
      let type = type.typed(OptionalTypeNode.self)
      return node(.optional, of: type) { $0.add(type: type.wrappedType) }
    case .implicitlyUnwrappedOptionalType:
      let type = type.typed(ImplicitlyUnwrappedOptionalTypeNode.self)
      return node(.implicitlyUnwrapped, of: type) { $0.add(type: type.wrappedType) }
    case .arrayType:
      let type = type.typed(ArrayTypeNode.self)
      return node(.array, of: type) { $0.add(type: type.element) }
    case .dictionaryType:
      let type = type.typed(DictionaryTypeNode.self)
      return node(.dictionary, of: type) {
        $0.add(type: type.key)
        $0.add(type: type.value)
      }
    case .tupleType: return add(tuple: type.typed())
    case .functionType: return add(function: type.typed())
    case .compositionType:
      let type = type.typed(CompositionTypeNode.self)
      return node(.composition, of: type) { extractor in
        for element in type.elements { extractor.add(type: element.type) }
      }
    case .metatypeType:
      let type = type.typed(MetatypeTypeNode.self)
      return node(.metatype, of: type) { $0.add(type: type.baseType) }
    case .attributedType: return add(type: type.typed(AttributedTypeNode.self).baseType)
    case .someOrAnyType: return add(type: type.typed(SomeOrAnyTypeNode.self).constraint)
    case .classRestrictionType:
      // `protocol P: class`, the old spelling of `AnyObject`.
      let index = node(.name, of: type) { _ in }
      facts.types[Int(index)].name = name("AnyObject")
      return index
    default: return node(.unknown, of: type) { _ in }
    }
  }

  /// Adds a tuple type; a tuple of one unlabelled element is that element.
  private mutating func add(tuple: TupleTypeNode) -> Int32 {
    let elements = tuple.elements
    if elements.count == 1, elements[0].firstName == nil { return add(type: elements[0].type) }
    return node(.tuple, of: tuple) { extractor in
      for element in elements {
        extractor.node(.element, element.secondName ?? element.firstName, of: element) { $0.add(type: element.type) }
      }
    }
  }

  private mutating func add(function: FunctionTypeNode) -> Int32 {
    node(.function, of: function) { extractor in
      for parameter in function.parameters { extractor.add(type: parameter.type) }
      extractor.add(type: function.returnClause.type)
    }
  }

  private mutating func add(arguments: GenericArgumentClauseNode?) {
    for argument in arguments?.arguments ?? [] {
      if let type = argument.argument.asType { add(type: type) }
    }
  }

  /// Adds a record whose subtree consists of the records that `operands` adds.
  @discardableResult
  mutating func node(
    _ kind: TypeUse.Kind, _ token: Token? = nil, of syntax: some TypedNode,
    operands: (inout FactExtractor) -> Void
  ) -> Int32 {
    let index = facts.types.count
    let named = [.name, .member, .module].contains(kind) ? token : nil
    let place = named.map { span($0) } ?? span(syntax)
    facts.types.append(
      TypeUse(kind: kind, name: token.map { name($0) } ?? NameTable.none, span: place))
    operands(&self)
    facts.types[index].subtreeEnd = UInt32(facts.types.count)
    return Int32(index)
  }

  /// Adds a name with the module that it is looked up in, if one is written.
  private mutating func named(
    _ token: Token, _ module: ModuleSelectorNode?, of syntax: some TypedNode, arguments: (inout FactExtractor) -> Void
  ) -> Int32 {
    node(module == nil ? .name : .member, token, of: syntax) { extractor in
      if let module { extractor.node(.module, module.moduleName, of: module) { _ in } }
      arguments(&extractor)
    }
  }

  /// Adds the type of an expression such as `Foo<Bar>` or `Module::foo`, from its name and generic arguments.
  mutating func add(named name: DeclReferenceExprNode, arguments: GenericArgumentClauseNode?) -> Int32 {
    named(name.baseName, name.moduleSelector, of: name) { $0.add(arguments: arguments) }
  }
}
