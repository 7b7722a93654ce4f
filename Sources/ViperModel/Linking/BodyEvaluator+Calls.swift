import ViperFacts

extension BodyEvaluator {
  /// An argument: its label, whether it is a trailing closure, and its value's position.
  private struct Argument {
    var label: Name
    var isTrailing: Bool
    var index: Int
  }

  /// What is called, and which of its parameters takes each argument.
  private struct Match {
    var member: FoundMember
    var parameters: [DeclarationReference]
    var positions: [Int]
    /// Those that the arguments had when it was chosen among others.
    var values: [Value]?
  }

  mutating func evaluate(call node: Expression, _ index: Int, expected: SemanticType) -> Value {
    let operands = facts.operands(of: index)
    guard let callee = operands.first else { return .unknown }
    let arguments = operands.dropFirst().map { operand in
      Argument(
        label: name(facts.expressions[operand].name), isTrailing: facts.expressions[operand].flags.contains(.hasValue),
        index: operand)
    }
    return evaluate(callee: callee, Array(arguments), expected: expected)
  }

  private mutating func evaluate(callee: Int, _ arguments: [Argument], expected: SemanticType) -> Value {
    let node = facts.expressions[callee]
    let base = node.kind == .member ? facts.operands(of: callee).first : nil
    switch node.kind {
    case .name where local(name(node.name)) == nil: return call(name: node, callee, arguments)
    case .member where base == nil: return call(implicit: name(node.name), arguments, expected: expected)
    case .member: return call(member: node, base: base!, arguments)
    case .unwrap where callee + 1 < facts.expressions.count: return evaluate(callee: callee + 1, arguments, expected: expected)
    default: return call(value: evaluate(callee, expected: .unknown), named: node.span, arguments)
    }
  }

  /// `f(x)`, `Type(x)`.
  private mutating func call(name node: Expression, _ callee: Int, _ arguments: [Argument]) -> Value {
    let name = name(node.name)
    for type in scope.types {
      let found = members(name, of: .nominal(type, [])).filter { isCallable($0.reference) }
      if let match = overload(found, arguments) { return apply(match, arguments) }
      if !found.isEmpty { return cannotTell(arguments) }
    }
    let value = evaluate(callee, expected: .unknown)
    if case .metatype = value.type { return call(value: value, named: node.span, arguments) }
    let globals = codebase.globals.all(name, in: codebase.files[scope.file].root)
    let found = globals.map { FoundMember(reference: $0, owner: -1, substitution: [:]) }.filter { isCallable($0.reference) }
    if let match = overload(found, arguments) { return apply(match, arguments) }
    return call(value: value, named: node.span, arguments)
  }

  /// `.init(x)`, `.case(x)` where a type is expected.
  private mutating func call(implicit name: Name, _ arguments: [Argument], expected: SemanticType) -> Value {
    let type = expected.unwrapped
    if name == .initializer { return construct(type, at: nil, arguments) }
    let found = members(name, of: type)
    if let match = overload(found, arguments) { return apply(match, arguments) }
    evaluateUnmatched(arguments)
    return Value(type: type)
  }

  /// `x.f(y)`, `Type.f(y)`, `super.init(y)`.
  private mutating func call(member node: Expression, base: Int, _ arguments: [Argument]) -> Value {
    let name = name(node.name)
    let receiver = evaluate(base, expected: .unknown)
    if name == .initializer { return callInitializer(of: receiver, base: base, arguments) }
    var type = receiver.type
    if case .metatype(let named) = receiver.type {
      if case .nominal(let id, _) = named, case .type(let nested)? = codebase.nested(name, in: id) {
        return construct(.nominal(nested, []), at: node.span, arguments)
      }
      if case .external = named, case .nominal(let id, _) = codebase.member(name, of: named, in: scope) {
        return construct(.nominal(id, []), at: node.span, arguments)
      }
      record(.staticCall, of: named, at: facts.expressions[base].span)
      type = named
    }
    let found = members(name, of: type)
    look(on: type, isFound: !found.isEmpty)
    if receiver.isReached, receiver.type.isSingle { record(.chain, of: receiver.type, at: node.span, context: .memberRead) }
    if let match = overload(found.filter { isCallable($0.reference) }, arguments) {
      var value = apply(match, arguments)
      if case .metatype = receiver.type { return value }
      if !receiver.isSelf { reach(&value, at: node.span) }
      return value
    }
    if let property = found.first {
      return isCallable(property.reference) ? cannotTell(arguments) : call(value: value(of: property), named: node.span, arguments)
    }
    if let controller = generatedAccessor(name, base) { return controller }
    return standardCall(codebase.text(name), on: receiver, arguments)
  }

  /// `R.storyboard.login.loginViewController()`: a generated accessor is named after the class that it makes.
  private mutating func generatedAccessor(_ name: Name, _ base: Int) -> Value? {
    var root = base
    while facts.expressions[root].kind == .member, root + 1 < Int(facts.expressions[base].subtreeEnd) { root += 1 }
    guard facts.expressions[root].kind == .name, self.name(facts.expressions[root].name) == .resources else { return nil }
    let text = codebase.text(name)
    guard let type = codebase.names.known(text.prefix(1).uppercased() + text.dropFirst()),
      case .type(let id) = codebase.lookup(type, in: scope)
    else { return nil }
    return Value(type: .optional(.nominal(id, [])), sources: [.type(id)])
  }

  private mutating func callInitializer(of receiver: Value, base: Int, _ arguments: [Argument]) -> Value {
    if case .metatype(let type) = receiver.type { return construct(type, at: facts.expressions[base].span, arguments) }
    // `self.init`, `super.init`: the values go on to another initializer of the same object.
    guard let owner else { return .unknown }
    let isSuper = facts.expressions[base].kind == .superReference
    let types = isSuper ? codebase.types[owner].supertypes : [selfType]
    if let match = overload(types.flatMap { members(.initializer, of: $0) }, arguments) { return apply(match, arguments) }
    evaluateUnmatched(arguments)
    return .unknown
  }

  private mutating func call(value: Value, named span: Span, _ arguments: [Argument]) -> Value {
    switch value.type.unwrapped {
    case .metatype(let type): return construct(type, at: span, arguments, isRecorded: value.isExplicit)
    case .function(let parameters, let result):
      for (position, argument) in arguments.enumerated() {
        evaluate(argument.index, expected: position < parameters.count ? parameters[position] : .unknown)
      }
      return Value(type: result, sources: value.sources, isExplicit: value.isExplicit)
    default:
      evaluateUnmatched(arguments)
      return .unknown
    }
  }

  /// A method whose overload is not clear, or that belongs to a type outside the code base after all.
  private mutating func cannotTell(_ arguments: [Argument]) -> Value {
    evaluateUnmatched(arguments)
    return .unknown
  }

  private mutating func evaluateUnmatched(_ arguments: [Argument]) {
    // Nothing but the call's own type matters.
    guard isRecording else { return }
    for argument in arguments { evaluate(argument.index, expected: .unknown) }
  }

  // MARK: construction

  private mutating func construct(
    _ type: SemanticType, at span: Span?, _ arguments: [Argument], isRecorded: Bool = false
  ) -> Value {
    if let span, !isRecorded, type.symbol != nil { record(.construction, of: .nominal(type.symbol!, []), at: span) }
    guard let symbol = type.symbol else {
      evaluateUnmatched(arguments)
      return Value(type: type, isExplicit: true)
    }
    let initializers = members(.initializer, of: type)
    var result = type
    if let match = overload(initializers, arguments) {
      let map = pass(arguments, to: match)
      if case .nominal(let id, let written) = type, written.isEmpty, !codebase.types[id].generics.isEmpty {
        let generics = codebase.types[id].generics.map { map[$0] ?? .unknown }
        if generics.contains(where: { $0 != .unknown }) { result = .nominal(id, generics) }
      }
    } else {
      passMemberwise(arguments, to: symbol)
    }
    return Value(type: result, sources: [.type(symbol)], isExplicit: true)
  }

  /// A struct's own initializer: labels are property names.
  private mutating func passMemberwise(_ arguments: [Argument], to type: TypeSymbol.ID) {
    for argument in arguments {
      guard let property = codebase.members[type, argument.label].first else {
        evaluate(argument.index, expected: .unknown)
        continue
      }
      let value = evaluate(argument.index, expected: propertyType(property, owner: type))
      flow(value, into: codebase.slot(property))
    }
  }

  // MARK: overloads

  private func isCallable(_ reference: DeclarationReference) -> Bool {
    switch codebase.declaration(reference).kind {
    case .function, .initializer, .enumCase: true
    default: false
    }
  }

  /// The nearest candidate whose labels fit; among several of one type the one whose parameters take the arguments' types.
  private mutating func overload(_ candidates: [FoundMember], _ arguments: [Argument]) -> Match? {
    let fitting = candidates.compactMap { match($0, arguments) }
    guard let first = fitting.first else { return nil }
    guard fitting.count > 1, !arguments.isEmpty else { return first }
    let rivals = fitting.filter { $0.member.owner == first.member.owner }
    guard rivals.count > 1 else { return first }
    let values = silently { evaluator in arguments.map { evaluator.evaluate($0.index, expected: .unknown) } }
    let ranked = rivals.map { (matches(values.map(\.type), $0), $0) }
    let best = ranked.map(\.0).max()!
    let winners = ranked.filter { $0.0 == best }.map(\.1)
    var winner = winners[0]
    winner.values = values
    if winners.count == 1 { return winner }
    // Cannot tell which, unless it makes no difference.
    let results = Set(winners.map { declaredType(of: $0.member) })
    if results.count > 1, isRecording { outcome.ambiguous.append(codebase.name(first.member.reference)) }
    return results.count == 1 ? winner : nil
  }

  /// Nil where the arguments do not fit.
  private func match(_ member: FoundMember, _ arguments: [Argument]) -> Match? {
    let parameters = codebase.parameters(of: member.reference)
    return assignment(of: arguments, to: parameters).map { Match(member: member, parameters: parameters, positions: $0) }
  }

  /// Evaluates something that will be evaluated again: nothing is recorded.
  private mutating func silently<Result>(_ work: (inout BodyEvaluator) -> Result) -> Result {
    let saved = (isRecording, locals.count)
    isRecording = false
    defer {
      isRecording = saved.0
      locals.removeLast(locals.count - saved.1)
    }
    return work(&self)
  }

  /// How many arguments are of the very type, or below it, that the candidate's parameters have.
  private mutating func matches(_ types: [SemanticType], _ match: Match) -> Int {
    zip(types, match.positions).count { type, position in
      let wanted = declaredType(of: match.parameters[position], in: match.member.reference, owner: match.member.owner).unwrapped
      if type.unwrapped == wanted { return true }
      guard let symbol = type.symbol, let target = wanted.symbol else { return false }
      return symbol == target || codebase.ancestors(of: symbol).contains(target)
    }
  }

  /// For each argument the position of its parameter; nil where labels or number do not fit.
  private func assignment(of arguments: [Argument], to parameters: [DeclarationReference]) -> [Int]? {
    var positions: [Int] = []
    var next = 0
    for argument in arguments {
      guard let position = place(argument, in: parameters, from: &next) else { return nil }
      positions.append(position)
    }
    let rest = parameters.indices.filter { !positions.contains($0) }
    let fits = rest.allSatisfy {
      let declaration = codebase.declaration(parameters[$0])
      return declaration.value >= 0 || declaration.flags.contains(.isVariadic)
    }
    return fits ? positions : nil
  }

  private func place(_ argument: Argument, in parameters: [DeclarationReference], from next: inout Int) -> Int? {
    var position = next
    while position < parameters.count {
      let declaration = codebase.declaration(parameters[position])
      let label = codebase.files[Int(parameters[position].file)].name(declaration.name)
      let fits = argument.isTrailing ? isFunction(parameters[position]) : label == argument.label
      if fits {
        next = declaration.flags.contains(.isVariadic) ? position : position + 1
        return position
      }
      guard argument.isTrailing || declaration.value >= 0 || declaration.flags.contains(.isVariadic) else { return nil }
      position += 1
    }
    return nil
  }

  private static let plainTypes: Set<String> = ["Int", "String", "Bool", "Double", "Float", "CGFloat", "Date", "URL", "Data", "UUID", "Any"]

  /// Whether a parameter takes a closure: its written type is a function, an optional one, or an alias that may be one.
  private func isFunction(_ parameter: DeclarationReference) -> Bool {
    let file = Int(parameter.file)
    let type = codebase.resolve(codebase.declaration(parameter).type, in: TypeScope(file: file, types: []))
    switch type.unwrapped {
    case .external(let name, _): return !Self.plainTypes.contains(codebase.text(name))
    case .function, .unknown, .parameter: return true
    default: return false
    }
  }

  private mutating func apply(_ match: Match, _ arguments: [Argument]) -> Value {
    let map = pass(arguments, to: match)
    let member = match.member
    let declaration = codebase.declaration(member.reference)
    let owner = member.owner < 0 ? nil : Optional(member.owner)
    if declaration.kind == .enumCase { return Value(type: owner.map { .nominal($0, []) } ?? .unknown) }
    guard declaration.kind == .function else { return .unknown }
    let type = declaredType(of: member).substituting(map)
    return Value(type: type, sources: [.slot(codebase.slot(member.reference))])
  }

  /// Evaluates arguments against their parameters; what the callee's generic parameters stand for.
  private mutating func pass(_ arguments: [Argument], to match: Match) -> [Name: SemanticType] {
    let member = match.member
    // Where only a type is looked for, once is enough: twice at each level of calls within calls would take for ever.
    let known = isRecording ? nil : match.values
    var map = member.substitution
    for (number, (argument, position)) in zip(arguments, match.positions).enumerated() {
      let parameter = match.parameters[position]
      let type = declaredType(of: parameter, in: member.reference, owner: member.owner)
      let value = known?[number] ?? evaluate(argument.index, expected: type.substituting(map))
      type.bind(to: value.type, into: &map)
      flow(value, into: codebase.slot(parameter))
    }
    return map
  }

  // MARK: the standard library

  private static let elementWise: Set<String> = [
    "forEach", "map", "filter", "compactMap", "flatMap", "first", "last", "contains", "allSatisfy", "sorted", "min", "max",
    "firstIndex", "removeAll", "reduce", "prefix", "drop",
  ]

  /// Closures over containers get elements; some calls hand elements back.
  private mutating func standardCall(_ name: String, on receiver: Value, _ arguments: [Argument]) -> Value {
    let type = receiver.type
    guard Self.elementWise.contains(name), isContainer(type) || name == "map" || name == "flatMap" else {
      evaluateUnmatched(arguments)
      return .unknown
    }
    let element = isContainer(type) ? type.unwrapped.element : type.unwrapped
    let closure = SemanticType.function([element, element], .unknown)
    // What the closure gets is handed out by another type, if the container is.
    let outer = reachedParameters
    reachedParameters = receiver.isReached
    let values = arguments.map { evaluate($0.index, expected: closure) }
    reachedParameters = outer
    switch name {
    case "filter", "sorted", "prefix", "drop": return Value(type: type.unwrapped)
    case "first", "last", "min", "max": return Value(type: .optional(element))
    case "map", "compactMap":
      guard case .function(_, let result)? = values.last?.type else { return .unknown }
      return Value(type: isContainer(type) ? .array(name == "map" ? result : result.unwrapped) : .optional(result))
    default: return .unknown
    }
  }

  private func isContainer(_ type: SemanticType) -> Bool {
    switch type.unwrapped {
    case .array, .dictionary: true
    default: false
    }
  }
}
