import ViperFacts

/// The evaluation of declarations: their types, initial values and bodies.
extension BodyEvaluator {
  mutating func evaluate(_ part: EvaluationPart) {
    place.move(
      to: TypeScope(file: Int(part.reference.file), types: part.type.map(codebase.enclosing) ?? []), in: codebase)
    (locals, place.body, place.context) = (LocalScope(), nil, [])
    if let type = part.type { evaluate(part.reference, of: type) } else { evaluate(member: part.reference) }
    recorder.endPart()
  }

  private mutating func evaluate(_ part: DeclarationReference, of type: TypeSymbol.ID) {
    place.owner = codebase.types[type].isExternal ? nil : type
    evaluateInheritance(of: part)
    recordMentions(in: part)
    for child in facts.children(of: Int(part.index)) {
      evaluate(member: DeclarationReference(file: Int(part.file), index: child))
    }
    place.owner = nil
  }

  private mutating func evaluateInheritance(of part: DeclarationReference) {
    guard place.owner != nil else { return }
    for use in codebase.inheritance(of: part) {
      let type = codebase.resolve(use, in: place.scope)
      let isClass = type.symbol.map { codebase.types[$0].kind == .class } ?? false
      let kind: ReferenceKind = isClass ? .inheritance : .conformance
      let head = facts.types[Int(use)]
      guard head.kind == .name, Int(head.subtreeEnd) > Int(use) + 1 else {
        recordTypes(in: use, kind: kind)
        continue
      }
      recorder.recordName(of: use, kind: kind, from: place)
      recordArguments(of: use, to: type.symbol)
    }
  }

  /// Records the generic arguments of a supertype: what a property of that generic type holds is stored, the others are used.
  private mutating func recordArguments(of use: Int32, to base: TypeSymbol.ID?) {
    let parameters = base.map { codebase.types[$0].generics } ?? []
    var (argument, position) = (Int(use) + 1, 0)
    while argument < Int(facts.types[Int(use)].subtreeEnd) {
      let property = position < parameters.count ? base.flatMap { storedProperty(of: parameters[position], in: $0) } : nil
      recorder.recordTypes(
        in: Int32(argument), kind: property == nil ? .parameter : .stored, from: place,
        property: property.map { codebase.slot($0) },
        strength: property.map { ReferenceStrength(of: codebase.declaration($0)) })
      argument = Int(facts.types[argument].subtreeEnd)
      position += 1
    }
  }

  /// The first stored property of a class whose type is one of its generic parameters.
  private func storedProperty(of parameter: Name, in type: TypeSymbol.ID) -> DeclarationReference? {
    codebase.members[type].first { member in
      let declaration = codebase.declaration(member)
      guard declaration.kind == .property, declaration.type >= 0, !declaration.flags.contains(.isComputed),
        !declaration.flags.contains(.isStatic)
      else { return false }
      let scope = TypeScope(file: Int(member.file), types: codebase.enclosing(type))
      if case .parameter(parameter, _) = codebase.resolve(declaration.type, in: scope).unwrapped { return true }
      return false
    }
  }

  private mutating func evaluate(member reference: DeclarationReference) {
    let declaration = codebase.declaration(reference)
    switch declaration.kind {
    case .property: evaluate(property: reference, declaration)
    case .function, .initializer, .subscript, .deinitializer: evaluate(function: reference, declaration)
    case .enumCase:
      for parameter in codebase.parameters(of: reference) {
        recordTypes(in: codebase.declaration(parameter).type, kind: .parameter)
      }
      recordMentions(in: reference)
    case .typealias, .associatedtype, .genericParameter: recordBounds(of: reference, declaration)
    default: break
    }
  }

  // MARK: properties

  private mutating func evaluate(property reference: DeclarationReference, _ declaration: Declaration) {
    let slot = codebase.slot(reference)
    let isRequirement = place.owner.map { codebase.types[$0].isProtocol } ?? false
    let isStored = !declaration.flags.contains(.isComputed) && !isRequirement
    // `place.owner` is nil in an extension of an external type, but names are looked up in that type all the same.
    let type = propertyType(reference, owner: place.scope.types.first)
    recordType(type, of: declaration, slot, strength: isStored ? ReferenceStrength(of: declaration) : nil)
    let outer = (place.body, place.context)
    place.body = slot
    if declaration.flags.contains(.isStatic) { place.context.insert(.staticMember) }
    recordMentions(in: reference)
    if declaration.value >= 0 {
      let value = evaluate(Int(declaration.value), expected: type)
      recorder.flow(value, into: slot, in: place.body)
    }
    if declaration.body >= 0 {
      evaluateBody(declaration.body, returning: type, into: declaration.flags.contains(.isComputed) ? slot : nil)
    }
    (place.body, place.context) = outer
  }

  /// - Parameter strength: nil for a computed property or a requirement.
  private mutating func recordType(_ type: SemanticType, of declaration: Declaration, _ slot: Int, strength: ReferenceStrength?) {
    let isStored = strength != nil && !declaration.flags.contains(.isStatic)
    let (kind, strength): (ReferenceKind, ReferenceStrength?) = isStored ? (.stored, strength) : (.result, nil)
    if declaration.type >= 0 {
      recorder.recordTypes(in: declaration.type, kind: kind, from: place, property: slot, strength: strength)
    } else {
      recorder.record(
        kind, of: type, at: declaration.nameSpan, from: place, property: slot, strength: strength, context: .inferred)
    }
  }

  /// The declared type of a property, or the one inferred from its initial value.
  mutating func propertyType(_ reference: DeclarationReference, owner: TypeSymbol.ID?) -> SemanticType {
    let slot = codebase.slot(reference)
    if let known = inferred.type(of: slot) { return known }
    let declaration = codebase.declaration(reference)
    let home = TypeScope(file: Int(reference.file), types: codebase.enclosing(owner))
    if declaration.type >= 0 {
      let type = codebase.resolve(declaration.type, in: home)
      inferred.insert(written: type, of: slot)
      return type
    }
    guard declaration.value >= 0 else { return .unknown }
    inferred.begin(slot)
    let type = elsewhere(in: home, owner: owner) { $0.evaluate(Int(declaration.value), expected: .unknown).type.bounded }
    return inferred.end(type)
  }

  // MARK: functions

  private mutating func evaluate(function reference: DeclarationReference, _ declaration: Declaration) {
    let (outer, count) = (place, locals.count)
    place.scope = codebase.scope(of: reference, owner: place.owner)
    place.scope.localTypes = outer.scope.localTypes
    let slot = codebase.slot(reference)
    place.body = slot
    if declaration.kind == .initializer { place.context.insert(.initializer) }
    if declaration.flags.contains(.isStatic) { place.context.insert(.staticMember) }
    place.isDeinitializer = declaration.kind == .deinitializer
    recordGenerics(of: reference)
    recordMentions(in: reference)
    for parameter in codebase.parameters(of: reference) { declare(parameter: parameter) }
    recordTypes(in: declaration.type, kind: .result)
    let result = codebase.resolve(declaration.type, in: place.scope)
    if declaration.body >= 0 {
      evaluateBody(declaration.body, returning: result, into: declaration.kind == .initializer ? nil : slot)
    }
    locals.leave(to: count)
    place = outer
  }

  private mutating func declare(parameter reference: DeclarationReference) {
    let declaration = codebase.declaration(reference)
    recordTypes(in: declaration.type, kind: .parameter)
    recordMentions(in: reference)
    var type = codebase.resolve(declaration.type, in: place.scope)
    if declaration.flags.contains(.isVariadic) { type = .array(type) }
    let slot = codebase.slot(reference)
    if declaration.value >= 0 {
      recorder.flow(evaluate(defaultArgument: Int(declaration.value), expected: type), into: slot, in: place.body)
    }
    locals.declare(name(declaration.innerName), Value(type: type, sources: ValueSources(.slot(slot))), .declaration(slot))
  }

  private mutating func evaluate(defaultArgument value: Int, expected type: SemanticType) -> Value {
    let outer = place.context
    defer { place.context = outer }
    place.context.insert(.defaultArgument)
    return evaluate(value, expected: type)
  }

  /// Evaluates a body, whose returned values flow into `slot`.
  private mutating func evaluateBody(_ body: Int32, returning type: SemanticType, into slot: Int?) {
    let outer = (returned, returnType)
    (returned, returnType) = ([], type)
    let only = evaluateParts(of: Int(body), expected: type)
    if let slot {
      for value in returned { recorder.flow(value, into: slot, in: place.body) }
      if let only { recorder.flow(only, into: slot, in: place.body) }
    }
    (returned, returnType) = outer
  }

  /// Evaluates the statements of a body, or its accessors, each with what it is given.
  private mutating func evaluateParts(of body: Int, expected type: SemanticType) -> Value? {
    let parts = Array(facts.operands(of: body))
    guard let first = parts.first, facts.expressions[first].flags.contains(.isAccessor) else {
      return evaluateStatements(of: body, expected: type)
    }
    let count = locals.count
    defer { locals.leave(to: count) }
    var value = Value.unknown
    for accessor in parts {
      declareParameter(of: accessor, type)
      value = evaluate(accessor, expected: parts.count == 1 ? type : .unknown)
      locals.leave(to: count)
    }
    return parts.count == 1 ? value : nil
  }

  /// Declares the value that a setter or an observer is given, by the name that it is given, or by the usual one.
  private mutating func declareParameter(of accessor: Int, _ type: SemanticType) {
    let node = facts.expressions[accessor]
    if let first = facts.operands(of: accessor).first, facts.expressions[first].flags.contains(.isClosureParameter) {
      locals.declare(name(facts.expressions[first].name), Value(type: type), .local(first))
    } else if let usual = Self.parameters[codebase.text(name(node.name))] {
      locals.declare(usual, Value(type: type), .local(accessor))
    }
  }

  private static let parameters: [String: Name] = [
    "set": .newValue, "willSet": .newValue, "init": .newValue, "didSet": .oldValue,
  ]

  /// Evaluates a local function, or adds a local type to the scope.
  mutating func evaluate(local index: Int) {
    let reference = DeclarationReference(file: place.scope.file, index: index)
    let declaration = facts.declarations[index]
    if declaration.isType, let type = codebase.type(at: reference) {
      place.scope.localTypes[name(declaration.name)] = type
    } else if declaration.kind == .function, recorder.isRecording {
      // No type is inferred from the body of a local function, so it matters for recording only.
      evaluate(function: reference, declaration)
    }
  }
}
