import ViperFacts
import ViperLinking

/// What each step does.
extension Interpreter {
  func perform(_ operation: Operation, _ frame: Frame) -> Held {
    func operand(_ position: Int) -> Held { frame.results[operation.operands[position]] }
    func arguments(from start: Int, _ labels: [Dispatch.Label]) -> [Argument] {
      zip(labels, operation.operands.dropFirst(start)).map { Argument(label: $0, value: frame.results[$1]) }
    }
    let node = operation.node
    if operation.kind.usesFirstOperand, operand(0).isCertainlyNil { noteUse(ofNil: operation.operands[0], at: node, frame) }
    switch operation.kind {
    // Values.
    case .data: return .data
    case .nil: return .nil
    case .truth(let value): return .truth(value)
    case .receiver: return frame.receiver
    case .metatype(let type): return metatype(type)
    case .externalMetatype(let name):
      return .object(find(.externalMetatype(codebase.text(name)), file: -3, node: Int(name), context: 0))
    case .method(let slot):
      return reference(to: .method(slot: slot), on: operation.operands.isEmpty ? .data : operand(0), node, frame)
    case .closure(let number): return closure(frame.body.closures[number], operation.operands.map { frame.results[$0] }, frame)
    case .array: return collection(operation.operands.map { frame.results[$0] }, node, frame)
    case .dictionary:
      let all = operation.operands.map { frame.results[$0] }
      // Keys that are values tell nothing of what the dictionary holds.
      let held = all.indices.filter { $0 % 2 == 1 || all[$0] != .data }.map { all[$0] }
      return collection(held, isKeyed: true, node, frame)
    case .concatenation:
      let parts = [operand(0), operand(1)]
      return parts.contains { !$0.objects.isEmpty } ? collection(parts.map(contents), node, frame) : .data
    case .tuple(let labels), .payload(let labels):
      return tuple(labels, operation.operands.map { frame.results[$0] }, node, frame)
    case .element: return elements(of: operand(0))
    case .part(let position): return part(position, of: operand(0))
    case .unwrap: return operand(0).isCertainlyNil ? .nil : operand(0).unwrapped
    case .tried: return operand(0).joined(.nil)
    case .cast(let type, let isOptional): return cast(operand(0), to: type, isOptional: isOptional, node, frame)
    // Storage.
    case .load(let local):
      let value = load(local: local, frame)
      return frame.body.copies.contains(frame.position) ? copied(value, node, frame) : value
    case .declare(let local):
      let value = operation.operands.isEmpty ? .nil : operand(0)
      declare(local, frame.body.locals[local].isChanged ? copied(value, node, frame) : value, frame)
      return .data
    case .store(let local):
      store(operand(0), inLocal: local, frame)
      return .data
    case .loadMember(let slot):
      let value = read(slot, of: operand(0), node, frame)
      if value.isCertainlyNil, isUnowned(slot) { noteUse(ofNil: frame.position, at: node, frame) }
      return value
    case .storeMember(let slot):
      assignments.insert(ExpressionPlace(file: frame.body.file, node: node))
      write(operand(1), to: slot, of: operand(0), node, frame)
      return .data
    case .loadGlobal(let slot): return read(global: slot, frame)
    case .storeGlobal(let slot):
      write(operand(0), toGlobal: slot, frame)
      return .data
    case .loadNamed(let name): return read(name, of: operand(0), node, frame)
    case .storeNamed(let name):
      write(operand(1), toNamed: name, of: operand(0), node, frame)
      return .data
    case .storeElement:
      store(operand(1), inSubscriptOf: operand(0), operation.operands.dropFirst(2).map { frame.results[$0] }, node, frame)
      return .data
    case .loadSubscript:
      return load(subscriptOf: operand(0), operation.operands.dropFirst().map { frame.results[$0] }, node, frame)
    // Calls.
    case .make(let type, let labels): return make(type, arguments(from: 0, labels), node, frame)
    case .makeExternal(let name, let labels):
      return makeExternal(codebase.text(name), arguments(from: 0, labels), node, frame)
    case .makeFrom(let labels): return make(from: operand(0), arguments(from: 1, labels), node, frame)
    case .call(let slot, let labels): return call(slot, on: operand(0), arguments(from: 1, labels), node, frame)
    case .callExactly(let slot, let labels):
      return run(slot, on: operand(0), arguments(from: 1, labels), node, frame)
    case .callStatic(let slot, let labels): return run(slot, on: operand(0), arguments(from: 1, labels), node, frame)
    case .callNamed(let name, let labels, let isSuper):
      return call(name, on: operand(0), arguments(from: 1, labels), isSuper: isSuper, node, frame)
    case .callValue(let labels): return call(value: operand(0), arguments(from: 1, labels), node, frame)
    // Conditions.
    case .isNil: return truth(operand(0), whenNil: true)
    case .isPresent: return truth(operand(0), whenNil: false)
    case .isFalse: return negated(operand(0))
    case .isSame: return isSame(operand(0), operand(1))
    case .check:
      check(operand(0), frame)
      return .data
    // Regions.
    case .branch(let branch): return self.branch(operation, branch, frame)
    case .endless:
      stay(awaiting: operation.operands.isEmpty ? nil : operand(0))
      return .data
    case .loop(let label):
      loop(operation, label: label, frame)
      return .data
    case .deferred:
      frame.deferred += operation.regions
      return .data
    case .attempt:
      attempt(operation, frame)
      return .data
    // Ways out.
    case .return:
      leave(returning: operation.operands.isEmpty ? .data : operand(0), frame)
      return .nothing
    case .throw:
      leaveByThrowing(frame)
      return .nothing
    case .never:
      frame.flow = .left
      return .nothing
    case .break(let label):
      leave(label: label, isContinue: false, frame)
      return .nothing
    case .continue(let label):
      leave(label: label, isContinue: true, frame)
      return .nothing
    case .lost(let loss):
      for step in operation.operands { escape(frame.results[step]) }
      return .unknown(.lost(loss))
    }
  }

  private func truth(_ value: Held, whenNil: Bool) -> Held {
    if value.isCertainlyNil { return .truth(whenNil) }
    return value.isCertainlyPresent ? .truth(!whenNil) : .data
  }

  private func isSame(_ left: Held, _ right: Held) -> Held {
    if left.isCertainlyNil || right.isCertainlyNil { return truth(left.isCertainlyNil ? right : left, whenNil: true) }
    guard let one = left.certain, let other = right.certain else { return .data }
    if one != other { return objects[one].isFromOutside && objects[other].isFromOutside ? .data : .truth(false) }
    return objects[one].isMany ? .data : .truth(true)
  }

  private func negated(_ value: Held) -> Held {
    guard value.unknown.isEmpty else { return .data }
    return value.flags == .yes ? .truth(false) : value.flags == .no ? .truth(true) : .data
  }

  // MARK: locals

  /// A copy of a struct, which changes alone.
  private func copied(_ value: Held, _ node: Int, _ frame: Frame) -> Held {
    guard let object = value.certain, let type = objects[object].instance, codebase.types[type].kind == .struct else {
      return value
    }
    let (copy, _) = make(.instance(type), at: node, in: frame)
    for slot in state.slots(of: object) where slot.key != .made { store(slot.value, in: copy, slot.key, isCertain: true) }
    return .object(copy)
  }

  func declare(_ local: Int, _ value: Held, _ frame: Frame) {
    if frame.body.locals[local].isShared {
      frame.shared[local] = newObject(.local(frame.body.locals[local].strength), file: frame.body.file)
    }
    store(value, inLocal: local, frame)
  }

  private func store(_ value: Held, inLocal local: Int, _ frame: Frame) {
    if let storage = frame.shared[local] {
      store(value, in: storage, .value, isCertain: true)
    } else if !frame.body.locals[local].isShared {
      state.set(localAt: frame.firstLocal + local, value)
    }
  }

  private func load(local: Int, _ frame: Frame) -> Held {
    let storage = frame.shared[local]
    let known = storage.map { self.value($0, .value) } ?? state.local(at: frame.firstLocal + local)
    let value = known ?? .unknown(.uninitialised)
    return frame.body.locals[local].strength == .strong ? value : living(value)
  }

  // MARK: closures

  private func closure(_ closure: LoweredClosure, _ captured: [Held], _ frame: Frame) -> Held {
    let (id, _) = make(.closure(.body(closure)), at: closure.node, in: frame)
    for (local, value) in zip(closure.captured, captured) {
      store(value, in: id, .captured(local), isCertain: true)
    }
    for pair in closure.shared {
      guard let storage = frame.shared[pair.outer] else { continue }
      store(.object(storage), in: id, .captured(pair.inner), isCertain: true)
    }
    if closure.receiver != nil { store(frame.receiver, in: id, .receiver, isCertain: true) }
    return .object(id)
  }

  func reference(to method: HeapClosure, on receiver: Held, _ node: Int, _ frame: Frame) -> Held {
    let (id, _) = make(.closure(method), at: node, in: frame)
    store(receiver, in: id, .receiver, isCertain: true)
    return .object(id)
  }

  // MARK: tuples

  private func tuple(_ labels: [Name], _ values: [Held], _ node: Int, _ frame: Frame) -> Held {
    guard values.contains(where: { !$0.objects.isEmpty || !$0.unknown.isEmpty }) else { return .data }
    let (id, _) = make(.tuple(labels), at: node, in: frame)
    for (position, value) in values.enumerated() { store(value, in: id, .position(position), isCertain: true) }
    return .object(id)
  }

  func part(_ position: Int, of value: Held) -> Held {
    var all = Held(unknown: value.unknown)
    for object in value.objects {
      guard case .tuple = objects[object].kind else {
        // An element with its key or offset is what is in the collection.
        all.join(isCollection(object) ? elements(of: .object(object)) : .object(object))
        if position == 0 { all.join(.data) }
        continue
      }
      all.join(self.value(object, .position(position)) ?? .unknown(.external))
    }
    if value.flags.contains(.data) { all.join(.data) }
    return all
  }

  // MARK: casts

  private func cast(_ value: Held, to type: SemanticType, isOptional: Bool, _ node: Int, _ frame: Frame) -> Held {
    var result = Held([], value.flags, unknown: value.unknown)
    var fits: [Held.ObjectID] = []
    for object in value.objects {
      switch isA(object, type) {
      case true?: fits.append(object)
      case false?: result.flags.insert(.nil)
      case nil:
        fits.append(object)
        if isOptional { result.flags.insert(.nil) }
      }
    }
    if isOptional, !value.unknown.isEmpty { result.flags.insert(.nil) }
    if !isOptional { result.flags.remove(.nil) }
    return result.replacingObjects(fits)
  }

  /// Whether an object is of a type; nil where that cannot be told.
  func isA(_ object: Held.ObjectID, _ type: SemanticType) -> Bool? {
    let type = type.unwrapped
    guard let own = objects[object].instance else { return nil }
    switch type {
    case .nominal(let id, _) where !codebase.types[id].isExternal:
      if own == id || codebase.ancestors(of: own).contains(id) { return true }
      return objects[object].isFromOutside ? nil : false
    case .nominal(let id, _): return externals.inherits(own, from: codebase.types[id].qualifiedName)
    case .external(let name, _): return objects[object].isFromOutside ? nil : externals.inherits(own, from: codebase.text(name))
    default: return nil
    }
  }
}
