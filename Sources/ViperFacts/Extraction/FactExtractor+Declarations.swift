import SwiftSyntax

extension FactExtractor {
  /// Adds a declaration with everything in it; the position in `declarations`, nil for what declares nothing.
  @discardableResult
  mutating func add(declaration: DeclSyntax) -> Int? {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .classDecl(let node): return add(nominal: node, .class, node.name, node.genericParameterClause)
    case .structDecl(let node): return add(nominal: node, .struct, node.name, node.genericParameterClause)
    case .enumDecl(let node): return add(nominal: node, .enum, node.name, node.genericParameterClause)
    case .actorDecl(let node): return add(nominal: node, .actor, node.name, node.genericParameterClause)
    case .protocolDecl(let node): return add(nominal: node, .protocol, node.name, nil)
    case .extensionDecl(let node): return add(extension: node)
    case .functionDecl(let node): return add(function: node)
    case .initializerDecl(let node): return add(initializer: node)
    case .deinitializerDecl(let node): return add(deinitializer: node)
    case .subscriptDecl(let node): return add(subscript: node)
    case .variableDecl(let node): add(properties: node)
    case .enumCaseDecl(let node): add(cases: node)
    case .typeAliasDecl(let node): return add(alias: node)
    case .associatedTypeDecl(let node): return add(associatedType: node)
    case .importDecl(let node): add(import: node)
    case .ifConfigDecl(let node): add(conditional: node)
    default: break
    }
    return nil
  }

  /// Adds a record whose subtree is what `content` adds.
  mutating func declaration(
    _ kind: Declaration.Kind, _ token: TokenSyntax?, _ modifiers: DeclModifierListSyntax?,
    _ attributes: AttributeListSyntax?, of node: some SyntaxProtocol,
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

  private mutating func add(
    nominal node: some DeclGroupSyntax, _ kind: Declaration.Kind, _ token: TokenSyntax, _ generics: GenericParameterClauseSyntax?
  ) -> Int {
    let outerDepth = bodyDepth
    return declaration(kind, token, node.modifiers, node.attributes, of: node) { extractor, index in
      extractor.add(inheritance: node.inheritanceClause, to: index)
      extractor.add(generics: generics)
      extractor.add(requirements: node.genericWhereClause, to: index)
      extractor.bodyDepth = 0
      for member in node.memberBlock.members { extractor.add(declaration: member.decl) }
      extractor.bodyDepth = outerDepth
    }
  }

  private mutating func add(extension node: ExtensionDeclSyntax) -> Int {
    declaration(.extension, nil, node.modifiers, node.attributes, of: node) { extractor, index in
      extractor.facts.declarations[index].nameSpan = extractor.span(node.extendedType)
      extractor.facts.declarations[index].type = extractor.add(type: node.extendedType)
      extractor.add(inheritance: node.inheritanceClause, to: index)
      for member in node.memberBlock.members { extractor.add(declaration: member.decl) }
    }
  }

  private mutating func add(function node: FunctionDeclSyntax) -> Int {
    declaration(.function, node.name, node.modifiers, node.attributes, of: node) { extractor, index in
      extractor.add(generics: node.genericParameterClause)
      extractor.add(parameters: node.signature.parameterClause.parameters)
      if let result = node.signature.returnClause {
        extractor.facts.declarations[index].type = extractor.add(type: result.type)
      }
      extractor.add(body: node.body, to: index)
    }
  }

  private mutating func add(initializer node: InitializerDeclSyntax) -> Int {
    declaration(.initializer, node.initKeyword, node.modifiers, node.attributes, of: node) { extractor, index in
      if node.optionalMark != nil { extractor.facts.declarations[index].flags.insert(.isFailable) }
      extractor.add(generics: node.genericParameterClause)
      extractor.add(parameters: node.signature.parameterClause.parameters)
      extractor.add(body: node.body, to: index)
    }
  }

  private mutating func add(deinitializer node: DeinitializerDeclSyntax) -> Int {
    declaration(.deinitializer, node.deinitKeyword, node.modifiers, node.attributes, of: node) { extractor, index in
      extractor.add(body: node.body, to: index)
    }
  }

  private mutating func add(subscript node: SubscriptDeclSyntax) -> Int {
    declaration(.subscript, node.subscriptKeyword, node.modifiers, node.attributes, of: node) { extractor, index in
      extractor.add(generics: node.genericParameterClause)
      extractor.add(parameters: node.parameterClause.parameters)
      extractor.facts.declarations[index].type = extractor.add(type: node.returnClause.type)
      if let accessors = node.accessorBlock { extractor.add(accessors: accessors, to: index) }
    }
  }

  private mutating func add(alias node: TypeAliasDeclSyntax) -> Int {
    declaration(.typealias, node.name, node.modifiers, node.attributes, of: node) { extractor, index in
      extractor.add(generics: node.genericParameterClause)
      extractor.facts.declarations[index].type = extractor.add(type: node.initializer.value)
    }
  }

  private mutating func add(associatedType node: AssociatedTypeDeclSyntax) -> Int {
    declaration(.`associatedtype`, node.name, node.modifiers, node.attributes, of: node) { extractor, index in
      extractor.add(inheritance: node.inheritanceClause, to: index)
    }
  }

  private mutating func add(cases node: EnumCaseDeclSyntax) {
    for element in node.elements {
      _ = declaration(.enumCase, element.name, node.modifiers, node.attributes, of: element) { extractor, _ in
        for parameter in element.parameterClause?.parameters ?? [] {
          let token = parameter.secondName ?? parameter.firstName
          _ = extractor.declaration(.parameter, token, nil, nil, of: parameter) { extractor, index in
            extractor.facts.declarations[index].type = extractor.add(type: parameter.type)
          }
        }
      }
    }
  }

  private mutating func add(import node: ImportDeclSyntax) {
    guard let first = node.path.first else { return }
    facts.imports.append(
      ImportFact(
        module: name(first.name), span: span(node), isTestable: node.attributes.description.contains("@testable")))
  }

  /// Every clause of an `#if` counts.
  private mutating func add(conditional node: IfConfigDeclSyntax) {
    for clause in node.clauses {
      switch clause.elements {
      case .decls(let members): for member in members { add(declaration: member.decl) }
      case .statements(let items): add(codeBlockItems: items)
      default: break
      }
    }
  }

  // MARK: parts

  private mutating func add(inheritance clause: InheritanceClauseSyntax?, to index: Int) {
    for inherited in clause?.inheritedTypes ?? [] {
      facts.declarations[index].inheritance.append(add(type: inherited.type))
    }
  }

  /// `where Self: X` bounds a protocol or a generic parameter.
  private mutating func add(requirements clause: GenericWhereClauseSyntax?, to index: Int) {
    for requirement in clause?.requirements ?? [] {
      guard case .conformanceRequirement(let conformance) = requirement.requirement,
        conformance.leftType.trimmedDescription == "Self"
      else { continue }
      facts.declarations[index].inheritance.append(add(type: conformance.rightType))
    }
  }

  private mutating func add(generics clause: GenericParameterClauseSyntax?) {
    for parameter in clause?.parameters ?? [] {
      _ = declaration(.genericParameter, parameter.name, nil, nil, of: parameter) { extractor, index in
        guard let bound = parameter.inheritedType else { return }
        extractor.facts.declarations[index].inheritance.append(extractor.add(type: bound))
      }
    }
  }

  private mutating func add(parameters: FunctionParameterListSyntax) {
    for parameter in parameters {
      _ = declaration(.parameter, parameter.firstName, nil, nil, of: parameter) { extractor, index in
        let inner = parameter.secondName ?? parameter.firstName
        extractor.facts.declarations[index].innerName = extractor.name(inner)
        extractor.facts.declarations[index].nameSpan = extractor.span(inner)
        if parameter.firstName.tokenKind == .wildcard { extractor.facts.declarations[index].name = NameTable.none }
        if parameter.ellipsis != nil { extractor.facts.declarations[index].flags.insert(.isVariadic) }
        extractor.facts.declarations[index].type = extractor.add(type: parameter.type)
        if let value = parameter.defaultValue?.value {
          extractor.facts.declarations[index].value = extractor.inBody { $0.add(expression: value) }
        }
      }
    }
  }

  mutating func add(body: CodeBlockSyntax?, to index: Int) {
    guard let body else { return }
    facts.declarations[index].body = inBody { $0.add(block: body.statements, of: body) }
  }

  mutating func inBody(_ add: (inout FactExtractor) -> Int) -> Int32 {
    bodyDepth += 1
    defer { bodyDepth -= 1 }
    return Int32(add(&self))
  }
}
