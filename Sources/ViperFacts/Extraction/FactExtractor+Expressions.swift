import SwiftSyntax

extension FactExtractor {
  /// Adds a record whose subtree is what `operands` adds; its position.
  @discardableResult
  mutating func expression(
    _ kind: Expression.Kind, _ token: TokenSyntax? = nil, of node: some SyntaxProtocol, flags: Expression.Flags = [],
    operands: (inout FactExtractor) -> Void = { _ in }
  ) -> Int {
    let index = facts.expressions.count
    facts.expressions.append(
      Expression(kind: kind, flags: flags, name: token.map { name($0) } ?? NameTable.none, span: token.map { span($0) } ?? span(node)))
    addOperands(of: index, operands)
    facts.expressions[index].subtreeEnd = UInt32(facts.expressions.count)
    return index
  }

  /// Chains of calls and operators are as deep as they are long: what would exhaust the stack is left out.
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
  mutating func add(expression node: ExprSyntax) -> Int {
    switch node.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node): return add(name: node)
    case .memberAccessExpr(let node): return add(member: node)
    case .functionCallExpr(let node): return add(call: node)
    case .subscriptCallExpr(let node): return add(subscriptCall: node)
    case .optionalChainingExpr(let node): return wrap(.unwrap, node.expression, of: node)
    case .forceUnwrapExpr(let node): return wrap(.unwrap, node.expression, of: node)
    case .tryExpr(let node): return add(expression: node.expression)
    case .awaitExpr(let node): return add(expression: node.expression)
    case .inOutExpr(let node): return add(expression: node.expression)
    case .consumeExpr(let node): return add(expression: node.expression)
    case .copyExpr(let node): return add(expression: node.expression)
    case .superExpr(let node): return expression(.superReference, of: node)
    case .sequenceExpr(let node): return add(sequence: Array(node.elements), of: node)
    case .typeExpr(let node): return add(typeExpression: node)
    case .tupleExpr(let node): return add(tuple: node)
    case .arrayExpr(let node):
      return expression(.array, of: node) { for element in node.elements { $0.add(expression: element.expression) } }
    case .dictionaryExpr(let node): return add(dictionary: node)
    case .closureExpr(let node): return add(closure: node)
    case .ifExpr(let node): return add(if: node)
    case .switchExpr(let node): return add(switch: node)
    case .genericSpecializationExpr(let node): return add(specialization: node)
    case .patternExpr(let node): return add(pattern: node.pattern)
    case .stringLiteralExpr(let node): return add(string: node)
    case .integerLiteralExpr(let node): return add(literal: "Int", node)
    case .floatLiteralExpr(let node): return add(literal: "Double", node)
    case .nilLiteralExpr(let node): return add(literal: "nil", node)
    case .booleanLiteralExpr(let node): return add(literal: "Bool", node)
    case .prefixOperatorExpr(let node): return wrap(.operator, node.expression, of: node)
    case .postfixOperatorExpr(let node): return wrap(.operator, node.expression, of: node)
    case .postfixIfConfigExpr(let node): return add(optional: node.base, of: node)
    case .macroExpansionExpr(let node):
      return expression(.other, of: node) { $0.add(arguments: node.arguments, trailing: node.trailingClosure, []) }
    default: return expression(.other, of: node)
    }
  }

  private mutating func add(optional node: ExprSyntax?, of parent: some SyntaxProtocol) -> Int {
    if let node { add(expression: node) } else { expression(.other, of: parent) }
  }

  private mutating func wrap(_ kind: Expression.Kind, _ inner: ExprSyntax, of node: some SyntaxProtocol) -> Int {
    expression(kind, of: node) { $0.add(expression: inner) }
  }

  private mutating func add(literal type: String, _ node: some SyntaxProtocol) -> Int {
    let index = expression(.literal, of: node)
    facts.expressions[index].name = name(type)
    return index
  }

  private mutating func add(string node: StringLiteralExprSyntax) -> Int {
    let index = expression(.literal, of: node) { extractor in
      for case .expressionSegment(let segment) in node.segments {
        for part in segment.expressions { extractor.add(expression: part.expression) }
      }
    }
    facts.expressions[index].name = name("String")
    return index
  }

  private mutating func add(name node: DeclReferenceExprSyntax) -> Int {
    if node.baseName.tokenKind == .keyword(.self) { return expression(.selfReference, of: node) }
    return expression(.name, node.baseName, of: node)
  }

  private mutating func add(member node: MemberAccessExprSyntax) -> Int {
    expression(.member, node.declName.baseName, of: node) { extractor in
      if let base = node.base { extractor.add(expression: base) }
    }
  }

  private mutating func add(specialization node: GenericSpecializationExprSyntax) -> Int {
    guard let base = node.expression.as(DeclReferenceExprSyntax.self) else { return add(expression: node.expression) }
    let index = expression(.name, base.baseName, of: node)
    facts.expressions[index].type = add(specialized: base.baseName, arguments: node.genericArgumentClause)
    return index
  }

  private mutating func add(typeExpression node: TypeExprSyntax) -> Int {
    let index = expression(.typeExpression, of: node)
    facts.expressions[index].type = add(type: node.type)
    return index
  }

  private mutating func add(tuple node: TupleExprSyntax) -> Int {
    if node.elements.count == 1, let only = node.elements.first, only.label == nil { return add(expression: only.expression) }
    return expression(.tuple, of: node) { $0.add(arguments: node.elements, trailing: nil, []) }
  }

  private mutating func add(dictionary node: DictionaryExprSyntax) -> Int {
    expression(.dictionary, of: node) { extractor in
      guard case .elements(let elements) = node.content else { return }
      for element in elements {
        extractor.add(expression: element.key)
        extractor.add(expression: element.value)
      }
    }
  }

  private mutating func add(call node: FunctionCallExprSyntax) -> Int {
    expression(.call, of: node) { extractor in
      extractor.add(expression: node.calledExpression)
      extractor.add(arguments: node.arguments, trailing: node.trailingClosure, node.additionalTrailingClosures)
    }
  }

  private mutating func add(subscriptCall node: SubscriptCallExprSyntax) -> Int {
    expression(.subscript, of: node) { extractor in
      extractor.add(expression: node.calledExpression)
      extractor.add(arguments: node.arguments, trailing: node.trailingClosure, node.additionalTrailingClosures)
    }
  }

  mutating func add(
    arguments: LabeledExprListSyntax, trailing: ClosureExprSyntax?, _ others: MultipleTrailingClosureElementListSyntax
  ) {
    for argument in arguments {
      let index = expression(.argument, of: argument) { $0.add(expression: argument.expression) }
      if let label = argument.label { facts.expressions[index].name = name(label) }
    }
    if let trailing { expression(.argument, of: trailing, flags: .hasValue) { $0.add(expression: ExprSyntax(trailing)) } }
    for other in others {
      let index = expression(.argument, of: other) { $0.add(expression: ExprSyntax(other.closure)) }
      facts.expressions[index].name = name(other.label)
    }
  }

  // MARK: operators

  /// Operators by precedence, as far as linking needs them: assignment, ternary, `??`, casts, all others alike.
  private mutating func add(sequence elements: [ExprSyntax], of node: some SyntaxProtocol) -> Int {
    guard elements.count > 1 else { return add(optional: elements.first, of: node) }
    if let split = elements.firstIndex(where: { $0.is(AssignmentExprSyntax.self) }) {
      return self.split(.assignment, elements, at: split, of: node)
    }
    if let split = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) {
      let middle = elements[split].cast(UnresolvedTernaryExprSyntax.self)
      return expression(.ternary, of: node) { extractor in
        _ = extractor.add(sequence: Array(elements[..<split]), of: node)
        extractor.add(expression: middle.thenExpression)
        _ = extractor.add(sequence: Array(elements[(split + 1)...]), of: node)
      }
    }
    return add(operators: elements, of: node)
  }

  private mutating func split(
    _ kind: Expression.Kind, _ elements: [ExprSyntax], at index: Int, of node: some SyntaxProtocol
  ) -> Int {
    expression(kind, of: node) { extractor in
      _ = extractor.add(sequence: Array(elements[..<index]), of: node)
      _ = extractor.add(sequence: Array(elements[(index + 1)...]), of: node)
    }
  }

  private static let comparisons: Set<String> = ["==", "!=", "<", ">", "<=", ">=", "===", "!==", "&&", "||", "~="]

  /// All operands of the loosest operators at once: an expression may have a hundred thousand terms.
  private mutating func add(operators elements: [ExprSyntax], of node: some SyntaxProtocol) -> Int {
    let symbols = elements.map { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
    if symbols.contains(where: { $0.map(Self.comparisons.contains) ?? false }) {
      let index = add(.operator, elements, separatedWhere: { symbols[$0].map(Self.comparisons.contains) ?? false }, of: node)
      facts.expressions[index].name = name("Bool")
      return index
    }
    if symbols.contains("??") { return add(.coalesce, elements, separatedWhere: { symbols[$0] == "??" }, of: node) }
    if symbols.contains(where: { $0 != nil }) { return add(.operator, elements, separatedWhere: { symbols[$0] != nil }, of: node) }
    return add(casts: elements, of: node)
  }

  private mutating func add(
    _ kind: Expression.Kind, _ elements: [ExprSyntax], separatedWhere isSeparator: (Int) -> Bool, of node: some SyntaxProtocol
  ) -> Int {
    expression(kind, of: node) { extractor in
      var start = 0
      for index in 0...elements.count where index == elements.count || isSeparator(index) {
        if start < index { _ = extractor.add(sequence: Array(elements[start..<index]), of: node) }
        start = index + 1
      }
    }
  }

  /// `a as? B`, `a is B`: what is left when no binary operator is.
  private mutating func add(casts elements: [ExprSyntax], of node: some SyntaxProtocol) -> Int {
    guard elements.count >= 3, let target = elements.last?.as(TypeExprSyntax.self) else {
      return expression(.other, of: node) { extractor in for element in elements { extractor.add(expression: element) } }
    }
    let `operator` = elements[elements.count - 2]
    let cast = `operator`.as(UnresolvedAsExprSyntax.self)
    let isOptional = cast?.questionOrExclamationMark?.tokenKind == .postfixQuestionMark
    let index = expression(cast == nil ? .typeCheck : .cast, of: node, flags: isOptional ? .isOptional : []) { extractor in
      _ = extractor.add(sequence: Array(elements[..<(elements.count - 2)]), of: node)
    }
    facts.expressions[index].type = add(type: target.type)
    return index
  }

  // MARK: closures

  private mutating func add(closure node: ClosureExprSyntax) -> Int {
    expression(.closure, of: node) { extractor in
      for capture in node.signature?.capture?.items ?? [] { extractor.add(capture: capture) }
      switch node.signature?.parameterClause {
      case .simpleInput(let parameters):
        for parameter in parameters { extractor.expression(.binding, parameter.name, of: parameter, flags: .isClosureParameter) }
      case .parameterClause(let clause):
        for parameter in clause.parameters { extractor.add(closureParameter: parameter) }
      case nil: break
      }
      extractor.add(codeBlockItems: node.statements)
    }
  }

  private mutating func add(closureParameter node: ClosureParameterSyntax) {
    let index = expression(.binding, node.secondName ?? node.firstName, of: node, flags: .isClosureParameter)
    if let type = node.type { facts.expressions[index].type = add(type: type) }
  }

  private mutating func add(capture node: ClosureCaptureSyntax) {
    var flags: Expression.Flags = .isCapture
    if node.specifier?.specifier.tokenKind == .keyword(.weak) { flags.insert(.isWeak) }
    if node.specifier?.specifier.tokenKind == .keyword(.unowned) { flags.insert(.isUnowned) }
    expression(.binding, node.name, of: node, flags: flags) { extractor in
      if let value = node.initializer?.value {
        extractor.add(expression: value)
      } else if node.name.tokenKind == .keyword(.self) {
        extractor.expression(.selfReference, of: node)
      } else {
        extractor.expression(.name, node.name, of: node)
      }
    }
  }
}
