import ViperFacts
import ViperLinking

/// Which properties that are declared with a component's class need the class itself: no interface of it would do.
struct ClassUses {
  let codebase: Codebase
  let ancestry: Ancestry
  let flow: ValueFlow

  private var members: UsedMembers { UsedMembers(codebase: codebase) }

  /// The properties whose class is needed.
  func all(_ properties: [ClassProperty]) -> [Observations.ClassUse] {
    let slots = Set(properties.map(\.slot))
    let takers = Dictionary(grouping: flow.edges.lazy.filter { slots.contains($0.from) }, by: \.from)
    return properties.compactMap { property in
      let name = codebase.name(codebase.declaration(ofSlot: property.slot))
      guard
        (takers[property.slot] ?? []).contains(where: { demandsClass(property.usage.to, slot: $0.to) })
          || isVisible(property.usage.to)
            && (usesSuperclass(property.usage, name) || isShown(name, in: property.usage.from))
      else { return nil }
      return Observations.ClassUse(owner: property.owner, property: codebase.text(name))
    }
  }

  /// Whether a slot that the value flows into is declared with the class, or with a superclass of it.
  private func demandsClass(_ type: TypeSymbol.ID, slot: Int) -> Bool {
    let taker = codebase.declaration(ofSlot: slot)
    guard codebase.declaration(taker).type >= 0 else { return false }
    switch codebase.resolve(codebase.declaration(taker).type, in: TypeScope(file: Int(taker.file), types: [])).unwrapped {
    case .nominal(let taken, _):
      return !codebase.types[taken].isProtocol && (taken == type || codebase.ancestors(of: type).contains(taken))
    case .external(let name, _):
      return codebase.text(name).hasSuffix("Controller") || ["UIView", "NSView"].contains(codebase.text(name))
    default: return false
    }
  }

  private func isVisible(_ type: TypeSymbol.ID) -> Bool {
    !ancestry.traits[type].isDisjoint(with: [.isViewController, .isPlainView])
  }

  private static let ofOptionals: Set = ["map", "flatMap", "unsafelyUnwrapped"]

  /// Whether a member is used that a superclass has which the code base does not declare, such as `view` of a view controller.
  private func usesSuperclass(_ usage: TypeUsage, _ property: Name) -> Bool {
    members.names(through: property, in: usage.from).subtracting(members.names(of: usage.to))
      .contains { !Self.ofOptionals.contains(codebase.text($0)) }
  }

  /// The calls of UIKit that take a view controller.
  private static let showing: Set = [
    "present", "pushViewController", "show", "showDetailViewController", "addChild", "addChildViewController",
    "popToViewController",
  ]

  /// Whether a type passes its property to a method that shows view controllers.
  private func isShown(_ property: Name, in type: TypeSymbol.ID) -> Bool {
    codebase.types[type].parts.contains { part in
      let file = codebase.files[Int(part.file)]
      let (nodes, span) = (file.facts.expressions, codebase.declaration(part).span)
      return nodes.indices.contains { index in
        guard nodes[index].kind == .call, span.start <= nodes[index].span.start, nodes[index].span.end <= span.end,
          let callee = file.facts.operands(of: index).first, Self.showing.contains(codebase.text(file.name(nodes[callee].name)))
        else { return false }
        return file.facts.operands(of: index).dropFirst().contains { argument in
          file.facts.innerOperand(of: argument).map { isOwn($0, named: property, in: file) } ?? false
        }
      }
    }
  }

  /// Whether an expression is a property of `self`: `controller`, or `self.controller`.
  private func isOwn(_ index: Int, named property: Name, in file: LinkedFile) -> Bool {
    let node = file.facts.expressions[index]
    guard file.name(node.name) == property else { return false }
    if node.kind == .name { return true }
    return node.kind == .member
      && file.facts.innerOperand(of: index).map { file.facts.expressions[$0].kind == .selfReference } ?? false
  }
}
