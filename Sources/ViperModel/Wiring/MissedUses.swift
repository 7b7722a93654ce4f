import ViperFacts
import ViperHeap
import ViperLinking

/// What parts of modules ask of properties that hold nothing, in what entries make.
struct MissedUses {
  private let codebase: Codebase
  private let components: [Component]
  private let index: ComponentIndex
  private let mentions: NameMentions
  /// The properties that hold something in some life of the objects that an expression makes.
  private let filled: Set<SlotSite>

  private(set) var unassigned: [Wiring.EmptyProperty] = []
  private(set) var early: [Wiring.EarlyRead] = []
  private(set) var unowned: [UnownedPart] = []

  init(
    _ codebase: Codebase, _ components: [Component], _ index: ComponentIndex, _ mentions: NameMentions, in lives: [ObjectLife]
  ) {
    (self.codebase, self.components, self.index, self.mentions) = (codebase, components, index, mentions)
    filled = lives.reduce(into: []) { $0.formUnion($1.filled) }
    for life in lives { for use in life.nilUses { add(use, life) } }
  }

  private mutating func add(_ use: NilUse, _ life: ObjectLife) {
    let holder = life.closed.nodes[use.object]
    guard case .instance(let type) = holder.kind, let place = holder.place, let owner = index[type],
      let target = target(of: use.slot, for: owner)
    else { return }
    let property = codebase.declaration(ofSlot: use.slot)
    let declaration = codebase.declaration(property)
    let name = codebase.text(codebase.name(property))
    let range = codebase.range(declaration.nameSpan, in: Int(property.file))
    let isUnwrapped =
      declaration.type >= 0 && codebase.files[Int(property.file)].facts.types[Int(declaration.type)].kind == .implicitlyUnwrapped
    switch use.cause {
    case .neverSet:
      guard !filled.contains(SlotSite(place: place, slot: use.slot)), !isSetElsewhere(property, by: type, life),
        !unassigned.contains(where: { $0.range == range && $0.owner == owner })
      else { return }
      unassigned.append(
        Wiring.EmptyProperty(
          owner: owner, target: target, property: name, range: range, isImplicitlyUnwrapped: isUnwrapped, read: use.place,
          maker: place))
    case .notYetSet:
      guard !early.contains(where: { $0.range == use.place }) else { return }
      early.append(
        Wiring.EarlyRead(
          owner: owner, target: target, property: name, range: use.place, isImplicitlyUnwrapped: isUnwrapped,
          isInitializer: false, caller: nil, set: nil))
    case .released(let objects):
      for object in objects { add(released: object, by: name, of: type, range, life) }
    }
  }

  /// Whether code of the type itself, which has not been executed, sets a property: somebody may call it.
  private func isSetElsewhere(_ property: DeclarationReference, by type: TypeSymbol.ID, _ life: ObjectLife) -> Bool {
    let files = Set(codebase.types[type].parts.map(\.file))
    return mentions.places(ofAssignmentsTo: codebase.name(property)).contains { place in
      files.contains(place.file) && !codebase.isLiteral(assignedAt: place) && !life.hasExecuted(place)
    }
  }

  /// The component that a property is for, if it is a part of the same module.
  private func target(of slot: Int, for owner: Component.ID) -> Component.ID? {
    let property = codebase.declaration(ofSlot: slot)
    let declaration = codebase.declaration(property)
    guard let module = components[owner].module, declaration.type >= 0 else { return nil }
    let type = codebase.resolve(declaration.type, in: TypeScope(file: Int(property.file), types: []))
    guard let symbol = type.unwrapped.symbol, let target = index[symbol], components[target].module == module,
      [.view, .presenter, .interactor, .wireframe].contains(components[target].role)
    else { return nil }
    return target
  }

  /// Whether a part of a module keeps an object, so that it is that part which nothing keeps.
  private func diesWithItsOwner(_ object: Int, _ graph: ObjectGraph) -> Bool {
    graph.edges.contains { edge in
      guard edge.to == object, case .instance(let type) = graph.nodes[edge.from].kind, let owner = index[type] else {
        return false
      }
      return components[owner].module != nil && components[owner].role != .assembly
    }
  }

  private mutating func add(
    released object: Int, by property: String, of type: TypeSymbol.ID, _ range: SourceRange, _ life: ObjectLife
  ) {
    let node = life.closed.nodes[object]
    guard case .instance(let released) = node.kind, let place = node.place, let component = index[released],
      !diesWithItsOwner(object, life.closed)
    else { return }
    let slot = UnownedPart.Slot(
      type: codebase.types[type].qualifiedName, property: property, range: range, owner: index[type])
    if let known = unowned.firstIndex(where: { $0.range == place }) {
      if !unowned[known].slots.contains(where: { $0.range == range }) { unowned[known].slots.append(slot) }
    } else {
      unowned.append(UnownedPart(component: component, slots: [slot], range: place))
    }
  }
}

extension Observations {
  /// Adds what is not known from the types alone.
  mutating func add(_ missed: MissedUses) {
    for slot in missed.unassigned {
      if let known = wiring.unassigned.firstIndex(where: { ($0.owner, $0.property) == (slot.owner, slot.property) }) {
        wiring.unassigned[known].maker = slot.maker
      } else {
        wiring.unassigned.append(slot)
      }
    }
    wiring.early += missed.early.filter { read in
      !wiring.early.contains { ($0.owner, $0.property) == (read.owner, read.property) }
    }
    unowned += missed.unowned.filter { part in !unowned.contains { $0.component == part.component } }
  }
}
