import SwiftSyntax

extension FactExtractor {
  /// Adds a record whose subtree consists of the records that `operands` adds; returns its position.
  @discardableResult
  mutating func expression(
    _ kind: Expression.Kind, _ token: Token? = nil, of node: some TypedNode, flags: Expression.Flags = [],
    operands: (inout FactExtractor) -> Void = { _ in }
  ) -> Int {
    let index = facts.expressions.count
    facts.expressions.append(
      Expression(
        kind: kind, flags: flags, name: token.map { name($0) } ?? NameTable.none, span: token.map { span($0) } ?? span(node)))
    addOperands(of: index, operands)
    facts.expressions[index].subtreeEnd = UInt32(facts.expressions.count)
    return index
  }

  /// Limits the depth: chains of calls and operators are as deep as they are long, and would exhaust the stack.
  private mutating func addOperands(of index: Int, _ operands: (inout FactExtractor) -> Void) {
    guard expressionDepth < NestingLimits.expressions else {
      unreadFrom = unreadFrom ?? facts.expressions[index].span.start
      return
    }
    expressionDepth += 1
    operands(&self)
    expressionDepth -= 1
  }

  @discardableResult
  mutating func add(expression node: Node) -> Int {
    switch node.kind {
    case .declReferenceExpr: return add(name: node.typed())
    case .memberAccessExpr: return add(member: node.typed())
    case .functionCallExpr: return add(call: node.typed())
    case .subscriptCallExpr: return add(subscriptCall: node.typed())
    case .optionalChainingExpr: return wrap(.unwrap, node.typed(OptionalChainingExprNode.self).expression, of: node)
    case .forceUnwrapExpr: return wrap(.unwrap, node.typed(ForceUnwrapExprNode.self).expression, of: node)
    case .tryExpr: return tried(node, add(expression: node.typed(TryExprNode.self).expression))
    case .awaitExpr: return add(expression: node.typed(AwaitExprNode.self).expression)
    case .inOutExpr:
      let index = add(expression: node.typed(InOutExprNode.self).expression)
      facts.expressions[index].flags.insert(.isInOut)
      return index
    case .consumeExpr: return add(expression: node.typed(ConsumeExprNode.self).expression)
    case .copyExpr: return add(expression: node.typed(CopyExprNode.self).expression)
    case .superExpr: return expression(.superReference, of: node)
    case .sequenceExpr: return add(sequence: Array(node.typed(SequenceExprNode.self).elements)[...], of: node)
    case .typeExpr: return add(typeExpression: node.typed())
    case .tupleExpr: return add(tuple: node.typed())
    case .arrayExpr:
      let node = node.typed(ArrayExprNode.self)
      return expression(.array, of: node) { for element in node.elements { $0.add(expression: element.expression) } }
    case .dictionaryExpr: return add(dictionary: node.typed())
    case .closureExpr: return add(closure: node.typed())
    case .ifExpr: return add(if: node.typed())
    case .switchExpr: return add(switch: node.typed())
    case .genericSpecializationExpr: return add(specialization: node.typed())
    case .patternExpr: return add(pattern: node.typed(PatternExprNode.self).pattern)
    case .stringLiteralExpr: return add(string: node.typed())
    case .integerLiteralExpr: return add(literal: "Int", node)
    case .floatLiteralExpr: return add(literal: "Double", node)
    case .nilLiteralExpr: return add(literal: "nil", node)
    case .booleanLiteralExpr: return add(boolean: node.typed())
    case .prefixOperatorExpr:
      let node = node.typed(PrefixOperatorExprNode.self)
      return add(operator: node.operator, node.expression, of: node.node)
    case .postfixOperatorExpr:
      let node = node.typed(PostfixOperatorExprNode.self)
      return add(operator: node.operator, node.expression, of: node.node)
    case .postfixIfConfigExpr: return add(optional: node.typed(PostfixIfConfigExprNode.self).base, of: node)
    case .macroExpansionExpr:
      let node = node.typed(MacroExpansionExprNode.self)
      return expression(.other, of: node) { $0.add(arguments: node.arguments, trailing: node.trailingClosure, nil) }
    case .keyPathExpr: return add(keyPath: node.typed())
    default: return expression(.other, of: node)
    }
  }

  /// Adds the properties of a key path as members without a base.
  private mutating func add(keyPath node: KeyPathExprNode) -> Int {
    mention(node)
    return expression(.other, of: node) { extractor in
      for part in node.components {
        guard let property: KeyPathPropertyComponentNode = part.component.ifTyped(.keyPathPropertyComponent) else { continue }
        extractor.expression(.member, property.declName.baseName, of: property)
      }
    }
  }

  mutating func add(optional node: Node?, of parent: Node) -> Int {
    if let node { add(expression: node) } else { expression(.other, of: parent) }
  }

  private mutating func wrap(_ kind: Expression.Kind, _ inner: Node, of node: Node) -> Int {
    expression(kind, of: node) { $0.add(expression: inner) }
  }

  private mutating func add(literal type: String, _ node: Node) -> Int {
    let index = expression(.literal, of: node)
    facts.expressions[index].name = name(type)
    return index
  }

  private mutating func add(boolean node: BooleanLiteralExprNode) -> Int {
    let index = expression(.literal, of: node)
    facts.expressions[index].name = name(node.literal)
    return index
  }

  /// Adds an operator before or after its only operand.
  private mutating func add(operator token: Token, _ operand: Node, of node: Node) -> Int {
    let index = wrap(.operator, operand, of: node)
    facts.expressions[index].name = name(token)
    return index
  }

  private mutating func add(string node: StringLiteralExprNode) -> Int {
    let index = expression(.literal, of: node) { extractor in
      for element in node.segments {
        guard let segment: ExpressionSegmentNode = element.ifTyped(.expressionSegment) else { continue }
        for part in segment.expressions { extractor.add(expression: part.expression) }
      }
    }
    facts.expressions[index].name = name("String")
    return index
  }

  private mutating func add(name node: DeclReferenceExprNode) -> Int {
    if node.baseName.isText("self") { return expression(.selfReference, of: node) }
    let index = expression(.name, node.baseName, of: node)
    if node.moduleSelector != nil { facts.expressions[index].type = add(named: node, arguments: nil) }
    return index
  }

  private mutating func add(member node: MemberAccessExprNode) -> Int {
    expression(.member, node.declName.baseName, of: node) { extractor in
      if let base = node.base { extractor.add(expression: base) }
    }
  }

  private mutating func add(specialization node: GenericSpecializationExprNode) -> Int {
    guard let base: DeclReferenceExprNode = node.expression.ifTyped(.declReferenceExpr) else {
      return add(expression: node.expression)
    }
    let index = expression(.name, base.baseName, of: node)
    facts.expressions[index].type = add(named: base, arguments: node.genericArgumentClause)
    return index
  }

  private mutating func add(typeExpression node: TypeExprNode) -> Int {
    let index = expression(.typeExpression, of: node)
    facts.expressions[index].type = add(type: node.type)
    return index
  }

  private mutating func add(tuple node: TupleExprNode) -> Int {
    let elements = node.elements
    if elements.count == 1, elements[0].label == nil { return add(expression: elements[0].expression) }
    return expression(.tuple, of: node) { $0.add(arguments: node.elements, trailing: nil, nil) }
  }

  private mutating func add(dictionary node: DictionaryExprNode) -> Int {
    expression(.dictionary, of: node) { extractor in
      guard let list: NodeList<DictionaryElementNode> = node.content.ifTyped(.dictionaryElementList) else { return }
      for element in list {
        extractor.add(expression: element.key)
        extractor.add(expression: element.value)
      }
    }
  }

  private mutating func add(call node: FunctionCallExprNode) -> Int {
    expression(.call, of: node) { extractor in
      extractor.add(expression: node.calledExpression)
      extractor.add(arguments: node.arguments, trailing: node.trailingClosure, node.additionalTrailingClosures)
    }
  }

  private mutating func add(subscriptCall node: SubscriptCallExprNode) -> Int {
    expression(.subscript, of: node) { extractor in
      extractor.add(expression: node.calledExpression)
      extractor.add(arguments: node.arguments, trailing: node.trailingClosure, node.additionalTrailingClosures)
    }
  }

  mutating func add(
    arguments: NodeList<LabeledExprNode>, trailing: ClosureExprNode?, _ others: NodeList<MultipleTrailingClosureElementNode>?
  ) {
    for argument in arguments {
      let index = expression(.argument, of: argument) { $0.add(expression: argument.expression) }
      if let label = argument.label { facts.expressions[index].name = name(label) }
    }
    if let trailing { expression(.argument, of: trailing, flags: .hasValue) { $0.add(expression: trailing.typed()) } }
    for other in others ?? [] {
      let index = expression(.argument, of: other) { $0.add(expression: other.closure.typed()) }
      facts.expressions[index].name = name(other.label)
    }
  }

  // MARK: closures

  private mutating func add(closure node: ClosureExprNode) -> Int {
    let index = expression(.closure, of: node) { extractor in
      for capture in node.signature?.capture?.items ?? [] { extractor.add(capture: capture) }
      if let parameters = node.signature?.parameterClause { extractor.add(closureParameters: parameters) }
      extractor.mention(node.signature?.effectSpecifiers)
      extractor.add(codeBlockItems: node.statements)
    }
    if let result = node.signature?.returnClause?.type { facts.expressions[index].type = add(type: result) }
    return index
  }

  private mutating func add(closureParameters node: Node) {
    if let names: NodeList<ClosureShorthandParameterNode> = node.ifTyped(.closureShorthandParameterList) {
      for name in names { expression(.binding, name.name, of: name, flags: .isClosureParameter) }
    } else if let clause: ClosureParameterClauseNode = node.ifTyped(.closureParameterClause) {
      for parameter in clause.parameters { add(closureParameter: parameter) }
    }
  }

  private mutating func add(closureParameter node: ClosureParameterNode) {
    let index = expression(.binding, node.secondName ?? node.firstName, of: node, flags: .isClosureParameter)
    if let type = node.type { facts.expressions[index].type = add(type: type) }
  }

  private mutating func add(capture node: ClosureCaptureNode) {
    var flags: Expression.Flags = .isCapture
    if node.specifier?.specifier.isText("weak") == true { flags.insert(.isWeak) }
    if node.specifier?.specifier.isText("unowned") == true { flags.insert(.isUnowned) }
    expression(.binding, node.name, of: node, flags: flags) { extractor in
      if let value = node.initializer?.value {
        extractor.add(expression: value)
      } else if node.name.isText("self") {
        extractor.expression(.selfReference, of: node)
      } else {
        extractor.expression(.name, node.name, of: node)
      }
    }
  }
}
