import ViperFacts
import ViperLinking

/// The methods of views that events call: the actions that the runtime knows, and what no code calls.
final class EventMethods {
  private let codebase: Codebase
  private let externals: ExternalTypes
  private let mentions: NameMentions
  private let required: Set<Name>
  private var known: [TypeSymbol.ID: [DeclarationReference]] = [:]

  init(_ codebase: Codebase, _ externals: ExternalTypes, _ mentions: NameMentions) {
    (self.codebase, self.externals, self.mentions) = (codebase, externals, mentions)
    required = Set(
      codebase.types.indices.filter { codebase.types[$0].isProtocol }.flatMap { codebase.members[$0].map(codebase.name) })
  }

  /// Those that an object of a type has, inherited ones first.
  func all(of type: TypeSymbol.ID) -> [DeclarationReference] {
    if let known = known[type] { return known }
    let own = isView(type) ? codebase.members[type].filter(isEvent) : []
    let all = codebase.superclasses(of: type).flatMap(all) + own
    known[type] = all
    return all
  }

  private func isView(_ type: TypeSymbol.ID) -> Bool {
    codebase.types[type].kind == .class && externals.inherits(type, from: "UIResponder") == true
  }

  private func isEvent(_ member: DeclarationReference) -> Bool {
    let declaration = codebase.declaration(member)
    guard declaration.kind == .function, declaration.body >= 0,
      declaration.flags.isDisjoint(with: [.isStatic, .isOverride, .isLocal])
    else { return false }
    if declaration.flags.contains(.isObjC) { return true }
    let name = codebase.name(member)
    return declaration.flags.isDisjoint(with: [.isPrivate, .isFilePrivate]) && mentions.count(of: name) == 0
      && !required.contains(name)
  }
}
