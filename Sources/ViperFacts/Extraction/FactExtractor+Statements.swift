@_spi(RawSyntax) import SwiftSyntax

extension FactExtractor {
  @discardableResult
  mutating func add(block items: RawCodeBlockItemListSyntax, of node: RawSyntax) -> Int {
    expression(.block, of: node) { $0.add(codeBlockItems: items) }
  }

  /// Statements; at the top of a file and in `#if` declarations also declarations.
  mutating func add(codeBlockItems items: RawCodeBlockItemListSyntax) {
    for item in items.elements {
      if let node = item.item.as(RawDeclSyntax.self) {
        if bodyDepth > 0 { add(local: node) } else { add(declaration: node) }
      } else if bodyDepth > 0 {
        if let node = item.item.as(RawExprSyntax.self) { add(expression: node) } else { add(statement: item.item.typed()) }
      }
    }
  }

  private mutating func add(local node: RawDeclSyntax) {
    if let variable: RawVariableDeclSyntax = node.ifTyped(.variableDecl) {
      for binding in variable.bindings.elements { add(localVariable: binding, of: variable) }
    } else if let conditional: RawIfConfigDeclSyntax = node.ifTyped(.ifConfigDecl) {
      for clause in conditional.clauses.elements {
        if let items: RawCodeBlockItemListSyntax = clause.elements?.ifTyped(.codeBlockItemList) { add(codeBlockItems: items) }
      }
    } else {
      let index = expression(.declaration, of: node.raw)
      guard let declaration = add(declaration: node) else { return }
      facts.expressions[index].type = Int32(declaration)
      facts.expressions[index].subtreeEnd = UInt32(facts.expressions.count)
    }
  }

  private mutating func add(localVariable node: RawPatternBindingSyntax, of variable: RawVariableDeclSyntax) {
    var flags = Expression.Flags()
    for modifier in variable.modifiers.elements {
      if modifier.name.isText("weak") { flags.insert(.isWeak) }
      if modifier.name.isText("unowned") { flags.insert(.isUnowned) }
    }
    bind(node.pattern, type: node.typeAnnotation?.type, value: node.initializer?.value, flags: flags, of: node.raw)
    if let items: RawCodeBlockItemListSyntax = node.accessorBlock?.accessors.ifTyped(.codeBlockItemList) {
      add(block: items, of: node.raw)
    }
  }

  /// Binds a name, or the names of a tuple, to a value.
  private mutating func bind(
    _ pattern: RawPatternSyntax, type: RawTypeSyntax?, value: RawExprSyntax?, flags: Expression.Flags, of node: RawSyntax
  ) {
    if let identifier: RawIdentifierPatternSyntax = pattern.ifTyped(.identifierPattern) {
      let index = expression(.binding, identifier.identifier, of: node, flags: flags) { extractor in
        if let value { extractor.add(expression: value) }
      }
      if let type { facts.expressions[index].type = add(type: type) }
      return
    }
    let names = Self.names(in: pattern)
    expression(.destructuring, of: node, flags: value == nil ? flags : flags.union(.hasValue)) { extractor in
      if let value { extractor.add(expression: value) }
      for name in names { extractor.expression(.binding, name, of: name.raw) }
    }
  }

  private mutating func add(statement node: RawStmtSyntax) {
    switch node.raw.kind {
    case .expressionStmt: add(expression: node.typed(RawExpressionStmtSyntax.self).expression)
    case .returnStmt:
      let node = node.typed(RawReturnStmtSyntax.self)
      expression(.return, of: node.raw) { if let value = node.expression { $0.add(expression: value) } }
    case .guardStmt:
      let node = node.typed(RawGuardStmtSyntax.self)
      add(conditions: node.conditions)
      add(block: node.body.statements, of: node.body.raw)
    case .forStmt: add(for: node.typed())
    case .whileStmt:
      let node = node.typed(RawWhileStmtSyntax.self)
      expression(.block, of: node.raw) { extractor in
        extractor.add(conditions: node.conditions)
        extractor.add(block: node.body.statements, of: node.body.raw)
      }
    case .repeatStmt:
      let node = node.typed(RawRepeatStmtSyntax.self)
      add(block: node.body.statements, of: node.body.raw)
      add(expression: node.condition)
    case .doStmt:
      let node = node.typed(RawDoStmtSyntax.self)
      add(block: node.body.statements, of: node.body.raw)
      for clause in node.catchClauses.elements { add(block: clause.body.statements, of: clause.raw) }
    case .deferStmt:
      let node = node.typed(RawDeferStmtSyntax.self)
      add(block: node.body.statements, of: node.body.raw)
    case .throwStmt: add(expression: node.typed(RawThrowStmtSyntax.self).expression)
    case .labeledStmt: add(statement: node.typed(RawLabeledStmtSyntax.self).statement)
    case .yieldStmt:
      if let value = node.typed(RawYieldStmtSyntax.self).yieldedExpressions.as(RawExprSyntax.self) { add(expression: value) }
    default: break
    }
  }

  private mutating func add(for node: RawForStmtSyntax) {
    expression(.block, of: node.raw) { extractor in
      extractor.bind(
        node.pattern, type: node.typeAnnotation?.type, value: node.sequence, flags: .takesElement, of: node.pattern.raw)
      if let condition = node.whereClause?.condition { extractor.add(expression: condition) }
      extractor.add(block: node.body.statements, of: node.body.raw)
    }
  }

  @discardableResult
  mutating func add(if node: RawIfExprSyntax) -> Int {
    expression(.other, of: node.raw) { extractor in
      extractor.expression(.block, of: node.raw, flags: .hasValue) { extractor in
        extractor.add(conditions: node.conditions)
        extractor.add(block: node.body.statements, of: node.body.raw)
      }
      if let next: RawIfExprSyntax = node.elseBody?.ifTyped(.ifExpr) {
        extractor.add(if: next)
      } else if let block: RawCodeBlockSyntax = node.elseBody?.ifTyped(.codeBlock) {
        extractor.add(block: block.statements, of: block.raw)
      }
    }
  }

  private mutating func add(conditions: RawConditionElementListSyntax) {
    for element in conditions.elements {
      let condition = element.condition
      switch condition.kind {
      case .availabilityCondition: break
      case .optionalBindingCondition: add(optionalBinding: condition.typed())
      case .matchingPatternCondition:
        let node = condition.typed(RawMatchingPatternConditionSyntax.self)
        expression(.match, of: node.raw, flags: .hasValue) { extractor in
          extractor.add(expression: node.initializer.value)
          extractor.add(pattern: node.pattern)
        }
      default: add(expression: condition.typed())
      }
    }
  }

  /// `if let x` is short for `if let x = x`.
  private mutating func add(optionalBinding node: RawOptionalBindingConditionSyntax) {
    if let value = node.initializer?.value {
      bind(node.pattern, type: node.typeAnnotation?.type, value: value, flags: .unwrapsValue, of: node.raw)
    } else if let token = node.pattern.ifTyped(.identifierPattern, RawIdentifierPatternSyntax.self)?.identifier {
      expression(.binding, token, of: node.raw, flags: .unwrapsValue) { extractor in
        if token.isText("self") {
          extractor.expression(.selfReference, of: node.raw)
        } else {
          extractor.expression(.name, token, of: node.raw)
        }
      }
    }
  }

  mutating func add(switch node: RawSwitchExprSyntax) -> Int {
    expression(.switch, of: node.raw) { extractor in
      extractor.add(expression: node.subject)
      for element in node.cases.elements { extractor.add(switchElement: element) }
    }
  }

  private mutating func add(switchElement element: RawSyntax) {
    if let node: RawSwitchCaseSyntax = element.ifTyped(.switchCase) { return add(case: node) }
    guard let conditional: RawIfConfigDeclSyntax = element.ifTyped(.ifConfigDecl) else { return }
    for clause in conditional.clauses.elements {
      guard let cases: RawSwitchCaseListSyntax = clause.elements?.ifTyped(.switchCaseList) else { continue }
      for element in cases.elements { add(switchElement: element) }
    }
  }

  private mutating func add(case node: RawSwitchCaseSyntax) {
    expression(.block, of: node.raw) { extractor in
      if let label: RawSwitchCaseLabelSyntax = node.label.ifTyped(.switchCaseLabel) {
        for item in label.caseItems.elements {
          extractor.expression(.pattern, of: item.raw) { $0.add(pattern: item.pattern) }
          if let condition = item.whereClause?.condition { extractor.add(expression: condition) }
        }
      }
      extractor.add(codeBlockItems: node.statements)
    }
  }

  /// A pattern is an expression with `binding`s in it.
  @discardableResult
  mutating func add(pattern node: RawPatternSyntax) -> Int {
    switch node.raw.kind {
    case .identifierPattern: return expression(.binding, node.typed(RawIdentifierPatternSyntax.self).identifier, of: node.raw)
    case .valueBindingPattern: return add(pattern: node.typed(RawValueBindingPatternSyntax.self).pattern)
    case .expressionPattern: return add(expression: node.typed(RawExpressionPatternSyntax.self).expression)
    case .isTypePattern:
      let node = node.typed(RawIsTypePatternSyntax.self)
      let index = expression(.typeCheck, of: node.raw)
      facts.expressions[index].type = add(type: node.type)
      return index
    case .tuplePattern:
      let node = node.typed(RawTuplePatternSyntax.self)
      return expression(.tuple, of: node.raw) { extractor in
        for element in node.elements.elements {
          let index = extractor.expression(.argument, of: element.raw) { $0.add(pattern: element.pattern) }
          if let label = element.label { extractor.facts.expressions[index].name = extractor.name(label) }
        }
      }
    default: return expression(.other, of: node.raw)
    }
  }
}
