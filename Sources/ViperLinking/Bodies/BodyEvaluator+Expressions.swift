import ViperFacts

extension BodyEvaluator {
  /// Evaluates a block's statements in a scope of their own; the value of its only statement, which may be its result.
  @discardableResult
  mutating func evaluateStatements(of block: Int, expected: SemanticType) -> Value? {
    let outer = locals.count
    defer { locals.removeLast(locals.count - outer) }
    var statements = facts.operands(of: block)
    guard let first = statements.next() else { return nil }
    if statements.isEmpty, facts.expressions[first].kind != .return { return evaluate(first, expected: expected) }
    let isBranch = facts.expressions[block].flags.contains(.hasValue)
    var last = evaluate(first, expected: isBranch ? expected : .unknown)
    for statement in statements { last = evaluate(statement, expected: isBranch ? expected : .unknown) }
    return isBranch ? last : nil
  }

  /// The value of an expression; everything used in it is recorded.
  @discardableResult
  mutating func evaluate(_ index: Int, expected: SemanticType) -> Value {
    guard depth < Self.depthLimit else {
      if !inferring.isEmpty { dependsOnOrder = true }
      return .unknown
    }
    depth += 1
    deepest = max(deepest, depth)
    defer { depth -= 1 }
    let node = facts.expressions[index]
    switch node.kind {
    case .name: return evaluate(name: node)
    case .member: return evaluate(member: node, index, expected: expected)
    case .call: return evaluate(call: node, index, expected: expected)
    case .subscript: return evaluate(subscript: index)
    case .argument: return evaluateFirst(of: index, expected: expected)
    case .unwrap:
      var value = evaluateFirst(of: index, expected: expected.isUnknown ? Self.unknownOptional : .optional(expected))
      value.type = value.type.unwrapped
      return value
    case .cast: return evaluate(cast: node, index)
    case .typeCheck:
      recordTypes(in: node.type, kind: .cast)
      evaluateAll(of: index)
      return .unknown
    case .typeExpression: return Value(type: .metatype(codebase.resolve(node.type, in: scope)))
    case .selfReference:
      return Value(type: selfType, sources: owner.map { ValueSources(.type($0)) } ?? ValueSources(), isSelf: true)
    case .superReference: return Value(type: selfType, isSelf: true)
    case .literal:
      evaluateAll(of: index)
      return Value(type: Self.literalType(name(node.name)))
    case .array: return evaluate(array: index, expected: expected)
    case .dictionary: return evaluate(dictionary: index, expected: expected)
    case .tuple: return evaluate(tuple: index, expected: expected)
    case .closure: return evaluate(closure: index, expected: expected)
    case .ternary: return evaluate(ternary: index, expected: expected)
    case .coalesce: return evaluate(coalesce: index, expected: expected)
    case .operator:
      evaluateAll(of: index)
      return node.name == NameTable.none ? .unknown : Value(type: Self.literalType(name(node.name)))
    case .assignment: return evaluate(assignment: index)
    case .block: return evaluateStatements(of: index, expected: expected) ?? .unknown
    case .binding: return evaluate(binding: node, index)
    case .destructuring: return evaluate(destructuring: node, index)
    case .match, .switch: return evaluate(matching: node, index, expected: expected)
    case .pattern, .other:
      return evaluateBranches(of: index, expected: expected)
    case .return:
      let value = evaluateFirst(of: index, expected: returnType)
      returned.append(value)
      return .unknown
    case .declaration:
      if node.type >= 0 { evaluate(local: Int(node.type)) }
      return .unknown
    }
  }

  /// Kept, since it is expected of most values that are unwrapped.
  private static let unknownOptional = SemanticType.optional(.unknown)

  private static func literalType(_ name: Name) -> SemanticType {
    name == .nil ? .unknown : .external(name, [])
  }

  private mutating func evaluateFirst(of index: Int, expected: SemanticType) -> Value {
    var operands = facts.operands(of: index)
    guard let first = operands.next() else { return .unknown }
    let value = evaluate(first, expected: expected)
    while let operand = operands.next() { evaluate(operand, expected: .unknown) }
    return value
  }

  mutating func evaluateAll(of index: Int) {
    for operand in facts.operands(of: index) { evaluate(operand, expected: .unknown) }
  }

  /// `if` as an expression: the values of its branches united.
  private mutating func evaluateBranches(of index: Int, expected: SemanticType) -> Value {
    var united = Value.unknown
    for operand in facts.operands(of: index) { united = united.united(with: evaluate(operand, expected: expected)) }
    return united
  }

  // MARK: names

  private mutating func evaluate(name node: Expression) -> Value {
    let name = name(node.name)
    if node.type >= 0 { recordTypes(in: node.type, kind: .local) }
    if let local = local(name) { return local }
    if let member = implicitMember(name) { return member }
    switch codebase.lookup(name, in: scope) {
    case .type(let id):
      if codebase.types[id].isExternal { recordExternal(name, at: node.span) }
      let written = node.type >= 0 ? codebase.resolve(node.type, in: scope) : .nominal(id, [])
      return Value(type: .metatype(written))
    case .alias(let alias): return Value(type: .metatype(codebase.resolve(alias: alias)))
    case .generic(let type): return Value(type: .metatype(type))
    case .ambiguous:
      if isRecording { outcome.ambiguous.append(name) }
      return .unknown
    case .external: return global(name, node)
    }
  }

  /// Changes nothing, but is often asked: as it is, the evaluator is not copied for it.
  mutating func local(_ name: Name) -> Value? {
    // By position: nothing but the one that fits is copied.
    locals.lastIndex { $0.name == name }.map { locals[$0].value }
  }

  /// A property or method of the types around, without `self`.
  private mutating func implicitMember(_ name: Name) -> Value? {
    guard codebase.uses.contains(.member, of: name) else { return nil }
    for type in scope.types {
      guard let found = members(name, of: .nominal(type, [])).first else { continue }
      return value(of: found)
    }
    return nil
  }

  private mutating func global(_ name: Name, _ node: Expression) -> Value {
    let root = codebase.files[scope.file].root
    if let found = codebase.globals.first(name, in: root) {
      return value(of: FoundMember(reference: found, owner: -1))
    }
    guard Self.isCapitalised(codebase.text(name)) else { return .unknown }
    recordExternal(name, at: node.span)
    return Value(type: .metatype(.external(name, [])))
  }

  /// Whether a name looks like a type's: ASCII first, since nearly all names are.
  private static func isCapitalised(_ name: String) -> Bool {
    guard let first = name.utf8.first else { return false }
    if first < 0x80 { return first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z") }
    return name.first?.isUppercase == true
  }

  /// What naming a member gives: a property's value, a function as a value, an enum case.
  mutating func value(of member: FoundMember) -> Value {
    let declaration = codebase.declaration(member.reference)
    let slot = codebase.slot(member.reference)
    let owner = member.owner < 0 ? nil : Optional(member.owner)
    switch declaration.kind {
    case .property:
      let type = propertyType(member.reference, owner: owner).substituting(member.substitution)
      return Value(type: type, sources: ValueSources(.slot(slot)))
    case .function:
      return Value(type: .function([], declaredType(of: member).substituting(member.substitution)))
    case .enumCase: return Value(type: owner.map { .nominal($0, []) } ?? .unknown)
    default: return .unknown
    }
  }

  // MARK: members

  private mutating func evaluate(member node: Expression, _ index: Int, expected: SemanticType) -> Value {
    let name = name(node.name)
    guard let base = facts.operands(of: index).first else { return implicit(name, in: expected) }
    let value = evaluate(base, expected: .unknown)
    if name == .lowerSelf {
      if case .metatype(let named) = value.type { record(.cast, of: named, at: facts.expressions[base].span) }
      return value
    }
    if case .metatype(let type) = value.type { return staticMember(name, of: type, named: base, node) }
    return instanceMember(name, of: value, node)
  }

  /// `.name` where a type is expected: a static member or a case.
  private mutating func implicit(_ name: Name, in expected: SemanticType) -> Value {
    guard let found = members(name, of: expected.unwrapped).first else { return .unknown }
    return value(of: found)
  }

  private mutating func staticMember(_ name: Name, of type: SemanticType, named base: Int, _ node: Expression) -> Value {
    if case .nominal(let id, _) = type {
      if case .type(let nested)? = codebase.nested(name, in: id) { return Value(type: .metatype(.nominal(nested, []))) }
      if case .alias(let alias)? = codebase.nested(name, in: id) {
        return Value(type: .metatype(codebase.resolve(alias: alias)))
      }
    } else if case .external = type {
      let member = codebase.member(name, of: type, in: scope)
      if case .nominal = member { return Value(type: .metatype(member)) }
      return .unknown
    }
    if name != .initializer { record(.staticCall, of: type, at: facts.expressions[base].span) }
    guard let found = members(name, of: type).first else { return .unknown }
    return value(of: found)
  }

  private mutating func instanceMember(_ name: Name, of base: Value, _ node: Expression) -> Value {
    if case .tuple(let elements) = base.type.unwrapped {
      let position = Int(codebase.text(name))
      let element = elements.enumerated().first { $0.element.label == name || $0.offset == position }
      return element.map { Value(type: $0.element.type) } ?? .unknown
    }
    if base.isReached, base.type.isSingle { record(.chain, of: base.type, at: node.span, context: .memberRead) }
    let member = members(name, of: base.type).first
    look(on: base.type, isFound: member != nil)
    if let found = member {
      var value = value(of: found)
      if !base.isSelf, codebase.declaration(found.reference).kind == .property { reach(&value, at: node.span) }
      return value
    }
    var value = Self.standardMember(codebase.text(name), of: base)
    if base.isReached { reach(&value, at: node.span) }
    return value
  }

  /// A value that another type hands out; a container of things is only reached once one of them is taken out.
  mutating func reach(_ value: inout Value, at span: Span) {
    value.isReached = true
    if value.type.isSingle { record(.chain, of: value.type, at: span) }
  }

  /// Members of the standard library's containers that hand out what is in them.
  private static func standardMember(_ name: String, of base: Value) -> Value {
    if base.type.isUnknown { return .unknown }
    if name == "lazy" || name == "indices" { return Value(type: base.type) }
    switch base.type.unwrapped {
    case .array(let element) where name == "first" || name == "last": return Value(type: .optional(element))
    case .dictionary(_, let value) where name == "values": return Value(type: .array(value))
    case .dictionary(let key, _) where name == "keys": return Value(type: .array(key))
    default: return .unknown
    }
  }

  // MARK: compound values

  private mutating func evaluate(subscript index: Int) -> Value {
    guard let first = facts.operands(of: index).first else { return .unknown }
    let base = evaluateFirst(of: index, expected: .unknown)
    if case .dictionary(_, let value) = base.type.unwrapped { return Value(type: .optional(value), isReached: base.isReached) }
    if let found = members(.subscripting, of: base.type).first {
      return Value(type: declaredType(of: found).substituting(found.substitution))
    }
    var value = Value(type: base.type.element)
    if base.isReached { reach(&value, at: facts.expressions[first].span) }
    return value
  }

  private mutating func evaluate(cast node: Expression, _ index: Int) -> Value {
    let value = evaluateFirst(of: index, expected: .unknown)
    recordTypes(in: node.type, kind: .cast)
    let type = codebase.resolve(node.type, in: scope)
    let concrete = type.symbol.flatMap { codebase.types[$0].isProtocol ? nil : Value.Source.type($0) }
    return Value(
      type: node.flags.contains(.isOptional) ? .optional(type) : type,
      sources: concrete.map { ValueSources($0) } ?? value.sources,
      isExplicit: true)
  }

  private mutating func evaluate(array index: Int, expected: SemanticType) -> Value {
    let operands = Array(facts.operands(of: index))
    var element = SemanticType.unknown
    for operand in operands {
      let value = evaluate(operand, expected: expected.element)
      if element.isUnknown { element = value.type }
    }
    // `[User]()`: an array with a type in it names the array's type.
    if operands.count == 1, case .metatype(let type) = element {
      record(.construction, of: type, at: facts.expressions[operands[0]].span)
      return Value(type: .metatype(.array(type)), isExplicit: true)
    }
    return Value(type: element.isUnknown ? expected : .array(element).bounded)
  }

  private mutating func evaluate(dictionary index: Int, expected: SemanticType) -> Value {
    let values = facts.operands(of: index).map { evaluate($0, expected: .unknown).type }
    guard values.count >= 2 else { return Value(type: expected) }
    if values.count == 2, case .metatype(let key) = values[0], case .metatype(let value) = values[1] {
      return Value(type: .metatype(.dictionary(key, value)))
    }
    return Value(type: .dictionary(values[0], values[1]).bounded)
  }

  private mutating func evaluate(tuple index: Int, expected: SemanticType) -> Value {
    var wanted: [SemanticType.Element] = []
    if case .tuple(let elements) = expected.unwrapped { wanted = elements }
    var elements: [SemanticType.Element] = []
    for (position, operand) in facts.operands(of: index).enumerated() {
      let expected = position < wanted.count ? wanted[position].type : .unknown
      let label = name(facts.expressions[operand].name)
      elements.append(SemanticType.Element(label: label, type: evaluate(operand, expected: expected).type))
    }
    return Value(type: .tuple(elements).bounded)
  }

  private mutating func evaluate(ternary index: Int, expected: SemanticType) -> Value {
    let operands = Array(facts.operands(of: index))
    guard operands.count == 3 else { return evaluateBranches(of: index, expected: expected) }
    evaluate(operands[0], expected: .unknown)
    return evaluate(operands[1], expected: expected).united(with: evaluate(operands[2], expected: expected))
  }

  private mutating func evaluate(coalesce index: Int, expected: SemanticType) -> Value {
    var united = Value.unknown
    for operand in facts.operands(of: index) {
      var value = evaluate(operand, expected: expected)
      value.type = value.type.unwrapped
      united = united.united(with: value)
    }
    return united
  }

  private mutating func evaluate(assignment index: Int) -> Value {
    let operands = Array(facts.operands(of: index))
    guard operands.count == 2 else { return .unknown }
    let target = evaluate(operands[0], expected: .unknown)
    let value = evaluate(operands[1], expected: target.type)
    for case .slot(let slot) in target.sources { flow(value, into: slot) }
    assignLocal(operands[0], value)
    let source = facts.expressions[operands[1]]
    if isRecording, !isDeinitializer, source.kind == .literal, name(source.name) == .nil, facts.isOwn(operands[0]) {
      for case .slot(let slot) in target.sources { outcome.cleared.append(Int32(slot)) }
    }
    return .unknown
  }

  /// `let view: LoginView` that gets its value later: every assignment may be the one.
  private mutating func assignLocal(_ index: Int, _ value: Value) {
    let node = facts.expressions[index]
    guard node.kind == .name else { return }
    let name = name(node.name)
    guard let position = locals.lastIndex(where: { $0.name == name }) else { return }
    locals[position].value.sources.formUnion(value.sources)
    if locals[position].value.type.isUnknown { locals[position].value.type = value.type }
  }
}

extension Value {
  /// Either of two values: the first known type, all sources.
  func united(with other: Value) -> Value {
    var all = sources
    all.formUnion(other.sources)
    return Value(
      type: type.isUnknown ? other.type : type, sources: all, isSelf: isSelf && other.isSelf,
      isExplicit: isExplicit && other.isExplicit)
  }
}
