import ViperFacts
import ViperLinking

/// Subscripts: elements of collections, and what types of the code base do.
extension Interpreter {
  func load(subscriptOf base: Held, _ arguments: [Held], _ node: Int, _ frame: Frame) -> Held {
    let ways: [() -> Held] = base.objects.map { object in
      { self.load(subscriptOf: object, arguments, node, frame) ?? self.element(of: object) }
    }
    if base.isCertainlyNil { return .nil }
    var others = base.replacingObjects([])
    if !others.isEmpty || ways.isEmpty { others = elements(of: others).joined(base.mayBeNil ? .nil : .nothing) }
    if !base.unknown.isEmpty { for argument in arguments { escape(argument) } }
    return oneOf(ways).joined(others)
  }

  private func element(of object: Held.ObjectID) -> Held {
    let elements = elements(of: .object(object))
    if case .collection(isKeyed: true) = objects[object].kind { return elements.joined(.nil) }
    return elements
  }

  private func load(subscriptOf object: Held.ObjectID, _ arguments: [Held], _ node: Int, _ frame: Frame) -> Held? {
    guard !isCollection(object) else { return nil }
    guard let slot = ownSubscript(of: object, arguments), let body = bodies[.getter(slot: slot)] else {
      for argument in arguments { escape(argument) }
      return nil
    }
    return run(body, .body(.getter(slot: slot)), receiver: .object(object), context: Self.combine(frame.context, node)) { inner in
      for (parameter, value) in zip(body.parameters, arguments) { self.declare(parameter.local, value, inner) }
    }
  }

  func store(_ value: Held, inSubscriptOf base: Held, _ arguments: [Held], _ node: Int, _ frame: Frame) {
    for object in base.objects {
      if isCollection(object) {
        if value.mayBeNil { removeSome(of: object) }
        add(value, to: object, .elements)
      } else if let slot = ownSubscript(of: object, arguments) {
        let store = { self.set(value, by: .setter(slot: slot), object, with: arguments, node, frame) }
        if base.certain != nil { store() } else { perhaps(store) }
      } else {
        for argument in arguments + [value] { escape(argument) }
        if value != .data { blur(object) }
      }
    }
    if base.objects.isEmpty || !base.unknown.isEmpty { for argument in arguments + [value] { escape(argument) } }
  }

  /// Has any property of an object perhaps hold something else: a key path has told which one is set.
  private func blur(_ object: Held.ObjectID) {
    for slot in state.slots(of: object) where objects[object].instance != nil && !slot.key.holdsMany {
      guard case .property = slot.key else { continue }
      state.set(HeapState.Location(object: object, key: slot.key), slot.value.joined(.unknown(.external)))
    }
  }

  /// The subscript of the object's type that takes so many arguments, which have no labels as a rule.
  private func ownSubscript(of object: Held.ObjectID, _ arguments: [Held]) -> Int? {
    guard let type = objects[object].instance else { return nil }
    return dispatch.implementations(named: .subscripting, in: type).first {
      codebase.parameters(of: $0).count == arguments.count
    }.map(codebase.slot)
  }
}
