import ViperFacts

/// The evaluation of calls of containers that make objects by their type.
///
/// What a container gives for a type flows through the slot of that type's declaration, which no other value has. An entry of a
/// container has the type of the closure that completes its object.
extension BodyEvaluator {
  /// The value of a call of a container whose own code is not read; nil for any other call.
  mutating func container(_ name: Name, on receiver: Value, _ arguments: Operands) -> Value? {
    if case .function = receiver.type, receiver.isEntry { return configure(receiver, arguments) }
    guard let purpose = containers[name] else { return nil }
    if purpose == .share { return share(arguments) }
    var rest = arguments
    guard let first = rest.next(), let named = facts.operands(of: first).first, isTypeValue(named) else { return nil }
    guard case .metatype(let type) = evaluate(first, expected: .unknown).type, !type.isUnknown else {
      evaluateUnmatched(rest)
      return .unknown
    }
    switch purpose {
    case .register: return register(type, rest)
    case .complete:
      let entry = Value(type: Self.completion(of: type), isEntry: true)
      return configure(entry, rest)
    case .resolve, .share:
      evaluateUnmatched(rest)
      return Value(type: .optional(type.unwrapped), sources: given(for: type))
    }
  }

  private static func completion(of type: SemanticType) -> SemanticType { .function([.unknown, type], .unknown) }

  private mutating func register(_ type: SemanticType, _ arguments: Operands) -> Value {
    for argument in arguments {
      let value = evaluate(argument, expected: .function([.unknown], type))
      if case .function = value.type, let slot = slot(of: type) { recorder.flow(value, into: slot, in: place.body) }
    }
    return Value(type: Self.completion(of: type), isEntry: true)
  }

  /// A call on an entry: it may get a closure that completes the object.
  private mutating func configure(_ entry: Value, _ arguments: Operands) -> Value {
    for argument in arguments { evaluate(argument, expected: entry.type) }
    return entry
  }

  private mutating func share(_ arguments: Operands) -> Value? {
    var rest = arguments
    guard let closure = rest.next(), rest.isEmpty else { return nil }
    let value = evaluate(closure, expected: .function([], .unknown))
    guard case .function(_, let result) = value.type else { return .unknown }
    return Value(type: result, sources: value.sources, isExplicit: value.isExplicit)
  }

  /// What a container has for a type: what is registered for it and, as it is one, an object of the class itself.
  private func given(for type: SemanticType) -> ValueSources {
    guard let symbol = type.unwrapped.symbol else { return ValueSources() }
    var sources = ValueSources()
    if !codebase.types[symbol].isProtocol { sources.insert(.type(symbol)) }
    if let slot = slot(of: type) { sources.insert(.slot(slot)) }
    return sources
  }

  private func slot(of type: SemanticType) -> Int? {
    type.unwrapped.symbol.flatMap { codebase.types[$0].declaration }.map { codebase.slot($0) }
  }
}
