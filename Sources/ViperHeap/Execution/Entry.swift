import ViperFacts
package import ViperLinking

/// A body from which the execution of a module begins.
package struct Entry: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// It makes objects of several classes and joins them.
    case assembly
    /// A framework makes an object of the type, and calls it.
    case made(TypeSymbol.ID)
  }

  package var kind: Kind
  /// The function, initializer or computed property.
  package var slot: Int
  /// The types of which it makes objects itself, rather than what it calls.
  package var made: Set<TypeSymbol.ID>

  /// Whether a framework makes the object that it begins with, which lives as long as the app.
  package var isStart: Bool { if case .made = kind { true } else { false } }
}

/// The entries of a code base, found by what bodies make, whatever their types are called.
struct Entries {
  private(set) var all: [Entry] = []
  /// An assembly makes objects of at least so many classes.
  private static let leastClasses = 2

  init(
    _ codebase: Codebase, _ bodies: LoweredBodies, _ externals: ExternalTypes, _ frameworks: FrameworkModels,
    _ mentions: ClassMentions
  ) {
    let makers = MadeTypes(codebase, bodies, mentions)
    var assemblies: [Entry] = []
    var starts: [(type: TypeSymbol.ID, entries: [Entry])] = codebase.types.indices.compactMap { type in
      let entries = Self.callbacks(of: type, codebase, makers, externals, frameworks)
      return entries.isEmpty ? nil : (type, entries)
    }
    for slot in Self.bodies(of: codebase) {
      let mentioned = makers.mentioned(in: slot)
      guard mentioned.count >= Self.leastClasses || starts.contains(where: { mentioned.contains($0.type) }) else { continue }
      let made = makers.all(by: slot)
      starts.removeAll { made.contains($0.type) }
      if makers.classes(among: made).count >= Self.leastClasses {
        assemblies.append(Entry(kind: .assembly, slot: slot, made: made))
      }
    }
    all = starts.flatMap(\.entries) + assemblies
    all += Self.openings(of: Self.selfAssembled(by: assemblies, codebase, externals), codebase, makers)
  }

  /// The types whose own initializers assemble them, and the view controllers that assemblies are handed.
  private static func selfAssembled(
    by assemblies: [Entry], _ codebase: Codebase, _ externals: ExternalTypes
  ) -> Set<TypeSymbol.ID> {
    let slots = Set(assemblies.map(\.slot))
    let own = codebase.types.indices.filter { type in
      codebase.members[type, .initializer].contains { slots.contains(codebase.slot($0)) }
    }
    let handed = assemblies.flatMap { codebase.parameters(of: codebase.declaration(ofSlot: $0.slot)) }.compactMap { parameter in
      codebase.declaredType(of: parameter)
    }
    return Set(
      own + handed.filter { externals.inherits($0, from: "UIViewController") == true })
  }

  /// The other bodies that make objects of types that assemble themselves.
  private static func openings(
    of types: Set<TypeSymbol.ID>, _ codebase: Codebase, _ makers: MadeTypes
  ) -> [Entry] {
    if types.isEmpty { return [] }
    return Self.bodies(of: codebase).compactMap { slot in
      guard !makers.mentioned(in: slot).isDisjoint(with: types) else { return nil }
      let made = makers.classes(among: makers.all(by: slot))
      return made.count < leastClasses && !made.isDisjoint(with: types) ? Entry(kind: .assembly, slot: slot, made: made) : nil
    }
  }

  /// What a framework calls on an object of a class that it makes by itself, as the app's delegate.
  private static func callbacks(
    of type: TypeSymbol.ID, _ codebase: Codebase, _ makers: MadeTypes, _ externals: ExternalTypes, _ frameworks: FrameworkModels
  ) -> [Entry] {
    guard codebase.types[type].kind == .class else { return [] }
    let callbacks = externals.callbacks(of: type).filter { $0.phase == .shown }
    guard !callbacks.isEmpty, isStart(externals.of(type), frameworks) else { return [] }
    return codebase.members[type].filter { member in
      codebase.declaration(member).kind == .function && callbacks.contains { codebase.isFunction(member, like: $0.member) }
    }.map { member in
      let slot = codebase.slot(member)
      return Entry(kind: .made(type), slot: slot, made: makers.all(by: slot).union([type]))
    }
  }

  /// Whether a framework makes an object of such a type by itself, as the app's delegate.
  private static func isStart(_ types: [String], _ frameworks: FrameworkModels) -> Bool {
    !types.contains { frameworks.inherits($0, from: "UIViewController") || frameworks.inherits($0, from: "UIView") }
  }

  private static func bodies(of codebase: Codebase) -> [Int] {
    var slots: [Int] = []
    for type in codebase.types.indices {
      for member in codebase.members[type] where codebase.declaration(member).body >= 0 { slots.append(codebase.slot(member)) }
    }
    for global in codebase.globalDeclarations where codebase.declaration(global).body >= 0 { slots.append(codebase.slot(global)) }
    return slots.sorted()
  }
}

extension Codebase {
  /// Whether a function has the name and the labels of a framework's member.
  func isFunction(_ function: DeclarationReference, like member: FrameworkMember) -> Bool {
    text(name(function)) == member.name && labels(of: function).map { $0 == 0 ? nil : text($0) } == member.labels
  }
}
