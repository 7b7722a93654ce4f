import ViperFacts
import ViperLinking

/// What a view does with an entity that it receives or stores, at one place: deal in it, show one value of it, or nothing.
struct ViewedValues {
  private let codebase: Codebase
  private let values: HandedValues
  private let properties: UnreadProperties
  private let ancestry: Ancestry

  init(_ codebase: Codebase, _ ancestry: Ancestry, usages: UsagesByKind) {
    (self.codebase, self.ancestry) = (codebase, ancestry)
    values = HandedValues(codebase)
    properties = UnreadProperties(codebase, usages: usages)
  }

  /// Untouched, shown, or empty where the view deals in the entity.
  ///
  /// - Parameter isRelayed: whether a local or cast is an argument and nothing else.
  func context(of usage: TypeUsage, isRelayed: Bool) -> UsageContext {
    switch usage.kind {
    case .parameter:
      // What a property's closure takes is up to who calls it.
      guard let slot = usage.property, !codebase.types[usage.from].isProtocol else { return context(ofParameter: usage) }
      return properties.contain(codebase.declaration(ofSlot: slot), of: usage.from) ? .untouched : []
    case .local: return isRelayed || isNewName(usage) ? .untouched : context(ofLocal: usage)
    case .cast: return isRelayed ? .untouched : context(ofCast: usage)
    case .stored:
      guard let slot = usage.property else { return [] }
      return properties.contain(codebase.declaration(ofSlot: slot), of: usage.from) ? .untouched : []
    // What a protocol requires is judged where it is implemented.
    case .result: return codebase.types[usage.from].isProtocol ? .untouched : []
    case .construction, .staticCall, .chain, .inheritance, .conformance: return []
    }
  }

  // MARK: parameters and locals

  private func context(ofParameter usage: TypeUsage) -> UsageContext {
    guard let slot = usage.body else { return [] }
    let method = codebase.declaration(ofSlot: slot)
    if codebase.declaration(method).body < 0 { return codebase.types[usage.from].isProtocol ? .untouched : [] }
    let file = codebase.files[Int(method.file)]
    let parameters = codebase.parameters(of: method).filter { names(codebase.declaration($0).type, usage.span, in: file) }
    guard let parameter = parameters.first, parameters.count == 1 else { return [] }
    let name = codebase.declaration(parameter).nameInBody
    if name == NameTable.none || codebase.text(file.name(name)) == "_" { return .untouched }
    return context(of: file.name(name), in: method, typed: codebase.declaration(parameter).type, usage)
  }

  private func context(ofLocal usage: TypeUsage) -> UsageContext {
    guard let slot = usage.body else { return [] }
    let member = codebase.declaration(ofSlot: slot)
    let file = codebase.files[Int(member.file)]
    guard let binding = binding(of: usage, in: file) else { return [] }
    return context(of: file.name(binding.name), in: member, typed: binding.type, usage)
  }

  /// What a body does with the local that has the value of a cast.
  private func context(ofCast usage: TypeUsage) -> UsageContext {
    guard let slot = usage.body else { return [] }
    let member = codebase.declaration(ofSlot: slot)
    let file = codebase.files[Int(member.file)]
    let nodes = file.facts.expressions
    guard let cast = nodes.indices.first(where: { nodes[$0].kind == .cast && names(nodes[$0].type, usage.span, in: file) }),
      let binding = around(cast, in: file.facts, while: [.unwrap]), nodes[binding].kind == .binding
    else { return [] }
    return context(of: file.name(nodes[binding].name), in: member, typed: nodes[cast].type, usage)
  }

  /// What a body does with the value of a name; a list of entities is more than a value to show.
  private func context(of name: Name, in member: DeclarationReference, typed type: Int32, _ usage: TypeUsage) -> UsageContext {
    let places = values.places(of: name, in: [member], ofSelf: false)
    let types = codebase.files[usage.file].facts.types
    let isList = isList(type, in: types)
    let isPlace = isAnnotation(usage.to)
    let looks = places.filter {
      !isPassing($0.mention) && !(isPlace && isLocated($0)) && !(isList && (isCounted($0) || isEachPassed($0, in: member)))
    }
    if looks.isEmpty { return .untouched }
    guard looks.count == 1, isSingle(type, in: types), isShown(looks[0].expression, in: looks[0].file, of: usage) else {
      return []
    }
    return .shown
  }

  /// Whether a type is what a map shows at a place.
  private func isAnnotation(_ type: TypeSymbol.ID) -> Bool {
    ancestry.external[type].contains { codebase.text($0) == "MKAnnotation" }
  }

  /// Whether a mention only asks where on the map to show it, or whether the map has it.
  private func isLocated(_ place: HandedValues.Place) -> Bool {
    member(at: place).map { ["coordinate", "isEqual"].contains(text($0, in: place.file)) } ?? false
  }

  private func isPassing(_ mention: HandedValues.Mention) -> Bool {
    switch mention {
    case .handedOn, .stored: true
    case .set, .renamed, .compared, .read: false
    }
  }

  // MARK: lists

  private static let counts: Set = ["count", "isEmpty", "indices"]

  private func isList(_ type: Int32, in types: FactSection<TypeUse>) -> Bool {
    guard type >= 0 else { return false }
    let kinds = (Int(type)..<Int(types[Int(type)].subtreeEnd)).lazy.map { types[$0].kind }
    return kinds.first { ![.optional, .implicitlyUnwrapped].contains($0) } == .array
  }

  /// The member of a list that a mention reads.
  private func member(at place: HandedValues.Place) -> Int? {
    let facts = codebase.files[place.file].facts
    return around(place.expression, in: facts, while: [.unwrap]).flatMap { facts.expressions[$0].kind == .member ? $0 : nil }
  }

  private func text(_ expression: Int, in file: Int) -> String {
    codebase.text(codebase.files[file].name(codebase.files[file].facts.expressions[expression].name))
  }

  /// Whether a mention of a list only asks for the number of its elements.
  private func isCounted(_ place: HandedValues.Place) -> Bool {
    member(at: place).map { Self.counts.contains(text($0, in: place.file)) } ?? false
  }

  /// Whether a mention of a list runs through it, and hands each element on: `users.forEach { user in cell.user = user }`.
  private func isEachPassed(_ place: HandedValues.Place, in body: DeclarationReference) -> Bool {
    let file = codebase.files[place.file]
    let nodes = file.facts.expressions
    guard let method = member(at: place), text(method, in: place.file) == "forEach",
      let call = around(method, in: file.facts, while: [.unwrap]), nodes[call].kind == .call,
      let argument = file.facts.operands(of: call).dropFirst().first(where: { _ in true }),
      let closure = file.facts.operands(of: argument).first, nodes[closure].kind == .closure
    else { return false }
    let elements = file.facts.operands(of: closure).filter {
      nodes[$0].kind == .binding && nodes[$0].flags.contains(.isClosureParameter)
    }
    guard elements.count == 1 else { return false }
    let inside = Int(closure)..<Int(nodes[closure].subtreeEnd)
    let places = values.places(of: file.name(nodes[elements[0]].name), in: [body], ofSelf: false)
    return places.allSatisfy { inside.contains($0.expression) && isPassing($0.mention) }
  }

  private func isSingle(_ type: Int32, in types: FactSection<TypeUse>) -> Bool {
    guard type >= 0 else { return true }
    return (Int(type)..<Int(types[Int(type)].subtreeEnd)).allSatisfy {
      [.name, .member, .optional, .implicitlyUnwrapped].contains(types[$0].kind)
    }
  }

  /// Whether a local is another name for a parameter, a property or another local, which is judged itself: `if let user = user`.
  private func isNewName(_ usage: TypeUsage) -> Bool {
    let file = codebase.files[usage.file]
    guard let binding = binding(of: usage, in: file), let index = position(of: binding, in: file) else { return false }
    guard let value = file.facts.innerOperand(of: index) else { return binding.flags.contains(.unwrapsValue) }
    return file.facts.expressions[value].kind == .name
  }

  private func binding(of usage: TypeUsage, in file: LinkedFile) -> Expression? {
    file.facts.expressions.first { node in
      node.kind == .binding && (node.span == usage.span || names(node.type, usage.span, in: file))
    }
  }

  private func position(of binding: Expression, in file: LinkedFile) -> Int? {
    file.facts.expressions.indices.first { index in
      file.facts.expressions[index].kind == .binding && file.facts.expressions[index].span == binding.span
    }
  }

  private func names(_ type: Int32, _ span: Span, in file: LinkedFile) -> Bool {
    let types = file.facts.types
    return type >= 0 && (Int(type)..<Int(types[Int(type)].subtreeEnd)).contains { types[$0].span == span }
  }

  // MARK: one value to show

  /// Whether a mention of an entity reads one plain value of it and shows that: as an argument, in a text, or set somewhere. Of a
  /// model of the view's own module, the value may be one of what it wraps: `row.language.name`.
  private func isShown(_ mention: Int, in file: Int, of usage: TypeUsage) -> Bool {
    let facts = codebase.files[file].facts
    var entity = usage.to
    guard var member = self.member(around: mention, in: facts) else { return false }
    while !isPlain(codebase.files[file].name(facts.expressions[member].name), of: entity) {
      guard isOwnModel(usage), let held = held(by: codebase.files[file].name(facts.expressions[member].name), of: entity),
        let next = self.member(around: member, in: facts)
      else { return false }
      (entity, member) = (held, next)
    }
    var child = member
    while let parent = facts.parent(of: child) {
      switch facts.expressions[parent].kind {
      case .unwrap, .coalesce, .member, .call: child = parent
      case .argument, .literal: return true
      case .assignment: return parent + 1 != child
      default: return false
      }
    }
    return false
  }

  private func member(around place: Int, in facts: FileFacts) -> Int? {
    around(place, in: facts, while: [.unwrap]).flatMap { facts.expressions[$0].kind == .member ? $0 : nil }
  }

  /// Whether a value is of a plain struct that is declared in a folder next to that of the code which uses it.
  private func isOwnModel(_ usage: TypeUsage) -> Bool {
    guard let declaration = codebase.types[usage.to].declaration, codebase.types[usage.to].kind == .struct,
      ancestry.traits[usage.to].isDisjoint(with: [.isCoded, .isStored])
    else { return false }
    let around = codebase.files[usage.file].folder.dropLast()
    return !around.isEmpty && codebase.files[Int(declaration.file)].folder.starts(with: around)
  }

  /// The type of the code base that a property of an entity has.
  private func held(by property: Name, of entity: TypeSymbol.ID) -> TypeSymbol.ID? {
    guard let member = codebase.members[entity, property].first, codebase.declaration(member).kind == .property,
      codebase.declaration(member).type >= 0
    else { return nil }
    let scope = TypeScope(file: Int(member.file), types: codebase.enclosing(entity))
    guard case .nominal(let symbol, _) = codebase.resolve(codebase.declaration(member).type, in: scope).unwrapped else {
      return nil
    }
    return codebase.types[symbol].isExternal ? nil : symbol
  }

  /// The next expression around another one that is of no such kind.
  private func around(_ expression: Int, in facts: FileFacts, while kinds: [Expression.Kind]) -> Int? {
    var next = facts.parent(of: expression)
    while let found = next, kinds.contains(facts.expressions[found].kind) { next = facts.parent(of: found) }
    return next
  }

  /// Whether a property of an entity has a value of no type of the code base, such as a text.
  private func isPlain(_ property: Name, of entity: TypeSymbol.ID) -> Bool {
    let members = ([entity] + codebase.ancestors(of: entity)).flatMap { type in
      codebase.members[type, property].map { (owner: type, member: $0) }
    }
    return !members.isEmpty
      && members.allSatisfy { owner, member in
        let declaration = codebase.declaration(member)
        guard declaration.kind == .property, declaration.type >= 0 else { return false }
        let type = codebase.resolve(declaration.type, in: TypeScope(file: Int(member.file), types: codebase.enclosing(owner)))
        return type.symbols.allSatisfy { codebase.types[$0].isExternal }
      }
  }
}
