import ViperFacts

/// The record of what names and members in bodies mean.
extension BodyEvaluator {
  /// Records the meaning of a name or member; evaluation without recording will come by it again.
  mutating func mean(_ node: Int, _ meaning: Meaning) {
    if recorder.isRecording { recorder.record(Occurrence(node: node, meaning: meaning)) }
  }

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
    guard recorder.isRecording else { return }
    guard call == nil, let first = found.first else {
      if found.isEmpty { mean(node, nil, of: type) } else { mean(node, call) }
      return
    }
    if OverloadSet.isCallable(first.reference, in: codebase) { mean(node, nil as Call?) } else { mean(node, first, of: type) }
  }

  /// Replaces the meaning of a name that was evaluated just now, once it is known which overload is called.
  mutating func correct(_ node: Int, _ call: Call) {
    if recorder.isRecording { recorder.correct(Occurrence(node: node, meaning: meaning(of: call))) }
  }

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
