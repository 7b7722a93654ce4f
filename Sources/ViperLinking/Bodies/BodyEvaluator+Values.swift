import ViperFacts

/// The evaluation of composite values: casts, containers, tuples, conditions, assignments.
extension BodyEvaluator {
  mutating func evaluate(unwrap index: Int, expected: SemanticType) -> Value {
    var value = evaluateFirst(of: index, expected: expected.isUnknown ? Self.unknownOptional : .optional(expected))
    value.type = value.type.unwrapped
    return value
  }

  /// A constant, because it is the expected type of most unwrapped values.
  private static let unknownOptional = SemanticType.optional(.unknown)

  /// A literal or an operator's result, with its type of the standard library if that is known.
  mutating func evaluate(literal node: Expression, _ index: Int) -> Value {
    evaluateAll(of: index)
    let name = name(node.name)
    let isBoolean = Name.booleans.contains(name)
    if node.isA(.operator), !isBoolean { return .unknown }
    let type: SemanticType = name == .nil ? .unknown : .external(isBoolean ? .bool : name, [])
    return Value(type: type, sources: ValueSources(.constant))
  }

  mutating func evaluate(subscript index: Int) -> Value {
    guard let first = facts.operands(of: index).first else { return .unknown }
    let base = evaluateFirst(of: index, expected: .unknown)
    if case .dictionary(_, let value) = base.type.unwrapped { return Value(type: .optional(value), isReached: base.isReached) }
    if let found = members(.subscripting, of: base.type).first {
      return Value(type: resolver.statedType(of: found).substituting(found.substitution))
    }
    var value = Value(type: base.type.element)
    if base.isReached { reach(&value, at: facts.expressions[first].span) }
    return value
  }

  mutating func evaluate(cast node: Expression, _ index: Int) -> Value {
    let value = evaluateFirst(of: index, expected: .unknown)
    recordTypes(in: node.type, kind: .cast)
    let type = codebase.resolve(node.type, in: place.scope)
    return Value(
      type: node.flags.contains(.isOptional) ? .optional(type) : type, sources: sources(of: value, castTo: type),
      isExplicit: true)
  }

  /// The sources of a value that is cast: an object of the class, whether it is known where it comes from or not.
  private func sources(of value: Value, castTo type: SemanticType) -> ValueSources {
    guard let symbol = type.symbol, !codebase.types[symbol].isProtocol else { return value.sources }
    var sources = ValueSources()
    for case .slot(let slot) in value.sources { sources.insert(.cast(symbol, of: slot)) }
    for case .cast(_, let slot) in value.sources { sources.insert(.cast(symbol, of: slot)) }
    return sources.isEmpty ? ValueSources(.type(symbol)) : sources
  }

  mutating func evaluate(array index: Int, expected: SemanticType) -> Value {
    let operands = Array(facts.operands(of: index))
    var element = SemanticType.unknown
    for operand in operands {
      let value = evaluate(operand, expected: expected.element)
      if element.isUnknown { element = value.type }
    }
    // An array literal that contains a type, as in `[User]()`, is the metatype of an array; one of `User.self` is an array.
    if operands.count == 1, case .metatype(let type) = element, !isTypeValue(operands[0]) {
      record(.construction, of: type, at: facts.expressions[operands[0]].span)
      return Value(type: .metatype(.array(type)), isExplicit: true)
    }
    return Value(type: element.isUnknown ? expected : .array(element).bounded)
  }

  /// Whether an expression is `Type.self`.
  mutating func isTypeValue(_ index: Int) -> Bool {
    let node = facts.expressions[index]
    return node.kind == .member && name(node.name) == .lowerSelf
  }

  mutating func evaluate(dictionary index: Int, expected: SemanticType) -> Value {
    let values = facts.operands(of: index).map { evaluate($0, expected: .unknown).type }
    guard values.count >= 2 else { return Value(type: expected) }
    if values.count == 2, case .metatype(let key) = values[0], case .metatype(let value) = values[1] {
      return Value(type: .metatype(.dictionary(key, value)))
    }
    return Value(type: .dictionary(values[0], values[1]).bounded)
  }

  mutating func evaluate(tuple index: Int, expected: SemanticType) -> Value {
    var wanted: [SemanticType.Element] = []
    if case .tuple(let elements) = expected.unwrapped { wanted = elements }
    var elements: [SemanticType.Element] = []
    var sources = ValueSources()
    for (position, operand) in facts.operands(of: index).enumerated() {
      let expected = position < wanted.count ? wanted[position].type : .unknown
      let value = evaluate(operand, expected: expected)
      elements.append(SemanticType.Element(label: name(facts.expressions[operand].name), type: value.type))
      sources.formUnion(value.sources)
    }
    return Value(type: .tuple(elements).bounded, sources: sources)
  }

  mutating func evaluate(ternary index: Int, expected: SemanticType) -> Value {
    let operands = Array(facts.operands(of: index))
    guard operands.count == 3 else { return evaluateBranches(of: index, expected: expected) }
    evaluate(operands[0], expected: .unknown)
    return evaluate(operands[1], expected: expected).united(with: evaluate(operands[2], expected: expected))
  }

  mutating func evaluate(coalesce index: Int, expected: SemanticType) -> Value {
    var values: [Value] = []
    for operand in facts.operands(of: index) {
      var value = evaluate(operand, expected: expected)
      value.type = value.type.unwrapped
      values.append(value)
    }
    return .any(of: values)
  }

  mutating func evaluate(assignment index: Int) -> Value {
    let operands = Array(facts.operands(of: index))
    guard operands.count == 2 else { return .unknown }
    assignedMember = operands[0]
    isForeignTarget = false
    let target = evaluate(operands[0], expected: .unknown)
    assignedMember = nil
    recordTarget(operands[0], target)
    let value = evaluate(operands[1], expected: target.type)
    let node = facts.expressions[operands[0]]
    // A local that gets another value leaves the property alone that it was read from.
    if node.kind == .name, locals[name(node.name)] != nil {
      locals.assign(value, to: name(node.name))
      return .unknown
    }
    pass(value, of: operands[1], to: target, operands[0])
    handOver(value, operands[1], to: operands[0], target)
    let source = facts.expressions[operands[1]]
    if !place.isDeinitializer, source.kind == .literal, name(source.name) == .nil, facts.isOwn(operands[0]) {
      for case .slot(let slot) in target.sources { recorder.recordCleared(slot) }
    }
    return .unknown
  }

  /// Records what an assignment moves; of one between tuples, each part by itself.
  private mutating func pass(_ value: Value, of source: Int, to target: Value, _ destination: Int) {
    let ends = [destination, source].map { node in
      facts.expressions[node].kind == .tuple ? Array(facts.operands(of: node)) : []
    }
    guard !ends[0].isEmpty, ends[0].count == ends[1].count else {
      for case .slot(let slot) in target.sources { pass(value, of: source, into: slot) }
      return
    }
    guard recorder.isRecording else { return }
    for (destination, source) in zip(ends[0], ends[1]) {
      let (target, value) = silently { ($0.evaluate(destination, expected: .unknown), $0.evaluate(source, expected: .unknown)) }
      isForeignTarget = false
      recordTarget(facts.operands(of: destination).first ?? destination, target)
      pass(value, of: source, to: target, destination)
    }
  }

  /// Records what an assignment sets, if that could be told.
  private mutating func recordTarget(_ operand: Int, _ target: Value) {
    var node = operand
    while facts.expressions[node].kind == .unwrap { node += 1 }
    let (expression, slots) = (facts.expressions[node], Array(target.sources))
    guard expression.kind == .name || expression.kind == .member else { return }
    var slot: Int?
    if expression.kind == .name, locals[name(expression.name)] != nil {
      slot = nil
    } else if slots.count == 1, case .slot(let property) = slots[0] {
      slot = property
    } else if !isForeignTarget {
      return
    }
    recorder.record(PropertyAssignment(file: place.scope.file, node: node, slot: slot))
  }
}
