import ViperFacts

/// The evaluation of patterns in `switch` and `if case`.
extension BodyEvaluator {
  /// Binds the names in patterns to parts of the subject.
  mutating func evaluate(matching node: Expression, _ index: Int, expected: SemanticType) -> Value {
    var operands = Array(facts.operands(of: index))
    guard !operands.isEmpty else { return .unknown }
    var subject = evaluate(operands.removeFirst(), expected: .unknown)
    if node.flags.contains(.takesElement) { subject = Value(type: subject.type.element) }
    if node.kind == .match {
      for operand in operands { bind(pattern: operand, to: subject) }
      return .unknown
    }
    var values: [Value] = []
    for operand in operands { values.append(evaluate(case: operand, of: subject, expected: expected)) }
    return .any(of: values)
  }

  private mutating func evaluate(case block: Int, of subject: Value, expected: SemanticType) -> Value {
    let outer = locals.count
    defer { locals.leave(to: outer) }
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
    case .binding: locals.declare(name(node.name), subject, .local(index))
    case .unwrap:
      if let inner = facts.operands(of: index).first {
        bind(pattern: inner, to: Value(type: subject.type.unwrapped, sources: subject.sources))
      }
    case .cast: bind(cast: node, index)
    case .call: bind(payload: index, of: subject)
    case .tuple: bind(tuple: index, to: subject)
    case .member where facts.operands(of: index).isEmpty:
      mentionNoMember(name(node.name), index)
      mean(index, members(name(node.name), of: subject.type.unwrapped).first, of: subject.type)
    default: evaluate(index, expected: subject.type)
    }
  }

  private mutating func bind(cast node: Expression, _ index: Int) {
    recordTypes(in: node.type, kind: .cast)
    let type = codebase.resolve(node.type, in: place.scope)
    for operand in facts.operands(of: index) { bind(pattern: operand, to: Value(type: type)) }
  }

  /// Binds the names in `.case(let x)` to the associated values of the case.
  private mutating func bind(payload index: Int, of subject: Value) {
    let operands = facts.operands(of: index)
    guard let callee = operands.first, facts.expressions[callee].kind == .member else { return evaluateAll(of: index) }
    let caseName = name(facts.expressions[callee].name)
    mentionNoMember(caseName, callee)
    let found = members(caseName, of: subject.type.unwrapped).first
    mean(callee, found, of: subject.type)
    evaluateAll(of: callee)
    let parameters = found.map { codebase.parameters(of: $0.reference) } ?? []
    for (position, argument) in operands.dropFirst().enumerated() {
      var type = SemanticType.unknown
      if position < parameters.count, let found {
        type = resolver.statedType(of: parameters[position], in: found.reference, owner: found.owner).substituting(
          found.substitution)
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
}
