import ViperFacts

/// Walks declarations and bodies, works out the type of each expression, and writes down which type uses which other one and
/// what flows into which property.
///
/// Split by what is evaluated: declarations, expressions, calls, patterns, each in an extension of its own. Some methods are
/// `mutating` although they change nothing: the compiler copies the whole evaluator for those that are not.
struct BodyEvaluator {
  let codebase: Codebase
  /// What was written down so far.
  var outcome = EvaluationRecords()

  /// The type whose code is being read.
  var owner: TypeSymbol.ID?
  var scope = TypeScope(file: 0, types: [])
  /// Those of the scope's file: looked at for every expression.
  private(set) var facts: FileFacts
  private var fileNames: [Name]
  private var declaredTypes: SlotTable<SemanticType>
  /// By a type and a name.
  private var knownMembers = ScopedNames<[FoundMember]>()
  private var visited: VisitedTypes
  var locals: [(name: Name, value: Value)] = []
  /// The slot of the function or property whose body is being read.
  var body: Int?
  var context: UsageContext = []
  /// Inside `deinit`, where properties may be set to nil.
  var isDeinitializer = false
  /// What `return` returns to: values of closures are kept here.
  var returned: [Value] = []
  var returnType: SemanticType = .unknown
  /// Off while a type is inferred for somebody else.
  var isRecording = true
  var inferredTypes: SlotTable<InferredType>
  var inferring: Set<Int> = []
  /// Whether a type was needed to infer itself, or inferred too deep inside something else: elsewhere it might be another one.
  var dependsOnOrder = false
  var depth = 0
  /// How deep it went since the innermost inference began, in any case: also where something was inferred before.
  var deepest = 0
  /// `$0` and so on, as far as they were asked for; nil where no code mentions one.
  private var shorthandNames: [Name?] = []
  /// The closure that is evaluated next gets values that another type hands out.
  var reachedParameters = false

  init(_ codebase: Codebase) {
    self.codebase = codebase
    visited = VisitedTypes(codebase)
    declaredTypes = SlotTable(slots: codebase.typeOfSlot.count)
    inferredTypes = SlotTable(slots: codebase.typeOfSlot.count)
    facts = codebase.files.first?.facts ?? FileFacts(FactRecords())
    fileNames = codebase.files.first?.names ?? []
  }

  /// More levels than code is nested in, and fewer than the stack takes.
  static let depthLimit = 400

  var selfType: SemanticType { owner.map { .nominal($0, []) } ?? .unknown }

  func name(_ id: NameTable.ID) -> Name { fileNames[Int(id)] }

  mutating func shorthandName(_ position: Int) -> Name? {
    while shorthandNames.count <= position { shorthandNames.append(codebase.names.known("$\(shorthandNames.count)")) }
    return shorthandNames[position]
  }

  mutating func move(to home: TypeScope) {
    if home.file != scope.file || fileNames.isEmpty {
      facts = codebase.files[home.file].facts
      fileNames = codebase.files[home.file].names
    }
    scope = home
  }

  /// The written type of a function's result, a subscript's or a parameter's, where `function` is the one around it.
  mutating func declaredType(
    of reference: DeclarationReference, in function: DeclarationReference, owner: TypeSymbol.ID
  ) -> SemanticType {
    let slot = codebase.slot(reference)
    if let known = declaredTypes[slot] { return known }
    let home = codebase.scope(of: function, owner: owner < 0 ? nil : owner)
    let type = codebase.resolve(codebase.declaration(reference).type, in: home)
    declaredTypes.insert(type, for: slot)
    return type
  }

  mutating func declaredType(of member: FoundMember) -> SemanticType {
    declaredType(of: member.reference, in: member.reference, owner: member.owner)
  }

  /// Members by name; those of plain types are looked up once.
  mutating func members(_ name: Name, of type: SemanticType) -> [FoundMember] {
    guard codebase.uses.contains(.member, of: name) else { return [] }
    if case .optional(let inner) = type { return members(name, of: inner) }
    guard case .nominal(let id, let arguments) = type, arguments.isEmpty else {
      return codebase.members(name, of: type, &visited)
    }
    if let known = knownMembers.first(name, in: id) { return known }
    let found = codebase.members(name, of: type, &visited)
    knownMembers.append(found, named: name, in: id)
    return found
  }

  // MARK: recording

  mutating func record(
    _ kind: ReferenceKind, of type: SemanticType, at span: Span, property: Int? = nil, strength: ReferenceStrength? = nil,
    context extra: UsageContext = []
  ) {
    guard isRecording, let owner else { return }
    type.forEachSymbol { symbol in
      guard symbol != owner, !codebase.types[symbol].isExternal else { return }
      outcome.usages.append(
        TypeUsage(
          from: owner, to: symbol, kind: kind, property: property, strength: strength, file: scope.file, span: span,
          body: body, context: context.union(extra)))
    }
  }

  mutating func look(on type: SemanticType, isFound: Bool) {
    if isRecording, let symbol = type.symbol { outcome.looks.append(MemberLook(on: symbol, isFound: isFound)) }
  }

  mutating func recordExternal(_ name: Name, at span: Span) {
    guard isRecording, let owner else { return }
    outcome.externalUsages.append(ExternalUsage(from: owner, name: name, file: scope.file, span: span))
  }

  mutating func flow(_ value: Value, into slot: Int) {
    guard isRecording else { return }
    for source in value.sources {
      switch source {
      case .type(let type): outcome.sources.append(ValueFlow.Source(slot: slot, type: type))
      case .slot(let other):
        guard other != slot else { continue }
        outcome.edges.append(ValueFlow.Edge(from: other, to: slot))
        // Typed by a class that nothing inherits: it can be nothing else.
        if let type = value.type.symbol, codebase.types[type].kind == .class, codebase.types[type].subtypes.isEmpty {
          outcome.sources.append(ValueFlow.Source(slot: slot, type: type))
        }
      }
    }
  }

  /// Records each type that is named in a type as written, where its name stands.
  mutating func recordTypes(
    in type: Int32, kind: ReferenceKind, property: Int? = nil, strength: ReferenceStrength? = nil
  ) {
    guard type >= 0, isRecording else { return }
    let end = Int(facts.types[Int(type)].subtreeEnd)
    var functionEnd = 0
    var index = Int(type)
    while index < end {
      let use = facts.types[index]
      if use.kind == .function || use.kind == .metatype { functionEnd = max(functionEnd, Int(use.subtreeEnd)) }
      if use.kind == .name || use.kind == .member {
        let inFunction = index < functionEnd
        recordNamed(
          Int32(index), use, kind: inFunction && kind == .stored ? .parameter : kind, property: property,
          strength: inFunction ? nil : strength)
      }
      // `Outer.Inner` uses Inner; Outer only says where it is.
      index = use.kind == .member && index + 1 < end ? Int(facts.types[index + 1].subtreeEnd) : index + 1
    }
  }

  private mutating func recordNamed(
    _ index: Int32, _ use: TypeUse, kind: ReferenceKind, property: Int?, strength: ReferenceStrength?
  ) {
    switch codebase.resolve(index, in: scope) {
    case .nominal(let id, _):
      if codebase.types[id].isExternal { return recordExternal(codebase.types[id].name, at: use.span) }
      record(kind, of: .nominal(id, []), at: use.span, property: property, strength: strength)
    case .external: recordExternalBase(of: index)
    case .unknown:
      if case .ambiguous = codebase.lookup(name(use.name), in: scope), use.kind == .name {
        outcome.ambiguous.append(name(use.name))
      }
    case .parameter: break
    case .function(let parameters, let result):
      // An alias of a function: what it takes and gives is only passed on.
      for type in parameters + [result] { record(kind == .stored ? .parameter : kind, of: type, at: use.span) }
    case let alias: record(kind, of: alias, at: use.span, property: property, strength: strength)
    }
  }

  /// `UIImagePickerController.InfoKey` is the outermost type's.
  private mutating func recordExternalBase(of index: Int32) {
    var base = Int(index)
    while facts.types[base].kind == .member { base += 1 }
    guard facts.types[base].kind == .name else { return }
    recordExternal(name(facts.types[base].name), at: facts.types[base].span)
  }
}
