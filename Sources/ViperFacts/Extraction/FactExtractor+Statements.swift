import SwiftSyntax

extension FactExtractor {
  @discardableResult
  mutating func add(
    block items: NodeList<CodeBlockItemNode>, of node: some TypedNode, flags: Expression.Flags = []
  ) -> Int {
    expression(.block, of: node, flags: flags) { $0.add(codeBlockItems: items) }
  }

  /// Adds statements and local declarations; outside of bodies only declarations.
  mutating func add(codeBlockItems items: NodeList<CodeBlockItemNode>) {
    for item in items {
      if let node = item.item.asDeclaration {
        if bodyDepth > 0 { add(local: node) } else { add(declaration: node) }
      } else if bodyDepth == 0 {
        if let node = item.item.asExpression, let macro: MacroExpansionExprNode = node.ifTyped(.macroExpansionExpr) {
          add(macro: macro.macroName, of: node)
        }
      } else {
        if let node = item.item.asExpression { add(expression: node) } else { add(statement: item.item.typed()) }
      }
    }
  }

  private mutating func add(local node: Node) {
    if let variable: VariableDeclNode = node.ifTyped(.variableDecl) {
      for binding in variable.bindings { add(localVariable: binding, of: variable) }
    } else if let conditional: IfConfigDeclNode = node.ifTyped(.ifConfigDecl) {
      for clause in clauses(of: conditional) {
        if let items: NodeList<CodeBlockItemNode> = clause.elements?.ifTyped(.codeBlockItemList) { add(codeBlockItems: items) }
      }
    } else {
      let index = expression(.declaration, of: node)
      guard let declaration = add(declaration: node) else { return }
      facts.expressions[index].type = Int32(declaration)
      facts.expressions[index].subtreeEnd = UInt32(facts.expressions.count)
    }
  }

  private mutating func add(localVariable node: PatternBindingNode, of variable: VariableDeclNode) {
    var flags = Expression.Flags()
    mention(variable.attributes)
    for modifier in variable.modifiers {
      if modifier.name.isText("weak") { flags.insert(.isWeak) }
      if modifier.name.isText("unowned") { flags.insert(.isUnowned) }
    }
    if isLone(node, of: variable) { flags.insert(.isLoneVariable) }
    bind(node.pattern, type: node.typeAnnotation?.type, value: node.initializer?.value, flags: flags, of: node)
    if let items: NodeList<CodeBlockItemNode> = node.accessorBlock?.accessors.ifTyped(.codeBlockItemList) {
      add(block: items, of: node)
    } else if let accessors: NodeList<AccessorDeclNode> = node.accessorBlock?.accessors.ifTyped(.accessorDeclList) {
      add(bodies: accessors, of: node)
    }
  }

  private func isLone(_ node: PatternBindingNode, of variable: VariableDeclNode) -> Bool {
    variable.bindingSpecifier.isText("var") && variable.bindings.count == 1 && variable.modifiers.isEmpty
      && variable.attributes.isEmpty && node.pattern.kind == .identifierPattern && node.initializer != nil
      && node.accessorBlock == nil
  }

  /// Binds the names of a pattern to a value.
  private mutating func bind(
    _ pattern: Node, type: Node?, value: Node?, flags: Expression.Flags, of node: some TypedNode
  ) {
    if let marked: ValueBindingPatternNode = pattern.ifTyped(.valueBindingPattern) {
      return bind(marked.pattern, type: type, value: value, flags: flags, of: node)
    }
    if let identifier: IdentifierPatternNode = pattern.ifTyped(.identifierPattern) {
      let index = expression(.binding, identifier.identifier, of: node, flags: flags) { extractor in
        if let value { extractor.add(expression: value) }
      }
      if let type { facts.expressions[index].type = add(type: type) }
      return
    }
    let names = Self.names(in: pattern)
    expression(.destructuring, of: node, flags: value == nil ? flags : flags.union(.hasValue)) { extractor in
      if let value { extractor.add(expression: value) }
      for name in names { extractor.expression(.binding, name, of: name) }
    }
  }

  private mutating func add(statement node: Node) {
    switch node.kind {
    case .expressionStmt: add(expression: node.typed(ExpressionStmtNode.self).expression)
    case .returnStmt:
      let node = node.typed(ReturnStmtNode.self)
      expression(.return, of: node) { if let value = node.expression { $0.add(expression: value) } }
    case .guardStmt:
      let node = node.typed(GuardStmtNode.self)
      add(conditions: node.conditions)
      add(block: node.body.statements, of: node, flags: .isGuard)
    case .forStmt: add(for: node.typed())
    case .whileStmt:
      let node = node.typed(WhileStmtNode.self)
      expression(.block, of: node, flags: .isLoop) { extractor in
        extractor.add(conditions: node.conditions)
        extractor.add(block: node.body.statements, of: node.body)
      }
    case .repeatStmt:
      let node = node.typed(RepeatStmtNode.self)
      add(block: node.body.statements, of: node.body, flags: .isLoop)
      add(expression: node.condition)
    case .doStmt:
      let node = node.typed(DoStmtNode.self)
      mention(node.throwsClause)
      add(block: node.body.statements, of: node.body)
      for clause in node.catchClauses {
        for item in clause.catchItems {
          mention(caught: item.node)
          if let condition = item.whereClause?.condition { add(expression: condition) }
        }
        add(block: clause.body.statements, of: clause, flags: .isCatch)
      }
    case .deferStmt:
      let node = node.typed(DeferStmtNode.self)
      add(block: node.body.statements, of: node.body, flags: .isDeferred)
    case .throwStmt:
      let node = node.typed(ThrowStmtNode.self)
      expression(.throw, of: node) { $0.add(expression: node.expression) }
    case .breakStmt: expression(.break, labelled: node.typed(BreakStmtNode.self).label, of: node)
    case .continueStmt: expression(.continue, labelled: node.typed(ContinueStmtNode.self).label, of: node)
    case .fallThroughStmt: expression(.fallthrough, of: node)
    case .labeledStmt: add(labelled: node.typed())
    case .yieldStmt:
      if let value = node.typed(YieldStmtNode.self).yieldedExpressions.asExpression { add(expression: value) }
    default: break
    }
  }

  private mutating func expression(_ kind: Expression.Kind, labelled label: Token?, of node: Node) {
    let index = expression(kind, of: node)
    if let label { facts.expressions[index].name = name(label) }
  }

  /// Adds a statement, whose first record is what the label names.
  private mutating func add(labelled node: LabeledStmtNode) {
    let index = facts.expressions.count
    add(statement: node.statement)
    guard index < facts.expressions.count, [.block, .other, .switch].contains(facts.expressions[index].kind) else { return }
    facts.expressions[index].name = name(node.label)
  }

  private mutating func add(for node: ForStmtNode) {
    expression(.block, of: node, flags: node.awaitKeyword == nil ? .isLoop : [.isLoop, .isAwaited]) { extractor in
      if node.caseKeyword == nil {
        extractor.bind(
          node.pattern, type: node.typeAnnotation?.type, value: node.sequence, flags: .takesElement, of: node.pattern)
      } else {
        extractor.add(match: node.pattern, of: node.sequence, flags: .takesElement, in: node.pattern)
      }
      if let condition = node.whereClause?.condition { extractor.add(expression: condition) }
      extractor.add(block: node.body.statements, of: node.body)
    }
  }

  @discardableResult
  mutating func add(if node: IfExprNode) -> Int {
    expression(.other, of: node) { extractor in
      extractor.expression(.block, of: node, flags: .hasValue) { extractor in
        extractor.add(conditions: node.conditions)
        extractor.add(block: node.body.statements, of: node.body)
      }
      if let next: IfExprNode = node.elseBody?.ifTyped(.ifExpr) {
        extractor.add(if: next)
      } else if let block: CodeBlockNode = node.elseBody?.ifTyped(.codeBlock) {
        extractor.add(block: block.statements, of: block)
      }
    }
  }

  private mutating func add(conditions: NodeList<ConditionElementNode>) {
    for element in conditions {
      let condition = element.condition
      switch condition.kind {
      case .availabilityCondition: break
      case .optionalBindingCondition: add(optionalBinding: condition.typed())
      case .matchingPatternCondition:
        let node = condition.typed(MatchingPatternConditionNode.self)
        add(match: node.pattern, of: node.initializer.value, in: node)
      default: add(expression: condition.typed())
      }
    }
  }

  private mutating func add(match pattern: Node, of value: Node, flags: Expression.Flags = [], in node: some TypedNode) {
    expression(.match, of: node, flags: flags.union(.hasValue)) { extractor in
      extractor.add(expression: value)
      extractor.add(pattern: pattern)
    }
  }

  /// Adds `if let x` as `if let x = x`.
  private mutating func add(optionalBinding node: OptionalBindingConditionNode) {
    if let value = node.initializer?.value {
      bind(node.pattern, type: node.typeAnnotation?.type, value: value, flags: .unwrapsValue, of: node)
    } else if let token = node.pattern.ifTyped(.identifierPattern, IdentifierPatternNode.self)?.identifier {
      expression(.binding, token, of: node, flags: .unwrapsValue) { extractor in
        if token.isText("self") {
          extractor.expression(.selfReference, of: node)
        } else {
          extractor.expression(.name, token, of: node)
        }
      }
    }
  }

  mutating func add(switch node: SwitchExprNode) -> Int {
    expression(.switch, of: node) { extractor in
      extractor.add(expression: node.subject)
      for element in node.cases { extractor.add(switchElement: element) }
    }
  }

  private mutating func add(switchElement element: Node) {
    if let node: SwitchCaseNode = element.ifTyped(.switchCase) { return add(case: node) }
    guard let conditional: IfConfigDeclNode = element.ifTyped(.ifConfigDecl) else { return }
    for clause in clauses(of: conditional) {
      guard let cases: NodeList<Node> = clause.elements?.ifTyped(.switchCaseList) else { continue }
      for element in cases { add(switchElement: element) }
    }
  }

  private mutating func add(case node: SwitchCaseNode) {
    expression(.block, of: node) { extractor in
      if let label: SwitchCaseLabelNode = node.label.ifTyped(.switchCaseLabel) {
        for item in label.caseItems {
          extractor.expression(.pattern, of: item) { $0.add(pattern: item.pattern) }
          if let condition = item.whereClause?.condition { extractor.add(expression: condition) }
        }
      }
      extractor.add(codeBlockItems: node.statements)
    }
  }

  /// Adds a pattern as an expression that contains `binding`s.
  @discardableResult
  mutating func add(pattern node: Node) -> Int {
    switch node.kind {
    case .identifierPattern: return expression(.binding, node.typed(IdentifierPatternNode.self).identifier, of: node)
    case .valueBindingPattern: return add(pattern: node.typed(ValueBindingPatternNode.self).pattern)
    case .expressionPattern: return add(expression: node.typed(ExpressionPatternNode.self).expression)
    case .isTypePattern:
      let node = node.typed(IsTypePatternNode.self)
      let index = expression(.typeCheck, of: node)
      facts.expressions[index].type = add(type: node.type)
      return index
    case .tuplePattern:
      let node = node.typed(TuplePatternNode.self)
      return expression(.tuple, of: node) { extractor in
        for element in node.elements {
          let index = extractor.expression(.argument, of: element) { $0.add(pattern: element.pattern) }
          if let label = element.label { extractor.facts.expressions[index].name = extractor.name(label) }
        }
      }
    default: return expression(.other, of: node)
    }
  }
}
