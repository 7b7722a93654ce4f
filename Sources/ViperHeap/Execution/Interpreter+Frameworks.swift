import ViperFacts
import ViperLinking

/// Calls of code that is not read: by the models of frameworks, else nothing is known of what it keeps.
extension Interpreter {
  /// What takes part in a call of a framework's member.
  struct Participants {
    var receiver: Held
    /// By parameter.
    var arguments: [Int: Held]
    var result = Held.nothing
    /// What closures that ran have returned.
    var returned: [FrameworkOperand: Held] = [:]
  }

  // MARK: calls by name

  func call(
    _ name: Name, on receiver: Held, _ arguments: [Argument], isSuper: Bool, _ node: Int, _ frame: Frame
  ) -> Held {
    if receiver.isCertainlyNil { return .nil }
    if let object = receiver.certain { return call(name, onObject: object, arguments, isSuper: isSuper, node, frame) }
    if receiver.unknown.isEmpty, !receiver.flags.contains(.data), !receiver.objects.isEmpty {
      return oneOf(receiver.objects, or: receiver.noObject) {
        call(name, onObject: $0, arguments, isSuper: isSuper, node, frame)
      }
    }
    var ways: [() -> Held] = receiver.objects.map { object in
      { self.call(name, onObject: object, arguments, isSuper: isSuper, node, frame) }
    }
    let isPlain = receiver.unknown.isEmpty && arguments.allSatisfy(\.value.objects.isEmpty)
    ways.append {
      if receiver.unknown.isEmpty, let result = self.callGlobal(self.codebase.text(name), arguments, node, frame) {
        return result
      }
      self.escape(arguments)
      return isPlain ? .data : .unknown(.external)
    }
    if receiver.mayBeNil { ways.append { .nil } }
    return oneOf(ways)
  }

  private func call(
    _ name: Name, onObject object: Held.ObjectID, _ arguments: [Argument], isSuper: Bool, _ node: Int, _ frame: Frame
  ) -> Held {
    let text = codebase.text(name)
    if let function = ownExtension(name, of: object, arguments) {
      return run(codebase.slot(function), on: .object(object), arguments, node, frame)
    }
    switch objects[object].kind {
    case .instance(let type):
      if !isSuper, let function = member(name, of: type, arguments) {
        return run(codebase.slot(function), on: .object(object), arguments, node, frame)
      }
      if let result = call(name, ofFrameworks: type, on: object, arguments, node, frame) { return result }
      if let result = callGlobal(text, arguments, node, frame) { return result }
    case .external(let type):
      if let result = call(text, of: [type], on: object, arguments, node, frame) { return result }
    case .externalMetatype(let type):
      if let result = call(text, of: [type], on: object, arguments, node, frame) { return result }
    case .metatype(let type):
      if let method = unapplied(name, of: type, arguments) {
        return reference(to: .method(slot: codebase.slot(method)), on: arguments[0].value, node, frame)
      }
      if let function = member(name, of: type, arguments) {
        return run(codebase.slot(function), on: .object(object), arguments, node, frame)
      }
      if let result = call(name, ofFrameworks: type, on: object, arguments, node, frame) { return result }
      if let result = callGlobal(text, arguments, node, frame) { return result }
    case .collection:
      if let result = call(text, onCollection: object, arguments, node, frame) { return result }
    case .closure, .tuple, .local, .root: break
    }
    if isSuper {
      keep(arguments, in: object)
      return .data
    }
    // What an optional wraps is the object itself.
    if let result = call(text, of: ["Optional"], on: object, arguments, node, frame) { return result }
    objects[object].isHandedOn = true
    return callUnknown(arguments)
  }

  /// What the code base adds to a framework's type that an object is of.
  private func ownExtension(_ name: Name, of object: Held.ObjectID, _ arguments: [Argument]) -> DeclarationReference? {
    externals.ownMembers(name, ofAny: types(of: object)).first { takes($0, arguments) }
  }

  private func member(_ name: Name, of type: TypeSymbol.ID, _ arguments: [Argument]) -> DeclarationReference? {
    dispatch.implementations(named: name, in: type).first { takes($0, arguments) }
  }

  private func takes(_ member: DeclarationReference, _ arguments: [Argument]) -> Bool {
    codebase.declaration(member).kind == .function && dispatch.parameters(of: member, arguments.map(\.label)) != nil
  }

  /// The method that `Type.f(object)` makes a closure of.
  private func unapplied(_ name: Name, of type: TypeSymbol.ID, _ arguments: [Argument]) -> DeclarationReference? {
    guard arguments.count == 1, let object = arguments[0].value.certain, objects[object].instance == type else { return nil }
    return dispatch.implementations(named: name, in: type).first {
      codebase.declaration($0).kind == .function && !codebase.declaration($0).flags.contains(.isStatic)
    }
  }

  func escape(_ arguments: [Argument]) { for argument in arguments { escape(argument.value) } }

  /// What nothing is known of: it may keep and call what it gets.
  func callUnknown(_ arguments: [Argument]) -> Held {
    escape(arguments)
    return .unknown(.external)
  }

  private func callGlobal(_ name: String, _ arguments: [Argument], _ node: Int, _ frame: Frame) -> Held? {
    guard let call = frameworks.function(name, labels: labels(arguments), trailing: trailing(arguments)) else { return nil }
    return perform(call, types: [], receiver: .data, arguments, node, frame)
  }

  private func labels(_ arguments: [Argument]) -> [String?] { codebase.texts(of: arguments.map(\.label)) }

  private func trailing(_ arguments: [Argument]) -> Int { arguments.map(\.label).trailingCount }

  private func call(
    _ name: Name, ofFrameworks type: TypeSymbol.ID, on object: Held.ObjectID, _ arguments: [Argument], _ node: Int, _ frame: Frame
  ) -> Held? {
    externals.call(name, of: type, arguments.map(\.label)).map { call in
      perform(call, types: externals.of(type), receiver: .object(object), arguments, node, frame)
    }
  }

  private func call(
    _ name: String, of types: [String], on object: Held.ObjectID, _ arguments: [Argument], _ node: Int, _ frame: Frame
  ) -> Held? {
    let (labels, trailing) = (labels(arguments), trailing(arguments))
    for type in types {
      guard let call = frameworks.call(name, of: type, labels: labels, trailing: trailing) else { continue }
      return perform(call, types: types, receiver: .object(object), arguments, node, frame)
    }
    return nil
  }

  // MARK: constructions

  func makeExternal(_ type: String, _ arguments: [Argument], _ node: Int, _ frame: Frame) -> Held {
    if frameworks.isData(type) { return .data }
    if type == "Optional", let value = arguments.first?.value { return value }
    if let call = frameworks.call("init", of: type, labels: labels(arguments), trailing: trailing(arguments)) {
      return perform(call, types: [type], receiver: .data, arguments, node, frame)
    }
    if !frameworks.knows(type), let result = callGlobal(type, arguments, node, frame) { return result }
    let (id, _) = make(.external(type), at: node, in: frame)
    keep(arguments, in: id)
    return .object(id)
  }

  /// Keeps in an object what an initializer, or a superclass that is not read, gets; whether it does is not known.
  private func keep(_ arguments: [Argument], in id: Held.ObjectID) {
    for argument in arguments where !argument.value.objects.isEmpty {
      store(argument.value.joined(.unknown(.external)), in: id, .named("?"), isCertain: false)
      escapeCalls(argument.value)
    }
  }

  /// What may be called by whoever keeps it.
  private func escapeCalls(_ value: Held) {
    let closures = value.objects.filter { objects[$0].closure != nil }
    if !closures.isEmpty { events.append(Pending(callee: Held(ObjectSet(closures)), arguments: [], context: 0)) }
  }

  /// The initializer of a framework's class, on an object of a subclass.
  func initializeExternally(_ id: Held.ObjectID, _ arguments: [Argument], _ node: Int, _ frame: Frame) {
    guard let type = objects[id].instance else { return }
    guard let call = externals.call(.initializer, of: type, arguments.map(\.label)) else { return keep(arguments, in: id) }
    var participants = participants(call, .object(id), arguments)
    participants.result = .object(id)
    for effect in call.member.effects { apply(effect, &participants, node, frame) }
  }

  // MARK: effects

  private func participants(_ call: FrameworkCall, _ receiver: Held, _ arguments: [Argument]) -> Participants {
    var values: [Int: Held] = [:]
    for (position, argument) in zip(call.parameters, arguments) { values[position] = argument.value }
    return Participants(receiver: receiver, arguments: values)
  }

  func perform(
    _ call: FrameworkCall, types: [String], receiver: Held, _ arguments: [Argument], _ node: Int, _ frame: Frame
  ) -> Held {
    var participants = participants(call, receiver, arguments)
    if case .new(let type) = call.member.result, let name = type ?? types.first {
      participants.result = frameworks.isData(name) ? .data : .object(make(.external(name), at: node, in: frame).id)
    }
    for effect in call.member.effects { apply(effect, &participants, node, frame) }
    switch call.member.result {
    case .data: return .data
    case .nil: return .nil
    case .operand(let operand): return value(of: operand, participants)
    case .new: return participants.result
    case .property(let operand, let name): return value(of: .property(operand, name), participants)
    case .closure(let operand): return value(of: .returned(operand), participants)
    case .unknown: return .unknown(.external)
    case .never:
      frame.flow = .left
      return .nothing
    }
  }

  func value(of operand: FrameworkOperand, _ participants: Participants) -> Held {
    switch operand {
    case .receiver: participants.receiver
    case .argument(let position): participants.arguments[position] ?? .nil
    case .result: participants.result
    case .app: .object(Self.root(.app))
    case .property(let operand, let name): property(name, of: value(of: operand, participants))
    case .returned(let operand): participants.returned[operand] ?? .unknown(.external)
    }
  }

  private func property(_ name: String, of base: Held) -> Held {
    var result = Held(unknown: base.unknown)
    for object in base.objects { result.join(read(name, frameworks.property(name, ofAny: types(of: object)), of: object)) }
    return result.isEmpty ? .nil : result
  }

  /// The frameworks' types of an object.
  func types(of object: Held.ObjectID) -> [String] {
    switch objects[object].kind {
    case .instance(let type): externals.of(type)
    case .external(let name), .externalMetatype(let name): [name]
    default: []
    }
  }

  func apply(_ effect: FrameworkEffect, _ participants: inout Participants, _ node: Int, _ frame: Frame) {
    switch effect {
    case .store(let operand, let target, let property, let adds):
      store(value(of: operand, participants), in: value(of: target, participants), property, adds: adds)
    case .clear(let target, let property): clear(value(of: target, participants), property)
    case .remove(let operand, let target, let property):
      remove(value(of: operand, participants), from: value(of: target, participants), property)
    case .run(let operand, let when, let times, let arguments), .perform(let operand, _, let when, let times, let arguments):
      let pending = Pending(
        callee: value(of: operand, participants), arguments: arguments.map { value(of: $0, participants) },
        context: Self.combine(frame.context, node))
      if let result = schedule(pending, when, times, frame) { participants.returned[operand] = result }
    case .load(let operand): call(each: value(of: operand, participants)) { self.load($0) }
    case .open(let operand):
      for object in value(of: operand, participants).objects { objects[object].isPresented = true }
    case .given(let condition, let wanted, let inner):
      let condition = value(of: condition, participants)
      if condition.flags == (wanted ? .yes : .no), condition.objects.isEmpty, condition.unknown.isEmpty {
        apply(inner, &participants, node, frame)
      } else if condition.flags != (wanted ? .no : .yes) || !condition.unknown.isEmpty {
        perhaps { apply(inner, &participants, node, frame) }
      }
    case .perhaps(let inner): perhaps { apply(inner, &participants, node, frame) }
    }
  }

  /// Does something with what may be several objects, or none.
  private func call(each value: Held, _ work: (Held.ObjectID) -> Void) {
    if let object = value.certain { return work(object) }
    for object in value.objects { perhaps { work(object) } }
  }

  private func store(_ value: Held, in targets: Held, _ property: String, adds: Bool) {
    for target in targets.objects {
      let isMany = frameworks.property(property, ofAny: types(of: target))?.isMany ?? adds
      guard isMany else {
        store(value, in: target, .named(property), isCertain: targets.certain != nil)
        continue
      }
      let all = adds ? value : contents(of: value)
      let kept = all == .data ? .nothing : all
      if adds {
        add(kept, to: target, .many(property))
      } else {
        store(kept, in: target, .many(property), isCertain: targets.certain != nil)
      }
    }
  }

  private func clear(_ targets: Held, _ property: String?) {
    for target in targets.objects {
      let isCertain = targets.certain != nil
      for slot in state.slots(of: target) where property == nil || slot.key == .named(property!) || slot.key == .many(property!) {
        switch slot.key {
        case .many: store(.nothing, in: target, slot.key, isCertain: isCertain)
        case .named: store(.nil, in: target, slot.key, isCertain: isCertain)
        default: break
        }
      }
    }
  }

  private func remove(_ value: Held, from targets: Held, _ property: String) {
    for target in targets.objects {
      for key in [SlotKey.many(property), .named(property)] {
        guard let held = self.value(target, key) else { continue }
        let isCertain = value.certain != nil && targets.certain != nil
        let left = held.replacingObjects(held.objects.filter { !value.objects.contains($0) })
        store(left.isEmpty && key == .named(property) ? .nil : left, in: target, key, isCertain: isCertain)
      }
    }
  }

  /// Runs what a framework calls, or lets it wait; returns what it returns if it runs now.
  private func schedule(_ pending: Pending, _ when: FrameworkEffect.When, _ times: FrameworkEffect.Times, _ frame: Frame) -> Held?
  {
    guard !pending.callee.objects.isEmpty else { return .unknown(.external) }
    switch when {
    case .now where times == .once: return call(pending, frame)
    case .now:
      var result = Held.nothing
      repeatedly { result.join(self.call(pending, frame)) }
      return result
    case .later, .event: schedule(pending, when)
    }
    return nil
  }

  /// Where the run loop keeps what waits.
  private static let waiting = SlotKey.many("waiting")

  /// What has waited until now, which the run loop lets go of.
  func takeWaiting() -> [Pending] {
    let waiting = later
    later = []
    if !waiting.isEmpty { state.set(HeapState.Location(object: Self.root(.app), key: Self.waiting), .nothing) }
    return waiting
  }

  /// Lets a call wait for its time.
  func schedule(_ pending: Pending, _ when: FrameworkEffect.When) {
    guard !pending.callee.objects.isEmpty else { return }
    switch when {
    case .now: break
    case .later:
      later.append(pending)
      add(Held(pending.callee.objects), to: Self.root(.app), Self.waiting)
    case .event: events.append(pending)
    }
  }

  // MARK: callbacks

  /// Calls what the framework calls when an object is first needed, unless it has.
  func load(_ object: Held.ObjectID) {
    let hasLoaded = value(object, .loaded) ?? .truth(false)
    guard hasLoaded != .truth(true) else { return }
    let load = {
      self.state.set(HeapState.Location(object: object, key: .loaded), .truth(true))
      if self.objects[object].isFromOutside { self.call(.unarchived, on: object) }
      self.call(.loaded, on: object)
    }
    if hasLoaded == .truth(false) { load() } else { perhaps(load) }
  }

  /// Calls what only events can call, each of which may happen.
  func callEventMethods(of object: Held.ObjectID) {
    guard let type = objects[object].instance else { return }
    for method in eventMethods.all(of: type) {
      perhaps { callFromOutside(codebase.slot(method), codebase.labels(of: method), on: object) }
    }
  }

  private func callFromOutside(_ slot: Int, _ labels: [Name], on object: Held.ObjectID) {
    let arguments = labels.map { Argument(label: $0, value: .unknown(.external)) }
    _ = run(slot, on: .object(object), arguments, object, outermost)
  }

  /// Calls the methods of an object that a framework calls in a phase.
  func call(_ phase: FrameworkCallback.Phase, on object: Held.ObjectID) {
    for callback in callbacks(phase, object) { callFromOutside(callback.slot, callback.labels, on: object) }
  }

  private func callbacks(_ phase: FrameworkCallback.Phase, _ object: Held.ObjectID) -> [ExternalTypes.Callback] {
    guard let type = objects[object].instance else { return [] }
    return externals.callbacks(phase, of: type, dispatch)
  }

  func hasCallbacks(_ phase: FrameworkCallback.Phase, _ object: Held.ObjectID) -> Bool { !callbacks(phase, object).isEmpty }

  @discardableResult
  func call(_ pending: Pending, _ frame: Frame) -> Held {
    let arguments = pending.arguments.map { Argument(label: 0, value: $0) }
    return oneOf(pending.callee.objects, or: pending.callee.noObject) {
      call(closure: $0, arguments, pending.context, frame)
    }
  }
}
