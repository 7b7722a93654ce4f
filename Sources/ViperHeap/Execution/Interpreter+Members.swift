import ViperFacts
import ViperLinking

/// Properties: their storage, accessors and observers.
extension Interpreter {
  // MARK: by declaration

  func read(_ slot: Int, of base: Held, _ node: Int, _ frame: Frame) -> Held {
    var result = Held(unknown: base.unknown)
    if base.mayBeNil { result.flags.insert(.nil) }
    for object in base.objects { result.join(read(slot, ofObject: object, node, frame)) }
    // A value that is no object, as an enumeration's, has computed properties only.
    if base.objects.isEmpty, base.flags.contains(.data), base.unknown.isEmpty {
      result.join(get(slot, base, node, frame) ?? .data)
    } else if !base.unknown.isEmpty, isOfFrameworkType(slot) {
      perhaps { result.join(self.get(slot, Held(unknown: base.unknown), node, frame) ?? .nothing) }
    }
    return result
  }

  private func read(_ slot: Int, ofObject object: Held.ObjectID, _ node: Int, _ frame: Frame) -> Held {
    guard let type = objects[object].instance else {
      return get(slot, .object(object), node, frame) ?? .unknown(.external)
    }
    guard let property = bodies.property(slot, in: type) else {
      return objects[object].isFromOutside ? outside(of: slot, in: object) : .unknown(.requirement)
    }
    if property.isComputed { return get(property.slot, .object(object), node, frame) ?? .unknown(.requirement) }
    if let known = value(object, .property(property.slot)) {
      if property.isLazy, known.mayBeNil { return lazy(property.slot, of: object, known, frame) }
      return property.strength == .strong ? known : living(known)
    }
    return initial(property.declaration, property.slot, of: object)
  }

  /// What a stored property holds that nothing has set.
  private func initial(_ declaration: Declaration, _ slot: Int, of object: Held.ObjectID) -> Held {
    if objects[object].isFromOutside {
      return alwaysThere(declaration, slot, of: object) ?? outside(of: slot, in: object)
    }
    return .unknown(declaration.flags.contains(.isOutlet) || declaration.flags.contains(.hasWrapper) ? .wrapper : .uninitialised)
  }

  /// What a constant or lazy property begins with, whoever has made the object.
  private func alwaysThere(_ declaration: Declaration, _ slot: Int, of object: Held.ObjectID) -> Held? {
    guard !declaration.flags.isDisjoint(with: [.isConstant, .isLazy]), let body = bodies[.initialValue(slot: slot)] else {
      return nil
    }
    let value = run(body, .body(.initialValue(slot: slot)), receiver: .object(object), context: Self.combine(slot, object)) { _ in
    }
    store(value, in: object, .property(slot), isCertain: true)
    return value
  }

  /// What a lazy property holds once it has been asked for: it is made once, by whichever way asks first.
  private func lazy(_ slot: Int, of object: Held.ObjectID, _ known: Held, _ frame: Frame) -> Held {
    guard let body = bodies[.initialValue(slot: slot)] else { return known }
    let context = Self.combine(Self.combine(slot, object), frame.body.file)
    let value =
      known.objects.isEmpty
      ? run(body, .body(.initialValue(slot: slot)), receiver: .object(object), context: context) { _ in } : known.unwrapped
    store(value, in: object, .property(slot), isCertain: true)
    return value
  }

  private func get(_ slot: Int, _ receiver: Held, _ node: Int, _ frame: Frame) -> Held? {
    guard let body = bodies[.getter(slot: slot)] else { return nil }
    return run(body, .body(.getter(slot: slot)), receiver: receiver, context: Self.combine(frame.context, node)) { _ in }
  }

  func write(_ value: Held, to slot: Int, of base: Held, _ node: Int, _ frame: Frame) {
    let isCertain = base.certain != nil
    for object in base.objects {
      if isCertain {
        write(value, to: slot, ofObject: object, isCertain: true, node, frame)
      } else {
        perhaps { self.write(value, to: slot, ofObject: object, isCertain: true, node, frame) }
      }
    }
    if base.objects.isEmpty && !base.isCertainlyNil || !base.unknown.isEmpty { escape(value) }
  }

  private func write(
    _ value: Held, to slot: Int, ofObject object: Held.ObjectID, isCertain: Bool, _ node: Int, _ frame: Frame
  ) {
    guard let type = objects[object].instance, let property = bodies.property(slot, in: type) else {
      if objects[object].isFromOutside { store(value, in: object, .property(slot), isCertain: false) } else { escape(value) }
      return
    }
    let own = property.slot
    if property.isComputed {
      set(value, by: .setter(slot: own), object, node, frame)
      return
    }
    let isObserved = property.hasBody && frame.initializes != object
    if isObserved { set(value, by: .willSet(slot: own), object, node, frame) }
    store(plain(value, in: own), in: object, .property(own), isCertain: isCertain)
    if isObserved { set(.data, by: .didSet(slot: own), object, node, frame) }
  }

  func set(
    _ value: Held, by accessor: BodyKey, _ object: Held.ObjectID, with arguments: [Held] = [], _ node: Int, _ frame: Frame
  ) {
    guard let body = bodies[accessor] else { return }
    _ = run(body, .body(accessor), receiver: .object(object), context: Self.combine(frame.context, node)) { inner in
      for (parameter, value) in zip(body.parameters, arguments + [value]) { self.declare(parameter.local, value, inner) }
    }
  }

  /// A value without what cannot be in a property of its type: objects of other types, which casts and containers without types leave
  /// among the possible ones; a text holds no objects, whatever made it.
  private func plain(_ value: Held, in property: Int) -> Held {
    guard value.certain == nil, !value.unknown.isEmpty || !value.objects.isEmpty, let type = bodies.type(of: property)
    else { return value }
    guard value.objects.isEmpty else { return value.replacingObjects(value.objects.filter { isA($0, type) != false }) }
    guard case .external(let name, _) = type.unwrapped, frameworks.isData(codebase.text(name)) else { return value }
    return value.mayBeNil ? Held([], [.data, .nil]) : .data
  }

  // MARK: what comes from outside

  /// What an object from outside has in a property, which stays the same.
  private func outside(of slot: Int, in object: Held.ObjectID) -> Held {
    if let known = value(object, .property(slot)) { return living(known) }
    let value = bodies.type(of: slot).map(outside) ?? .unknown(.outside)
    store(value, in: object, .property(slot), isCertain: true)
    return value
  }

  /// A value of a type that code outside has made.
  func outside(_ type: SemanticType) -> Held {
    switch type {
    case .optional(let inner):
      var value = outside(inner)
      value.flags.insert(.nil)
      return value
    case .nominal(let id, _):
      if codebase.types[id].kind == .enum { return .data }
      let object = newObject(.instance(id))
      objects[object].isFromOutside = true
      return .object(object)
    case .external(let name, _):
      let text = codebase.text(name)
      if frameworks.isData(text) { return .data }
      guard frameworks.knows(text) else { return .unknown(.outside) }
      let object = newObject(.external(text))
      objects[object].isFromOutside = true
      return .object(object)
    default: return .unknown(.outside)
    }
  }

  // MARK: globals

  func read(global slot: Int, _ frame: Frame) -> Held {
    let declaration = codebase.declaration(codebase.declaration(ofSlot: slot))
    let owner = dispatch.owner(of: slot)
    let receiver = owner.map(metatype) ?? .data
    if declaration.flags.contains(.isComputed) { return get(slot, receiver, slot, frame) ?? .unknown(.requirement) }
    let globals = Self.root(.globals)
    if let known = value(globals, .property(slot)) {
      return ReferenceStrength(of: declaration) == .strong ? known : living(known)
    }
    guard let body = bodies[.initialValue(slot: slot)] else {
      return declaration.flags.contains(.isConstant) ? .unknown(.uninitialised) : .nil
    }
    state.set(HeapState.Location(object: globals, key: .property(slot)), .unknown(.recursion))
    let value = run(body, .body(.initialValue(slot: slot)), receiver: receiver, context: slot) { _ in }
    state.set(HeapState.Location(object: globals, key: .property(slot)), value)
    return value
  }

  func write(_ value: Held, toGlobal slot: Int, _ frame: Frame) {
    if bodies[.setter(slot: slot)] != nil { return escape(value) }
    store(value, in: Self.root(.globals), .property(slot), isCertain: true)
  }

  // MARK: by name

  func read(_ name: Name, of base: Held, _ node: Int, _ frame: Frame) -> Held {
    var result = Held(unknown: base.unknown)
    if base.mayBeNil { result.flags.insert(.nil) }
    for object in base.objects { result.join(read(name, ofObject: object, node, frame)) }
    if base.flags.contains(.data) { result.join(base.objects.isEmpty && base.unknown.isEmpty ? .data : .unknown(.external)) }
    return result
  }

  private func read(_ name: Name, ofObject object: Held.ObjectID, _ node: Int, _ frame: Frame) -> Held {
    let text = codebase.text(name)
    switch objects[object].kind {
    case .instance(let type):
      if let member = dispatch.implementations(named: name, in: type).first {
        let slot = codebase.slot(member)
        guard codebase.declaration(member).kind == .property else {
          // The code means a member that it does not declare, if the type may inherit one of that name.
          return externals.of(type).isEmpty
            ? reference(to: .method(slot: slot), on: .object(object), node, frame) : .unknown(.external)
        }
        // What `Self` is known by is the receiver.
        let isStatic = codebase.declaration(member).flags.contains(.isStatic)
        return isStatic ? read(global: slot, frame) : read(slot, ofObject: object, node, frame)
      }
      if isPublisher(text, of: type) { return made("EndlessPublisher", for: text, in: object) }
      return read(name, ofFrameworkObject: object, node, frame)
    case .external: return read(name, ofFrameworkObject: object, node, frame)
    case .externalMetatype(let type): return read(shared: text, of: type)
    case .collection: return read(text, ofCollection: object)
    case .tuple(let labels):
      return labels.firstIndex(of: name).flatMap { value(object, .position($0)) } ?? .unknown(.external)
    case .metatype(let type):
      let member = dispatch.implementations(named: name, in: type).first {
        codebase.declaration($0).kind == .property && codebase.declaration($0).flags.contains(.isStatic)
      }
      return member.map { read(global: codebase.slot($0), frame) } ?? .unknown(.external)
    case .closure, .local, .root: return .unknown(.external)
    }
  }

  /// Whether a name is that of the publisher of a property with `@Published`: in a class, of one without a wrapper that is not known.
  private func isPublisher(_ name: String, of type: TypeSymbol.ID) -> Bool {
    guard name.first == "$", codebase.types[type].kind == .class else { return false }
    return ([type] + codebase.superclasses(of: type)).contains { type in
      codebase.members[type].contains {
        codebase.declaration($0).kind == .property && !codebase.declaration($0).flags.contains(.hasWrapper)
          && codebase.text(codebase.name($0)) == name.dropFirst()
      }
    }
  }

  /// A property of a framework's type, or one of its methods as a value.
  private func read(_ name: Name, ofFrameworkObject object: Held.ObjectID, _ node: Int, _ frame: Frame) -> Held {
    let (text, types) = (codebase.text(name), types(of: object))
    if let member = externals.ownMembers(name, ofAny: types).first(where: { codebase.declaration($0).flags.contains(.isComputed) }
    ) {
      return get(codebase.slot(member), .object(object), node, frame) ?? .unknown(.external)
    }
    let property = property(name, ofFrameworkObject: object)
    if property == nil, types.contains(where: { frameworks.hasMember(text, of: $0) }) {
      return reference(to: .named(name), on: .object(object), node, frame)
    }
    return read(text, property, of: object)
  }

  private func property(_ name: Name, ofFrameworkObject object: Held.ObjectID) -> FrameworkProperty? {
    if let type = objects[object].instance { return externals.property(name, of: type) }
    return frameworks.property(codebase.text(name), ofAny: types(of: object))
  }

  /// What an object has in a slot of a name, which may be a property of a framework's type.
  func read(_ name: String, _ property: FrameworkProperty?, of object: Held.ObjectID) -> Held {
    guard let property else { return value(object, .named(name)) ?? .unknown(.external) }
    if property.isMany {
      let location = HeapState.Location(object: object, key: .many(name))
      let collection = find(.collection(isKeyed: false), file: -4, node: object, context: Self.context(of: name))
      state.set(
        HeapState.Location(object: collection, key: .elements),
        state[location] ?? (property.startsEmpty ? .nothing : .unknown(.external)))
      return .object(collection)
    }
    if property.loads { load(object) }
    if let known = value(object, .named(name)) { return property.strength == .strong ? known : living(known) }
    return property.startsEmpty ? .nil : made(property.type, for: name, in: object, isKeptHere: property.strength == .strong)
  }

  /// What a framework's property holds, which is made when it is first asked.
  ///
  /// - Parameter isKeptHere: whether the property keeps it; else other code does, which has made it.
  private func made(_ type: String, for name: String, in object: Held.ObjectID, isKeptHere: Bool = true) -> Held {
    if frameworks.isData(type) { return .data }
    guard frameworks.knows(type) else { return .unknown(.external) }
    let made = find(.external(type), file: -5, node: object, context: Self.context(of: name))
    objects[made].isFromOutside = objects[object].isFromOutside || !isKeptHere
    let value = Held.object(made)
    store(value, in: object, .named(name), isCertain: true)
    return value
  }

  /// A static property of a framework's type: a shared object.
  private func read(shared name: String, of type: String) -> Held {
    guard let property = frameworks.property(name, of: type) else { return .unknown(.external) }
    if frameworks.isData(property.type) { return .data }
    let key = "\(type).\(name)"
    if let known = value(Self.root(.app), .named(key)) { return known }
    let shared = Held.object(newObject(.external(property.type)))
    store(shared, in: Self.root(.app), .named(key), isCertain: true)
    return shared
  }

  private func read(_ name: String, ofCollection object: Held.ObjectID) -> Held {
    switch name {
    case "first", "last": return first(of: object)
    case "values", "lazy", "indices", "keys": return .object(object)
    default: return .data
    }
  }

  func write(_ value: Held, toNamed name: Name, of base: Held, _ node: Int, _ frame: Frame) {
    let text = codebase.text(name)
    for object in base.objects {
      switch objects[object].kind {
      case .instance(let type):
        if let member = dispatch.implementations(named: name, in: type).first(where: {
          codebase.declaration($0).kind == .property
        }) {
          write(value, to: codebase.slot(member), ofObject: object, isCertain: base.certain != nil, node, frame)
        } else {
          write(value, text, ofTypes: externals.of(type), object, isCertain: base.certain != nil)
        }
      case .external(let type): write(value, text, ofTypes: [type], object, isCertain: base.certain != nil)
      default: escape(value)
      }
    }
    if base.objects.isEmpty && !base.isCertainlyNil || !base.unknown.isEmpty { escape(value) }
  }

  func write(_ value: Held, _ name: String, ofTypes types: [String], _ object: Held.ObjectID, isCertain: Bool) {
    let property = frameworks.property(name, ofAny: types)
    if let when = property?.calls { schedule(Pending(callee: value, arguments: [], context: Self.context(of: name)), when) }
    if property?.isMany == true {
      state.set(HeapState.Location(object: object, key: .many(name)), contents(of: value))
    } else {
      // What is not known of the property: it may keep the value.
      store(
        property == nil ? value.joined(Held(unknown: value.objects.isEmpty ? [] : [.external])) : value,
        in: object, .named(name), isCertain: isCertain)
    }
  }
}
