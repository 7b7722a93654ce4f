import ViperFacts

/// The evaluation of names and members.
extension BodyEvaluator {
  mutating func evaluate(name node: Expression, _ index: Int) -> Value {
    let name = name(node.name)
    if facts.isSelected(node) { return evaluate(selected: name, node, index) }
    if node.type >= 0 { recordTypes(in: node.type, kind: .local) }
    if let local = local(name) {
      mentionNoMember(name, index)
      mean(index, local.meaning)
      return local.value
    }
    if let member = implicitMember(name, index) { return member }
    let meaning = codebase.lookup(name, in: place.scope)
    if case .external = meaning {} else { mentionNoMember(name, index) }
    switch meaning {
    case .type(let id):
      mean(index, .type(id))
      if codebase.types[id].isExternal { recorder.recordExternal(name, at: node.span, from: place) }
      let written = node.type >= 0 ? codebase.resolve(node.type, in: place.scope) : .nominal(id, [])
      return Value(type: .metatype(written))
    case .alias(let alias):
      let target = codebase.resolve(alias: alias)
      mean(index, Self.meaning(ofAlias: target))
      return Value(type: .metatype(target))
    case .generic(let type):
      mean(index, .otherType)
      return Value(type: .metatype(type))
    case .ambiguous:
      mean(index, .unresolved(.ambiguous))
      recorder.recordAmbiguous(name)
      return .unknown
    case .external: return global(name, node, index)
    }
  }

  /// The local of a name; `$0` is always a parameter of the innermost closure, of a type that may not be known.
  private func local(_ name: Name) -> (value: Value, meaning: Meaning)? {
    let local = locals.entry(of: name)
    guard let closure, local.map({ $0.meaning != .local(closure) }) ?? true, codebase.text(name).utf8.first == UInt8(ascii: "$")
    else {
      return local
    }
    return (.unknown, .local(closure))
  }

  /// `Module::name`: a type or a global of a module, whatever is declared around the place.
  private mutating func evaluate(selected name: Name, _ node: Expression, _ index: Int) -> Value {
    let type = codebase.resolve(node.type, in: place.scope)
    if case .external = type { return global(name, node, index) }
    mentionNoMember(name, index)
    mean(index, Self.meaning(ofAlias: type))
    recordTypes(in: node.type, kind: .local)
    return Value(type: .metatype(type))
  }

  /// A property or method of an enclosing type, used without `self`.
  private mutating func implicitMember(_ name: Name, _ index: Int) -> Value? {
    guard codebase.uses.contains(.member, of: name) else { return nil }
    for type in place.scope.types {
      let all = members(name, of: .nominal(type, []))
      guard let found = all.first else { continue }
      mention(name, index, on: .nominal(type, []), all, isSelf: true)
      mean(index, found, of: .unknown)
      let value = value(of: found)
      recordInherited(value, of: found, by: type, at: facts.expressions[index].span)
      return value
    }
    return nil
  }

  private mutating func global(_ name: Name, _ node: Expression, _ index: Int) -> Value {
    if let found = resolver.globals(name, from: place.scope.file).first {
      mentionNoMember(name, index)
      mean(index, found, of: .unknown)
      return value(of: found)
    }
    mentionUnknown(name, index)
    mean(index, .external)
    guard Self.isCapitalised(codebase.text(name)) else { return .unknown }
    recorder.recordExternal(name, at: node.span, from: place)
    return Value(type: .metatype(.external(name, [])))
  }

  /// Whether a name begins with an uppercase letter, with a fast path for ASCII.
  private static func isCapitalised(_ name: String) -> Bool {
    guard let first = name.utf8.first else { return false }
    if first < 0x80 { return first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z") }
    return name.first?.isUppercase == true
  }

  /// The value of a member: that of a property, a reference to a function, or an enum case.
  mutating func value(of member: FoundMember) -> Value {
    let declaration = codebase.declaration(member.reference)
    let slot = codebase.slot(member.reference)
    let owner = member.owner < 0 ? nil : Optional(member.owner)
    switch declaration.kind {
    case .property:
      let type = propertyType(member.reference, owner: owner).substituting(member.substitution)
      return Value(type: type, sources: ValueSources(.slot(slot)))
    case .function:
      return Value(type: .function([], resolver.statedType(of: member).substituting(member.substitution)))
    case .enumCase: return Value(type: owner.map { .nominal($0, []) } ?? .unknown)
    default: return .unknown
    }
  }

  mutating func evaluate(member node: Expression, _ index: Int, expected: SemanticType) -> Value {
    let (name, isAssigned) = (name(node.name), index == assignedMember)
    guard let base = facts.operands(of: index).first else { return implicit(name, index, in: expected) }
    let value = evaluate(base, expected: .unknown)
    if name == .lowerSelf {
      mean(index, .whole)
      if case .metatype(let named) = value.type { record(.cast, of: named, at: facts.expressions[base].span) }
      return value
    }
    if case .metatype(let type) = value.type { return staticMember(name, of: type, named: base, index) }
    return instanceMember(name, of: value, node, index, context: isAssigned ? .assigned : [])
  }

  /// Evaluates `.name` against the expected type: a static member or an enum case.
  private mutating func implicit(_ name: Name, _ index: Int, in expected: SemanticType) -> Value {
    let all = members(name, of: expected.unwrapped)
    mention(name, index, on: expected, all)
    mean(index, all.first, of: expected)
    guard let found = all.first else { return .unknown }
    return value(of: found)
  }

  private mutating func staticMember(_ name: Name, of type: SemanticType, named base: Int, _ index: Int) -> Value {
    if case .nominal(let id, _) = type {
      if let nested = nestedType(name, in: id) {
        mean(index, Self.meaning(ofAlias: nested))
        return Value(type: .metatype(nested))
      }
      if isUnseenType(name, in: type) {
        mean(index, nil, of: type)
        return .unknown
      }
    } else if case .external = type {
      let member = codebase.member(name, of: type, in: place.scope)
      if case .nominal(let id, _) = member {
        mean(index, .type(id))
        return Value(type: .metatype(member))
      }
      mean(index, nil, of: type)
      return .unknown
    }
    let isInitializer = name == .initializer
    record(
      isInitializer ? .construction : .staticCall, of: type, at: facts.expressions[base].span,
      context: isInitializer ? .mention : [])
    let all = members(name, of: type)
    mention(name, index, on: type, all)
    let member = all.nearest(isStatic: true, in: codebase)
    mean(index, member, of: type)
    guard let found = member else { return .unknown }
    return value(of: found)
  }

  private mutating func instanceMember(
    _ name: Name, of base: Value, _ node: Expression, _ index: Int, context: UsageContext
  ) -> Value {
    if case .tuple(let elements) = base.type.unwrapped {
      let position = Int(codebase.text(name))
      guard let element = elements.enumerated().first(where: { $0.element.label == name || $0.offset == position }) else {
        mean(index, .memberOfContainer)
        return .unknown
      }
      mentionNoMember(name, index)
      mean(index, .element(element.offset))
      return Value(type: element.element.type)
    }
    let all = members(name, of: base.type)
    mention(name, index, on: base.type, all, isSelf: base.isSelf)
    if base.isReached, base.type.isSingle { record(.chain, of: base.type, at: node.span, context: .memberRead) }
    let member = all.nearest(isStatic: false, in: codebase)
    mean(index, member, of: base.type)
    recorder.look(on: base.type, isFound: member != nil)
    if member == nil, context == .assigned, isWhole(base.type) { isForeignTarget = true }
    if let found = member {
      var value = value(of: found)
      if !base.isSelf, codebase.declaration(found.reference).kind == .property {
        reach(&value, at: node.span, context: context)
      } else if base.isSelf {
        recordInherited(value, of: found, by: base.type.symbol, at: node.span)
      }
      return value
    }
    var value = StandardLibrary.member(codebase.text(name), of: base)
    if base.isReached { reach(&value, at: node.span, context: context) }
    return value
  }

  /// Whether all members of a type are known, or those of the code base are certainly none of it.
  private func isWhole(_ type: SemanticType) -> Bool {
    // A type with a name that does not resolve may be one of the code base's, after the name of its target.
    if case .nominal = type.unwrapped { return true }
    return false
  }

  /// Marks a value as reached through another type; a container is recorded only once an element is taken from it.
  mutating func reach(_ value: inout Value, at span: Span, context: UsageContext = []) {
    value.isReached = true
    if value.type.isSingle { record(.chain, of: value.type, at: span, context: context) }
  }
}
