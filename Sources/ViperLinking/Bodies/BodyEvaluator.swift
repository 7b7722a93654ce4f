import ViperFacts

/// The evaluator of declarations and bodies: it computes the value of each expression and records types and value flow.
///
/// Its state is split by subject: place, locals, members, inferred types and overloads; its extensions follow the syntax. Each
/// batch of parts has its own evaluator, which is noncopyable to prevent accidental copies.
struct BodyEvaluator: ~Copyable {
  let codebase: Codebase
  let containers: ContainerNames
  let showing: ShowingNames
  var recorder: UsageRecorder
  var place: CodePlace
  var locals = LocalScope()
  var resolver: MemberResolver
  var overloads: OverloadMatcher
  var inferred: InferredTypes
  /// The values of `return` statements, and the return type.
  var returned: [Value] = []
  var returnType: SemanticType = .unknown
  /// Whether the parameters of the next closure are reached through another type.
  var reachedParameters = false
  /// The innermost closure, whose parameters `$0` and so on are.
  var closure: Int?
  /// The member that is the target of the assignment that is being evaluated.
  var assignedMember: Int?
  /// Whether that target is a member of a known type that has none of the code base's by that name.
  var isForeignTarget = false
  /// The interned names `$0`, `$1` and so on, added on demand; nil for those that no code mentions.
  private var shorthandNames: [Name?] = []

  init(_ codebase: Codebase, containers: ContainerMethods = ContainerMethods()) {
    self.codebase = codebase
    self.containers = ContainerNames(containers, in: codebase)
    showing = ShowingNames(codebase)
    recorder = UsageRecorder(codebase)
    place = CodePlace(codebase)
    resolver = MemberResolver(codebase)
    overloads = OverloadMatcher(codebase)
    inferred = InferredTypes(slots: codebase.slotCount)
  }

  var facts: FileFacts { place.facts }

  mutating func name(_ id: NameTable.ID) -> Name { place.name(id) }

  mutating func shorthandName(_ position: Int) -> Name? {
    while shorthandNames.count <= position { shorthandNames.append(codebase.names.known("$\(shorthandNames.count)")) }
    return shorthandNames[position]
  }

  mutating func members(_ name: Name, of type: SemanticType) -> OverloadSet { resolver.members(name, of: type) }

  mutating func record(_ kind: ReferenceKind, of type: SemanticType, at span: Span, context: UsageContext = []) {
    recorder.record(kind, of: type, at: span, from: place, context: context)
  }

  mutating func recordTypes(in type: Int32, kind: ReferenceKind) { recorder.recordTypes(in: type, kind: kind, from: place) }

  // MARK: expressions

  /// Evaluates a block's statements in a scope of their own, and returns the value of a single statement or of a branch.
  @discardableResult
  mutating func evaluateStatements(of block: Int, expected: SemanticType) -> Value? {
    let outer = locals.count
    defer { locals.leave(to: outer) }
    var statements = facts.operands(of: block)
    guard let first = statements.next() else { return nil }
    if statements.isEmpty, facts.expressions[first].kind != .return { return evaluate(first, expected: expected) }
    let isBranch = facts.expressions[block].flags.contains(.hasValue)
    var last = evaluate(first, expected: isBranch ? expected : .unknown)
    for statement in statements { last = evaluate(statement, expected: isBranch ? expected : .unknown) }
    return isBranch ? last : nil
  }

  /// Evaluates an expression and records its usages.
  @discardableResult
  mutating func evaluate(_ index: Int, expected: SemanticType) -> Value {
    guard inferred.descend() else { return .unknown }
    defer { inferred.ascend() }
    let node = facts.expressions[index]
    var value = evaluate(node, index, expected: expected)
    if node.flags.contains(.isTried), !value.type.isUnknown { value.type = .optional(value.type.unwrapped) }
    return value
  }

  private mutating func evaluate(_ node: Expression, _ index: Int, expected: SemanticType) -> Value {
    switch node.kind {
    case .name: return evaluate(name: node, index)
    case .member: return evaluate(member: node, index, expected: expected)
    case .call: return evaluate(call: node, index, expected: expected)
    case .subscript: return evaluate(subscript: index)
    case .argument: return evaluateFirst(of: index, expected: expected)
    case .unwrap: return evaluate(unwrap: index, expected: expected)
    case .cast: return evaluate(cast: node, index)
    case .typeCheck:
      let context = place.context
      place.context.insert(.typeCheck)
      recordTypes(in: node.type, kind: .cast)
      place.context = context
      evaluateAll(of: index)
      return .unknown
    case .typeExpression: return Value(type: .metatype(codebase.resolve(node.type, in: place.scope)))
    case .selfReference:
      return Value(type: place.selfType, sources: place.owner.map { ValueSources(.type($0)) } ?? ValueSources(), isSelf: true)
    case .superReference: return Value(type: place.selfType, isSelf: true)
    case .literal, .operator: return evaluate(literal: node, index)
    case .array: return evaluate(array: index, expected: expected)
    case .dictionary: return evaluate(dictionary: index, expected: expected)
    case .tuple: return evaluate(tuple: index, expected: expected)
    case .closure: return evaluate(closure: index, expected: expected)
    case .ternary: return evaluate(ternary: index, expected: expected)
    case .coalesce: return evaluate(coalesce: index, expected: expected)
    case .assignment: return evaluate(assignment: index)
    case .block: return evaluateStatements(of: index, expected: expected) ?? .unknown
    case .binding: return evaluate(binding: node, index)
    case .destructuring: return evaluate(destructuring: node, index)
    case .match, .switch: return evaluate(matching: node, index, expected: expected)
    case .pattern, .other: return evaluateBranches(of: index, expected: expected)
    case .return:
      let value = evaluateFirst(of: index, expected: returnType)
      returned.append(value)
      return .unknown
    case .throw, .break, .continue, .fallthrough:
      evaluateAll(of: index)
      return .unknown
    case .declaration:
      if node.type >= 0 { evaluate(local: Int(node.type)) }
      return .unknown
    }
  }

  mutating func evaluateFirst(of index: Int, expected: SemanticType) -> Value {
    var operands = facts.operands(of: index)
    guard let first = operands.next() else { return .unknown }
    let value = evaluate(first, expected: expected)
    while let operand = operands.next() { evaluate(operand, expected: .unknown) }
    return value
  }

  mutating func evaluateAll(of index: Int) {
    for operand in facts.operands(of: index) { evaluate(operand, expected: .unknown) }
  }

  /// The united values of the branches of an `if` expression.
  mutating func evaluateBranches(of index: Int, expected: SemanticType) -> Value {
    var values: [Value] = []
    for operand in facts.operands(of: index) { values.append(evaluate(operand, expected: expected)) }
    return .any(of: values)
  }

  /// Evaluates something without recording, because it will be evaluated again.
  mutating func silently<Result>(_ work: (inout BodyEvaluator) -> Result) -> Result {
    let (isRecording, count) = (recorder.isRecording, locals.count)
    recorder.isRecording = false
    defer {
      recorder.isRecording = isRecording
      locals.leave(to: count)
    }
    return work(&self)
  }

  /// Evaluates something in another place without recording.
  mutating func elsewhere<Result>(in scope: TypeScope, owner: TypeSymbol.ID?, _ work: (inout BodyEvaluator) -> Result) -> Result {
    let saved = (place, locals, recorder.isRecording, returned, closure)
    place.move(to: scope, in: codebase)
    place.owner = owner
    (locals, recorder.isRecording, returned, closure) = (LocalScope(), false, [], nil)
    defer { (place, locals, recorder.isRecording, returned, closure) = saved }
    return work(&self)
  }
}
