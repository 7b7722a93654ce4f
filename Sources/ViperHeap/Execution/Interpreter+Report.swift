import ViperFacts
import ViperLinking

extension Interpreter {
  /// The types of which objects have been made here.
  var madeTypes: Set<TypeSymbol.ID> { Set(objects.compactMap { $0.isFromOutside ? nil : $0.instance }) }

  /// The objects that there are.
  func report(_ living: Survival) -> [HeapReport.Object] {
    let surely = living.surely
    return objects.indices.compactMap { report($0, lives: surely[$0] ? .yes : living.perhaps[$0] ? .perhaps : .no) }
  }

  private func report(_ id: Held.ObjectID, lives: HeapReport.Answer) -> HeapReport.Object? {
    let object = objects[id]
    guard let name = name(of: object) else { return nil }
    return HeapReport.Object(
      id: id, type: name, symbol: object.instance, place: place(of: object), isFromOutside: object.isFromOutside,
      isMany: object.isMany, isConditional: !isSurelyMade(id),
      lives: lives,
      slots: slots(of: id))
  }

  private func name(of object: HeapObject) -> String? {
    switch object.kind {
    case .instance(let type): codebase.types[type].qualifiedName
    case .external(let name): name
    case .closure: "closure"
    case .collection: "collection"
    case .tuple: "tuple"
    case .metatype, .externalMetatype, .local, .root: nil
    }
  }

  func place(of object: HeapObject) -> SourceRange? {
    codebase.range(of: ExpressionPlace(file: object.file, node: object.node))
  }

  private func slots(of id: Held.ObjectID) -> [HeapReport.Slot] {
    if let type = objects[id].instance {
      return storedProperties(of: type).map { slot(.property($0), of: id, named: name(ofSlot: $0)) }
    }
    return state.slots(of: id).filter { $0.key != .made }.map { slot($0.key, of: id, named: $0.key.text) }.sorted {
      $0.name < $1.name
    }
  }

  private func name(ofSlot slot: Int) -> String { codebase.text(codebase.name(codebase.declaration(ofSlot: slot))) }

  /// Those of the superclass first.
  private func storedProperties(of type: TypeSymbol.ID) -> [Int] {
    codebase.superclasses(of: type).flatMap(storedProperties)
      + codebase.members[type].filter {
        let declaration = codebase.declaration($0)
        return declaration.kind == .property && !declaration.flags.contains(.isComputed) && !declaration.flags.contains(.isStatic)
      }.map { codebase.slot($0) }.sorted()
  }

  private func slot(_ key: SlotKey, of id: Held.ObjectID, named name: String) -> HeapReport.Slot {
    let strength = state.strength(of: HeapState.Location(object: id, key: key))
    var value = value(id, key) ?? .unknown(objects[id].isFromOutside ? .outside : .uninitialised)
    if strength != .strong { value = self.living(value) }
    return HeapReport.Slot(
      name: name, strength: strength, objects: Array(value.objects), mayBeNil: value.mayBeNil,
      mayBeData: !value.flags.isDisjoint(with: [.data, .yes, .no]), unknown: value.unknown.names)
  }
}

extension SlotKey {
  var text: String {
    switch self {
    case .property(let slot), .captured(let slot), .position(let slot): "\(slot)"
    case .named(let name), .many(let name): name
    case .elements: "elements"
    case .value: "value"
    case .receiver: "self"
    case .loaded: "loaded"
    case .made: "made"
    }
  }
}
