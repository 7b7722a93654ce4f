import ViperFacts

/// The evaluation of local bindings and of closures with their parameters.
extension BodyEvaluator {
  mutating func evaluate(binding node: Expression, _ index: Int) -> Value {
    // The parameter of an accessor, which has its value already.
    if node.flags.contains(.isClosureParameter), locals.entry(of: name(node.name))?.meaning == .local(index) { return .unknown }
    let declared = node.type >= 0 ? codebase.resolve(node.type, in: place.scope) : .unknown
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
    // The binding is recorded as a local, so reads of it add no chain.
    value.isReached = false
    locals.declare(name(node.name), value, .local(index))
    return .unknown
  }

  /// Whether the expression is part of a local or parameter of the same type, which was recorded at its declaration.
  private mutating func isPartOfLocal(_ index: Int, _ type: SemanticType) -> Bool {
    let base = facts.base(of: index)
    guard facts.expressions[base].kind == .name, let local = locals[name(facts.expressions[base].name)] else { return false }
    return !local.type.symbols.isDisjoint(with: type.symbols)
  }

  mutating func evaluate(destructuring node: Expression, _ index: Int) -> Value {
    var operands = Array(facts.operands(of: index))
    var value = Value.unknown
    let parts = partsOfTuple(node, operands)
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
      locals.declare(
        name(binding.name), Value(type: type, sources: position < parts.count ? parts[position] : ValueSources()), .local(operand)
      )
    }
    return .unknown
  }

  /// The sources of each part of a written tuple that locals take apart.
  private mutating func partsOfTuple(_ node: Expression, _ operands: [Int]) -> [ValueSources] {
    guard recorder.isRecording, node.flags.contains(.hasValue), let tuple = operands.first,
      facts.expressions[tuple].kind == .tuple
    else { return [] }
    let elements = Array(facts.operands(of: tuple))
    return silently { evaluator in elements.map { evaluator.evaluate($0, expected: .unknown).sources } }
  }

  mutating func evaluate(closure index: Int, expected: SemanticType) -> Value {
    let outer = (locals.count, returned, returnType)
    let outerClosure = closure
    closure = index
    defer {
      locals.leave(to: outer.0)
      closure = outerClosure
    }
    var (parameterTypes, result): ([SemanticType], SemanticType) = ([], .unknown)
    if case .function(let types, let type) = expected.unwrapped { (parameterTypes, result) = (types, type) }
    let written = facts.expressions[index].type
    if written >= 0 {
      recordTypes(in: written, kind: .local)
      if result.isUnknown { result = codebase.resolve(written, in: place.scope) }
    }
    (returned, returnType) = ([], result)
    bindShorthand(parameterTypes, of: index)
    let weak = weaklyCaptured(by: index)
    let only = evaluateClosureStatements(index, parameterTypes, expected: result)
    var value = Value.any(of: returned + [only].compactMap(\.self))
    (returned, returnType) = (outer.1, outer.2)
    if result != .unknown { value.type = result }
    return Value(type: .function(parameterTypes, value.type), sources: value.sources.subtracting(weak), isExplicit: true)
  }

  /// The objects that a closure does not keep: what it returns of these may be gone.
  private mutating func weaklyCaptured(by closure: Int) -> ValueSources {
    var sources = ValueSources()
    for operand in facts.operands(of: closure) {
      let node = facts.expressions[operand]
      guard node.flags.contains(.isCapture), node.flags.contains(.isWeak) || node.flags.contains(.isUnowned) else { continue }
      let captured = facts.operands(of: operand).first.map { facts.expressions[$0].name } ?? node.name
      if let local = locals[name(captured)] { sources.formUnion(local.sources) }
    }
    return sources
  }

  private mutating func bindShorthand(_ types: [SemanticType], of closure: Int) {
    for (position, type) in types.enumerated() {
      guard let name = shorthandName(position) else { continue }
      locals.declare(name, Value(type: type, isReached: reachedParameters), .local(closure))
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
        type = codebase.resolve(node.type, in: place.scope)
      }
      locals.declare(name(node.name), Value(type: type, isReached: isReached), .local(operand))
      position += 1
    }
    if statements.count == 1, facts.expressions[statements[0]].kind != .return {
      return evaluate(statements[0], expected: expected)
    }
    for statement in statements { evaluate(statement, expected: .unknown) }
    return nil
  }
}
