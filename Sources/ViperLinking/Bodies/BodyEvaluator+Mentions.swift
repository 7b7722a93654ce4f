import ViperFacts

/// The record of mentions of names that protocols require.
extension BodyEvaluator {
  /// Records a mention, and nothing where the receiver could not be told.
  ///
  /// - Parameters:
  ///   - node: the position of the expression that has the name.
  ///   - type: the type whose members are looked up.
  ///   - found: the members of that name.
  ///   - call: the call that the mention is part of, if its overload is found.
  mutating func mention(
    _ name: Name, _ node: Int, on type: SemanticType, _ found: OverloadSet, _ call: Call? = nil, isSelf: Bool = false
  ) {
    guard recorder.isRecording, codebase.uses.contains(.requirement, of: name),
      let receivers = Self.receivers(of: type, hasMember: !found.isEmpty)
    else { return }
    let member = call.flatMap { $0.isSure ? codebase.slot($0.match.member.reference) : nil }
    for receiver in receivers { mention(node, on: receiver, member, isFound: !found.isEmpty, isSelf: isSelf) }
    if receivers.isEmpty { mentionNoMember(name, node) }
  }

  /// Records a mention of a local, a global, or a member of something outside of the code base.
  mutating func mentionNoMember(_ name: Name, _ node: Int) {
    guard recorder.isRecording, codebase.uses.contains(.requirement, of: name) else { return }
    mention(node, on: nil, nil, isFound: false, isSelf: false)
  }

  /// Records the mention of a name that neither the enclosing types nor the globals have: only a class's unread superclass may.
  mutating func mentionUnknown(_ name: Name, _ node: Int) {
    guard recorder.isRecording, codebase.uses.contains(.requirement, of: name) else { return }
    // An extension of a protocol, which may be an external one, may state a constraint that brings further members.
    if place.scope.types.contains(where: { codebase.types[$0].isProtocol || codebase.types[$0].isExternal }) { return }
    mention(node, on: place.scope.types.first, nil, isFound: false, isSelf: true)
  }

  private mutating func mention(_ node: Int, on receiver: TypeSymbol.ID?, _ member: Int?, isFound: Bool, isSelf: Bool) {
    recorder.record(
      MemberMention(
        file: place.scope.file, node: node, receiver: receiver, member: member, isFound: isFound, isSelf: isSelf))
  }

  /// The types of the code base that a receiver is of; empty for one of other types, nil where that is not known.
  private static func receivers(of type: SemanticType, hasMember: Bool) -> [TypeSymbol.ID]? {
    switch type {
    case .nominal(let id, _): return [id]
    case .optional(let inner), .metatype(let inner): return receivers(of: inner, hasMember: hasMember)
    case .composition(let parts): return receivers(ofAll: parts, hasMember: hasMember)
    case .parameter(_, let bounds): return bounds.isEmpty || !hasMember ? nil : receivers(ofAll: bounds, hasMember: hasMember)
    // A generic box of a library may pass on the members of what is in it.
    case .external(_, let arguments): return arguments.isEmpty ? [] : nil
    case .array, .dictionary: return []
    // A closure's parameters may be the elements of a tuple.
    case .function, .tuple, .unknown: return nil
    }
  }

  private static func receivers(ofAll types: TypeList, hasMember: Bool) -> [TypeSymbol.ID]? {
    var all: [TypeSymbol.ID] = []
    for type in types {
      guard let some = receivers(of: type, hasMember: hasMember) else { return nil }
      all += some
    }
    return all
  }
}

/// The record of what names and members in bodies mean.
extension BodyEvaluator {
  /// Records the meaning of a name or member; evaluation without recording will come by it again.
  mutating func mean(_ node: Int, _ meaning: Meaning) { recorder.record(Occurrence(node: node, meaning: meaning)) }

  /// Records the member that was found on a type, or that there is none.
  mutating func mean(_ node: Int, _ member: FoundMember?, of type: SemanticType) {
    guard recorder.isRecording else { return }
    mean(node, member.map { .declaration(codebase.slot($0.reference)) } ?? Self.meaning(ofMissingOn: type))
  }

  /// Records the overload that is called.
  mutating func mean(_ node: Int, _ call: Call?) {
    guard recorder.isRecording else { return }
    mean(node, meaning(of: call))
  }

  /// Records what is called on a receiver: an overload, or the value of a property.
  mutating func mean(_ node: Int, of call: Call?, among found: OverloadSet, on type: SemanticType) {
    if call != nil || found.first.map({ OverloadSet.isCallable($0.reference, in: codebase) }) == true {
      mean(node, call)
    } else {
      mean(node, found.first, of: type)
    }
  }

  /// Replaces the meaning of a name that was evaluated just now, once it is known which overload is called.
  mutating func correct(_ node: Int, _ call: Call) { recorder.correct(Occurrence(node: node, meaning: meaning(of: call))) }

  private func meaning(of call: Call?) -> Meaning {
    guard let call else { return .unresolved(.ambiguous) }
    let slot = codebase.slot(call.match.member.reference)
    return call.isSure ? .declaration(slot) : .overload(slot)
  }

  /// The meaning of the target of an alias.
  static func meaning(ofAlias target: SemanticType) -> Meaning {
    if case .nominal(let id, _) = target { .type(id) } else { .otherType }
  }

  /// The meaning of a member that a type of the code base lacks, or that a type has which is not the code base's.
  static func meaning(ofMissingOn type: SemanticType) -> Meaning {
    switch type {
    case .nominal(let id, _): .memberOfType(id)
    case .external(let name, _): .memberOfExternal(name)
    case .optional(let inner), .metatype(let inner): meaning(ofMissingOn: inner)
    case .array, .dictionary, .tuple, .function: .memberOfContainer
    case .composition(let parts), .parameter(_, let parts):
      parts.first.map { meaning(ofMissingOn: $0) } ?? .unresolved(.generic)
    case .unknown: .unresolved(.receiver)
    }
  }
}
