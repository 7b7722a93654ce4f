import ViperFacts
import ViperLinking

/// What code does with the requirements of protocols, by the receivers of their mentions.
///
/// A mention whose receiver is unknown counts as a use, if its labels fit: only what can be told makes a requirement unused.
struct RequirementUses {
  /// A method or property that a protocol requires.
  struct Requirement {
    var type: TypeSymbol.ID
    var reference: DeclarationReference
  }

  enum Verdict: Equatable {
    /// Something uses it on a value that can be of the protocol.
    case used
    /// Something may do so.
    case cannotTell(Escape)
    /// Only a type that implements it uses it, on itself.
    case ownUse
    case unused
  }

  let codebase: Codebase
  private let places: MentionPlaces
  private let calls: UnusedCode
  /// By protocol: the types that are, refine or adopt it, sorted.
  private let heirs: [TypeSymbol.ID: [TypeSymbol.ID]]
  private let unread: UnreadCode

  /// - Parameter protocols: those whose requirements will be asked for.
  init(_ codebase: Codebase, _ unread: UnreadCode, _ mentions: [MemberMention], of protocols: Set<TypeSymbol.ID>) {
    (self.codebase, self.unread) = (codebase, unread)
    let names = protocols.flatMap { Self.requirements(of: $0, in: codebase) }.map { codebase.name($0.reference) }
    places = MentionPlaces(codebase, mentions, of: Set(names))
    calls = UnusedCode(codebase: codebase, usages: UsagesByKind([]))
    var heirs = Dictionary(uniqueKeysWithValues: protocols.map { ($0, [$0]) })
    for type in codebase.types.indices {
      for base in codebase.ancestors(of: type) where protocols.contains(base) && base != type {
        heirs[base, default: []].append(type)
      }
    }
    self.heirs = heirs
  }

  /// The methods and properties that a protocol itself requires of each instance, in source order; those of extensions are none.
  static func requirements(of type: TypeSymbol.ID, in codebase: Codebase) -> [Requirement] {
    let own = codebase.types[type].parts.filter { codebase.declaration($0).kind == .protocol }
    return own.flatMap { part in
      codebase.files[Int(part.file)].facts.children(of: Int(part.index)).compactMap { index in
        let reference = DeclarationReference(file: Int(part.file), index: index)
        let kind = codebase.declaration(reference).kind
        return kind == .function || kind == .property ? Requirement(type: type, reference: reference) : nil
      }
    }
  }

  /// The way in which code that is not read may use a requirement: other targets, the Objective-C runtime, operators, a file that
  /// is not understood.
  func escape(of requirement: Requirement) -> Escape? {
    let own = codebase.declaration(requirement.reference).flags
    if own.contains(.isObjC) { return .objectiveC }
    let flags = codebase.types[requirement.type].parts.map { codebase.declaration($0).flags }
    if let way = flags.lazy.compactMap({ unread.escape(by: $0.intersection([.isObjC, .isPublished])) }).first { return way }
    let name = codebase.text(codebase.name(requirement.reference))
    if !(name.first?.isLetter == true || name.first == "_") { return .operator }
    return isNamedInBrokenFile(requirement) ? .broken : nil
  }

  /// Whether a file with syntax errors names the requirement, its protocol, or a type that adopts it.
  private func isNamedInBrokenFile(_ requirement: Requirement) -> Bool {
    let types = heirs[requirement.type] ?? []
    return unread.isBroken(naming: Set(types.map { codebase.types[$0].name } + [codebase.name(requirement.reference)]))
  }

  /// Whether nothing is known to use a requirement of a protocol that nothing adopts: no value of unknown type can be of it.
  func isUnusedWithoutConformer(_ requirement: Requirement) -> Bool {
    let receivers = Set(heirs[requirement.type] ?? [])
    return !places.all(of: codebase.name(requirement.reference)).contains { place in
      fits(requirement, at: place)
        && places.records(at: place).contains { mention in mention.receiver.map(receivers.contains) ?? false }
    }
  }

  /// Mentions with known receivers decide first: only without a sure use, one whose receiver is unknown leaves it open.
  func verdict(of requirement: Requirement) -> Verdict {
    let (name, receivers) = (codebase.name(requirement.reference), receivers(of: requirement))
    var verdict = Verdict.unused
    for place in places.known(of: name) {
      let use = use(at: place, on: receivers, of: requirement)
      guard use != .unused, fits(requirement, at: place) else { continue }
      if use == .used { return .used }
      if verdict == .unused || use != .ownUse { verdict = use }
    }
    if case .cannotTell = verdict { return verdict }
    let isOpen = places.all(of: name).contains { places.records(at: $0).isEmpty && fits(requirement, at: $0) }
    return isOpen ? .cannotTell(.receiver) : verdict
  }

  /// The calls of a requirement on values that are known to be of the protocol, or of one that refines it, outside of its extensions.
  func calls(of requirement: Requirement) -> [(place: MentionPlaces.Place, receiver: TypeSymbol.ID)] {
    let receivers = Set(heirs[requirement.type] ?? []).filter { codebase.types[$0].isProtocol }
    return places.all(of: codebase.name(requirement.reference)).compactMap { place in
      let known = places.records(at: place)
      guard known.count == 1, known[0].isFound, !known[0].isSelf, let receiver = known[0].receiver, receivers.contains(receiver),
        BodySyntax.arguments(ofCallee: Int(place.node), in: codebase.files[Int(place.file)].facts) != nil,
        fits(requirement, at: place)
      else { return nil }
      return (place, receiver)
    }
  }

  /// Whether any type that is no protocol adopts a protocol, or one that refines it.
  func isAdopted(_ type: TypeSymbol.ID) -> Bool { heirs[type]?.contains { !codebase.types[$0].isProtocol } ?? true }

  /// Whether a mention can be of a requirement by the arguments of its call; a property's value can be called with any.
  private func fits(_ requirement: Requirement, at place: MentionPlaces.Place) -> Bool {
    codebase.declaration(requirement.reference).kind == .property
      || calls.fits(requirement.reference, at: Int(place.node), in: codebase.files[Int(place.file)])
  }

  private func use(
    at place: MentionPlaces.Place, on receivers: Set<TypeSymbol.ID>, of requirement: Requirement
  ) -> Verdict {
    var verdict = Verdict.unused
    for mention in places.records(at: place) {
      guard let receiver = mention.receiver else { continue }
      guard mention.isFound else {
        if unread.hasUnreadMembers(receiver) { continue }
        return .cannotTell(.receiver)
      }
      guard receivers.contains(receiver), !isOfRival(mention, of: requirement) else { continue }
      guard mention.isSelf, !codebase.types[receiver].isProtocol else { return .used }
      verdict = .ownUse
    }
    return verdict
  }

  /// Whether a call is of another requirement of the same protocol, which differs by the types of its parameters.
  private func isOfRival(_ mention: MemberMention, of requirement: Requirement) -> Bool {
    guard let member = mention.member, member != codebase.slot(requirement.reference) else { return false }
    return Self.requirements(of: requirement.type, in: codebase).contains { codebase.slot($0.reference) == member }
  }

  /// Whether a supertype of a type is neither declared in the code base nor known to be a framework's: it may be anything.
  func hasUnknownSupertype(_ type: TypeSymbol.ID) -> Bool { unread.hasUnknownSupertype(type) }

  /// Whether a type has a member like one of some requirements.
  func implements(_ type: TypeSymbol.ID, any requirements: [Requirement]) -> Bool {
    requirements.contains { requirement in
      codebase.members[type, codebase.name(requirement.reference)].contains { codebase.areAlike($0, requirement.reference) }
    }
  }

  /// The types on which a mention can be of a requirement: the protocol and those that refine or adopt it, the superclasses of
  /// these, and the protocols that it refines and that require the same.
  private func receivers(of requirement: Requirement) -> Set<TypeSymbol.ID> {
    let below = heirs[requirement.type] ?? [requirement.type]
    var all = Set(below)
    for type in below where !codebase.types[type].isProtocol {
      all.formUnion(codebase.ancestors(of: type).filter { !codebase.types[$0].isProtocol })
    }
    for base in codebase.ancestors(of: requirement.type) where requires(base, thatOf: requirement) { all.insert(base) }
    return all
  }

  private func requires(_ base: TypeSymbol.ID, thatOf requirement: Requirement) -> Bool {
    codebase.types[base].isProtocol
      && codebase.members[base, codebase.name(requirement.reference)].contains {
        codebase.areAlike($0, requirement.reference) && !differs($0, of: base, from: requirement)
      }
  }

  /// Whether a parameter of a member certainly has another type than that of a requirement.
  private func differs(_ member: DeclarationReference, of owner: TypeSymbol.ID, from requirement: Requirement) -> Bool {
    func symbols(_ function: DeclarationReference, _ owner: TypeSymbol.ID) -> [TypeSymbol.ID?] {
      let scope = TypeScope(file: Int(function.file), types: codebase.enclosing(owner))
      return codebase.parameters(of: function).map { codebase.resolve(codebase.declaration($0).type, in: scope).symbol }
    }
    return zip(symbols(member, owner), symbols(requirement.reference, requirement.type)).contains { a, b in
      a != nil && b != nil && a != b
    }
  }

  /// Whether an extension of the protocol, or of one that it refines or that refines it, implements a requirement.
  func hasDefault(_ requirement: Requirement) -> Bool {
    let family = (heirs[requirement.type] ?? []) + codebase.ancestors(of: requirement.type)
    return family.contains { type in
      codebase.types[type].isProtocol
        && codebase.members[type, codebase.name(requirement.reference)].contains {
          $0 != requirement.reference && codebase.declaration($0).body >= 0 && codebase.areAlike($0, requirement.reference)
        }
    }
  }

  /// The name of a requirement with its labels: `didReceive(state:)`.
  func signature(of requirement: Requirement) -> String { codebase.signature(of: requirement.reference) }
}

extension Codebase {
  /// The name of a member, with its labels if it is called: `configure(with:)`.
  func signature(of member: DeclarationReference) -> String {
    let name = text(name(member))
    guard declaration(member).kind != .property else { return name }
    let labels = parameters(of: member).map { text(self.name($0)) }
    return "\(name)(\(labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined()))"
  }

  /// Whether two members have the same kind, name and labels.
  func areAlike(_ a: DeclarationReference, _ b: DeclarationReference) -> Bool {
    declaration(a).kind == declaration(b).kind && name(a) == name(b)
      && parameters(of: a).map { name($0) } == parameters(of: b).map { name($0) }
  }
}
