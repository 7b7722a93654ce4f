import ViperFacts

/// The types that code depends on without a value of them, and those of inherited members.
extension BodyEvaluator {
  mutating func recordMentions(in reference: DeclarationReference) {
    for mention in facts.mentions(in: Int(reference.index)) { record(mentionOf: mention.type, kind: Self.kind(of: mention.kind)) }
  }

  /// The bounds of a function's generic parameters.
  mutating func recordGenerics(of reference: DeclarationReference) {
    for child in facts.children(of: Int(reference.index)) {
      let declaration = facts.declarations[child]
      guard declaration.kind == .genericParameter else { return }
      recordBounds(of: DeclarationReference(file: Int(reference.file), index: child), declaration)
    }
  }

  /// What an alias stands for, and the bounds of a generic parameter or an associated type.
  mutating func recordBounds(of reference: DeclarationReference, _ declaration: Declaration) {
    if declaration.type >= 0 { record(mentionOf: declaration.type, kind: .parameter) }
    for bound in facts.inheritance(of: declaration) { record(mentionOf: bound, kind: .parameter) }
    recordMentions(in: reference)
    if declaration.kind == .typealias { recordGenerics(of: reference) }
  }

  /// Records the type of a property that a supertype declares and the code uses as its own.
  mutating func recordInherited(_ value: Value, of member: FoundMember, by type: TypeSymbol.ID?, at span: Span) {
    guard member.owner != type, value.type.isSingle, codebase.declaration(member.reference).kind == .property else { return }
    record(.chain, of: value.type, at: span, context: .mention)
  }

  private mutating func record(mentionOf type: Int32, kind: ReferenceKind) {
    recorder.recordMention(of: type, kind: kind, from: place)
  }

  private static func kind(of mention: TypeMention.Kind) -> ReferenceKind {
    switch mention {
    case .requirement: .parameter
    case .caught: .cast
    case .attribute, .thrown, .root: .local
    }
  }
}
