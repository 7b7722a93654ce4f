import ViperFacts
import ViperLinking

extension BodyLowering {
  /// Lowers an expression or statement, and returns the step of its value; nil for a statement without one.
  @discardableResult
  func lower(_ index: Int) -> Int? {
    let result = lower(plain: index)
    guard node(index).flags.contains(.isTried) else { return result }
    return add(.tried, [result ?? add(.data)], at: index)
  }

  private func lower(plain index: Int) -> Int? {
    let node = node(index)
    switch node.kind {
    case .name: return lower(name: index)
    case .member: return lower(member: index)
    case .call: return lower(call: index)
    case .subscript: return add(.loadSubscript, operands(index).map { value($0) }, at: index)
    case .argument: return lowerFirst(index)
    case .unwrap: return add(.unwrap, [lowerFirst(index)], at: index)
    case .cast: return cast(lowerFirst(index), index)
    case .typeCheck: return add(.data, [lowerAll(index)], at: index)
    case .operator: return lower(operator: index)
    case .typeExpression: return lower(type: node.type, index)
    case .selfReference, .superReference: return receiver(at: index)
    case .literal: return lower(literal: index)
    case .array: return add(.array, operands(index).map { value($0) }, at: index)
    case .dictionary: return add(.dictionary, operands(index).map { value($0) }, at: index)
    case .tuple:
      let parts = operands(index)
      return add(.tuple(parts.map { name($0) }), parts.map { value($0) }, at: index)
    case .closure: return lower(closure: index)
    case .ternary: return lower(ternary: index)
    case .coalesce: return lower(coalesce: index)
    case .assignment: lower(assignment: index)
    case .block: return lower(block: index)
    case .binding: lower(binding: index)
    case .destructuring: lower(destructuring: index)
    case .match: lower(match: index)
    case .switch: return lower(switch: index)
    case .pattern: break
    case .return: add(.return, operands(index).map { value($0) }, at: index)
    case .declaration: lower(declaration: index)
    case .other: return lower(other: index)
    case .throw: add(.throw, operands(index).map { value($0) }, at: index)
    case .break: add(.break(label: name(index)), at: index)
    case .continue: add(.continue(label: name(index)), at: index)
    case .fallthrough: break
    }
    return nil
  }

  /// The step of a value, of none for a statement.
  func value(_ index: Int) -> Int { lower(index) ?? add(.data, at: index) }

  /// What a member is of; where it is an optional, nothing happens if that is nil.
  func value(receiver index: Int) -> Int {
    guard node(index).isA(.unwrap), let inner = operands(index).first else { return value(index) }
    return value(receiver: inner)
  }

  /// Lowers all operands, and returns the first one's value.
  func lowerFirst(_ index: Int) -> Int {
    let parts = operands(index)
    guard let first = parts.first else { return add(.data, at: index) }
    let result = value(first)
    for part in parts.dropFirst() { lower(part) }
    return result
  }

  /// Lowers all operands for their effects.
  func lowerAll(_ index: Int) -> Int {
    for part in operands(index) { lower(part) }
    return add(.data, at: index)
  }

  private func lower(literal index: Int) -> Int {
    if name(index) == .nil { return add(.nil, at: index) }
    if let truth = facts.truth(of: index) { return add(.truth(truth), at: index) }
    for part in operands(index) { lower(part) }
    return add(.data, at: index)
  }

  private func lower(operator index: Int) -> Int {
    let parts = operands(index)
    if let slot = operators.function(name(index), operands: parts.count) {
      let labels = codebase.labels(of: codebase.declaration(ofSlot: slot))
      return add(.callStatic(slot: slot, labels), [add(.data)] + parts.map { value($0) }, at: index)
    }
    switch codebase.text(name(index)) {
    case "!" where parts.count == 1: return add(.isFalse, [value(parts[0])], at: index)
    case "==" where parts.count == 2 && parts.contains(where: isNil): return lower(comparison: parts, .isNil, at: index)
    case "!=" where parts.count == 2 && parts.contains(where: isNil): return lower(comparison: parts, .isPresent, at: index)
    case "+" where parts.count == 2: return add(.concatenation, parts.map { value($0) }, at: index)
    case "===" where parts.count == 2: return add(.isSame, parts.map { value($0) }, at: index)
    case "!==" where parts.count == 2: return add(.isFalse, [add(.isSame, parts.map { value($0) }, at: index)], at: index)
    case "&&": return lower(conjunction: parts, at: index)
    case "||": return lower(disjunction: parts, at: index)
    case "+=" where parts.count == 2:
      let (target, added) = (value(parts[0]), value(parts[1]))
      return add(.storeElement, [target, add(.element, [added])], at: index)
    case let text where Self.standardOperators.contains(text): return lowerAll(index)
    default: return lower(unknownOperator: parts, at: index)
    }
  }

  private static let standardOperators: Set = [
    "!", "~", "+", "-", "*", "/", "%", "&+", "&-", "&*", "<<", ">>", "&<<", "&>>", "&", "|", "^", "==", "!=", "<", "<=", ">",
    ">=", "~=", "...", "..<", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "is", "as",
  ]

  /// An operator of a library, which may store something in its first operand.
  private func lower(unknownOperator parts: [Int], at index: Int) -> Int {
    let result = add(.lost(.callee), parts.map { value($0) }, at: index)
    if let first = parts.first, [.name, .member].contains(node(first).kind) { store(result, in: first) }
    return result
  }

  private func isNil(_ index: Int) -> Bool { node(index).isA(.literal) && name(index) == .nil }

  private func lower(comparison parts: [Int], _ kind: Operation.Kind, at index: Int) -> Int {
    guard let compared = parts.first(where: { !isNil($0) }) else { return add(.data, at: index) }
    return add(kind, [value(compared)], at: index)
  }

  /// `a && b`: the last operand's value where the others hold.
  private func lower(conjunction parts: [Int], at index: Int) -> Int {
    let branch = add(.branch(Operation.Branch(isExhaustive: true, isSwitch: false, label: 0)), at: index)
    addRegion(to: branch) {
      for part in parts.dropLast() { add(.check, [value(part)]) }
      return parts.last.map { value($0) }
    }
    addRegion(to: branch) { add(.truth(false)) }
    return branch
  }

  /// `a || b`: true where the first operand holds, else the value of the others.
  private func lower(disjunction parts: [Int], at index: Int) -> Int {
    guard let first = parts.first, parts.count > 1 else { return parts.first.map { value($0) } ?? add(.data) }
    let branch = add(.branch(Operation.Branch(isExhaustive: true, isSwitch: false, label: 0)), at: index)
    addRegion(to: branch) {
      add(.check, [value(first)])
      return add(.truth(true))
    }
    addRegion(to: branch) { lower(disjunction: Array(parts.dropFirst()), at: index) }
    return branch
  }

  private func lower(coalesce index: Int) -> Int {
    let parts = operands(index)
    guard let first = parts.first else { return add(.data, at: index) }
    return parts.dropFirst().reduce(value(first)) { left, part in
      let branch = add(.branch(Operation.Branch(isExhaustive: true, isSwitch: false, label: 0)), at: index)
      addRegion(to: branch) {
        add(.check, [add(.isPresent, [left])])
        return add(.unwrap, [left])
      }
      addRegion(to: branch) { value(part) }
      return branch
    }
  }

  /// An `if`, or an expression that only passes on what its operands are: `await x`.
  private func lower(other index: Int) -> Int {
    let parts = operands(index)
    if let first = parts.first, node(first).isA(.block), node(first).flags.contains(.hasValue) {
      return lower(if: parts, at: index)
    }
    if parts.count == 1 { return value(parts[0]) }
    return lowerAll(index)
  }

  func cast(_ value: Int, _ index: Int) -> Int {
    let type = codebase.resolve(node(index).type, in: types)
    return add(.cast(type, isOptional: node(index).flags.contains(.isOptional)), [value], at: index)
  }

  private func lower(type: Int32, _ index: Int) -> Int {
    let type = codebase.resolve(type, in: types)
    return add(type.symbol.map { .metatype($0) } ?? .data, at: index)
  }

  // MARK: names

  private func lower(name index: Int) -> Int {
    if let local = local(name(index)) { return add(.load(local: local), at: index) }
    // In a static function, the receiver is the type.
    if name(index) == .upperSelf { return ownType(at: index) }
    guard let meaning = meanings[index] else { return add(.lost(.unresolved), at: index) }
    switch meaning {
    case .declaration(let slot), .overload(let slot): return lower(member: slot, of: nil, at: index)
    case .type(let type): return add(.metatype(type), at: index)
    case .external:
      let text = codebase.text(name(index))
      if text.first?.isUppercase == true { return add(.externalMetatype(name(index)), at: index) }
      return add(.loadNamed(name(index)), [possibleReceiver()], at: index)
    case .memberOfType, .memberOfExternal: return add(.loadNamed(name(index)), [receiver()], at: index)
    case .otherType, .element, .whole, .memberOfContainer: return add(.data, at: index)
    case .local, .unresolved: return add(.lost(.unresolved), at: index)
    }
  }

  /// `Self`: the type of the receiver, which tells it unless it is a value. A closure captures the type alone.
  func ownType(at index: Int) -> Int {
    guard let owner, isClosure || [.struct, .enum].contains(codebase.types[owner].kind) else { return receiver(at: index) }
    return add(.metatype(owner), at: index)
  }

  /// - Parameter base: what the member is of; nil for the receiver.
  private func lower(member slot: Int, of base: Int?, at index: Int) -> Int {
    let reference = codebase.declaration(ofSlot: slot)
    let declaration = codebase.declaration(reference)
    switch declaration.kind {
    case .property:
      if isShared(slot) { return add(.loadGlobal(slot: slot), at: index) }
      return add(.loadMember(slot: slot), [base ?? receiver()], at: index)
    case .function:
      if isGlobal(slot) { return add(.method(slot: slot), at: index) }
      return add(.method(slot: slot), [base ?? receiver()], at: index)
    default: return add(.data, at: index)
    }
  }

  private func lower(member index: Int) -> Int {
    guard let base = operands(index).first else {
      switch meanings[index] {
      case .declaration(let slot)?: return lower(member: slot, of: add(.data), at: index)
      case _ where codebase.text(name(index)) == "none": return add(.nil, at: index)
      case .memberOfType(let type)?: return add(.loadNamed(name(index)), [add(.metatype(type))], at: index)
      case .memberOfExternal(let type)?: return add(.loadNamed(name(index)), [add(.externalMetatype(type))], at: index)
      default: return add(.data, at: index)
      }
    }
    if name(index) == .lowerSelf { return value(base) }
    let receiver = value(receiver: base)
    switch meanings[index] {
    case .declaration(let slot)?, .overload(let slot)?: return lower(member: slot, of: receiver, at: index)
    case .type(let type)?: return add(.metatype(type), at: index)
    case .otherType?: return add(.data, at: index)
    case .element(let position)?: return add(.part(position), [receiver], at: index)
    default: return add(.loadNamed(name(index)), [receiver], at: index)
    }
  }

  // MARK: bindings

  private func lower(binding index: Int) {
    let flags = node(index).flags
    var value = operands(index).first.map { self.value($0) }
    if let first = value, flags.contains(.takesElement) { value = add(.element, [first], at: index) }
    if let first = value, flags.contains(.unwrapsValue) { value = add(.unwrap, [first], at: index) }
    declare(
      name(index), value, flags.contains(.isWeak) ? .weak : flags.contains(.isUnowned) ? .unowned : .strong, at: index)
  }

  private func lower(destructuring index: Int) {
    var parts = operands(index)
    var subject: Int?
    if node(index).flags.contains(.hasValue), !parts.isEmpty { subject = value(parts.removeFirst()) }
    if let first = subject, node(index).flags.contains(.takesElement) { subject = add(.element, [first], at: index) }
    for (position, part) in parts.enumerated() {
      declare(name(part), subject.map { add(.part(position), [$0], at: part) }, at: part)
    }
  }

  private func lower(assignment index: Int) {
    let parts = operands(index)
    guard parts.count == 2 else { return }
    store(value(parts[1]), in: parts[0])
  }

  /// Stores a value where an expression says.
  private func store(_ value: Int, in target: Int) {
    switch node(target).kind {
    case .unwrap: if let inner = operands(target).first { store(value, in: inner) }
    case .tuple:
      for (position, element) in operands(target).enumerated() {
        if let inner = operands(element).first { store(add(.part(position), [value]), in: inner) }
      }
    case .name:
      if let local = local(name(target)) {
        add(.store(local: local), [value], at: target)
      } else if let meaning = meanings[target] {
        store(value, in: target, of: nil, meaning)
      }
    case .member:
      let base = operands(target).first.map { self.value(receiver: $0) }
      store(value, in: target, of: base, meanings[target])
    case .subscript:
      let parts = operands(target)
      guard let base = parts.first else { return }
      let collection = self.value(base)
      add(.storeElement, [collection, value] + parts.dropFirst().map { self.value($0) }, at: target)
    // `_`
    case .other where operands(target).isEmpty: break
    default: add(.lost(.target), [value], at: target)
    }
  }

  private func store(_ value: Int, in target: Int, of base: Int?, _ meaning: Meaning?) {
    if case .declaration(let slot)? = meaning {
      if isShared(slot) {
        add(.storeGlobal(slot: slot), [value], at: target)
      } else {
        add(.storeMember(slot: slot), [base ?? receiver(), value], at: target)
      }
    } else if codebase.text(name(target)) != "_" {
      add(.storeNamed(name(target)), [base ?? receiver(), value], at: target)
    }
  }

  // MARK: closures

  private func lower(closure index: Int) -> Int {
    let parts = operands(index)
    let captures = parts.filter { node($0).flags.contains(.isCapture) }
    let captured = captures.map { capture in (node: capture, value: operands(capture).first.map { self.value($0) } ?? add(.data))
    }
    return add(closure: index, captured: captured) { inner in
      inner.lower(closureBody: parts.filter { !node($0).flags.contains(.isCapture) })
    }
  }

  private func lower(closureBody parts: [Int]) -> Int? {
    let named = parts.prefix { node($0).flags.contains(.isClosureParameter) }
    for parameter in named { body.parameters.append((-1, newLocal(name(parameter)))) }
    if named.isEmpty {
      for position in 0..<3 {
        guard let name = codebase.names.known("$\(position)") else { break }
        body.parameters.append((-1, newLocal(name)))
      }
    }
    return lower(statements: Array(parts.dropFirst(named.count)))
  }

  /// Lowers a local function, which is a closure with a name.
  private func lower(declaration index: Int) {
    guard node(index).type >= 0 else { return }
    let declaration = facts.declarations[Int(node(index).type)]
    guard declaration.kind == .function, declaration.body >= 0 else { return }
    let reference = DeclarationReference(file: body.file, index: Int(node(index).type))
    // It may call itself.
    let local = newLocal(file.name(declaration.name))
    let closure = add(closure: index, captured: []) { inner in
      inner.declareParameters(of: reference)
      return inner.lower(statements: inner.operands(Int(declaration.body)))
    }
    add(.declare(local: local), [closure], at: index)
  }

  func declareParameters(of function: DeclarationReference) {
    for parameter in codebase.parameters(of: function) {
      let declaration = codebase.declaration(parameter)
      body.parameters.append((codebase.slot(parameter), newLocal(file.name(declaration.nameInBody))))
    }
  }
}

extension BodyLowering {
  /// Whether a function or property is declared at the top level.
  func isGlobal(_ slot: Int) -> Bool { dispatch.owner(of: slot) == nil }

  /// Whether a function or property belongs to no object: a global or static one.
  func isShared(_ slot: Int) -> Bool {
    codebase.declaration(codebase.declaration(ofSlot: slot)).flags.contains(.isStatic) || isGlobal(slot)
  }
}
