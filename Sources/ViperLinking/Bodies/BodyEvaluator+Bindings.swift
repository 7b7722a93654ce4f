import ViperFacts

extension BodyEvaluator {
  mutating func evaluate(binding node: Expression, _ index: Int) -> Value {
    let declared = node.type >= 0 ? codebase.resolve(node.type, in: scope) : .unknown
    let operand = facts.operands(of: index).first
    if !node.flags.contains(.isClosureParameter) { recordTypes(in: node.type, kind: .local) }
    var value = operand.map { evaluate($0, expected: declared) } ?? .unknown
    if node.flags.contains(.takesElement) { value = Value(type: value.type.element) }
    if node.flags.contains(.unwrapsValue) { value.type = value.type.unwrapped }
    if node.type >= 0 {
      value.type = declared
    } else if let operand, !value.isExplicit, !node.flags.contains(.isCapture), !facts.isPlainName(operand),
      !isPartOfLocal(operand, value.type)
    {
      record(.local, of: value.type, at: node.span, context: .inferred)
    }
    value.type = value.type.bounded
    value.isExplicit = false
    // Reported as a local; reading it later adds nothing.
    value.isReached = false
    locals.append((name(node.name), value))
    return .unknown
  }

  /// Taken out of a local or parameter of the same type, which was recorded where it was declared.
  private mutating func isPartOfLocal(_ index: Int, _ type: SemanticType) -> Bool {
    let base = facts.base(of: index)
    guard facts.expressions[base].kind == .name, let local = local(name(facts.expressions[base].name)) else { return false }
    return !local.type.symbols.isDisjoint(with: type.symbols)
  }

  mutating func evaluate(destructuring node: Expression, _ index: Int) -> Value {
    var operands = Array(facts.operands(of: index))
    var value = Value.unknown
    if node.flags.contains(.hasValue), !operands.isEmpty {
      value = evaluate(operands.removeFirst(), expected: .unknown)
      if node.flags.contains(.takesElement) { value = Value(type: value.type.element) }
    }
    var elements: [SemanticType.Element] = []
    if case .tuple(let parts) = value.type.unwrapped { elements = parts }
    for (position, operand) in operands.enumerated() {
      let type = position < elements.count ? elements[position].type : .unknown
      let binding = facts.expressions[operand]
      record(.local, of: type, at: binding.span, context: .inferred)
      locals.append((name(binding.name), Value(type: type)))
    }
    return .unknown
  }

  // MARK: patterns

  /// `if case`, `switch`: binds the names in patterns to parts of the subject.
  mutating func evaluate(matching node: Expression, _ index: Int, expected: SemanticType) -> Value {
    var operands = Array(facts.operands(of: index))
    guard !operands.isEmpty else { return .unknown }
    let subject = evaluate(operands.removeFirst(), expected: .unknown)
    if node.kind == .match {
      for operand in operands { bind(pattern: operand, to: subject) }
      return .unknown
    }
    var united = Value.unknown
    for operand in operands { united = united.united(with: evaluate(case: operand, of: subject, expected: expected)) }
    return united
  }

  private mutating func evaluate(case block: Int, of subject: Value, expected: SemanticType) -> Value {
    let outer = locals.count
    defer { locals.removeLast(locals.count - outer) }
    var statements = 0
    for operand in facts.operands(of: block) {
      if facts.expressions[operand].kind == .pattern {
        for pattern in facts.operands(of: operand) { bind(pattern: pattern, to: subject) }
      } else {
        statements += 1
      }
    }
    var last = Value.unknown
    for operand in facts.operands(of: block) where facts.expressions[operand].kind != .pattern {
      last = evaluate(operand, expected: statements == 1 ? expected : .unknown)
    }
    return statements == 1 ? last : .unknown
  }

  private mutating func bind(pattern index: Int, to subject: Value) {
    let node = facts.expressions[index]
    switch node.kind {
    case .binding: locals.append((name(node.name), subject))
    case .unwrap:
      if let inner = facts.operands(of: index).first {
        bind(pattern: inner, to: Value(type: subject.type.unwrapped, sources: subject.sources))
      }
    case .cast: bind(cast: node, index)
    case .call: bind(payload: index, of: subject)
    case .tuple: bind(tuple: index, to: subject)
    case .member where facts.operands(of: index).isEmpty: break
    default: evaluate(index, expected: subject.type)
    }
  }

  private mutating func bind(cast node: Expression, _ index: Int) {
    recordTypes(in: node.type, kind: .cast)
    let type = codebase.resolve(node.type, in: scope)
    for operand in facts.operands(of: index) { bind(pattern: operand, to: Value(type: type)) }
  }

  /// `.case(let x)`: the names get the types of the case's associated values.
  private mutating func bind(payload index: Int, of subject: Value) {
    let operands = facts.operands(of: index)
    guard let callee = operands.first, facts.expressions[callee].kind == .member else { return evaluateAll(of: index) }
    let caseName = name(facts.expressions[callee].name)
    let found = members(caseName, of: subject.type.unwrapped).first
    let parameters = found.map { codebase.parameters(of: $0.reference) } ?? []
    for (position, argument) in operands.dropFirst().enumerated() {
      var type = SemanticType.unknown
      if position < parameters.count, let found {
        type = declaredType(of: parameters[position], in: found.reference, owner: found.owner).substituting(found.substitution)
      }
      for pattern in facts.operands(of: argument) { bind(pattern: pattern, to: Value(type: type)) }
    }
  }

  private mutating func bind(tuple index: Int, to subject: Value) {
    var elements: [SemanticType.Element] = []
    if case .tuple(let parts) = subject.type.unwrapped { elements = parts }
    for (position, argument) in facts.operands(of: index).enumerated() {
      let type = position < elements.count ? elements[position].type : .unknown
      for pattern in facts.operands(of: argument) { bind(pattern: pattern, to: Value(type: type)) }
    }
  }

  // MARK: closures

  mutating func evaluate(closure index: Int, expected: SemanticType) -> Value {
    let outer = (locals.count, returned, returnType)
    defer { locals.removeLast(locals.count - outer.0) }
    var (parameterTypes, result): ([SemanticType], SemanticType) = ([], .unknown)
    if case .function(let types, let type) = expected.unwrapped { (parameterTypes, result) = (types, type) }
    (returned, returnType) = ([], result)
    bindShorthand(parameterTypes)
    let only = evaluateClosureStatements(index, parameterTypes, expected: result)
    var value = returned.reduce(Value.unknown) { $0.united(with: $1) }
    if let only { value = value.united(with: only) }
    (returned, returnType) = (outer.1, outer.2)
    if result != .unknown { value.type = result }
    return Value(type: .function(parameterTypes, value.type), sources: value.sources, isExplicit: true)
  }

  private mutating func bindShorthand(_ types: [SemanticType]) {
    for (position, type) in types.enumerated() {
      if let name = shorthandName(position) { locals.append((name, Value(type: type, isReached: reachedParameters))) }
    }
  }

  private mutating func evaluateClosureStatements(_ index: Int, _ types: [SemanticType], expected: SemanticType) -> Value? {
    var position = 0
    var statements: [Int] = []
    let isReached = reachedParameters
    reachedParameters = false
    defer { reachedParameters = isReached }
    for operand in facts.operands(of: index) {
      let node = facts.expressions[operand]
      guard node.flags.contains(.isClosureParameter) else {
        if node.flags.contains(.isCapture) { evaluate(operand, expected: .unknown) } else { statements.append(operand) }
        continue
      }
      var type = position < types.count ? types[position] : .unknown
      if node.type >= 0 {
        recordTypes(in: node.type, kind: .parameter)
        type = codebase.resolve(node.type, in: scope)
      }
      locals.append((name(node.name), Value(type: type, isReached: isReached)))
      position += 1
    }
    if statements.count == 1, facts.expressions[statements[0]].kind != .return {
      return evaluate(statements[0], expected: expected)
    }
    for statement in statements { evaluate(statement, expected: .unknown) }
    return nil
  }
}
