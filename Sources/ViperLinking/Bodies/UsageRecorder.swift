import ViperFacts

/// The recorder of type usages and value flow.
struct UsageRecorder {
  let codebase: Codebase
  private(set) var records = EvaluationRecords()
  /// Disabled while a type is inferred, or while an expression is evaluated that will be evaluated again.
  var isRecording = true

  init(_ codebase: Codebase) { self.codebase = codebase }

  mutating func endPart() { records.endPart() }

  /// Copies the records of a part from an earlier run.
  mutating func reuse(_ part: Int, of earlier: EvaluationRecords) { records.append(part..<(part + 1), of: earlier) }

  // MARK: usages

  /// Records a usage of each symbol in a type.
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

  /// Records the lookup of a member on a value.
  mutating func look(on type: SemanticType, isFound: Bool) {
    if isRecording, let symbol = type.symbol { records.looks.append(MemberLook(on: symbol, isFound: isFound)) }
  }

  mutating func record(_ mention: MemberMention) { if isRecording { records.mentions.append(mention) } }

  /// Records a name with several equally near declarations.
  mutating func recordAmbiguous(_ name: Name) { if isRecording { records.ambiguous.append(name) } }

  // MARK: values

  mutating func flow(_ value: Value, into slot: Int, in body: Int?) {
    guard isRecording else { return }
    for source in value.sources.orUnseen {
      switch source {
      case .type(let type): records.sources.append(ValueFlow.Source(slot: slot, type: type, body: body))
      case .slot(let other):
        guard other != slot else { continue }
        records.edges.append(ValueFlow.Edge(from: other, to: slot))
        // A value of a class without subclasses has exactly that type.
        if let type = value.type.symbol, codebase.types[type].kind == .class, codebase.types[type].subtypes.isEmpty {
          claim(type, of: other, in: slot, body)
        }
      case .cast(let type, let other):
        claim(type, of: other, in: slot, body)
      case .constant: break
      case .unseen: records.unseen.append(Int32(slot))
      }
    }
  }

  /// Records that a slot gets an object which the code has no name for.
  mutating func recordUnnamed(_ slot: Int) { if isRecording { records.unnamed.append(Int32(slot)) } }

  /// Records that a slot gets what another one has, which is an object of a class.
  private mutating func claim(_ type: TypeSymbol.ID, of other: Int, in slot: Int, _ body: Int?) {
    records.sources.append(ValueFlow.Source(slot: slot, type: type, body: body))
    records.claims.append(ValueFlow.Source(slot: slot, type: type, body: body))
    records.narrowed.append(ValueFlow.Edge(from: other, to: slot))
  }

  /// Records that a type sets its own property to nil, or takes elements out of it.
  mutating func recordCleared(_ slot: Int) { if isRecording { records.cleared.append(Int32(slot)) } }

  /// Records that a container gets a value to show: where it comes from, or at least of which class it is.
  mutating func handOver(_ value: Value, in body: Int?) {
    guard isRecording else { return }
    let told = value.sources.compactMap { Handover($0, in: body) }
    records.handovers += told
    if told.isEmpty, let type = value.type.unwrapped.symbol, codebase.types[type].kind == .class,
      let handover = Handover(.type(type), in: body)
    {
      records.handovers.append(handover)
    }
  }

  mutating func record(_ assignment: PropertyAssignment) { if isRecording { records.assigned.append(assignment) } }

  mutating func record(_ occurrence: Occurrence) { if isRecording { records.occurrences.append(occurrence) } }

  /// Replaces the last occurrence if it is at the same place.
  mutating func correct(_ occurrence: Occurrence) {
    guard isRecording, let last = records.occurrences.last, last.node == occurrence.node else { return }
    records.occurrences[records.occurrences.count - 1] = occurrence
  }

  // MARK: types as written

  /// Records a usage of each type named in a written type, at its name.
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
          Int32(index), use, kind: inFunction && (kind == .stored || kind == .result) ? .parameter : kind, from: place,
          property: property,
          strength: inFunction ? nil : strength)
      }
      // `Outer.Inner` is a usage of `Inner` only.
      index = use.kind == .member && index + 1 < end ? Int(facts.types[index + 1].subtreeEnd) : index + 1
    }
  }

  /// Records a named type without its generic arguments.
  mutating func recordName(of type: Int32, kind: ReferenceKind, from place: CodePlace) {
    guard type >= 0, isRecording else { return }
    recordNamed(type, place.facts.types[Int(type)], kind: kind, from: place, property: nil, strength: nil)
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
      // An alias of a function type: its parameters and result are not stored.
      for type in parameters + [result] {
        record(kind == .stored || kind == .result ? .parameter : kind, of: type, at: use.span, from: place)
      }
    case let alias: record(kind, of: alias, at: use.span, from: place, property: property, strength: strength)
    }
  }

  /// Records a mention of each type of the code base that is named in a written type; of one that does not resolve, of what is
  /// around it.
  mutating func recordMention(of type: Int32, kind: ReferenceKind, from place: CodePlace) {
    guard isRecording, place.owner != nil else { return }
    let types = place.facts.types
    var index = Int(type)
    while index < Int(types[Int(type)].subtreeEnd) {
      let use = types[index]
      let named = use.kind == .name || use.kind == .member ? codebase.resolve(Int32(index), in: place.scope) : .unknown
      let isKnown = !named.symbols.isEmpty
      if case .parameter = named {
      } else if case .nominal(let id, _) = named {
        record(kind, of: .nominal(id, []), at: use.span, from: place, context: .mention)
      } else if isKnown {
        record(kind, of: named, at: use.span, from: place, context: .mention)
      }
      // As for a usage, `Outer.Inner` mentions `Inner` only.
      index = isKnown && use.kind == .member ? Int(types[index + 1].subtreeEnd) : index + 1
    }
  }

  /// Records `UIImagePickerController.InfoKey` as a usage of the outermost type.
  private mutating func recordExternalBase(of index: Int32, from place: CodePlace) {
    var base = Int(index)
    // Of `UIKit::UIView` it is `UIView`.
    while place.facts.types[base].kind == .member, place.facts.types[base + 1].kind != .module { base += 1 }
    guard place.facts.types[base].kind == .name || place.facts.types[base].kind == .member else { return }
    recordExternal(place.name(place.facts.types[base].name), at: place.facts.types[base].span, from: place)
  }
}
