import ViperFacts

/// The evaluation of calls of functions, methods and closures.
extension BodyEvaluator {
  mutating func evaluate(call node: Expression, _ index: Int, expected: SemanticType) -> Value {
    var operands = facts.operands(of: index)
    guard let callee = operands.next() else { return .unknown }
    return evaluate(callee: callee, operands, expected: expected)
  }

  private mutating func evaluate(callee: Int, _ arguments: Operands, expected: SemanticType) -> Value {
    let node = facts.expressions[callee]
    let base = node.kind == .member ? facts.operands(of: callee).first : nil
    switch node.kind {
    case .name where facts.isSelected(node) || locals[name(node.name)] == nil: return call(name: node, callee, arguments)
    case .member:
      guard let base else { return call(implicit: node, callee, arguments, expected: expected) }
      return call(member: node, callee, base: base, arguments)
    case .unwrap where callee + 1 < facts.expressions.count: return evaluate(callee: callee + 1, arguments, expected: expected)
    default: return call(value: evaluate(callee, expected: .unknown), named: node.span, arguments)
    }
  }

  /// Evaluates `f(x)` and `Type(x)`.
  private mutating func call(name node: Expression, _ callee: Int, _ arguments: Operands) -> Value {
    let name = name(node.name)
    for type in facts.isSelected(node) ? [] : place.scope.types where codebase.uses.contains(.member, of: name) {
      let found = members(name, of: .nominal(type, [])).callable(in: codebase)
      if found.isEmpty { continue }
      let call = overload(found, arguments)
      mention(name, callee, on: .nominal(type, []), found, call, isSelf: true)
      mean(callee, call)
      if let call { return apply(call, arguments) }
      return cannotTell(arguments)
    }
    let value = evaluate(callee, expected: .unknown)
    if case .metatype = value.type { return call(value: value, named: node.span, arguments) }
    let globals = resolver.globals(name, from: place.scope.file)
    if let call = overload(globals.callable(in: codebase), arguments) {
      correct(callee, call)
      return apply(call, arguments)
    }
    if globals.isEmpty, let value = container(name, on: value, arguments) { return value }
    return call(value: value, named: node.span, arguments, callee: name)
  }

  /// Evaluates `.init(x)` and `.case(x)` against the expected type.
  private mutating func call(
    implicit node: Expression, _ callee: Int, _ arguments: Operands, expected: SemanticType
  ) -> Value {
    let (type, name) = (expected.unwrapped, name(node.name))
    if name == .initializer { return construct(type, at: node.span, arguments, by: callee) }
    let found = members(name, of: type)
    let call = overload(found, arguments)
    mention(name, callee, on: type, found, call)
    if found.isEmpty { mean(callee, nil, of: type) } else { mean(callee, call) }
    if let call { return apply(call, arguments) }
    evaluateUnmatched(arguments)
    return Value(type: type)
  }

  /// Evaluates `x.f(y)`, `Type.f(y)` and `super.init(y)`.
  private mutating func call(member node: Expression, _ callee: Int, base: Int, _ arguments: Operands) -> Value {
    let name = name(node.name)
    let receiver = evaluate(base, expected: .unknown)
    if name == .initializer { return callInitializer(of: receiver, base: base, arguments, by: callee) }
    if name == .removeAll { recordRemoval(from: receiver, base: base, arguments) }
    guard case .metatype(let named) = receiver.type else {
      return call(name, on: receiver, of: receiver.type, callee, base, arguments)
    }
    if case .nominal(let id, _) = named {
      if let nested = nestedType(name, in: id) {
        mean(callee, Self.meaning(ofAlias: nested))
        return construct(nested, at: node.span, arguments)
      }
      if isUnseenType(name, in: named) {
        mean(callee, nil, of: named)
        return cannotTell(arguments)
      }
    }
    if case .external = named, case .nominal(let id, _) = codebase.member(name, of: named, in: place.scope) {
      mean(callee, .type(id))
      return construct(.nominal(id, []), at: node.span, arguments)
    }
    record(.staticCall, of: named, at: facts.expressions[base].span)
    return call(name, on: receiver, of: named, callee, base, arguments)
  }

  /// Records that a type takes chosen elements out of its own collection, as an observed object does with its listeners.
  private mutating func recordRemoval(from receiver: Value, base: Int, _ arguments: Operands) {
    var arguments = arguments
    guard arguments.next() != nil, !place.isDeinitializer, facts.isOwn(base) else { return }
    for case .slot(let slot) in receiver.sources { recorder.recordCleared(slot) }
  }

  /// The type or alias of a name that another type declares: naming it uses nothing else of that type.
  func nestedType(_ name: Name, in type: TypeSymbol.ID) -> SemanticType? {
    switch codebase.nested(name, in: type) {
    case .type(let nested): .nominal(nested, [])
    case .alias(let alias): codebase.resolve(alias: alias)
    default: nil
    }
  }

  /// Whether a name after that of a type is by its spelling that of a type which some file declares that is not read, as a generated
  /// one: naming it uses nothing else of the outer type.
  mutating func isUnseenType(_ name: Name, in type: SemanticType) -> Bool {
    codebase.text(name).first?.isUppercase == true && members(name, of: type).isEmpty
  }

  /// - Parameter type: the type whose members are called: that of the receiver, or the one that a metatype names.
  private mutating func call(
    _ name: Name, on receiver: Value, of type: SemanticType, _ callee: Int, _ base: Int, _ arguments: Operands
  ) -> Value {
    let (found, node) = (members(name, of: type), facts.expressions[callee])
    let call = overload(found.callable(in: codebase), arguments)
    mention(name, callee, on: type, found, call, isSelf: receiver.isSelf)
    mean(callee, of: call, among: found, on: type)
    recorder.look(on: type, isFound: !found.isEmpty)
    if receiver.isReached, receiver.type.isSingle { record(.chain, of: receiver.type, at: node.span, context: .memberRead) }
    if let call {
      var value = apply(call, arguments)
      bindSelf(of: &value, to: type, from: call.match.member)
      if case .metatype = receiver.type { return value }
      if !receiver.isSelf { reach(&value, at: node.span) }
      return value
    }
    if let property = found.first {
      return OverloadSet.isCallable(property.reference, in: codebase)
        ? cannotTell(arguments) : self.call(value: value(of: property), named: node.span, arguments)
    }
    if let controller = generatedAccessor(name, base) {
      evaluateUnmatched(arguments)
      return controller
    }
    if codebase.isView(receiver.type) {
      // A modifier's result shows the view.
      evaluateUnmatched(arguments)
      return Value(type: receiver.type, sources: receiver.sources, isExplicit: receiver.isExplicit)
    }
    if let value = container(name, on: receiver, arguments) { return value }
    return standardCall(name, on: receiver, arguments)
  }

  /// Replaces a result declared as `Self`, which is the receiver's type and not the one that declares the member.
  private func bindSelf(of value: inout Value, to receiver: SemanticType, from member: FoundMember) {
    guard let symbol = receiver.symbol, symbol != member.owner, returnsSelf(member.reference) else { return }
    value.type = if case .optional = value.type { .optional(receiver.unwrapped) } else { receiver.unwrapped }
    if !codebase.types[symbol].isProtocol { value.sources.formUnion(ValueSources(.type(symbol))) }
  }

  /// Whether the declared type is `Self` or an optional one.
  private func returnsSelf(_ reference: DeclarationReference) -> Bool {
    let (file, first) = (codebase.files[Int(reference.file)], Int(codebase.declaration(reference).type))
    guard first >= 0 else { return false }
    let isWrapped = [.optional, .implicitlyUnwrapped].contains(file.facts.types[first].kind)
    guard !isWrapped || first + 1 < file.facts.types.count else { return false }
    let use = file.facts.types[isWrapped ? first + 1 : first]
    return use.kind == .name && file.name(use.name) == .upperSelf
  }

  /// A generated resource accessor, named after the class that it creates: `R.storyboard.login.loginViewController()`.
  private mutating func generatedAccessor(_ name: Name, _ base: Int) -> Value? {
    var root = base
    while facts.expressions[root].kind == .member, root + 1 < Int(facts.expressions[base].subtreeEnd) { root += 1 }
    guard facts.expressions[root].kind == .name, self.name(facts.expressions[root].name) == .resources else { return nil }
    let accessor = codebase.text(name)
    guard let type = codebase.names.known(accessor.prefix(1).uppercased() + accessor.dropFirst()),
      case .type(let id) = codebase.lookup(type, in: place.scope)
    else { return nil }
    return Value(type: .optional(.nominal(id, [])), sources: ValueSources(.type(id)))
  }

  mutating func call(value: Value, named span: Span, _ arguments: Operands, callee: Name? = nil) -> Value {
    switch value.type.unwrapped {
    case .metatype(let type): return construct(type, at: span, arguments, isRecorded: value.isExplicit)
    case .function(let parameters, let result):
      for (position, argument) in arguments.enumerated() {
        evaluate(argument, expected: position < parameters.count ? parameters[position] : .unknown)
      }
      return Value(type: result, sources: value.sources, isExplicit: value.isExplicit)
    default:
      evaluateUnmatched(arguments, of: callee)
      return .unknown
    }
  }

  /// A call of an ambiguous overload, or of a member that may belong to an external type.
  private mutating func cannotTell(_ arguments: Operands) -> Value {
    evaluateUnmatched(arguments)
    return .unknown
  }

  /// A call of the standard library that passes elements to a closure or returns them.
  private mutating func standardCall(_ name: Name, on receiver: Value, _ arguments: Operands) -> Value {
    guard let call = StandardLibrary.Call(codebase.text(name), on: receiver.type) else {
      evaluateUnmatched(arguments, of: name)
      return .unknown
    }
    // The closure's parameters are reached through another type if the container is.
    let outer = reachedParameters
    reachedParameters = receiver.isReached
    let values = arguments.map { evaluate($0, expected: call.closure) }
    reachedParameters = outer
    return Value(type: call.result(values.last?.type))
  }
}
