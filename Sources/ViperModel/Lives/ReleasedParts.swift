import ViperFacts
import ViperHeap
import ViperLinking

/// Finds the parts of modules, and the objects that work for them, that nothing keeps, in what entries make: something that lives refers
/// to them weakly.
struct ReleasedParts {
  private let codebase: Codebase
  private let components: [Component]
  private let index: ComponentIndex
  private let served: ServedParts
  private(set) var all: [UnownedPart] = []

  init(_ codebase: Codebase, _ components: [Component], _ index: ComponentIndex) {
    (self.codebase, self.components, self.index) = (codebase, components, index)
    served = ServedParts(components, index)
  }

  mutating func add(_ life: ObjectLife) {
    let kept = Set(life.closed.edges.lazy.filter { $0.from != $0.to }.map(\.to))
    // What something has kept has gone with that.
    for reference in life.lost where isMissed(reference) && !kept.contains(reference.object) { add(reference, life) }
    for use in life.nilUses {
      guard case .released(let released) = use.cause else { continue }
      for object in released where !kept.contains(object) { add(object, use, life) }
    }
  }

  /// Whether somebody may ask the property for something: an interface that requires nothing does nothing.
  private func isMissed(_ reference: LostReference) -> Bool {
    guard case .property(let slot) = reference.slot else { return true }
    let type = codebase.declaredType(of: codebase.declaration(ofSlot: slot))
    return type.map { !(codebase.types[$0].isProtocol && codebase.members[$0].isEmpty) } ?? true
  }

  private mutating func add(_ reference: LostReference, _ life: ObjectLife) {
    guard let part = part(reference.object, heldBy: reference.holder, life), let slot = slot(of: reference, life) else { return }
    if let known = all.firstIndex(where: { $0.range == part.range }) {
      if !all[known].slots.contains(where: { $0.range == slot.range }) { all[known].slots.append(slot) }
    } else {
      var part = part
      part.slots = [slot]
      all.append(part)
    }
  }

  /// Adds what a property is asked for after it has been released: of an unowned one, the read stops the app.
  private mutating func add(_ object: Int, _ use: NilUse, _ life: ObjectLife) {
    guard var part = part(object, heldBy: use.object, life), let slot = slot(use.slot, of: use.object, life),
      !all.contains(where: { $0.range == part.range || part.part != nil && $0.part == part.part })
    else { return }
    part.isRead = codebase.declaration(codebase.declaration(ofSlot: use.slot)).flags.contains(.isUnowned)
    part.slots = [slot]
    if part.isRead { part.range = use.place }
    all.append(part)
  }

  /// What has been released, where that is a part of a module or works for one; its slots are yet to be told.
  private func part(_ object: Int, heldBy holder: Int, _ life: ObjectLife) -> UnownedPart? {
    let node = life.closed.nodes[object]
    guard let place = node.place else { return nil }
    if let component = index[node], components[component].isModulePart {
      return UnownedPart(component, slots: [], range: place, isExecuted: true)
    }
    guard let type = node.instance, codebase.types[type].kind == .class else { return nil }
    let name = codebase.types[type].qualifiedName
    guard let user = served.part(servedBy: object, heldBy: holder, life.closed) else { return nil }
    return UnownedPart(user, helper: name, slots: [], range: place, isExecuted: true)
  }

  private func name(of node: ObjectGraph.Node) -> String? {
    switch node.kind {
    case .instance(let type): codebase.types[type].kind == .class ? codebase.types[type].qualifiedName : nil
    case .external(let name): name.isEmpty ? nil : name
    default: nil
    }
  }

  private func slot(of reference: LostReference, _ life: ObjectLife) -> UnownedPart.Slot? {
    let place = reference.origin.flatMap { codebase.range(of: $0.place) }
    switch reference.slot {
    case .property(let slot): return self.slot(slot, of: reference.holder, life)
    case .named(let name):
      guard let type = self.name(of: life.closed.nodes[reference.holder]), let place else { return nil }
      return UnownedPart.Slot(type: type, property: name, range: place, owner: nil)
    case .captured(let name):
      guard let place = place ?? life.closed.nodes[reference.holder].place else { return nil }
      let text = name == 0 ? "self" : codebase.text(name)
      let strength = reference.strength == .weak ? "weak" : "unowned"
      return UnownedPart.Slot(type: "", property: "[\(strength) \(text)]", range: place, owner: nil)
    case .content: return nil
    }
  }

  private func slot(_ slot: Int, of holder: Int, _ life: ObjectLife) -> UnownedPart.Slot? {
    guard let type = life.closed.nodes[holder].instance else { return nil }
    let property = codebase.declaration(ofSlot: slot)
    return UnownedPart.Slot(
      type: codebase.types[type].qualifiedName, property: codebase.text(codebase.name(property)),
      range: codebase.range(codebase.declaration(property).nameSpan, in: Int(property.file)), owner: index[type])
  }
}

extension Observations {
  /// Adds what nothing keeps, beside what is known from the types.
  mutating func add(_ released: [UnownedPart]) {
    let seen = Set(released.compactMap(\.part))
    let known = Set(unowned.compactMap(\.part))
    for position in unowned.indices where unowned[position].part.map(seen.contains) == true {
      unowned[position].isExecuted = true
    }
    unowned += released.filter { $0.part.map { !known.contains($0) } ?? true }
  }
}
