@_spi(RawSyntax) import SwiftSyntax

extension FactExtractor {
  /// Adds a record whose subtree is what `operands` adds; its position.
  @discardableResult
  mutating func expression(
    _ kind: Expression.Kind, _ token: RawTokenSyntax? = nil, of node: RawSyntax, flags: Expression.Flags = [],
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
  mutating func add(expression node: RawExprSyntax) -> Int {
    switch node.raw.kind {
    case .declReferenceExpr: return add(name: node.typed())
    case .memberAccessExpr: return add(member: node.typed())
    case .functionCallExpr: return add(call: node.typed())
    case .subscriptCallExpr: return add(subscriptCall: node.typed())
    case .optionalChainingExpr: return wrap(.unwrap, node.typed(RawOptionalChainingExprSyntax.self).expression, of: node.raw)
    case .forceUnwrapExpr: return wrap(.unwrap, node.typed(RawForceUnwrapExprSyntax.self).expression, of: node.raw)
    case .tryExpr: return add(expression: node.typed(RawTryExprSyntax.self).expression)
    case .awaitExpr: return add(expression: node.typed(RawAwaitExprSyntax.self).expression)
    case .inOutExpr: return add(expression: node.typed(RawInOutExprSyntax.self).expression)
    case .consumeExpr: return add(expression: node.typed(RawConsumeExprSyntax.self).expression)
    case .copyExpr: return add(expression: node.typed(RawCopyExprSyntax.self).expression)
    case .superExpr: return expression(.superReference, of: node.raw)
    case .sequenceExpr: return add(sequence: node.typed(RawSequenceExprSyntax.self).elements.elements[...], of: node.raw)
    case .typeExpr: return add(typeExpression: node.typed())
    case .tupleExpr: return add(tuple: node.typed())
    case .arrayExpr:
      let node = node.typed(RawArrayExprSyntax.self)
      return expression(.array, of: node.raw) { for element in node.elements.elements { $0.add(expression: element.expression) } }
    case .dictionaryExpr: return add(dictionary: node.typed())
    case .closureExpr: return add(closure: node.typed())
    case .ifExpr: return add(if: node.typed())
    case .switchExpr: return add(switch: node.typed())
    case .genericSpecializationExpr: return add(specialization: node.typed())
    case .patternExpr: return add(pattern: node.typed(RawPatternExprSyntax.self).pattern)
    case .stringLiteralExpr: return add(string: node.typed())
    case .integerLiteralExpr: return add(literal: "Int", node.raw)
    case .floatLiteralExpr: return add(literal: "Double", node.raw)
    case .nilLiteralExpr: return add(literal: "nil", node.raw)
    case .booleanLiteralExpr: return add(literal: "Bool", node.raw)
    case .prefixOperatorExpr: return wrap(.operator, node.typed(RawPrefixOperatorExprSyntax.self).expression, of: node.raw)
    case .postfixOperatorExpr: return wrap(.operator, node.typed(RawPostfixOperatorExprSyntax.self).expression, of: node.raw)
    case .postfixIfConfigExpr: return add(optional: node.typed(RawPostfixIfConfigExprSyntax.self).base, of: node.raw)
    case .macroExpansionExpr:
      let node = node.typed(RawMacroExpansionExprSyntax.self)
      return expression(.other, of: node.raw) { $0.add(arguments: node.arguments, trailing: node.trailingClosure, nil) }
    default: return expression(.other, of: node.raw)
    }
  }

  private mutating func add(optional node: RawExprSyntax?, of parent: RawSyntax) -> Int {
    if let node { add(expression: node) } else { expression(.other, of: parent) }
  }

  private mutating func wrap(_ kind: Expression.Kind, _ inner: RawExprSyntax, of node: RawSyntax) -> Int {
    expression(kind, of: node) { $0.add(expression: inner) }
  }

  private mutating func add(literal type: String, _ node: RawSyntax) -> Int {
    let index = expression(.literal, of: node)
    facts.expressions[index].name = name(type)
    return index
  }

  private mutating func add(string node: RawStringLiteralExprSyntax) -> Int {
    let index = expression(.literal, of: node.raw) { extractor in
      for element in node.segments.elements {
        guard let segment: RawExpressionSegmentSyntax = element.ifTyped(.expressionSegment) else { continue }
        for part in segment.expressions.elements { extractor.add(expression: part.expression) }
      }
    }
    facts.expressions[index].name = name("String")
    return index
  }

  private mutating func add(name node: RawDeclReferenceExprSyntax) -> Int {
    if node.baseName.isText("self") { return expression(.selfReference, of: node.raw) }
    return expression(.name, node.baseName, of: node.raw)
  }

  private mutating func add(member node: RawMemberAccessExprSyntax) -> Int {
    expression(.member, node.declName.baseName, of: node.raw) { extractor in
      if let base = node.base { extractor.add(expression: base) }
    }
  }

  private mutating func add(specialization node: RawGenericSpecializationExprSyntax) -> Int {
    guard let base: RawDeclReferenceExprSyntax = node.expression.ifTyped(.declReferenceExpr) else {
      return add(expression: node.expression)
    }
    let index = expression(.name, base.baseName, of: node.raw)
    facts.expressions[index].type = add(specialized: base.baseName, arguments: node.genericArgumentClause)
    return index
  }

  private mutating func add(typeExpression node: RawTypeExprSyntax) -> Int {
    let index = expression(.typeExpression, of: node.raw)
    facts.expressions[index].type = add(type: node.type)
    return index
  }

  private mutating func add(tuple node: RawTupleExprSyntax) -> Int {
    let elements = node.elements.elements
    if elements.count == 1, elements[0].label == nil { return add(expression: elements[0].expression) }
    return expression(.tuple, of: node.raw) { $0.add(arguments: node.elements, trailing: nil, nil) }
  }

  private mutating func add(dictionary node: RawDictionaryExprSyntax) -> Int {
    expression(.dictionary, of: node.raw) { extractor in
      guard let list: RawDictionaryElementListSyntax = node.content.ifTyped(.dictionaryElementList) else { return }
      for element in list.elements {
        extractor.add(expression: element.key)
        extractor.add(expression: element.value)
      }
    }
  }

  private mutating func add(call node: RawFunctionCallExprSyntax) -> Int {
    expression(.call, of: node.raw) { extractor in
      extractor.add(expression: node.calledExpression)
      extractor.add(arguments: node.arguments, trailing: node.trailingClosure, node.additionalTrailingClosures)
    }
  }

  private mutating func add(subscriptCall node: RawSubscriptCallExprSyntax) -> Int {
    expression(.subscript, of: node.raw) { extractor in
      extractor.add(expression: node.calledExpression)
      extractor.add(arguments: node.arguments, trailing: node.trailingClosure, node.additionalTrailingClosures)
    }
  }

  mutating func add(
    arguments: RawLabeledExprListSyntax, trailing: RawClosureExprSyntax?, _ others: RawMultipleTrailingClosureElementListSyntax?
  ) {
    for argument in arguments.elements {
      let index = expression(.argument, of: argument.raw) { $0.add(expression: argument.expression) }
      if let label = argument.label { facts.expressions[index].name = name(label) }
    }
    if let trailing { expression(.argument, of: trailing.raw, flags: .hasValue) { $0.add(expression: trailing.typed()) } }
    for other in others?.elements ?? [] {
      let index = expression(.argument, of: other.raw) { $0.add(expression: other.closure.typed()) }
      facts.expressions[index].name = name(other.label)
    }
  }

  // MARK: operators

  /// Operators by precedence, as far as linking needs them: assignment, ternary, `??`, casts, all others alike.
  private mutating func add(sequence elements: ArraySlice<RawExprSyntax>, of node: RawSyntax) -> Int {
    guard elements.count > 1 else { return add(optional: elements.first, of: node) }
    if let split = elements.firstIndex(where: { $0.raw.kind == .assignmentExpr }) {
      return self.split(.assignment, elements, at: split, of: node)
    }
    if let split = elements.firstIndex(where: { $0.raw.kind == .unresolvedTernaryExpr }) {
      let middle = elements[split].typed(RawUnresolvedTernaryExprSyntax.self)
      return expression(.ternary, of: node) { extractor in
        _ = extractor.add(sequence: elements[..<split], of: node)
        extractor.add(expression: middle.thenExpression)
        _ = extractor.add(sequence: elements[(split + 1)...], of: node)
      }
    }
    return add(operators: elements, of: node)
  }

  private mutating func split(
    _ kind: Expression.Kind, _ elements: ArraySlice<RawExprSyntax>, at index: Int, of node: RawSyntax
  ) -> Int {
    expression(kind, of: node) { extractor in
      _ = extractor.add(sequence: elements[..<index], of: node)
      _ = extractor.add(sequence: elements[(index + 1)...], of: node)
    }
  }

  private enum Symbol {
    case none, comparison, coalescing, other

    init(_ node: RawExprSyntax) {
      guard let binary: RawBinaryOperatorExprSyntax = node.ifTyped(.binaryOperatorExpr) else {
        self = .none
        return
      }
      switch binary.operator.tokenText {
      case "==", "!=", "<", ">", "<=", ">=", "===", "!==", "&&", "||", "~=": self = .comparison
      case "??": self = .coalescing
      default: self = .other
      }
    }
  }

  /// All operands of the loosest operators at once: an expression may have a hundred thousand terms.
  private mutating func add(operators elements: ArraySlice<RawExprSyntax>, of node: RawSyntax) -> Int {
    let symbols = elements.map(Symbol.init)
    if symbols.contains(.comparison) {
      let index = add(.operator, elements, separatedWhere: { symbols[$0] == .comparison }, of: node)
      facts.expressions[index].name = name("Bool")
      return index
    }
    if symbols.contains(.coalescing) { return add(.coalesce, elements, separatedWhere: { symbols[$0] == .coalescing }, of: node) }
    if symbols.contains(.other) { return add(.operator, elements, separatedWhere: { symbols[$0] == .other }, of: node) }
    return add(casts: elements, of: node)
  }

  private mutating func add(
    _ kind: Expression.Kind, _ elements: ArraySlice<RawExprSyntax>, separatedWhere isSeparator: (Int) -> Bool, of node: RawSyntax
  ) -> Int {
    expression(kind, of: node) { extractor in
      var start = elements.startIndex
      for index in start...elements.endIndex where index == elements.endIndex || isSeparator(index - elements.startIndex) {
        if start < index { _ = extractor.add(sequence: elements[start..<index], of: node) }
        start = index + 1
      }
    }
  }

  /// `a as? B`, `a is B`: what is left when no binary operator is.
  private mutating func add(casts elements: ArraySlice<RawExprSyntax>, of node: RawSyntax) -> Int {
    guard elements.count >= 3, let target: RawTypeExprSyntax = elements.last?.ifTyped(.typeExpr) else {
      return expression(.other, of: node) { extractor in for element in elements { extractor.add(expression: element) } }
    }
    let `operator` = elements[elements.endIndex - 2]
    let cast = `operator`.ifTyped(.unresolvedAsExpr, RawUnresolvedAsExprSyntax.self)
    let isOptional = cast?.questionOrExclamationMark?.isText("?") == true
    let index = expression(cast == nil ? .typeCheck : .cast, of: node, flags: isOptional ? .isOptional : []) { extractor in
      _ = extractor.add(sequence: elements.dropLast(2), of: node)
    }
    facts.expressions[index].type = add(type: target.type)
    return index
  }

  // MARK: closures

  private mutating func add(closure node: RawClosureExprSyntax) -> Int {
    expression(.closure, of: node.raw) { extractor in
      for capture in node.signature?.capture?.items.elements ?? [] { extractor.add(capture: capture) }
      if let parameters = node.signature?.parameterClause { extractor.add(closureParameters: parameters) }
      extractor.add(codeBlockItems: node.statements)
    }
  }

  private mutating func add(closureParameters node: RawSyntax) {
    if let names: RawClosureShorthandParameterListSyntax = node.ifTyped(.closureShorthandParameterList) {
      for name in names.elements { expression(.binding, name.name, of: name.raw, flags: .isClosureParameter) }
    } else if let clause: RawClosureParameterClauseSyntax = node.ifTyped(.closureParameterClause) {
      for parameter in clause.parameters.elements { add(closureParameter: parameter) }
    }
  }

  private mutating func add(closureParameter node: RawClosureParameterSyntax) {
    let index = expression(.binding, node.secondName ?? node.firstName, of: node.raw, flags: .isClosureParameter)
    if let type = node.type { facts.expressions[index].type = add(type: type) }
  }

  private mutating func add(capture node: RawClosureCaptureSyntax) {
    var flags: Expression.Flags = .isCapture
    if node.specifier?.specifier.isText("weak") == true { flags.insert(.isWeak) }
    if node.specifier?.specifier.isText("unowned") == true { flags.insert(.isUnowned) }
    expression(.binding, node.name, of: node.raw, flags: flags) { extractor in
      if let value = node.initializer?.value {
        extractor.add(expression: value)
      } else if node.name.isText("self") {
        extractor.expression(.selfReference, of: node.raw)
      } else {
        extractor.expression(.name, node.name, of: node.raw)
      }
    }
  }
}
