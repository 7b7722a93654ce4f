import ViperFacts
import ViperLinking

/// Who sets a property: some code, nobody, or perhaps somebody in a way that is not seen.
struct SlotFillers {
  enum Verdict: Equatable {
    case assigned
    case cannotTell(Escape)
    case unassigned
  }

  let codebase: Codebase
  let ancestry: Ancestry
  let mentions: NameMentions
  let settings: SlotSettings
  private let created: Set<TypeSymbol.ID>
  /// The names with mentions by which somebody may set a property without an assignment.
  private let indirect: [Name: Escape]
  private let names: Set<Name>
  private let unread: UnreadCode

  /// - Parameter names: those of the properties that nothing may set.
  init(
    _ codebase: Codebase, _ ancestry: Ancestry, _ mentions: NameMentions, _ settings: SlotSettings,
    _ unread: UnreadCode, constructions: [TypeUsage], names: Set<Name>
  ) {
    (self.codebase, self.ancestry, self.mentions, self.settings) = (codebase, ancestry, mentions, settings)
    self.unread = unread
    self.names = names
    indirect = Self.indirectUses(of: names, in: codebase)
    created = Set(constructions.lazy.map(\.to))
  }

  private static func indirectUses(of names: Set<Name>, in codebase: Codebase) -> [Name: Escape] {
    if names.isEmpty { return [:] }
    let places = MentionPlaces(codebase, [], of: names)
    var found: [Name: Escape] = [:]
    for name in names {
      found[name] =
        places.all(of: name).lazy.compactMap { place in
          let use = SlotUse(of: Int(place.node), in: codebase.files[Int(place.file)], codebase)
          return if case .cannotTell(let way) = use { way } else { nil }
        }.first
    }
    return found
  }

  func verdict(of property: DeclarationReference, of type: TypeSymbol.ID) -> Verdict {
    let family = SlotFamily(property, of: type, in: codebase)
    if family.slots.contains(where: { !settings.all(of: $0).isEmpty }) { return .assigned }
    return escape(of: property, of: type, family).map { .cannotTell($0) } ?? .unassigned
  }

  /// The assignments to a property, directly or by what requires or inherits it, in source order.
  func settings(of property: DeclarationReference, of type: TypeSymbol.ID) -> [SlotSettings.Setting] {
    var seen: Set<SlotSettings.Place> = []
    let all = SlotFamily(property, of: type, in: codebase).slots.sorted().flatMap { settings.all(of: $0) }
    return all.filter { seen.insert($0.place).inserted }.sorted {
      ($0.place.file, $0.place.node) < ($1.place.file, $1.place.node)
    }
  }

  /// The way in which somebody may set a property beside the assignments that are known to be to it.
  func escape(of property: DeclarationReference, of type: TypeSymbol.ID) -> Escape? {
    escape(of: property, of: type, SlotFamily(property, of: type, in: codebase))
  }

  private func escape(of property: DeclarationReference, of type: TypeSymbol.ID, _ family: SlotFamily) -> Escape? {
    let (name, flags) = (codebase.name(property), codebase.declaration(property).flags)
    if let way = unread.escape(by: flags) { return way }
    if family.isRequiredByObjectiveC { return .objectiveC }
    if family.isDeclaredAgain { return .overridden }
    if ancestry.traits[type].contains(.isCoded) { return .decoded }
    if family.line.contains(where: unread.hasUnknownSupertype) { return .supertype }
    if unread.isBroken(naming: [name]) { return .broken }
    if unread.isInjected(family.line) { return .byName }
    if let way = indirect[name] ?? Self.indirectUses(of: names.contains(name) ? [] : [name], in: codebase)[name] { return way }
    if settings.doubtful(name).contains(where: { mayBeOf(family, $0) }) { return .receiver }
    let classes = [type] + codebase.conformers(of: type)
    return classes.contains { created.contains($0) || mentions.count(of: codebase.types[$0].name) > 0 } ? nil : .uncreated
  }

  /// Whether an assignment whose receiver is not known may be to a property: without a receiver, only code of its line means it.
  private func mayBeOf(_ family: SlotFamily, _ place: SlotSettings.Place) -> Bool {
    let node = codebase.files[Int(place.file)].facts.expressions[Int(place.node)]
    return node.kind == .member || family.hasCode(at: place, in: codebase)
  }
}

/// A property with those of other types by which it may be set: what it implements or inherits.
private struct SlotFamily {
  let slots: Set<Int>
  /// The owner, and what it inherits, is inherited by, or those inherit.
  let line: Set<TypeSymbol.ID>
  let isDeclaredAgain: Bool
  let isRequiredByObjectiveC: Bool

  init(_ property: DeclarationReference, of type: TypeSymbol.ID, in codebase: Codebase) {
    let name = codebase.name(property)
    let classes = [type] + codebase.conformers(of: type)
    let line = Set(classes + classes.flatMap { codebase.ancestors(of: $0) })
    let members = line.flatMap { other in codebase.members[other, name].map { (owner: other, member: $0) } }
    let protocols = line.filter { codebase.types[$0].isProtocol }
    self.line = line
    slots = Set(members.map { codebase.slot($0.member) })
    isDeclaredAgain = members.contains { $0.member != property && !protocols.contains($0.owner) }
    isRequiredByObjectiveC = members.contains { owner, member in
      protocols.contains(owner)
        && ([member] + codebase.types[owner].parts).contains { codebase.declaration($0).flags.contains(.isObjC) }
    }
  }

  /// Whether a place is in the code of the owner, or of what it inherits or is inherited by.
  func hasCode(at place: SlotSettings.Place, in codebase: Codebase) -> Bool {
    line.contains { codebase.isPlace(place, inCodeOf: $0) }
  }
}

extension Codebase {
  /// Whether an expression is in a declaration or extension of a type.
  func isPlace(_ place: MentionPlaces.Place, inCodeOf type: TypeSymbol.ID) -> Bool {
    let span = files[Int(place.file)].facts.expressions[Int(place.node)].span
    return types[type].parts.contains { part in
      let own = declaration(part).span
      return part.file == place.file && own.start <= span.start && span.end <= own.end
    }
  }
}
