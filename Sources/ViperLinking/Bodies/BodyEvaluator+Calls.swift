import ViperFacts

extension BodyEvaluator {
  /// What is called, and which of its parameters takes each argument.
  private struct Match {
    var member: FoundMember
    /// The positions of their declarations, in the member's file.
    var parameters: [Int32]
    /// Those that the arguments had when it was chosen among others.
    var values: [Value]?

    func parameter(_ number: Int) -> DeclarationReference {
      DeclarationReference(file: Int(member.reference.file), index: Int(parameters[number]))
    }
  }

  mutating func evaluate(call node: Expression, _ index: Int, expected: SemanticType) -> Value {
    var operands = facts.operands(of: index)
    guard let callee = operands.next() else { return .unknown }
    return evaluate(callee: callee, operands, expected: expected)
  }

  private mutating func evaluate(callee: Int, _ arguments: Operands, expected: SemanticType) -> Value {
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
  private mutating func call(name node: Expression, _ callee: Int, _ arguments: Operands) -> Value {
    let name = name(node.name)
    for type in scope.types where codebase.uses.contains(.member, of: name) {
      let found = callable(members(name, of: .nominal(type, [])))
      if let match = overload(found, arguments) { return apply(match, arguments) }
      if !found.isEmpty { return cannotTell(arguments) }
    }
    let value = evaluate(callee, expected: .unknown)
    if case .metatype = value.type { return call(value: value, named: node.span, arguments) }
    let globals = codebase.globals.all(name, in: codebase.files[scope.file].root)
    let found = callable(globals.map { FoundMember(reference: $0, owner: -1) })
    if let match = overload(found, arguments) { return apply(match, arguments) }
    return call(value: value, named: node.span, arguments)
  }

  /// `.init(x)`, `.case(x)` where a type is expected.
  private mutating func call(implicit name: Name, _ arguments: Operands, expected: SemanticType) -> Value {
    let type = expected.unwrapped
    if name == .initializer { return construct(type, at: nil, arguments) }
    let found = members(name, of: type)
    if let match = overload(found, arguments) { return apply(match, arguments) }
    evaluateUnmatched(arguments)
    return Value(type: type)
  }

  /// `x.f(y)`, `Type.f(y)`, `super.init(y)`.
  private mutating func call(member node: Expression, base: Int, _ arguments: Operands) -> Value {
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
    if let match = overload(callable(found), arguments) {
      var value = apply(match, arguments)
      if case .metatype = receiver.type { return value }
      if !receiver.isSelf { reach(&value, at: node.span) }
      return value
    }
    if let property = found.first {
      return isCallable(property.reference)
        ? cannotTell(arguments) : call(value: value(of: property), named: node.span, arguments)
    }
    if let controller = generatedAccessor(name, base) { return controller }
    return standardCall(codebase.text(name), on: receiver, arguments)
  }

  /// `R.storyboard.login.loginViewController()`: a generated accessor is named after the class that it makes.
  private mutating func generatedAccessor(_ name: Name, _ base: Int) -> Value? {
    var root = base
    while facts.expressions[root].kind == .member, root + 1 < Int(facts.expressions[base].subtreeEnd) { root += 1 }
    guard facts.expressions[root].kind == .name, self.name(facts.expressions[root].name) == .resources else { return nil }
    guard let type = codebase.names.known(GeneratedAccessors.typeName(of: codebase.text(name))),
      case .type(let id) = codebase.lookup(type, in: scope)
    else { return nil }
    return Value(type: .optional(.nominal(id, [])), sources: ValueSources(.type(id)))
  }

  private mutating func callInitializer(of receiver: Value, base: Int, _ arguments: Operands) -> Value {
    if case .metatype(let type) = receiver.type { return construct(type, at: facts.expressions[base].span, arguments) }
    // `self.init`, `super.init`: the values go on to another initializer of the same object.
    guard let owner else { return .unknown }
    let isSuper = facts.expressions[base].kind == .superReference
    let types = isSuper ? codebase.types[owner].supertypes : [selfType]
    if let match = overload(types.flatMap { members(.initializer, of: $0) }, arguments) { return apply(match, arguments) }
    evaluateUnmatched(arguments)
    return .unknown
  }

  private mutating func call(value: Value, named span: Span, _ arguments: Operands) -> Value {
    switch value.type.unwrapped {
    case .metatype(let type): return construct(type, at: span, arguments, isRecorded: value.isExplicit)
    case .function(let parameters, let result):
      for (position, argument) in arguments.enumerated() {
        evaluate(argument, expected: position < parameters.count ? parameters[position] : .unknown)
      }
      return Value(type: result, sources: value.sources, isExplicit: value.isExplicit)
    default:
      evaluateUnmatched(arguments)
      return .unknown
    }
  }

  /// A method whose overload is not clear, or that belongs to a type outside the code base after all.
  private mutating func cannotTell(_ arguments: Operands) -> Value {
    evaluateUnmatched(arguments)
    return .unknown
  }

  private mutating func evaluateUnmatched(_ arguments: Operands) {
    // Nothing but the call's own type matters.
    guard isRecording else { return }
    for argument in arguments { evaluate(argument, expected: .unknown) }
  }

  // MARK: construction

  private mutating func construct(
    _ type: SemanticType, at span: Span?, _ arguments: Operands, isRecorded: Bool = false
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
        let generics = TypeList(codebase.types[id].generics.map { map[$0] ?? .unknown })
        if generics.contains(where: { !$0.isUnknown }) { result = .nominal(id, generics) }
      }
    } else {
      passMemberwise(arguments, to: symbol)
    }
    return Value(type: result, sources: ValueSources(.type(symbol)), isExplicit: true)
  }

  /// A struct's own initializer: labels are property names.
  private mutating func passMemberwise(_ arguments: Operands, to type: TypeSymbol.ID) {
    for argument in arguments {
      guard let property = codebase.members[type, name(facts.expressions[argument].name)].first else {
        evaluate(argument, expected: .unknown)
        continue
      }
      let value = evaluate(argument, expected: propertyType(property, owner: type))
      flow(value, into: codebase.slot(property))
    }
  }

  // MARK: overloads

  private mutating func isCallable(_ reference: DeclarationReference) -> Bool {
    switch codebase.declaration(reference).kind {
    case .function, .initializer, .enumCase: true
    default: false
    }
  }

  /// Mostly all of them are.
  private mutating func callable(_ members: [FoundMember]) -> [FoundMember] {
    members.allSatisfy { isCallable($0.reference) } ? members : members.filter { isCallable($0.reference) }
  }

  /// The nearest candidate whose labels fit; among several of one type the one whose parameters take the arguments' types.
  private mutating func overload(_ candidates: [FoundMember], _ arguments: Operands) -> Match? {
    for (position, candidate) in candidates.enumerated() {
      guard let first = match(candidate, arguments) else { continue }
      if arguments.isEmpty { return first }
      let rivals = candidates[(position + 1)...].compactMap { $0.owner == candidate.owner ? match($0, arguments) : nil }
      return rivals.isEmpty ? first : best(of: [first] + rivals, arguments)
    }
    return nil
  }

  /// The one whose parameters take the arguments' types.
  private mutating func best(of rivals: [Match], _ arguments: Operands) -> Match? {
    let values = silently { evaluator in arguments.map { evaluator.evaluate($0, expected: .unknown) } }
    let ranked = rivals.map { (matches(values.map(\.type), $0), $0) }
    let best = ranked.map(\.0).max()!
    let winners = ranked.filter { $0.0 == best }.map(\.1)
    var winner = winners[0]
    winner.values = values
    if winners.count == 1 { return winner }
    // Cannot tell which, unless it makes no difference.
    let results = Set(winners.map { declaredType(of: $0.member) })
    if results.count > 1, isRecording { outcome.ambiguous.append(codebase.name(winner.member.reference)) }
    return results.count == 1 ? winner : nil
  }

  /// Nil where labels or number of the arguments do not fit; each parameter that takes none must have a value or be variadic.
  private mutating func match(_ member: FoundMember, _ arguments: Operands) -> Match? {
    let file = Int(member.reference.file)
    let declarations = codebase.files[file].facts.declarations
    var remaining = codebase.files[file].facts.children(of: Int(member.reference.index))
    var next = Self.nextParameter(of: &remaining, declarations)
    var parameters: [Int32] = []
    for argument in arguments {
      while let parameter = next, !fits(argument, parameter, in: file) {
        guard Self.isOptional(declarations[parameter]) else { return nil }
        next = Self.nextParameter(of: &remaining, declarations)
      }
      guard let parameter = next else { return nil }
      parameters.append(Int32(parameter))
      if !declarations[parameter].flags.contains(.isVariadic) { next = Self.nextParameter(of: &remaining, declarations) }
    }
    while let parameter = next {
      guard Self.isOptional(declarations[parameter]) else { return nil }
      next = Self.nextParameter(of: &remaining, declarations)
    }
    return Match(member: member, parameters: parameters)
  }

  private static func nextParameter(of children: inout Children, _ declarations: FactSection<Declaration>) -> Int? {
    while let child = children.next() { if declarations[child].kind == .parameter { return child } }
    return nil
  }

  private static func isOptional(_ parameter: Declaration) -> Bool {
    parameter.value >= 0 || parameter.flags.contains(.isVariadic)
  }

  /// Whether a parameter has the argument's label or, for a trailing closure, may be one.
  private mutating func fits(_ argument: Int, _ parameter: Int, in file: Int) -> Bool {
    let argument = facts.expressions[argument]
    if argument.flags.contains(.hasValue) { return isFunction(parameter, in: file) }
    return codebase.files[file].name(codebase.files[file].facts.declarations[parameter].name) == name(argument.name)
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
    types.indices.count { number in
      let type = types[number]
      let wanted = declaredType(of: match.parameter(number), in: match.member.reference, owner: match.member.owner).unwrapped
      if type.unwrapped == wanted { return true }
      guard let symbol = type.symbol, let target = wanted.symbol else { return false }
      return symbol == target || codebase.ancestors(of: symbol).contains(target)
    }
  }

  private static let plainTypes: Set<String> = [
    "Int", "String", "Bool", "Double", "Float", "CGFloat", "Date", "URL", "Data", "UUID", "Any",
  ]

  /// Whether a parameter takes a closure: its written type is a function, an optional one, or an alias that may be one.
  private mutating func isFunction(_ parameter: Int, in file: Int) -> Bool {
    let type = codebase.resolve(codebase.files[file].facts.declarations[parameter].type, in: TypeScope(file: file, types: []))
    switch type.unwrapped {
    case .external(let name, _): return !Self.plainTypes.contains(codebase.text(name))
    case .function, .unknown, .parameter: return true
    default: return false
    }
  }

  private mutating func apply(_ match: Match, _ arguments: Operands) -> Value {
    let map = pass(arguments, to: match)
    let member = match.member
    let declaration = codebase.declaration(member.reference)
    let owner = member.owner < 0 ? nil : Optional(member.owner)
    if declaration.kind == .enumCase { return Value(type: owner.map { .nominal($0, []) } ?? .unknown) }
    guard declaration.kind == .function else { return .unknown }
    let type = declaredType(of: member).substituting(map)
    return Value(type: type, sources: ValueSources(.slot(codebase.slot(member.reference))))
  }

  /// Evaluates arguments against their parameters; what the callee's generic parameters stand for.
  private mutating func pass(_ arguments: Operands, to match: Match) -> NameMap<SemanticType> {
    let member = match.member
    // Where only a type is looked for, once is enough: twice at each level of calls within calls would take for ever.
    let known = isRecording ? nil : match.values
    var map = member.substitution
    for (number, argument) in arguments.enumerated() {
      let parameter = match.parameter(number)
      let type = declaredType(of: parameter, in: member.reference, owner: member.owner)
      let value = known?[number] ?? evaluate(argument, expected: type.substituting(map))
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
  private mutating func standardCall(_ name: String, on receiver: Value, _ arguments: Operands) -> Value {
    let type = receiver.type
    guard name == "map" || name == "flatMap" || Self.isContainer(type) && Self.elementWise.contains(name) else {
      evaluateUnmatched(arguments)
      return .unknown
    }
    let element = Self.isContainer(type) ? type.unwrapped.element : type.unwrapped
    let closure = SemanticType.function([element, element], .unknown)
    // What the closure gets is handed out by another type, if the container is.
    let outer = reachedParameters
    reachedParameters = receiver.isReached
    let values = arguments.map { evaluate($0, expected: closure) }
    reachedParameters = outer
    switch name {
    case "filter", "sorted", "prefix", "drop": return Value(type: type.unwrapped)
    case "first", "last", "min", "max": return Value(type: .optional(element))
    case "map", "compactMap":
      guard case .function(_, let result)? = values.last?.type else { return .unknown }
      return Value(type: Self.isContainer(type) ? .array(name == "map" ? result : result.unwrapped) : .optional(result))
    default: return .unknown
    }
  }

  private static func isContainer(_ type: SemanticType) -> Bool {
    switch type {
    case .optional(let inner): isContainer(inner)
    case .array, .dictionary: true
    default: false
    }
  }
}
