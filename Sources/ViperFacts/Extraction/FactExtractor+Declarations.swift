@_spi(RawSyntax) import SwiftSyntax

extension FactExtractor {
  /// Adds a declaration with everything in it; the position in `declarations`, nil for what declares nothing.
  @discardableResult
  mutating func add(declaration node: RawDeclSyntax) -> Int? {
    switch node.raw.kind {
    case .classDecl: return add(nominal: node.typed(RawClassDeclSyntax.self), .class)
    case .structDecl: return add(nominal: node.typed(RawStructDeclSyntax.self), .struct)
    case .enumDecl: return add(nominal: node.typed(RawEnumDeclSyntax.self), .enum)
    case .actorDecl: return add(nominal: node.typed(RawActorDeclSyntax.self), .actor)
    case .protocolDecl: return add(nominal: node.typed(RawProtocolDeclSyntax.self), .protocol)
    case .extensionDecl: return add(extension: node.typed())
    case .functionDecl: return add(function: node.typed())
    case .initializerDecl: return add(initializer: node.typed())
    case .deinitializerDecl: return add(deinitializer: node.typed())
    case .subscriptDecl: return add(subscript: node.typed())
    case .variableDecl: add(properties: node.typed())
    case .enumCaseDecl: add(cases: node.typed())
    case .typeAliasDecl: return add(alias: node.typed())
    case .associatedTypeDecl: return add(associatedType: node.typed())
    case .importDecl: add(import: node.typed())
    case .ifConfigDecl: add(conditional: node.typed())
    default: break
    }
    return nil
  }

  /// Adds a record whose subtree is what `content` adds.
  mutating func declaration(
    _ kind: Declaration.Kind, _ token: RawTokenSyntax?, _ modifiers: RawDeclModifierListSyntax?,
    _ attributes: RawAttributeListSyntax?, of node: RawSyntax,
    content: (inout FactExtractor, Int) -> Void
  ) -> Int {
    let index = facts.declarations.count
    var flags = Declaration.Flags(modifiers: modifiers, attributes: attributes)
    if bodyDepth > 0 { flags.insert(.isLocal) }
    facts.declarations.append(
      Declaration(
        kind: kind, flags: flags, name: token.map { name($0) } ?? NameTable.none, nameSpan: token.map { span($0) } ?? span(node),
        span: span(node)))
    content(&self, index)
    facts.declarations[index].subtreeEnd = UInt32(facts.declarations.count)
    return index
  }

  private mutating func add(nominal node: some Nominal, _ kind: Declaration.Kind) -> Int {
    let outerDepth = bodyDepth
    return declaration(kind, node.name, node.modifiers, node.attributes, of: node.raw) { extractor, index in
      extractor.add(generics: node.genericParameterClause)
      extractor.add(inheritance: node.inheritanceClause, node.genericWhereClause, to: index)
      extractor.bodyDepth = 0
      for member in node.memberBlock.members.elements { extractor.add(declaration: member.decl) }
      extractor.bodyDepth = outerDepth
    }
  }

  private mutating func add(extension node: RawExtensionDeclSyntax) -> Int {
    declaration(.extension, nil, node.modifiers, node.attributes, of: node.raw) { extractor, index in
      extractor.facts.declarations[index].nameSpan = extractor.span(node.extendedType.raw)
      extractor.facts.declarations[index].type = extractor.add(type: node.extendedType)
      extractor.add(inheritance: node.inheritanceClause, nil, to: index)
      for member in node.memberBlock.members.elements { extractor.add(declaration: member.decl) }
    }
  }

  private mutating func add(function node: RawFunctionDeclSyntax) -> Int {
    declaration(.function, node.name, node.modifiers, node.attributes, of: node.raw) { extractor, index in
      extractor.add(generics: node.genericParameterClause)
      extractor.add(parameters: node.signature.parameterClause.parameters)
      if let result = node.signature.returnClause {
        extractor.facts.declarations[index].type = extractor.add(type: result.type)
      }
      extractor.add(body: node.body, to: index)
    }
  }

  private mutating func add(initializer node: RawInitializerDeclSyntax) -> Int {
    declaration(.initializer, node.initKeyword, node.modifiers, node.attributes, of: node.raw) { extractor, index in
      if node.optionalMark != nil { extractor.facts.declarations[index].flags.insert(.isFailable) }
      extractor.add(generics: node.genericParameterClause)
      extractor.add(parameters: node.signature.parameterClause.parameters)
      extractor.add(body: node.body, to: index)
    }
  }

  private mutating func add(deinitializer node: RawDeinitializerDeclSyntax) -> Int {
    declaration(.deinitializer, node.deinitKeyword, node.modifiers, node.attributes, of: node.raw) { extractor, index in
      extractor.add(body: node.body, to: index)
    }
  }

  private mutating func add(subscript node: RawSubscriptDeclSyntax) -> Int {
    declaration(.subscript, node.subscriptKeyword, node.modifiers, node.attributes, of: node.raw) { extractor, index in
      extractor.add(generics: node.genericParameterClause)
      extractor.add(parameters: node.parameterClause.parameters)
      extractor.facts.declarations[index].type = extractor.add(type: node.returnClause.type)
      if let accessors = node.accessorBlock { extractor.add(accessors: accessors, to: index) }
    }
  }

  private mutating func add(alias node: RawTypeAliasDeclSyntax) -> Int {
    declaration(.typealias, node.name, node.modifiers, node.attributes, of: node.raw) { extractor, index in
      extractor.add(generics: node.genericParameterClause)
      extractor.facts.declarations[index].type = extractor.add(type: node.initializer.value)
    }
  }

  private mutating func add(associatedType node: RawAssociatedTypeDeclSyntax) -> Int {
    declaration(.`associatedtype`, node.name, node.modifiers, node.attributes, of: node.raw) { extractor, index in
      extractor.add(inheritance: node.inheritanceClause, nil, to: index)
    }
  }

  private mutating func add(cases node: RawEnumCaseDeclSyntax) {
    for element in node.elements.elements {
      _ = declaration(.enumCase, element.name, node.modifiers, node.attributes, of: element.raw) { extractor, _ in
        for parameter in element.parameterClause?.parameters.elements ?? [] {
          let token = parameter.secondName ?? parameter.firstName
          _ = extractor.declaration(.parameter, token, nil, nil, of: parameter.raw) { extractor, index in
            extractor.facts.declarations[index].type = extractor.add(type: parameter.type)
          }
        }
      }
    }
  }

  private mutating func add(import node: RawImportDeclSyntax) {
    guard let first = node.path.elements.first else { return }
    facts.imports.append(
      ImportFact(
        module: name(first.name), span: span(node.raw)))
  }

  /// Every clause of an `#if` counts.
  private mutating func add(conditional node: RawIfConfigDeclSyntax) {
    for clause in node.clauses.elements {
      if let members: RawMemberBlockItemListSyntax = clause.elements?.ifTyped(.memberBlockItemList) {
        for member in members.elements { add(declaration: member.decl) }
      } else if let items: RawCodeBlockItemListSyntax = clause.elements?.ifTyped(.codeBlockItemList) {
        add(codeBlockItems: items)
      }
    }
  }

  // MARK: parts

  /// `where Self: X` bounds a protocol as the part behind its colon does.
  private mutating func add(
    inheritance clause: RawInheritanceClauseSyntax?, _ requirements: RawGenericWhereClauseSyntax?, to index: Int
  ) {
    facts.declarations[index].inheritedStart = UInt32(facts.inherited.count)
    for inherited in clause?.inheritedTypes.elements ?? [] { facts.inherited.append(add(type: inherited.type)) }
    for requirement in requirements?.requirements.elements ?? [] {
      guard let conformance: RawConformanceRequirementSyntax = requirement.requirement.ifTyped(.conformanceRequirement),
        let left: RawIdentifierTypeSyntax = conformance.leftType.ifTyped(.identifierType), left.name.isText("Self")
      else { continue }
      facts.inherited.append(add(type: conformance.rightType))
    }
    facts.declarations[index].inheritedEnd = UInt32(facts.inherited.count)
  }

  private mutating func add(generics clause: RawGenericParameterClauseSyntax?) {
    for parameter in clause?.parameters.elements ?? [] {
      _ = declaration(.genericParameter, parameter.name, nil, nil, of: parameter.raw) { extractor, index in
        guard let bound = parameter.inheritedType else { return }
        let type = extractor.add(type: bound)
        extractor.facts.declarations[index].inheritedStart = UInt32(extractor.facts.inherited.count)
        extractor.facts.inherited.append(type)
        extractor.facts.declarations[index].inheritedEnd = UInt32(extractor.facts.inherited.count)
      }
    }
  }

  private mutating func add(parameters: RawFunctionParameterListSyntax) {
    for parameter in parameters.elements {
      _ = declaration(.parameter, parameter.firstName, nil, nil, of: parameter.raw) { extractor, index in
        let inner = parameter.secondName ?? parameter.firstName
        extractor.facts.declarations[index].innerName = extractor.name(inner)
        extractor.facts.declarations[index].nameSpan = extractor.span(inner)
        if parameter.firstName.isText("_") { extractor.facts.declarations[index].name = NameTable.none }
        if parameter.ellipsis != nil { extractor.facts.declarations[index].flags.insert(.isVariadic) }
        extractor.facts.declarations[index].type = extractor.add(type: parameter.type)
        if let value = parameter.defaultValue?.value {
          extractor.facts.declarations[index].value = extractor.inBody { $0.add(expression: value) }
        }
      }
    }
  }

  mutating func add(body: RawCodeBlockSyntax?, to index: Int) {
    guard let body else { return }
    facts.declarations[index].body = inBody { $0.add(block: body.statements, of: body.raw) }
  }

  mutating func inBody(_ add: (inout FactExtractor) -> Int) -> Int32 {
    bodyDepth += 1
    defer { bodyDepth -= 1 }
    return Int32(add(&self))
  }
}
