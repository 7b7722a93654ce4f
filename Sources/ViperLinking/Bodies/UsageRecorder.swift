import ViperFacts

/// Writes down which type uses which other one, and which value flows where.
struct UsageRecorder {
  let codebase: Codebase
  private(set) var records = EvaluationRecords()
  /// Off while a type is inferred for code elsewhere, or an expression is looked at that will be evaluated again.
  var isRecording = true

  init(_ codebase: Codebase) { self.codebase = codebase }

  mutating func endPart() { records.endPart() }

  /// Takes over what an earlier run wrote down for a part.
  mutating func reuse(_ part: Int, of earlier: EvaluationRecords) { records.append(part..<(part + 1), of: earlier) }

  // MARK: usages

  /// Records each type of the code base in a type.
  mutating func record(
    _ kind: ReferenceKind, of type: SemanticType, at span: Span, from place: CodePlace, property: Int? = nil,
    strength: ReferenceStrength? = nil, context: UsageContext = []
  ) {
    guard isRecording, let owner = place.owner else { return }
    type.forEachSymbol { symbol in
      guard symbol != owner, !codebase.types[symbol].isExternal else { return }
      records.usages.append(
        TypeUsage(
          from: owner, to: symbol, kind: kind, property: property, strength: strength, file: place.scope.file, span: span,
          body: place.body, context: place.context.union(context)))
    }
  }

  mutating func recordExternal(_ name: Name, at span: Span, from place: CodePlace) {
    guard isRecording, let owner = place.owner else { return }
    records.externalUsages.append(ExternalUsage(from: owner, name: name, file: place.scope.file, span: span))
  }

  /// A member that was looked for on a value.
  mutating func look(on type: SemanticType, isFound: Bool) {
    if isRecording, let symbol = type.symbol { records.looks.append(MemberLook(on: symbol, isFound: isFound)) }
  }

  /// A name with several equally near meanings.
  mutating func recordAmbiguous(_ name: Name) { if isRecording { records.ambiguous.append(name) } }

  // MARK: values

  mutating func flow(_ value: Value, into slot: Int) {
    guard isRecording else { return }
    for source in value.sources {
      switch source {
      case .type(let type): records.sources.append(ValueFlow.Source(slot: slot, type: type))
      case .slot(let other):
        guard other != slot else { continue }
        records.edges.append(ValueFlow.Edge(from: other, to: slot))
        // Typed by a class that nothing inherits: it can be nothing else.
        if let type = value.type.symbol, codebase.types[type].kind == .class, codebase.types[type].subtypes.isEmpty {
          records.sources.append(ValueFlow.Source(slot: slot, type: type))
        }
      }
    }
  }

  /// A property that its own type sets to nil.
  mutating func recordCleared(_ slot: Int) { if isRecording { records.cleared.append(Int32(slot)) } }

  // MARK: types as written

  /// Records each type that is named in a type as written, at its name.
  mutating func recordTypes(
    in type: Int32, kind: ReferenceKind, from place: CodePlace, property: Int? = nil, strength: ReferenceStrength? = nil
  ) {
    guard type >= 0, isRecording else { return }
    let facts = place.facts
    let end = Int(facts.types[Int(type)].subtreeEnd)
    var functionEnd = 0
    var index = Int(type)
    while index < end {
      let use = facts.types[index]
      if use.kind == .function || use.kind == .metatype { functionEnd = max(functionEnd, Int(use.subtreeEnd)) }
      if use.kind == .name || use.kind == .member {
        let inFunction = index < functionEnd
        recordNamed(
          Int32(index), use, kind: inFunction && kind == .stored ? .parameter : kind, from: place, property: property,
          strength: inFunction ? nil : strength)
      }
      // `Outer.Inner` uses Inner; Outer only says where it is.
      index = use.kind == .member && index + 1 < end ? Int(facts.types[index + 1].subtreeEnd) : index + 1
    }
  }

  private mutating func recordNamed(
    _ index: Int32, _ use: TypeUse, kind: ReferenceKind, from place: CodePlace, property: Int?, strength: ReferenceStrength?
  ) {
    switch codebase.resolve(index, in: place.scope) {
    case .nominal(let id, _):
      if codebase.types[id].isExternal { return recordExternal(codebase.types[id].name, at: use.span, from: place) }
      record(kind, of: .nominal(id, []), at: use.span, from: place, property: property, strength: strength)
    case .external: recordExternalBase(of: index, from: place)
    case .unknown:
      let name = place.name(use.name)
      if use.kind == .name, case .ambiguous = codebase.lookup(name, in: place.scope) { records.ambiguous.append(name) }
    case .parameter: break
    case .function(let parameters, let result):
      // An alias of a function: what it takes and gives is only passed on.
      for type in parameters + [result] { record(kind == .stored ? .parameter : kind, of: type, at: use.span, from: place) }
    case let alias: record(kind, of: alias, at: use.span, from: place, property: property, strength: strength)
    }
  }

  /// `UIImagePickerController.InfoKey` is the outermost type's.
  private mutating func recordExternalBase(of index: Int32, from place: CodePlace) {
    var base = Int(index)
    while place.facts.types[base].kind == .member { base += 1 }
    guard place.facts.types[base].kind == .name else { return }
    recordExternal(place.name(place.facts.types[base].name), at: place.facts.types[base].span, from: place)
  }
}
