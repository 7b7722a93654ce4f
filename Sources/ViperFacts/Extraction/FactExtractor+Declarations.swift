import SwiftSyntax

extension FactExtractor {
  /// Adds a declaration with everything in it. Returns its position in `declarations`, nil for a node without a declaration of
  /// its own.
  @discardableResult
  mutating func add(declaration node: Node) -> Int? {
    switch node.kind {
    case .classDecl: return add(nominal: node.typed(ClassDeclNode.self), .class)
    case .structDecl: return add(nominal: node.typed(StructDeclNode.self), .struct)
    case .enumDecl: return add(nominal: node.typed(EnumDeclNode.self), .enum)
    case .actorDecl: return add(nominal: node.typed(ActorDeclNode.self), .actor)
    case .protocolDecl: return add(nominal: node.typed(ProtocolDeclNode.self), .protocol)
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
    case .macroExpansionDecl: add(macro: node.typed(MacroExpansionDeclNode.self).macroName, of: node)
    default: break
    }
    return nil
  }

  /// Adds a record whose subtree consists of the records that `content` adds.
  mutating func declaration(
    _ kind: Declaration.Kind, _ token: Token?, _ modifiers: NodeList<DeclModifierNode>,
    _ attributes: NodeList<Node>, of node: some TypedNode,
    content: (inout FactExtractor, Int) -> Void
  ) -> Int {
    let index = facts.declarations.count
    var flags = Declaration.Flags(modifiers: modifiers, attributes: attributes)
    if bodyDepth > 0 { flags.insert(.isLocal) }
    if conditionDepth > 0 { flags.insert(.isConditional) }
    facts.declarations.append(
      Declaration(
        kind: kind, flags: flags, name: token.map { name($0) } ?? NameTable.none, nameSpan: token.map { span($0) } ?? span(node),
        span: span(node)))
    let outer = enclosing
    enclosing = index
    if flags.contains(.hasWrapper) { mention(attributes) }
    content(&self, index)
    enclosing = outer
    facts.declarations[index].subtreeEnd = UInt32(facts.declarations.count)
    return index
  }

  /// Nil for previews, which are no part of the app: what they create and assemble is not used.
  private mutating func add(nominal node: some Nominal, _ kind: Declaration.Kind) -> Int? {
    if Self.isPreview(node) {
      facts.previews.append(span(node).start)
      return nil
    }
    let outerDepth = bodyDepth
    return declaration(kind, node.name, node.modifiers, node.attributes, of: node) { extractor, index in
      extractor.add(generics: node.genericParameterClause)
      extractor.add(inheritance: node.inheritanceClause, node.genericWhereClause, node.attributes, to: index)
      extractor.mention(node.genericWhereClause, inheritsSelf: true)
      extractor.bodyDepth = 0
      for member in node.memberBlock.members { extractor.add(declaration: member.decl) }
      extractor.bodyDepth = outerDepth
    }
  }

  /// Notes the macro `#Preview`; what other macros expand to is not known.
  mutating func add(macro name: Token, of node: Node) {
    if name.isText("Preview") { facts.previews.append(span(node).start) }
  }

  private static func isPreview(_ node: some Nominal) -> Bool {
    node.inheritanceClause?.inheritedTypes.contains {
      let type: IdentifierTypeNode? = $0.type.ifTyped(.identifierType)
      return type?.name.isText("PreviewProvider") == true
    } == true
  }

  private mutating func add(extension node: ExtensionDeclNode) -> Int {
    declaration(.extension, nil, node.modifiers, node.attributes, of: node) { extractor, index in
      extractor.facts.declarations[index].nameSpan = extractor.span(node.extendedType)
      extractor.facts.declarations[index].type = extractor.add(type: node.extendedType)
      extractor.add(inheritance: node.inheritanceClause, nil, [], to: index)
      extractor.mention(node.genericWhereClause)
      for member in node.memberBlock.members { extractor.add(declaration: member.decl) }
    }
  }

  private mutating func add(function node: FunctionDeclNode) -> Int {
    declaration(.function, node.name, node.modifiers, node.attributes, of: node) { extractor, index in
      extractor.add(generics: node.genericParameterClause)
      extractor.add(parameters: node.signature.parameterClause.parameters)
      if let result = node.signature.returnClause {
        extractor.facts.declarations[index].type = extractor.add(type: result.type)
      }
      extractor.mention(node.signature.effectSpecifiers)
      extractor.mention(node.genericWhereClause)
      extractor.add(body: node.body, to: index)
    }
  }

  private mutating func add(initializer node: InitializerDeclNode) -> Int {
    declaration(.initializer, node.initKeyword, node.modifiers, node.attributes, of: node) { extractor, index in
      if node.optionalMark != nil { extractor.facts.declarations[index].flags.insert(.isFailable) }
      extractor.add(generics: node.genericParameterClause)
      extractor.add(parameters: node.signature.parameterClause.parameters)
      extractor.mention(node.signature.effectSpecifiers)
      extractor.mention(node.genericWhereClause)
      extractor.add(body: node.body, to: index)
    }
  }

  private mutating func add(deinitializer node: DeinitializerDeclNode) -> Int {
    declaration(.deinitializer, node.deinitKeyword, node.modifiers, node.attributes, of: node) { extractor, index in
      extractor.add(body: node.body, to: index)
    }
  }

  private mutating func add(subscript node: SubscriptDeclNode) -> Int {
    declaration(.subscript, node.subscriptKeyword, node.modifiers, node.attributes, of: node) { extractor, index in
      extractor.add(generics: node.genericParameterClause)
      extractor.add(parameters: node.parameterClause.parameters)
      extractor.facts.declarations[index].type = extractor.add(type: node.returnClause.type)
      extractor.mention(node.genericWhereClause)
      if let accessors = node.accessorBlock { extractor.add(accessors: accessors, to: index) }
    }
  }

  private mutating func add(alias node: TypeAliasDeclNode) -> Int {
    declaration(.typealias, node.name, node.modifiers, node.attributes, of: node) { extractor, index in
      extractor.add(generics: node.genericParameterClause)
      extractor.facts.declarations[index].type = extractor.add(type: node.initializer.value)
      extractor.mention(node.genericWhereClause)
    }
  }

  private mutating func add(associatedType node: AssociatedTypeDeclNode) -> Int {
    declaration(.`associatedtype`, node.name, node.modifiers, node.attributes, of: node) { extractor, index in
      extractor.add(inheritance: node.inheritanceClause, nil, [], to: index)
      extractor.mention(node.genericWhereClause)
    }
  }

  private mutating func add(cases node: EnumCaseDeclNode) {
    for element in node.elements {
      _ = declaration(.enumCase, element.name, node.modifiers, node.attributes, of: element) { extractor, _ in
        for parameter in element.parameterClause?.parameters ?? [] {
          let token = parameter.secondName ?? parameter.firstName
          _ = extractor.declaration(.parameter, token, [], [], of: parameter) { extractor, index in
            extractor.facts.declarations[index].type = extractor.add(type: parameter.type)
          }
        }
      }
    }
  }

  private mutating func add(import node: ImportDeclNode) {
    guard let first = node.path.first else { return }
    facts.imports.append(
      ImportFact(
        module: name(first.name), span: span(node)))
  }

  /// All clauses of an `#if` that can be read are extracted, since the conditions are unknown.
  private mutating func add(conditional node: IfConfigDeclNode) {
    conditionDepth += 1
    defer { conditionDepth -= 1 }
    for clause in clauses(of: node) {
      if let members: NodeList<MemberBlockItemNode> = clause.elements?.ifTyped(.memberBlockItemList) {
        for member in members { add(declaration: member.decl) }
      } else if let items: NodeList<CodeBlockItemNode> = clause.elements?.ifTyped(.codeBlockItemList) {
        add(codeBlockItems: items)
      }
    }
  }

  // MARK: parts

  /// Adds the inheritance clause and what means the same: from the `where` clause of a protocol the bounds of `Self`, and the
  /// conformance to `Observable` that the macro `@Observable` adds.
  private mutating func add(
    inheritance clause: InheritanceClauseNode?, _ requirements: GenericWhereClauseNode?, _ attributes: NodeList<Node>,
    to index: Int
  ) {
    facts.declarations[index].inheritedStart = UInt32(facts.inherited.count)
    for inherited in clause?.inheritedTypes ?? [] { facts.inherited.append(add(type: inherited.type)) }
    for requirement in requirements?.requirements ?? [] {
      guard let conformance: ConformanceRequirementNode = requirement.requirement.ifTyped(.conformanceRequirement),
        let left: IdentifierTypeNode = conformance.leftType.ifTyped(.identifierType), left.name.isText("Self")
      else { continue }
      facts.inherited.append(add(type: conformance.rightType))
    }
    for element in attributes {
      guard let attribute: AttributeNode = element.ifTyped(.attribute),
        let name: IdentifierTypeNode = attribute.attributeName.ifTyped(.identifierType), name.name.isText("Observable")
      else { continue }
      facts.inherited.append(add(type: attribute.attributeName))
    }
    facts.declarations[index].inheritedEnd = UInt32(facts.inherited.count)
  }

  private mutating func add(generics clause: GenericParameterClauseNode?) {
    for parameter in clause?.parameters ?? [] {
      _ = declaration(.genericParameter, parameter.name, [], [], of: parameter) { extractor, index in
        guard let bound = parameter.inheritedType else { return }
        let type = extractor.add(type: bound)
        extractor.facts.declarations[index].inheritedStart = UInt32(extractor.facts.inherited.count)
        extractor.facts.inherited.append(type)
        extractor.facts.declarations[index].inheritedEnd = UInt32(extractor.facts.inherited.count)
      }
    }
  }

  private mutating func add(parameters: NodeList<FunctionParameterNode>) {
    for parameter in parameters {
      _ = declaration(.parameter, parameter.firstName, [], [], of: parameter) { extractor, index in
        extractor.mention(parameter.attributes)
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

  mutating func add(body: CodeBlockNode?, to index: Int) {
    guard let body else { return }
    facts.declarations[index].body = inBody { $0.add(block: body.statements, of: body) }
  }

  mutating func inBody(_ add: (inout FactExtractor) -> Int) -> Int32 {
    bodyDepth += 1
    defer { bodyDepth -= 1 }
    return Int32(add(&self))
  }
}
