import ViperFacts
import ViperLinking

/// For each property typed by a component's class: the interfaces of that class, and what they lack of the members that are used.
struct InterfaceFits {
  let codebase: Codebase
  let graph: GraphBuilder.Result
  let flow: ValueFlow

  func all(_ properties: [ClassProperty]) -> [Observations.InterfaceFit] {
    let members = UsedMembers(codebase: codebase)
    let takers = Takers(codebase: codebase, flow: flow)
    return properties.flatMap { own -> [Observations.InterfaceFit] in
      let usage = own.usage
      let protocols = codebase.ancestors(of: usage.to).filter { codebase.types[$0].isProtocol }
      let interfaces = protocols.compactMap { type in graph.index[type].map { (type: type, component: $0) } }
      if interfaces.isEmpty { return [] }
      let property = codebase.name(codebase.declaration(ofSlot: own.slot))
      let used = takers.parameters(of: own.slot, typedBy: usage.to).reduce(members.names(through: property, in: usage.from)) {
        $0.union(members.names(through: $1))
      }
      return interfaces.map { interface, component in
        Observations.InterfaceFit(
          owner: own.owner, property: codebase.text(property), interface: component,
          lacks: used.subtracting(members.names(of: interface)).map { codebase.text($0) }.sorted(),
          isUseless: isGeneric(interface) || used.isEmpty && isEmpty(interface, of: usage.to))
      }
    }
  }

  /// Whether a class's own interface, by its name, requires nothing of it, though it has members.
  private func isEmpty(_ interface: TypeSymbol.ID, of type: TypeSymbol.ID) -> Bool {
    let members = UsedMembers(codebase: codebase)
    let (name, own) = (codebase.text(codebase.types[interface].name), codebase.text(codebase.types[type].name))
    return name.contains(own) && members.names(of: interface).isEmpty && !members.names(of: type).isEmpty
  }

  /// Whether an interface has associated types, or inherits from a protocol that may have some.
  private func isGeneric(_ interface: TypeSymbol.ID) -> Bool {
    ([interface] + codebase.ancestors(of: interface)).contains { type in
      !codebase.types[type].generics.isEmpty || codebase.types[type].supertypes.contains(where: isUnread)
    }
  }

  private func isUnread(_ supertype: SemanticType) -> Bool {
    switch supertype {
    case .unknown: true
    case .external(let name, _): !Self.plainProtocols.contains(codebase.text(name))
    default: false
    }
  }

  private static let plainProtocols: Set = ["AnyObject", "NSObjectProtocol", "Sendable", "class"]
}

/// The parameters that values of properties are passed to, directly or by way of a protocol's requirement.
private struct Takers {
  let codebase: Codebase
  private let targets: [Int: [Int]]

  init(codebase: Codebase, flow: ValueFlow) {
    self.codebase = codebase
    targets = Dictionary(grouping: flow.edges, by: \.from).mapValues { $0.map(\.to) }
  }

  /// Those that are declared with a class, as the property is.
  func parameters(of property: Int, typedBy type: TypeSymbol.ID) -> [DeclarationReference] {
    var (found, waiting): (Set<Int>, [Int]) = ([], [property])
    while let slot = waiting.popLast() {
      waiting += targets[slot, default: []].filter { isTyped($0, by: type) && found.insert($0).inserted }
    }
    let parameters = found.sorted().map { codebase.declaration(ofSlot: $0) }
    return parameters + parameters.flatMap(witnesses)
  }

  /// The parameters of the methods that implement the requirement which a parameter belongs to.
  private func witnesses(of parameter: DeclarationReference) -> [DeclarationReference] {
    guard let requirement = UsedMembers(codebase: codebase).method(taking: parameter),
      let position = codebase.parameters(of: requirement).firstIndex(of: parameter),
      let face = codebase.types.first(where: { $0.isProtocol && codebase.members[$0.id].contains(requirement) })
    else { return [] }
    let labels = codebase.parameters(of: requirement).map { codebase.name($0) }
    return codebase.conformers(of: face.id).flatMap { codebase.members[$0, codebase.name(requirement)] }
      .map { Array(codebase.parameters(of: $0)) }
      .filter { $0.map { codebase.name($0) } == labels }
      .map { $0[position] }
  }

  private func isTyped(_ slot: Int, by type: TypeSymbol.ID) -> Bool {
    let taker = codebase.declaration(ofSlot: slot)
    let declaration = codebase.declaration(taker)
    guard declaration.kind == .parameter, declaration.type >= 0 else { return false }
    return codebase.resolve(declaration.type, in: TypeScope(file: Int(taker.file), types: [])).unwrapped.symbol == type
  }
}

/// A property that is declared with the class of another component.
struct ClassProperty {
  var usage: TypeUsage
  var slot: Int
  var owner: Component.ID

  static func all(_ stored: [TypeUsage], in graph: GraphBuilder.Result) -> [ClassProperty] {
    stored.compactMap { usage in
      guard let slot = usage.property, let owner = graph.index[usage.from], let held = graph.index[usage.to] else { return nil }
      let kind = graph.graph.components[held].kind
      return kind == .class || kind == .actor ? ClassProperty(usage: usage, slot: slot, owner: owner) : nil
    }
  }
}

/// Stored properties of generic base classes, whose types subclasses state: one declaration for all of them.
struct InheritedProperties {
  let codebase: Codebase
  let ancestry: Ancestry
  let graph: GraphBuilder.Result

  func all(_ stored: some Sequence<TypeUsage>) -> [Observations.InheritedProperty] {
    stored.compactMap { usage in
      guard let owner = graph.index[usage.to].flatMap({ _ in graph.index[usage.from] }), let slot = usage.property else {
        return nil
      }
      let reference = codebase.declaration(ofSlot: slot)
      let property = codebase.declaration(reference)
      let isOwn =
        Int(reference.file) == usage.file && property.span.start <= usage.span.start && usage.span.end <= property.span.end
      guard !isOwn, let base = codebase.ancestors(of: usage.from).first(where: { codebase.members[$0].contains(reference) })
      else {
        return nil
      }
      return Observations.InheritedProperty(
        owner: owner, property: codebase.text(codebase.name(reference)), base: codebase.text(codebase.types[base].name),
        range: codebase.range(property.nameSpan, in: Int(reference.file)),
        unboundType: unboundType(of: reference, in: base))
    }
  }

  private func unboundType(of property: DeclarationReference, in base: TypeSymbol.ID) -> String? {
    let type = codebase.declaration(property).type
    guard type >= 0 else { return nil }
    let scope = TypeScope(file: Int(property.file), types: codebase.enclosing(base))
    return ClassBounds(codebase: codebase, ancestry: ancestry).unboundParameter(codebase.resolve(type, in: scope))
  }
}
