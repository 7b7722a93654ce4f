import SwiftSyntax

extension FactExtractor {
  @discardableResult
  mutating func add(block items: CodeBlockItemListSyntax, of node: some SyntaxProtocol) -> Int {
    expression(.block, of: node) { $0.add(codeBlockItems: items) }
  }

  /// Statements; at the top of a file and in `#if` declarations also declarations.
  mutating func add(codeBlockItems items: CodeBlockItemListSyntax) {
    for item in items {
      switch item.item {
      case .decl(let node): if bodyDepth > 0 { add(local: node) } else { add(declaration: node) }
      case .stmt(let node): if bodyDepth > 0 { add(statement: node) }
      case .expr(let node): if bodyDepth > 0 { add(expression: node) }
      }
    }
  }

  private mutating func add(local node: DeclSyntax) {
    if let variable = node.as(VariableDeclSyntax.self) {
      for binding in variable.bindings { add(localVariable: binding, of: variable) }
    } else if let conditional = node.as(IfConfigDeclSyntax.self) {
      for clause in conditional.clauses {
        if case .statements(let items) = clause.elements { add(codeBlockItems: items) }
      }
    } else {
      let index = expression(.declaration, of: node)
      guard let declaration = add(declaration: node) else { return }
      facts.expressions[index].type = Int32(declaration)
      facts.expressions[index].subtreeEnd = UInt32(facts.expressions.count)
    }
  }

  private mutating func add(localVariable node: PatternBindingSyntax, of variable: VariableDeclSyntax) {
    var flags = Expression.Flags()
    for modifier in variable.modifiers {
      if modifier.name.tokenKind == .keyword(.weak) { flags.insert(.isWeak) }
      if modifier.name.tokenKind == .keyword(.unowned) { flags.insert(.isUnowned) }
    }
    bind(node.pattern, type: node.typeAnnotation?.type, value: node.initializer?.value, flags: flags, of: node)
    if case .getter(let items) = node.accessorBlock?.accessors { add(block: items, of: node) }
  }

  /// Binds a name, or the names of a tuple, to a value.
  private mutating func bind(
    _ pattern: PatternSyntax, type: TypeSyntax?, value: ExprSyntax?, flags: Expression.Flags, of node: some SyntaxProtocol
  ) {
    if let identifier = pattern.as(IdentifierPatternSyntax.self) {
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

  private mutating func add(statement node: StmtSyntax) {
    switch node.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let node): add(expression: node.expression)
    case .returnStmt(let node):
      expression(.return, of: node) { if let value = node.expression { $0.add(expression: value) } }
    case .guardStmt(let node):
      add(conditions: node.conditions)
      add(block: node.body.statements, of: node.body)
    case .forStmt(let node): add(for: node)
    case .whileStmt(let node):
      expression(.block, of: node) { extractor in
        extractor.add(conditions: node.conditions)
        extractor.add(block: node.body.statements, of: node.body)
      }
    case .repeatStmt(let node):
      add(block: node.body.statements, of: node.body)
      add(expression: node.condition)
    case .doStmt(let node):
      add(block: node.body.statements, of: node.body)
      for clause in node.catchClauses { add(block: clause.body.statements, of: clause) }
    case .deferStmt(let node): add(block: node.body.statements, of: node.body)
    case .throwStmt(let node): add(expression: node.expression)
    case .labeledStmt(let node): add(statement: node.statement)
    case .yieldStmt(let node): if case .single(let value) = node.yieldedExpressions { add(expression: value) }
    default: break
    }
  }

  private mutating func add(for node: ForStmtSyntax) {
    expression(.block, of: node) { extractor in
      extractor.bind(
        node.pattern, type: node.typeAnnotation?.type, value: node.sequence, flags: .takesElement, of: node.pattern)
      if let condition = node.whereClause?.condition { extractor.add(expression: condition) }
      extractor.add(block: node.body.statements, of: node.body)
    }
  }

  @discardableResult
  mutating func add(if node: IfExprSyntax) -> Int {
    expression(.other, of: node) { extractor in
      extractor.expression(.block, of: node, flags: .hasValue) { extractor in
        extractor.add(conditions: node.conditions)
        extractor.add(block: node.body.statements, of: node.body)
      }
      switch node.elseBody {
      case .ifExpr(let next): extractor.add(if: next)
      case .codeBlock(let block): extractor.add(block: block.statements, of: block)
      case nil: break
      }
    }
  }

  private mutating func add(conditions: ConditionElementListSyntax) {
    for element in conditions {
      switch element.condition {
      case .expression(let node): add(expression: node)
      case .optionalBinding(let node): add(optionalBinding: node)
      case .matchingPattern(let node):
        expression(.match, of: node, flags: .hasValue) { extractor in
          extractor.add(expression: node.initializer.value)
          extractor.add(pattern: node.pattern)
        }
      case .availability: break
      }
    }
  }

  /// `if let x` is short for `if let x = x`.
  private mutating func add(optionalBinding node: OptionalBindingConditionSyntax) {
    if let value = node.initializer?.value {
      bind(node.pattern, type: node.typeAnnotation?.type, value: value, flags: .unwrapsValue, of: node)
    } else if let token = node.pattern.as(IdentifierPatternSyntax.self)?.identifier {
      expression(.binding, token, of: node, flags: .unwrapsValue) { extractor in
        if token.tokenKind == .keyword(.self) {
          extractor.expression(.selfReference, of: node)
        } else {
          extractor.expression(.name, token, of: node)
        }
      }
    }
  }

  mutating func add(switch node: SwitchExprSyntax) -> Int {
    expression(.switch, of: node) { extractor in
      extractor.add(expression: node.subject)
      for element in node.cases { extractor.add(switchElement: element) }
    }
  }

  private mutating func add(switchElement element: SwitchCaseListSyntax.Element) {
    switch element {
    case .switchCase(let node): add(case: node)
    case .ifConfigDecl(let node):
      for clause in node.clauses {
        guard case .switchCases(let cases) = clause.elements else { continue }
        for element in cases { add(switchElement: element) }
      }
    }
  }

  private mutating func add(case node: SwitchCaseSyntax) {
    expression(.block, of: node) { extractor in
      if case .case(let label) = node.label {
        for item in label.caseItems {
          extractor.expression(.pattern, of: item) { $0.add(pattern: item.pattern) }
          if let condition = item.whereClause?.condition { extractor.add(expression: condition) }
        }
      }
      extractor.add(codeBlockItems: node.statements)
    }
  }

  /// A pattern is an expression with `binding`s in it.
  @discardableResult
  mutating func add(pattern node: PatternSyntax) -> Int {
    switch node.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let node): return expression(.binding, node.identifier, of: node)
    case .valueBindingPattern(let node): return add(pattern: node.pattern)
    case .expressionPattern(let node): return add(expression: node.expression)
    case .isTypePattern(let node):
      let index = expression(.typeCheck, of: node)
      facts.expressions[index].type = add(type: node.type)
      return index
    case .tuplePattern(let node):
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
