import ViperFacts

extension BodyEvaluator {
  mutating func evaluate(_ part: EvaluationPart) {
    enter(file: Int(part.reference.file), types: part.type.map(codebase.enclosing) ?? [])
    if let type = part.type { evaluate(part.reference, of: type) } else { evaluate(member: part.reference) }
    outcome.endPart()
  }

  private mutating func evaluate(_ part: DeclarationReference, of type: TypeSymbol.ID) {
    owner = codebase.types[type].isExternal ? nil : type
    evaluateInheritance(of: part)
    for child in facts.children(of: Int(part.index)) {
      evaluate(member: DeclarationReference(file: Int(part.file), index: child))
    }
    owner = nil
  }

  private mutating func enter(file: Int, types: [TypeSymbol.ID]) {
    move(to: TypeScope(file: file, types: types))
    locals = []
    body = nil
    context = []
  }

  private mutating func evaluateInheritance(of part: DeclarationReference) {
    guard owner != nil else { return }
    for use in codebase.inheritance(of: part) {
      let type = codebase.resolve(use, in: scope)
      let isClass = type.symbol.map { codebase.types[$0].kind == .class } ?? false
      recordTypes(in: use, kind: isClass ? .inheritance : .conformance)
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
    default: break
    }
  }

  // MARK: properties

  private mutating func evaluate(property reference: DeclarationReference, _ declaration: Declaration) {
    let slot = codebase.slot(reference)
    let isRequirement = owner.map { codebase.types[$0].isProtocol } ?? false
    let isStored = !declaration.flags.contains(.isComputed) && !isRequirement
    let strength = isStored ? ReferenceStrength(of: declaration) : nil
    let kind: ReferenceKind = isStored && !declaration.flags.contains(.isStatic) ? .stored : .result
    // Not the owner: of an extension of another module's type there is none, and whoever asks first decides what the property is.
    let type = propertyType(reference, owner: scope.types.first)
    if declaration.type >= 0 {
      recordTypes(in: declaration.type, kind: kind, property: slot, strength: kind == .stored ? strength : nil)
    } else {
      record(
        kind, of: type, at: declaration.nameSpan, property: slot, strength: kind == .stored ? strength : nil, context: .inferred)
    }
    let outer = (body, context)
    body = slot
    if declaration.flags.contains(.isStatic) { context.insert(.staticMember) }
    if declaration.value >= 0 {
      let value = evaluate(Int(declaration.value), expected: type)
      flow(value, into: slot)
    }
    if declaration.body >= 0 {
      evaluateBody(declaration.body, returning: type, into: declaration.flags.contains(.isComputed) ? slot : nil)
    }
    (body, context) = outer
  }

  /// The type of a property, written or inferred from its first value.
  mutating func propertyType(_ reference: DeclarationReference, owner: TypeSymbol.ID?) -> SemanticType {
    let slot = codebase.slot(reference)
    if let known = inferredTypes[slot] {
      deepest = max(deepest, depth + known.height)
      if depth + known.height >= Self.depthLimit { dependsOnOrder = true }
      return known.type
    }
    let declaration = codebase.declaration(reference)
    let home = TypeScope(file: Int(reference.file), types: codebase.enclosing(owner))
    if declaration.type >= 0 {
      let type = codebase.resolve(declaration.type, in: home)
      inferredTypes.insert(InferredType(type: type, height: 0), for: slot)
      return type
    }
    guard declaration.value >= 0 else { return .unknown }
    guard inferring.insert(slot).inserted else {
      dependsOnOrder = true
      return .unknown
    }
    defer { inferring.remove(slot) }
    let outer = deepest
    deepest = depth
    let type = elsewhere(in: home, owner: owner) { $0.evaluate(Int(declaration.value), expected: .unknown).type.bounded }
    inferredTypes.insert(InferredType(type: type, height: deepest - depth), for: slot)
    deepest = max(deepest, outer)
    return type
  }

  /// Evaluates something that stands in another place, without recording anything.
  private mutating func elsewhere<Result>(
    in home: TypeScope, owner itsOwner: TypeSymbol.ID?, _ work: (inout BodyEvaluator) -> Result
  ) -> Result {
    let saved = (scope, owner, locals, body, context, isRecording, returned)
    move(to: home)
    (owner, locals, isRecording, returned) = (itsOwner, [], false, [])
    defer {
      move(to: saved.0)
      (_, owner, locals, body, context, isRecording, returned) = saved
    }
    return work(&self)
  }

  // MARK: functions

  private mutating func evaluate(function reference: DeclarationReference, _ declaration: Declaration) {
    let outer = (scope, locals.count, body, context, isDeinitializer)
    scope = codebase.scope(of: reference, owner: owner)
    scope.localTypes = outer.0.localTypes
    let slot = codebase.slot(reference)
    body = slot
    if declaration.kind == .initializer { context.insert(.initializer) }
    if declaration.flags.contains(.isStatic) { context.insert(.staticMember) }
    isDeinitializer = declaration.kind == .deinitializer
    for parameter in codebase.parameters(of: reference) { declare(parameter: parameter) }
    recordTypes(in: declaration.type, kind: .result)
    let result = codebase.resolve(declaration.type, in: scope)
    if declaration.body >= 0 {
      evaluateBody(declaration.body, returning: result, into: declaration.kind == .initializer ? nil : slot)
    }
    locals.removeLast(locals.count - outer.1)
    (scope, body, context, isDeinitializer) = (outer.0, outer.2, outer.3, outer.4)
  }

  private mutating func declare(parameter reference: DeclarationReference) {
    let declaration = codebase.declaration(reference)
    recordTypes(in: declaration.type, kind: .parameter)
    var type = codebase.resolve(declaration.type, in: scope)
    if declaration.flags.contains(.isVariadic) { type = .array(type) }
    let slot = codebase.slot(reference)
    if declaration.value >= 0 { flow(evaluate(Int(declaration.value), expected: type), into: slot) }
    locals.append((name(declaration.innerName), Value(type: type, sources: ValueSources(.slot(slot)))))
  }

  /// Evaluates a body; what it returns flows into `slot`.
  mutating func evaluateBody(_ body: Int32, returning type: SemanticType, into slot: Int?) {
    let outer = (returned, returnType)
    (returned, returnType) = ([], type)
    let only = evaluateStatements(of: Int(body), expected: type)
    if let slot {
      for value in returned { flow(value, into: slot) }
      if let only { flow(only, into: slot) }
    }
    (returned, returnType) = outer
  }

  /// A local function, seen from the body that it stands in.
  mutating func evaluate(local index: Int) {
    let reference = DeclarationReference(file: scope.file, index: index)
    let declaration = facts.declarations[index]
    if declaration.isType, let type = codebase.type(at: reference) {
      scope.localTypes[name(declaration.name)] = type
    } else if declaration.kind == .function {
      evaluate(function: reference, declaration)
    }
  }
}
