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
