import ViperFacts
import ViperLinking

extension BodyLowering {
  func lower(call index: Int) -> Int {
    var parts = operands(index)
    guard !parts.isEmpty else { return add(.lost(.callee), at: index) }
    var callee = parts.removeFirst()
    while node(callee).isA(.unwrap), let inner = operands(callee).first { callee = inner }
    switch node(callee).kind {
    case .name where local(name(callee)) == nil: return lower(callOf: callee, parts, at: index)
    case .member:
      guard let base = operands(callee).first else { return lower(implicitCallOf: callee, parts, at: index) }
      return lower(callOf: callee, on: base, parts, at: index)
    // `[Part]()`, `[Part](others)`
    case .array: return add(.array, arguments(parts).map { add(.element, [$0], at: index) }, at: index)
    case .dictionary: return add(.dictionary, arguments(parts).map { add(.element, [$0], at: index) }, at: index)
    default:
      let callee = value(callee)
      return add(.callValue(labels(parts)), [callee] + arguments(parts), at: index)
    }
  }

  private func labels(_ arguments: [Int]) -> [Dispatch.Label] {
    arguments.map { node($0).flags.contains(.hasValue) ? Dispatch.trailingClosure : name($0) }
  }

  private func arguments(_ arguments: [Int]) -> [Int] { arguments.map { value($0) } }

  /// `f(x)`, `Type(x)`.
  private func lower(callOf callee: Int, _ parts: [Int], at index: Int) -> Int {
    let labels = labels(parts)
    if name(callee) == .upperSelf { return add(.makeFrom(labels), [ownType(at: index)] + arguments(parts), at: index) }
    switch meanings[callee] {
    case .declaration(let slot)?, .overload(let slot)?:
      let reference = codebase.declaration(ofSlot: slot)
      if codebase.declaration(reference).kind == .function, !isGlobal(slot),
        !codebase.declaration(reference).flags.contains(.isStatic)
      {
        return add(.call(slot: slot, labels), [receiver()] + arguments(parts), at: index)
      }
      return lower(callOfMember: slot, on: nil, parts, at: index)
    case .type(let type)?: return construct(type, parts, at: index)
    case .external?:
      let text = codebase.text(name(callee))
      if text.first?.isUppercase == true { return add(.makeExternal(name(callee), labels), arguments(parts), at: index) }
      return add(.callNamed(name(callee), labels, isSuper: false), [possibleReceiver()] + arguments(parts), at: index)
    case .memberOfType?:
      return add(.callNamed(name(callee), labels, isSuper: false), [receiver()] + arguments(parts), at: index)
    case .otherType?: return add(.data, arguments(parts), at: index)
    default: return add(.lost(.callee), arguments(parts), at: index)
    }
  }

  private func construct(_ type: TypeSymbol.ID, _ parts: [Int], at index: Int) -> Int {
    add(.make(type, labels(parts)), arguments(parts), at: index)
  }

  /// `.f(x)`, `.init(x)`.
  private func lower(implicitCallOf callee: Int, _ parts: [Int], at index: Int) -> Int {
    switch meanings[callee] {
    case .declaration(let slot)?, .overload(let slot)?: return lower(callOfMember: slot, on: nil, parts, at: index)
    case .memberOfType(let type)? where name(callee) == .initializer: return construct(type, parts, at: index)
    case .memberOfExternal(let type)? where name(callee) == .initializer:
      return add(.makeExternal(type, labels(parts)), arguments(parts), at: index)
    case .memberOfType(let type)?: return lower(staticCallOf: callee, on: add(.metatype(type)), parts, at: index)
    case .memberOfExternal(let type)?: return lower(staticCallOf: callee, on: add(.externalMetatype(type)), parts, at: index)
    default: return add(.lost(.callee), arguments(parts), at: index)
    }
  }

  private func lower(staticCallOf callee: Int, on type: Int, _ parts: [Int], at index: Int) -> Int {
    add(.callNamed(name(callee), labels(parts), isSuper: false), [type] + arguments(parts), at: index)
  }

  /// `x.f(y)`, `Type.f(y)`, `super.f(y)`, `Type.init(y)`, `self.init(y)`.
  private func lower(callOf callee: Int, on base: Int, _ parts: [Int], at index: Int) -> Int {
    let labels = labels(parts)
    let isSuper = node(base).isA(.superReference)
    let meaning = meanings[callee]
    if name(callee) == .initializer { return lower(initializer: callee, on: base, parts, at: index) }
    let receiver = value(receiver: base)
    switch meaning {
    case .declaration(let slot)?, .overload(let slot)?:
      if isUnapplied(slot, of: base), parts.count == 1 {
        return add(.method(slot: slot), arguments(parts), at: index)
      }
      if isSuper { return lower(superCallOf: slot, callee, [receiver] + arguments(parts), labels, at: index) }
      return lower(callOfMember: slot, on: receiver, parts, at: index)
    case .type(let type)?: return construct(type, parts, at: index)
    case .otherType?: return add(.data, arguments(parts), at: index)
    default: return add(.callNamed(name(callee), labels, isSuper: isSuper), [receiver] + arguments(parts), at: index)
    }
  }

  /// Whether `Type.f(object)` is the method of an object rather than its call.
  private func isUnapplied(_ slot: Int, of base: Int) -> Bool {
    guard case .type? = meanings[base] else { return false }
    let declaration = codebase.declaration(codebase.declaration(ofSlot: slot))
    return declaration.kind == .function && !declaration.flags.contains(.isStatic)
  }

  /// `super.f(y)`: what the superclass has, which only reads as the own member.
  private func lower(superCallOf slot: Int, _ callee: Int, _ operands: [Int], _ labels: [Dispatch.Label], at index: Int) -> Int {
    if let owner, let inherited = dispatch.inherited(slot, by: owner) {
      return add(.callExactly(slot: inherited, labels), operands, at: index)
    }
    return add(.callNamed(name(callee), labels, isSuper: true), operands, at: index)
  }

  /// A call of a function, initializer, case, or of what a property holds.
  private func lower(callOfMember slot: Int, on receiver: Int?, _ parts: [Int], at index: Int) -> Int {
    let reference = codebase.declaration(ofSlot: slot)
    let declaration = codebase.declaration(reference)
    let labels = labels(parts)
    switch declaration.kind {
    case .function where isShared(slot):
      return add(.callStatic(slot: slot, labels), [receiver ?? staticReceiver(slot)] + arguments(parts), at: index)
    case .function: return add(.call(slot: slot, labels), [receiver ?? add(.data)] + arguments(parts), at: index)
    case .initializer:
      return dispatch.owner(of: slot).map { construct($0, parts, at: index) }
        ?? add(.lost(.callee), arguments(parts), at: index)
    case .enumCase: return add(.payload(parts.map { name($0) }), arguments(parts), at: index)
    case .property:
      let callee =
        isShared(slot)
        ? add(.loadGlobal(slot: slot), at: index) : add(.loadMember(slot: slot), [receiver ?? self.receiver()], at: index)
      return add(.callValue(labels), [callee] + arguments(parts), at: index)
    default: return add(.lost(.callee), arguments(parts), at: index)
    }
  }

  private func staticReceiver(_ function: Int) -> Int {
    dispatch.owner(of: function).map { add(.metatype($0)) } ?? add(.data)
  }

  private func lower(initializer callee: Int, on base: Int, _ parts: [Int], at index: Int) -> Int {
    let labels = labels(parts)
    let isOwn = node(base).isA(.superReference) || node(base).isA(.selfReference)
    guard isOwn else { return lower(construction: callee, of: base, parts, at: index) }
    let receiver = value(base)
    if let slot = meanings[callee]?.slot {
      return add(.callExactly(slot: slot, labels), [receiver] + arguments(parts), at: index)
    }
    return add(.callNamed(.initializer, labels, isSuper: true), [receiver] + arguments(parts), at: index)
  }

  /// `Type.init(x)`, where the type may be a value.
  private func lower(construction callee: Int, of base: Int, _ parts: [Int], at index: Int) -> Int {
    if node(base).isA(.name), name(base) == .upperSelf {
      return add(.makeFrom(labels(parts)), [ownType(at: index)] + arguments(parts), at: index)
    }
    if case .type(let type)? = meanings[base] { return construct(type, parts, at: index) }
    if case .external? = meanings[base] {
      return add(.makeExternal(name(base), labels(parts)), arguments(parts), at: index)
    }
    return add(.makeFrom(labels(parts)), [value(base)] + arguments(parts), at: index)
  }
}
