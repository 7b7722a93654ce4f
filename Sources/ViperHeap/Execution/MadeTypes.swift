import ViperFacts
import ViperLinking

/// The types of which a body makes objects: itself, by a factory of its own file, or as an initializer by its type's initial values.
struct MadeTypes {
  private let codebase: Codebase
  private let bodies: LoweredBodies
  private let mentions: ClassMentions
  /// By initializer, the stored properties that start with a value.
  private let started: [Int: [DeclarationReference]]

  init(_ codebase: Codebase, _ bodies: LoweredBodies, _ mentions: ClassMentions) {
    (self.codebase, self.bodies, self.mentions) = (codebase, bodies, mentions)
    var started: [Int: [DeclarationReference]] = [:]
    for type in codebase.types.indices where codebase.types[type].kind == .class {
      let initializers = codebase.members[type, .initializer]
      if initializers.isEmpty { continue }
      let properties = codebase.members[type].filter { member in
        let declaration = codebase.declaration(member)
        return declaration.kind == .property && declaration.value >= 0 && !declaration.flags.contains(.isStatic)
      }
      if properties.isEmpty { continue }
      for initializer in initializers { started[codebase.slot(initializer)] = properties }
    }
    self.started = started
  }

  /// The classes that it may make, which costs less to know.
  func mentioned(in slot: Int) -> Set<TypeSymbol.ID> {
    let own = mentions.classes(in: codebase.declaration(ofSlot: slot))
    return (started[slot] ?? []).reduce(own) { $0.union(mentions.classes(inValueOf: $1)) }
  }

  func all(by slot: Int) -> Set<TypeSymbol.ID> {
    let isProperty = codebase.declaration(codebase.declaration(ofSlot: slot)).kind == .property
    guard let body = bodies[isProperty ? .getter(slot: slot) : .function(slot: slot)] else { return [] }
    let file = codebase.declaration(ofSlot: slot).file
    let products = body.askedBodies(codebase).filter { codebase.declaration(ofSlot: $0.slot).file == file }.compactMap { key in
      bodies[key]?.product
    }
    let initial = (started[slot] ?? []).compactMap { bodies[.initialValue(slot: codebase.slot($0))] }.map(\.madeTypes)
    return initial.reduce(body.madeTypes.union(products)) { $0.union($1) }
  }

  func classes(among types: Set<TypeSymbol.ID>) -> Set<TypeSymbol.ID> { types.filter { codebase.types[$0].kind == .class } }
}

extension LoweredBody {
  /// The types of the code base of which it makes objects, also in closures.
  fileprivate var madeTypes: Set<TypeSymbol.ID> {
    var types: Set<TypeSymbol.ID> = []
    for operation in operations { if case .make(let type, _) = operation.kind { types.insert(type) } }
    for closure in closures { types.formUnion(closure.body.madeTypes) }
    return types
  }

  /// The functions that it calls directly, and the computed and lazy properties that it asks.
  fileprivate func askedBodies(_ codebase: Codebase) -> [BodyKey] {
    operations.compactMap { operation in
      switch operation.kind {
      case .call(let slot, _), .callExactly(let slot, _), .callStatic(let slot, _): return .function(slot: slot)
      case .loadMember(let slot), .loadGlobal(let slot):
        let flags = codebase.declaration(codebase.declaration(ofSlot: slot)).flags
        return flags.contains(.isComputed) ? .getter(slot: slot) : flags.contains(.isLazy) ? .initialValue(slot: slot) : nil
      default: return nil
      }
    }
  }

  /// The type of which it makes an object, if it is all that it makes and what it returns.
  fileprivate var product: TypeSymbol.ID? {
    let types = madeTypes
    guard types.count == 1, let type = types.first else { return nil }
    return operations.contains { if case .return = $0.kind { true } else { false } } || result != nil ? type : nil
  }
}
