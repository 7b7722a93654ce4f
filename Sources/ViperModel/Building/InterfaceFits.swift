import ViperFacts
import ViperLinking

/// For each property typed by a component's class: the interfaces of that class, and what they lack of the members that are used.
struct InterfaceFits {
  let codebase: Codebase
  let graph: GraphBuilder.Result

  func all(_ properties: [ClassProperty]) -> [Observations.InterfaceFit] {
    let members = UsedMembers(codebase: codebase)
    return properties.flatMap { own -> [Observations.InterfaceFit] in
      let usage = own.usage
      let interfaces = codebase.ancestors(of: usage.to).filter { codebase.types[$0].isProtocol && graph.index[$0] != nil }
      if interfaces.isEmpty { return [] }
      let property = codebase.name(codebase.declaration(ofSlot: own.slot))
      let used = members.names(through: property, in: usage.from)
      return interfaces.map { interface in
        Observations.InterfaceFit(
          owner: own.owner, property: codebase.text(property), interface: graph.index[interface]!,
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
        range: codebase.range(property.nameSpan, in: Int(reference.file)))
    }
  }
}
