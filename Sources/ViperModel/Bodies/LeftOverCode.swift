import ViperFacts
import ViperLinking

/// Code that is left over: functions that nothing in the code base calls or names, and types that nothing names.
///
/// A name that is mentioned anywhere is used; so is what a protocol, a base class, the runtime or Interface Builder may reach.
struct LeftOverCode {
  private let codebase: Codebase
  private let ancestry: Ancestry
  private let mentions: NameMentions
  private let prescriptions: Prescriptions
  private let unused: UnusedCode

  init(_ codebase: Codebase, _ ancestry: Ancestry, _ mentions: NameMentions, usages: UsagesByKind) {
    (self.codebase, self.ancestry, self.mentions) = (codebase, ancestry, mentions)
    prescriptions = Prescriptions(codebase: codebase)
    unused = UnusedCode(codebase: codebase, usages: usages)
  }

  /// Whether a private function is left over, which its file alone decides.
  func containsPrivate(_ member: DeclarationReference, of type: TypeSymbol.ID) -> Bool { unused.isUncalled(member, of: type) }

  /// Whether a type's function is left over.
  func contains(_ member: DeclarationReference, of type: TypeSymbol.ID) -> Bool {
    if containsPrivate(member, of: type) { return true }
    return !codebase.types[type].isProtocol && isUncalled(member, of: type)
      && prescriptions.prescriber(of: member, in: type) == nil
  }

  /// Whether nothing calls a type's function, also where a protocol of the code base requires it.
  func isUncalled(_ member: DeclarationReference, of type: TypeSymbol.ID) -> Bool {
    let declaration = codebase.declaration(member)
    return declaration.kind == .function && mentions.count(of: codebase.name(member)) == 0
      && declaration.flags.isDisjoint(with: [.isOverride, .isObjC, .hasWrapper, .isLocal, .isPublished])
      && ancestry.external[type].allSatisfy(isPlain)
  }

  /// Whether a function ignores a parameter, and nothing calls the function: neither code with a value of the type or of a subclass,
  /// nor by a protocol.
  func ignores(_ parameter: DeclarationReference, of member: DeclarationReference, of type: TypeSymbol.ID) -> Bool {
    !codebase.types[type].isProtocol && !codebase.declaration(member).flags.contains(.isPublished)
      && ancestry.external[type].allSatisfy(isPlain) && unused.ignores(parameter, of: member, of: type)
  }

  /// Whether nothing outside of its own declarations names a type.
  func isUnnamed(_ type: TypeSymbol.ID) -> Bool {
    let name = codebase.types[type].name
    guard let own = codebase.types[type].declaration,
      codebase.declaration(own).flags.isDisjoint(with: [.isPublished, .isObjC]), mentions.count(of: name) == 0
    else { return false }
    let parts = codebase.types[type].parts.map { (file: Int($0.file), span: codebase.declaration($0).span) }
    return codebase.files.indices.allSatisfy { number in
      let file = codebase.files[number]
      guard file.names.contains(name) else { return true }
      return file.facts.types.allSatisfy { use in
        guard use.kind == .name || use.kind == .member, file.name(use.name) == name else { return true }
        return parts.contains { $0.file == number && $0.span.start <= use.span.start && use.span.end <= $0.span.end }
      }
    }
  }

  /// Whether a supertype that the code base does not declare requires nothing of its conformers.
  private func isPlain(_ supertype: Name) -> Bool {
    ["NSObject", "NSObjectProtocol", "AnyObject", "class", "Sendable", "ObservableObject"].contains(codebase.text(supertype))
  }
}
