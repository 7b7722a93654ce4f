import ViperFacts
import ViperHeap
import ViperLinking

/// What parts of modules ask of properties that hold nothing, in what entries make.
struct MissedUses {
  private let codebase: Codebase
  private let components: [Component]
  private let index: ComponentIndex
  private let mentions: NameMentions
  private let unexecuted: UnexecutedCode
  /// The properties that hold something in some life.
  private var filled: Set<Int> = []
  /// Those of the objects of an expression that do, and that are not asked while another one of its objects holds nothing there.
  private var alwaysFilled: Set<SlotSite> = []
  private var executed: Set<ExpressionPlace> = []
  private var empty: [(site: SlotSite, property: Wiring.EmptyProperty)] = []
  private(set) var early: [Wiring.EarlyRead] = []

  init(
    _ codebase: Codebase, _ components: [Component], _ index: ComponentIndex, _ mentions: NameMentions,
    _ unexecuted: UnexecutedCode
  ) {
    (self.codebase, self.components, self.index) = (codebase, components, index)
    (self.mentions, self.unexecuted) = (mentions, unexecuted)
  }

  mutating func add(_ life: ObjectLife) {
    filled.formUnion(life.filled)
    alwaysFilled.formUnion(life.alwaysFilled.subtracting(life.nilUses.compactMap { site(of: $0, life) }))
    executed.formUnion(life.assignments)
    for use in life.nilUses { add(use, life) }
  }

  /// The properties that hold nothing in any life, one for each component.
  var unassigned: [Wiring.EmptyProperty] {
    empty.filter { missed in
      if isOwnPart(missed.property) { return !alwaysFilled.contains(missed.site) }
      return (isShared(missed.property) || isNeverFilled(missed.site.slot)) && !filled.contains(missed.site.slot)
    }.map(\.property).reduce(
      into: []) { all, property in
        if !all.contains(where: { $0.range == property.range && $0.owner == property.owner }) { all.append(property) }
      }
  }

  private func site(of use: NilUse, _ life: ObjectLife) -> SlotSite? {
    guard use.cause == .neverSet, let place = life.closed.nodes[use.object].place else { return nil }
    return SlotSite(place: place, slot: use.slot)
  }

  private mutating func add(_ use: NilUse, _ life: ObjectLife) {
    let holder = life.closed.nodes[use.object]
    guard let type = holder.instance, let place = holder.place, let owner = index[type],
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
      guard !isSetElsewhere(property, by: type, life) else { return }
      let property = Wiring.EmptyProperty(
        owner: owner, target: target, property: name, range: range, isImplicitlyUnwrapped: isUnwrapped, read: use.place,
        maker: place)
      empty.append((SlotSite(place: place, slot: use.slot), property))
    case .notYetSet:
      guard components[target].module == components[owner].module, !early.contains(where: { $0.range == use.place }) else {
        return
      }
      early.append(
        Wiring.EarlyRead(
          owner: owner, target: target, property: name, range: use.place, isImplicitlyUnwrapped: isUnwrapped,
          isInitializer: false, caller: nil, set: nil))
    case .released: break
    }
  }

  /// Whether a property is for a part of its owner's module; an output may stay empty.
  private func isOwnPart(_ property: Wiring.EmptyProperty) -> Bool {
    components[property.target].module == components[property.owner].module && components[property.target].role != .delegate
  }

  /// Whether a property is for what the parts of several modules conform to.
  private func isShared(_ property: Wiring.EmptyProperty) -> Bool {
    let target = components[property.target]
    return target.module == nil && target.isInterface && target.role != .delegate
  }

  /// Whether code assigns to a property, but nothing calls it, or it has been seen to assign nil.
  private func isNeverFilled(_ slot: Int) -> Bool {
    let places = mentions.places(ofAssignmentsTo: codebase.name(codebase.declaration(ofSlot: slot))).filter {
      !codebase.isLiteral(assignedAt: $0)
    }
    return !places.isEmpty
      && places.allSatisfy { unexecuted.isLeftOver($0) || executed.contains(ExpressionPlace(targetOf: $0)) }
  }

  /// Whether code of the type itself, which has not been executed, sets a property: somebody may call it.
  private func isSetElsewhere(_ property: DeclarationReference, by type: TypeSymbol.ID, _ life: ObjectLife) -> Bool {
    let files = Set(codebase.types[type].parts.map(\.file))
    return unexecuted.assignments(to: codebase.name(property), besides: life).contains { place in
      files.contains(place.file) && !codebase.isLiteral(assignedAt: place)
    }
  }

  /// The component that a property is for, if it is a part of the same module, or an output.
  private func target(of slot: Int, for owner: Component.ID) -> Component.ID? {
    guard components[owner].module != nil, let type = codebase.declaredType(of: codebase.declaration(ofSlot: slot)),
      let target = index[type],
      [.view, .presenter, .interactor, .wireframe, .delegate].contains(components[target].role)
    else { return nil }
    return target
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
  }
}
