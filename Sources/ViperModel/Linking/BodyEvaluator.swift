import ViperFacts

/// Walks declarations and bodies, works out the type of each expression, and writes down which type uses which other one and
/// what flows into which property.
///
/// Split by what is evaluated: declarations, expressions, calls, patterns, each in an extension of its own.
struct BodyEvaluator {
  let codebase: Codebase
  /// What was written down so far.
  var outcome = Evaluation()

  /// The type whose code is being read.
  var owner: TypeSymbol.ID?
  var scope = TypeScope(file: 0, types: [])
  /// Those of the scope's file: looked at for every expression.
  private(set) var facts: FileFacts
  private var fileNames: [Name]
  private var declaredTypes: [Int: SemanticType] = [:]
  private var knownMembers: [UInt64: [FoundMember]] = [:]
  private var visited: VisitedTypes
  var locals: [(name: Name, value: Value)] = []
  /// The slot of the function or property whose body is being read.
  var body: Int?
  var context: Reference.Context = []
  /// Inside `deinit`, where properties may be set to nil.
  var isDeinitializer = false
  /// What `return` returns to: values of closures are kept here.
  var returned: [Value] = []
  var returnType: SemanticType = .unknown
  /// Off while a type is inferred for somebody else.
  var isRecording = true
  var inferredTypes: [Int: SemanticType] = [:]
  var inferring: Set<Int> = []
  var depth = 0
  /// The closure that is evaluated next gets values that another type hands out.
  var reachedParameters = false

  init(_ codebase: Codebase) {
    self.codebase = codebase
    visited = VisitedTypes(codebase)
    facts = codebase.files.first?.facts ?? FileFacts(FactRecords())
    fileNames = codebase.files.first?.names ?? []
  }

  mutating func evaluateGlobals() {
    let roots = Dictionary(grouping: codebase.globals.values) { codebase.files[Int($0.file)].root }
    for root in codebase.roots.indices {
      for function in roots[root] ?? [] { evaluate(global: function) }
    }
  }

  var selfType: SemanticType { owner.map { .nominal($0, []) } ?? .unknown }

  func name(_ id: NameTable.ID) -> Name { fileNames[Int(id)] }

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
    declaredTypes[slot] = type
    return type
  }

  mutating func declaredType(of member: FoundMember) -> SemanticType {
    declaredType(of: member.reference, in: member.reference, owner: member.owner)
  }

  /// Members by name; those of plain types are looked up once.
  mutating func members(_ name: Name, of type: SemanticType) -> [FoundMember] {
    guard codebase.uses.contains(.member, of: name) else { return [] }
    guard case .nominal(let id, let arguments) = type, arguments.isEmpty else { return codebase.members(name, of: type, &visited) }
    let key = UInt64(id) << 32 | UInt64(UInt32(bitPattern: name))
    if let known = knownMembers[key] { return known }
    let found = codebase.members(name, of: type, &visited)
    knownMembers[key] = found
    return found
  }

  // MARK: recording

  mutating func record(
    _ kind: ReferenceKind, of type: SemanticType, at span: Span, property: Int? = nil, strength: ReferenceStrength? = nil,
    context extra: Reference.Context = []
  ) {
    guard isRecording, let owner else { return }
    for symbol in type.symbols where symbol != owner && !codebase.types[symbol].isExternal {
      outcome.usages.append(
        TypeUsage(
          from: owner, to: symbol, kind: kind, property: property, strength: strength, file: scope.file, span: span,
          body: body, context: context.union(extra)))
    }
  }

  mutating func recordExternal(_ name: Name, at span: Span) {
    guard isRecording, let owner else { return }
    outcome.externalUsages.append(ExternalUsage(from: owner, name: name, file: scope.file, span: span))
  }

  mutating func flow(_ value: Value, into slot: Int) {
    guard isRecording else { return }
    for source in value.sources {
      switch source {
      case .type(let type): outcome.flow.sources.append((slot, type))
      case .slot(let other):
        guard other != slot else { continue }
        outcome.flow.edges.append((other, slot))
        // Typed by a class that nothing inherits: it can be nothing else.
        if let type = value.type.symbol, codebase.types[type].kind == .class, codebase.types[type].subtypes.isEmpty {
          outcome.flow.sources.append((slot, type))
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
      if case .ambiguous = codebase.lookup(name(use.name), in: scope), use.kind == .name { outcome.tally.ambiguous(name(use.name)) }
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
