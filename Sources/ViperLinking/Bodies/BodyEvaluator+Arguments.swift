import ViperFacts

/// The overload resolution of calls, and the passing of arguments.
extension BodyEvaluator {
  /// A resolved call, with the values of its arguments if they were evaluated to resolve it.
  struct Call {
    let match: OverloadMatch
    var values: [Value]?
    /// Whether no other overload fits as well.
    var isSure = true
  }

  /// The nearest candidate with matching labels; candidates of one type are ranked by how well their parameters match the
  /// arguments.
  mutating func overload(_ candidates: OverloadSet, _ arguments: Operands) -> Call? {
    if candidates.isEmpty { return nil }
    switch candidates.choice(for: CallShape(arguments, in: place), by: &overloads) {
    case .none: return nil
    case .one(let match): return Call(match: match)
    case .rivals(let rivals): return best(of: rivals, arguments)
    }
  }

  private mutating func best(of rivals: OverloadRivals, _ arguments: Operands) -> Call? {
    let values = silently { evaluator in arguments.map { evaluator.evaluate($0, expected: .unknown) } }
    let winners = rivals.best(for: values.map(\.type), in: codebase, &resolver)
    let winner = rivals.matches[winners[0]]
    if winners.count == 1 { return Call(match: winner, values: values) }
    // An ambiguous call is unresolved, unless all candidates have the same result.
    if rivals.haveOneResult(winners, &resolver) { return Call(match: winner, values: values, isSure: false) }
    recorder.recordAmbiguous(codebase.name(winner.member.reference))
    return nil
  }

  mutating func apply(_ call: Call, _ arguments: Operands) -> Value {
    let map = pass(arguments, to: call).substitution
    let member = call.match.member
    let declaration = codebase.declaration(member.reference)
    let owner = member.owner < 0 ? nil : Optional(member.owner)
    if declaration.kind == .enumCase { return Value(type: owner.map { .nominal($0, []) } ?? .unknown) }
    guard declaration.kind == .function else { return .unknown }
    let type = resolver.statedType(of: member).substituting(map)
    return Value(type: type, sources: ValueSources(.slot(codebase.slot(member.reference))))
  }

  /// Evaluates the arguments against their parameters, and returns the substitution of the callee's generic parameters and,
  /// for a hosting controller, the sources of the views that it is given.
  private mutating func pass(
    _ arguments: Operands, to call: Call, isHost: Bool = false
  ) -> (substitution: NameMap<SemanticType>, views: ValueSources) {
    let member = call.match.member
    // Without recording, the values of overload resolution are reused: evaluating twice at each level of nested calls is
    // exponential.
    let known = recorder.isRecording ? nil : call.values
    var map = member.substitution
    var views = ValueSources()
    for (number, argument) in arguments.enumerated() {
      let parameter = call.match.parameter(number)
      let type = resolver.statedType(of: parameter, in: member.reference, owner: member.owner)
      let value = known?[number] ?? evaluate(argument, expected: type.substituting(map))
      type.bind(to: value.type, into: &map)
      pass(value, of: argument, into: codebase.slot(parameter))
      if isHost, codebase.isView(value.type) { views.formUnion(value.sources) }
    }
    return (map, views)
  }

  /// Records what a slot gets from an expression, and whether that may be all that keeps the object.
  mutating func pass(_ value: Value, of expression: Int, into slot: Int) {
    recorder.flow(value, into: slot, in: place.body)
    if !isKept(value, by: expression) { recorder.recordUnnamed(slot) }
  }

  /// Whether an expression names what keeps its object: a local, a parameter or a stored property.
  private mutating func isKept(_ value: Value, by expression: Int) -> Bool {
    let node = facts.expressions[expression]
    let operands = facts.operands(of: expression)
    switch node.kind {
    case .literal, .selfReference, .superReference: return true
    case .name where locals[name(node.name)] != nil: return true
    case .name, .member:
      return value.sources.allSatisfy { source in
        guard case .slot(let slot) = source else { return true }
        let declaration = codebase.declaration(codebase.declaration(ofSlot: slot))
        return declaration.kind != .property || !declaration.flags.contains(.isComputed)
      }
    case .argument, .unwrap, .cast: return operands.first.map { isKept(value, by: $0) } ?? true
    case .ternary: return operands.dropFirst().allSatisfy { isKept(value, by: $0) }
    case .coalesce, .tuple, .other: return operands.allSatisfy { isKept(value, by: $0) }
    default: return false
    }
  }

  // MARK: construction

  /// A `self.init` or `super.init`, which passes values to another initializer of the same object.
  ///
  /// - Parameter callee: the `init` that is called.
  mutating func callInitializer(of receiver: Value, base: Int, _ arguments: Operands, by callee: Int) -> Value {
    if case .metatype(let type) = receiver.type {
      return construct(type, at: facts.expressions[base].span, arguments, by: callee)
    }
    guard let owner = place.owner else {
      mean(callee, nil, of: receiver.type)
      evaluateUnmatched(arguments)
      return .unknown
    }
    let isSuper = facts.expressions[base].kind == .superReference
    if let call = overload(initializers(of: isSuper ? codebase.types[owner].supertypes : [place.selfType]), arguments) {
      mean(callee, call)
      return apply(call, arguments)
    }
    mean(callee, .memberOfType(owner))
    evaluateUnmatched(arguments)
    return .unknown
  }

  private mutating func initializers(of types: [SemanticType]) -> OverloadSet {
    let found = types.map { members(.initializer, of: $0) }.filter { !$0.isEmpty }
    return found.count == 1 ? found[0] : OverloadSet(found.flatMap(\.members))
  }

  /// - Parameter callee: the `init` that is written, if any.
  mutating func construct(
    _ type: SemanticType, at span: Span?, _ arguments: Operands, isRecorded: Bool = false, by callee: Int? = nil
  ) -> Value {
    guard let symbol = type.symbol else {
      if let callee { mean(callee, nil, of: type) }
      if case .external(.hostingController, _) = type {
        return Value(type: type, sources: views(among: arguments), isExplicit: true)
      }
      evaluateUnmatched(arguments)
      return Value(type: type, isExplicit: true)
    }
    if let span, !isRecorded { record(.construction, of: .nominal(symbol, []), at: span) }
    var (result, sources) = (type, ValueSources(.type(symbol)))
    let call = overload(members(.initializer, of: type), arguments)
    if let callee { if let call { mean(callee, call) } else { mean(callee, nil, of: type) } }
    if let call {
      let (map, views) = pass(arguments, to: call, isHost: codebase.isHost(symbol))
      sources.formUnion(views)
      if case .nominal(let id, let written) = type, written.isEmpty, !codebase.types[id].generics.isEmpty {
        let generics = TypeList(codebase.types[id].generics.map { map[$0] ?? .unknown })
        if generics.contains(where: { !$0.isUnknown }) { result = .nominal(id, generics) }
      }
    } else if codebase.isHost(symbol) {
      sources.formUnion(views(among: arguments))
    } else {
      passMemberwise(arguments, to: symbol)
    }
    return Value(type: result, sources: sources, isExplicit: true)
  }

  /// The views among the arguments of a hosting controller, which counts as what it shows.
  private mutating func views(among arguments: Operands) -> ValueSources {
    var views = ValueSources()
    guard recorder.isRecording else { return views }
    for value in arguments.map({ evaluate($0, expected: .unknown) }) where codebase.isView(value.type) {
      views.formUnion(value.sources)
    }
    return views
  }

  /// The memberwise initializer of a struct, whose labels are property names.
  private mutating func passMemberwise(_ arguments: Operands, to type: TypeSymbol.ID) {
    for argument in arguments {
      guard let property = codebase.members[type, name(facts.expressions[argument].name)].first else {
        evaluateUnmatched(argument: argument)
        continue
      }
      let value = evaluate(argument, expected: propertyType(property, owner: type))
      pass(value, of: argument, into: codebase.slot(property))
    }
  }
}
