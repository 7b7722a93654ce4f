import ViperFacts
import ViperLinking

/// An argument of a call.
struct Argument {
  var label: Dispatch.Label
  var value: Held
}

/// Calls and constructions.
extension Interpreter {
  // MARK: functions of the code base

  /// Calls the implementation that each object on which it may be called has.
  func call(_ slot: Int, on receiver: Held, _ arguments: [Argument], _ node: Int, _ frame: Frame) -> Held {
    if receiver.isCertainlyNil { return .nil }
    if let object = receiver.certain { return call(slot, onObject: object, arguments, node, frame) }
    if receiver.objects.isEmpty, receiver.unknown.isEmpty {
      return run(slot, on: receiver, arguments, node, frame)
    }
    if !receiver.unknown.isEmpty {
      if isOfFrameworkType(slot) { return callWhatever(slot, on: receiver, arguments, node, frame) }
      escape(arguments)
    }
    return oneOf(receiver.objects, or: receiver.noObject) { call(slot, onObject: $0, arguments, node, frame) }
  }

  /// Calls the code base's own member of a framework's type, which what is not known has, too.
  private func callWhatever(_ slot: Int, on receiver: Held, _ arguments: [Argument], _ node: Int, _ frame: Frame) -> Held {
    var ways: [() -> Held] = receiver.objects.map { object in
      { self.call(slot, onObject: object, arguments, node, frame) }
    }
    ways.append { self.run(slot, on: Held(unknown: receiver.unknown), arguments, node, frame) }
    if receiver.mayBeNil { ways.append { .nil } }
    return oneOf(ways)
  }

  /// Whether a member is the code base's own of a framework's type, so that it runs whatever the object is.
  func isOfFrameworkType(_ slot: Int) -> Bool { dispatch.owner(of: slot).map { codebase.types[$0].isExternal } ?? false }

  private func call(_ slot: Int, onObject object: Held.ObjectID, _ arguments: [Argument], _ node: Int, _ frame: Frame) -> Held {
    let type: TypeSymbol.ID? =
      if case .metatype(let type) = objects[object].kind { type } else { objects[object].instance }
    guard let type else { return run(slot, on: .object(object), arguments, node, frame) }
    guard let function = dispatch.implementation(of: slot, in: type) else {
      return callOutside(slot, on: object, arguments)
    }
    return run(codebase.slot(function), on: .object(object), arguments, node, frame)
  }

  /// Calls what code outside implements.
  private func callOutside(_ slot: Int, on object: Held.ObjectID, _ arguments: [Argument]) -> Held {
    escape(arguments)
    guard objects[object].isFromOutside else { return .unknown(.requirement) }
    return bodies.type(of: slot).map(outside) ?? .data
  }

  /// Does something with exactly one of several objects, or nothing where it may be another value.
  func oneOf(_ objects: ObjectSet, or other: Held?, _ work: (Held.ObjectID) -> Held) -> Held {
    guard let last = objects.last else { return other ?? .nothing }
    var ways: [(change: HeapState.Change, value: Held)] = []
    var mark = state.mark
    for object in objects.dropLast() {
      let value = work(object)
      ways.append((state.takeBack(to: mark), value))
      mark = state.mark
    }
    let value = work(last)
    if ways.isEmpty {
      if other != nil { state.doubt(since: mark, as: 0) }
      return other.map(value.joined) ?? value
    }
    ways.append((state.takeBack(to: mark), value))
    if let other { ways.append(([], other)) }
    return join(ways)
  }

  private func join(_ ways: [(change: HeapState.Change, value: Held)]) -> Held {
    state.join(ways.map(\.change))
    return ways.reduce(Held.nothing) { $0.joined($1.value) }
  }

  /// Runs exactly one of several ways.
  func oneOf(_ ways: [() -> Held]) -> Held {
    guard ways.count > 1 else { return ways.first?() ?? .nothing }
    var results: [(change: HeapState.Change, value: Held)] = []
    for way in ways {
      let mark = state.mark
      let value = way()
      results.append((state.takeBack(to: mark), value))
    }
    return join(results)
  }

  /// Runs a function, whatever the object's type has.
  func run(_ slot: Int, on receiver: Held, _ arguments: [Argument], _ node: Int, _ frame: Frame) -> Held {
    let function = bodies.function(slot)
    guard let body = function.body else {
      escape(arguments)
      return .unknown(.requirement)
    }
    if let obstacle = obstacle(to: .body(.function(slot: slot))) {
      escape(arguments)
      escape(receiver)
      return .unknown(obstacle)
    }
    let context = Self.combine(Self.combine(frame.context, node), frame.body.file)
    let result = runUnobstructed(body, .body(.function(slot: slot)), receiver: receiver, context: context) { inner in
      self.bind(arguments, to: function, inner)
      if function.isInitializer { inner.initializes = receiver.certain }
    }
    return function.isInitializer ? receiver : result
  }

  private func bind(_ arguments: [Argument], to function: LoweredFunction, _ frame: Frame) {
    let parameters = frame.body.parameters
    var values: [Held?] = Array(repeating: nil, count: parameters.count)
    if let targets = function.targets(of: arguments.lazy.map(\.label), codebase, dispatch) {
      for (target, argument) in zip(targets, arguments) {
        let value = target.isVariadic ? collection([argument.value], -target.slot - 10, frame) : argument.value
        if let position = target.position { values[position] = value }
      }
    } else {
      escape(arguments)
    }
    for (parameter, value) in zip(parameters, values) {
      declare(parameter.local, value ?? defaultValue(of: parameter.slot, frame), frame)
    }
  }

  private func defaultValue(of parameter: Int, _ frame: Frame) -> Held {
    guard parameter >= 0, let body = bodies[.initialValue(slot: parameter)] else { return .unknown(.outside) }
    return run(body, nil, receiver: frame.receiver, context: Self.combine(frame.context, parameter)) { _ in }
  }

  // MARK: constructions

  func make(_ type: TypeSymbol.ID, _ arguments: [Argument], _ node: Int, _ frame: Frame) -> Held {
    guard codebase.types[type].kind != .enum, !codebase.types[type].isProtocol else {
      escape(arguments)
      return .data
    }
    if codebase.types[type].isExternal { return makeExternal(codebase.types[type].qualifiedName, arguments, node, frame) }
    let (id, isNew) = make(.instance(type), at: node, in: frame)
    if isNew { initialize(id, as: type, frame, node) }
    if let initializer = dispatch.initializer(of: type, arguments.map(\.label)) {
      _ = run(codebase.slot(initializer), on: .object(id), arguments, node, frame)
      if codebase.declaration(initializer).flags.contains(.isFailable) { return Held([id], .nil) }
    } else {
      setMembers(of: id, type, arguments, node, frame)
    }
    return .object(id)
  }

  /// Stores the arguments of an initializer that is not declared: those of a struct's members, or of a framework's superclass.
  private func setMembers(of id: Held.ObjectID, _ type: TypeSymbol.ID, _ arguments: [Argument], _ node: Int, _ frame: Frame) {
    guard codebase.types[type].kind == .struct else {
      initializeExternally(id, arguments, node, frame)
      return
    }
    for argument in arguments {
      guard let property = codebase.members[type, argument.label].first else {
        escape(argument.value)
        continue
      }
      store(argument.value, in: id, .property(codebase.slot(property)), isCertain: true)
    }
  }

  /// Gives the stored properties their initial values, those of the superclass first.
  func initialize(_ id: Held.ObjectID, as type: TypeSymbol.ID, _ frame: Frame, _ node: Int) {
    for base in codebase.superclasses(of: type) { initialize(id, as: base, frame, node) }
    for (slot, start) in initials.of(type) {
      switch start {
      case .nil: store(.nil, in: id, .property(slot), isCertain: true)
      case .outlet: store(.unknown(.wrapper), in: id, .property(slot), isCertain: true)
      case .body:
        guard let body = bodies[.initialValue(slot: slot)] else { continue }
        let context = Self.combine(Self.combine(frame.context, node), slot)
        let value = run(body, .body(.initialValue(slot: slot)), receiver: .object(id), context: context) { _ in }
        store(value, in: id, .property(slot), isCertain: true)
      }
    }
  }

  func make(from type: Held, _ arguments: [Argument], _ node: Int, _ frame: Frame) -> Held {
    let ways: [() -> Held] = type.objects.map { object in
      switch self.objects[object].kind {
      case .metatype(let type), .instance(let type): { self.make(type, arguments, node, frame) }
      case .externalMetatype(let name): { self.makeExternal(name, arguments, node, frame) }
      default: { .unknown(.external) }
      }
    }
    guard type.unknown.isEmpty, !ways.isEmpty else {
      escape(arguments)
      return .unknown(.external)
    }
    return oneOf(ways)
  }

  // MARK: closures

  func call(value: Held, _ arguments: [Argument], _ node: Int, _ frame: Frame) -> Held {
    if value.isCertainlyNil { return .nil }
    if let object = value.certain { return call(closure: object, arguments, Self.combine(frame.context, node), frame) }
    var other = value.noObject
    if !value.unknown.isEmpty || value.flags.contains(.data) {
      escape(arguments)
      other = (other ?? .nothing).joined(Held(unknown: value.unknown.isEmpty ? [.external] : value.unknown))
    }
    return oneOf(value.objects, or: other) { call(closure: $0, arguments, Self.combine(frame.context, node), frame) }
  }

  func call(closure object: Held.ObjectID, _ arguments: [Argument], _ context: Int, _ frame: Frame) -> Held {
    guard let closure = objects[object].closure else {
      escape(arguments)
      return .unknown(.external)
    }
    let receiver = value(object, .receiver) ?? .data
    switch closure {
    case .method(let slot):
      let labels = codebase.labels(of: codebase.declaration(ofSlot: slot))
      let relabelled = zip(labels, arguments).map { Argument(label: $0, value: $1.value) }
      return call(slot, on: receiver, relabelled, object, frame)
    case .named(let name): return call(name, on: receiver, arguments, isSuper: false, object, frame)
    case .body(let closure):
      if let obstacle = obstacle(to: .closure(object)) {
        escape(arguments)
        return .unknown(obstacle)
      }
      let inner = Self.combine(context, closure.node)
      return runUnobstructed(closure.body, .closure(object), receiver: receiver, context: inner) { inner in
        self.prepare(inner, closure, object, arguments)
      }
    }
  }

  private func prepare(
    _ frame: Frame, _ closure: LoweredClosure, _ object: Held.ObjectID, _ arguments: [Argument]
  ) {
    for local in closure.captured {
      declare(local, value(object, .captured(local)) ?? .unknown(.uninitialised), frame)
    }
    for pair in closure.shared { frame.shared[pair.inner] = value(object, .captured(pair.inner))?.certain }
    for (position, parameter) in closure.body.parameters.enumerated() {
      declare(parameter.local, position < arguments.count ? arguments[position].value : .unknown(.outside), frame)
    }
  }
}
