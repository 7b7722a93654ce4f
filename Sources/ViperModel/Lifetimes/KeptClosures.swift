import ViperFacts
import ViperLinking

/// The closures that capture the object strongly which keeps them: by a property of its own, or by one of an object that it keeps.
///
/// A closure is not kept for long, or it cannot be told, if any code sets the property to nil, or the one that keeps the object.
struct KeptClosures {
  private let codebase: Codebase
  private let mentions: NameMentions
  /// By the slot of a strong property, the types of what it stores.
  private let kept: [Int: [TypeSymbol.ID]]

  init(_ codebase: Codebase, _ mentions: NameMentions, stored: [TypeUsage]) {
    (self.codebase, self.mentions) = (codebase, mentions)
    let pairs = stored.compactMap { usage in usage.property.map { ($0, usage.to) } }
    kept = Dictionary(grouping: pairs, by: \.0).mapValues { $0.map(\.1) }
  }

  func leaks(of component: Component.ID, in bodies: OwnBodies) -> [Leak] {
    bodies.all.filter { !$0.isDeinit }.flatMap { body in
      [lazyLeak(of: component, body)].compactMap(\.self)
        + body.range.compactMap { node in
          guard body.nodes[node].isA(.assignment) else { return nil }
          return leak(of: component, by: node, body, bodies.type)
        }
    }
  }

  /// A lazy property whose initial value is such a closure, and which some code reads.
  private func lazyLeak(of component: Component.ID, _ body: OwnBodies.Body) -> Leak? {
    let declaration = codebase.declaration(body.member)
    let name = codebase.name(body.member)
    guard declaration.flags.contains(.isLazy), body.nodes[body.range.lowerBound].isA(.closure), mentions.count(of: name) > 0,
      !isEmptied(name), let captured = body.strongSelf(of: body.range.lowerBound)
    else { return nil }
    return leak(component, Slot(holder: nil, property: name), body, captured)
  }

  private func leak(of component: Component.ID, by assignment: Int, _ body: OwnBodies.Body, _ type: TypeSymbol.ID) -> Leak? {
    let operands = Array(body.file.facts.operands(of: assignment))
    guard operands.count == 2, body.nodes[operands[1]].isA(.closure), let captured = body.strongSelf(of: operands[1]),
      let slot = slot(operands[0], body, type)
    else { return nil }
    return leak(component, slot, body, captured)
  }

  private func leak(_ component: Component.ID, _ slot: Slot, _ body: OwnBodies.Body, _ captured: Int) -> Leak {
    Leak(
      component: component, keeper: .property, holder: slot.holder.map { codebase.text(codebase.types[$0].name) },
      property: codebase.text(slot.property), link: slot.link.map(codebase.text), isReleasedInDeinit: false,
      range: body.sourceRange(of: captured, in: codebase))
  }

  private struct Slot {
    /// Nil for the object itself.
    var holder: TypeSymbol.ID?
    var property: Name
    var link: Name?
  }

  /// The property that an assignment sets, if it stores closures and the object keeps the one that has it.
  private func slot(_ target: Int, _ body: OwnBodies.Body, _ type: TypeSymbol.ID) -> Slot? {
    if let own = body.ownProperty(target, in: codebase) {
      return storesClosure(own, in: type) ? Slot(property: own) : nil
    }
    guard body.nodes[target].isA(.member), let base = body.file.facts.innerOperand(of: target),
      let link = body.ownProperty(base, in: codebase), let holder = holder(by: link, of: type)
    else { return nil }
    let property = body.name(target)
    let classes = codebase.types[holder].isProtocol ? codebase.conformers(of: holder) : [holder]
    guard !classes.isEmpty, classes.allSatisfy({ storesClosure(property, in: $0) }) else { return nil }
    return Slot(holder: holder, property: property, link: link)
  }

  /// The type of the object that a property keeps for good; an outlet's is kept by the view around it.
  private func holder(by link: Name, of type: TypeSymbol.ID) -> TypeSymbol.ID? {
    guard let (_, member) = property(link, of: type), !isEmptied(link) else { return nil }
    let declaration = codebase.declaration(member)
    guard declaration.flags.isDisjoint(with: [.isComputed, .isStatic, .hasWrapper]),
      declaration.flags.isDisjoint(with: [.isWeak, .isUnowned]) || declaration.flags.contains(.isOutlet),
      let types = kept[codebase.slot(member)], types.count == 1
    else { return nil }
    return types[0]
  }

  private func storesClosure(_ name: Name, in type: TypeSymbol.ID) -> Bool {
    guard codebase.types[type].kind == .class, let (owner, member) = property(name, of: type), !isEmptied(name) else {
      return false
    }
    let declaration = codebase.declaration(member)
    guard declaration.type >= 0, declaration.flags.isDisjoint(with: [.isComputed, .isStatic, .hasWrapper]) else { return false }
    let scope = TypeScope(file: Int(member.file), types: codebase.enclosing(owner))
    if case .function = codebase.resolve(declaration.type, in: scope).unwrapped { return true }
    return false
  }

  private func property(_ name: Name, of type: TypeSymbol.ID) -> (owner: TypeSymbol.ID, member: DeclarationReference)? {
    for owner in [type] + codebase.ancestors(of: type) where !codebase.types[owner].isProtocol {
      let members = codebase.members[owner, name]
      if let member = members.first(where: { codebase.declaration($0).kind == .property }) { return (owner, member) }
    }
    return nil
  }

  /// Whether any code sets a property of that name to nil.
  private func isEmptied(_ property: Name) -> Bool {
    mentions.places(ofAssignmentsTo: property).contains(where: codebase.isLiteral)
  }
}
