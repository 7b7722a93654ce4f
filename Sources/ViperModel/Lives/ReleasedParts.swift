import ViperFacts
import ViperHeap
import ViperLinking

/// Finds the parts of modules that nothing keeps, in what entries make: something that lives refers to them weakly.
struct ReleasedParts {
  private let codebase: Codebase
  private let components: [Component]
  private let index: ComponentIndex
  private(set) var all: [UnownedPart] = []

  init(_ codebase: Codebase, _ components: [Component], _ index: ComponentIndex) {
    (self.codebase, self.components, self.index) = (codebase, components, index)
  }

  mutating func add(_ life: ObjectLife) {
    let lost = life.lost.filter(isMissed)
    let objects = Set(lost.map(\.object))
    for reference in lost where !isKept(reference.object, by: objects, life) { add(reference, life) }
    for use in life.nilUses {
      guard case .released(let released) = use.cause else { continue }
      for object in released { add(object, use, life) }
    }
  }

  /// Whether somebody may ask the property for something: an interface that requires nothing does nothing.
  private func isMissed(_ reference: LostReference) -> Bool {
    let type = codebase.declaredType(of: codebase.declaration(ofSlot: reference.slot))
    return type.map { !(codebase.types[$0].isProtocol && codebase.members[$0].isEmpty) } ?? true
  }

  /// Whether an object would live if others of those that have been released did.
  private func isKept(_ object: Int, by others: Set<Int>, _ life: ObjectLife) -> Bool {
    life.closed.edges.contains { $0.to == object && $0.from != object && others.contains($0.from) }
  }

  private mutating func add(_ reference: LostReference, _ life: ObjectLife) {
    guard let (component, place) = part(reference.object, life), let slot = slot(reference.slot, of: reference.holder, life)
    else { return }
    if let known = all.firstIndex(where: { $0.range == place }) {
      if !all[known].slots.contains(where: { $0.range == slot.range }) { all[known].slots.append(slot) }
    } else {
      all.append(UnownedPart(component: component, slots: [slot], range: place))
    }
  }

  /// Adds what a property is asked for after it has been released: of an unowned one, the read stops the app.
  private mutating func add(_ object: Int, _ use: NilUse, _ life: ObjectLife) {
    guard let (component, place) = part(object, life), let slot = slot(use.slot, of: use.object, life),
      !all.contains(where: { $0.component == component }), !diesWithItsOwner(object, life.closed)
    else { return }
    let isUnowned = codebase.declaration(codebase.declaration(ofSlot: use.slot)).flags.contains(.isUnowned)
    all.append(UnownedPart(component: component, slots: [slot], range: isUnowned ? use.place : place, isRead: isUnowned))
  }

  /// Whether a part of a module keeps an object, so that both may have gone with their screen.
  private func diesWithItsOwner(_ object: Int, _ graph: ObjectGraph) -> Bool {
    graph.edges.contains { edge in
      guard edge.to == object, let owner = index[graph.nodes[edge.from]] else { return false }
      return components[owner].module != nil && components[owner].role != .assembly
    }
  }

  private func part(_ object: Int, _ life: ObjectLife) -> (Component.ID, SourceRange)? {
    let node = life.closed.nodes[object]
    guard let place = node.place, let component = index[node], components[component].isModulePart else { return nil }
    return (component, place)
  }

  private func slot(_ slot: Int, of holder: Int, _ life: ObjectLife) -> UnownedPart.Slot? {
    guard let type = life.closed.nodes[holder].instance else { return nil }
    let property = codebase.declaration(ofSlot: slot)
    return UnownedPart.Slot(
      type: codebase.types[type].qualifiedName, property: codebase.text(codebase.name(property)),
      range: codebase.range(codebase.declaration(property).nameSpan, in: Int(property.file)), owner: index[type])
  }
}
