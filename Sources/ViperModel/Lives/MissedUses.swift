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
  private let frameworks: FrameworkModels
  private let served: ServedParts
  /// A property of the objects of a type and of an expression that is asked while it holds nothing.
  private struct Miss {
    let site: SlotSite
    let type: TypeSymbol.ID
    let property: Wiring.EmptyProperty
  }

  /// The properties that hold something in some life.
  private var filled: Set<Int> = []
  /// Those of the objects of an expression that do, and that are not asked while another one of its objects holds nothing there.
  private var alwaysFilled: Set<SlotSite> = []
  private var executed: Set<ExpressionPlace> = []
  private var empty: [Miss] = []
  private(set) var early: [Wiring.EarlyRead] = []

  init(
    _ codebase: Codebase, _ components: [Component], _ index: ComponentIndex, _ mentions: NameMentions,
    _ frameworks: FrameworkModels, _ unexecuted: UnexecutedCode
  ) {
    (self.codebase, self.components, self.index) = (codebase, components, index)
    (self.mentions, self.frameworks, self.unexecuted) = (mentions, frameworks, unexecuted)
    served = ServedParts(components, index)
  }

  mutating func add(_ life: ObjectLife) {
    filled.formUnion(life.filled)
    alwaysFilled.formUnion(life.alwaysFilled.subtracting(life.nilUses.compactMap { site(of: $0, life) }))
    executed.formUnion(life.assignments)
    for use in life.nilUses { add(use, life) }
  }

  /// The properties that hold nothing in any life, one for each component.
  var unassigned: [Wiring.EmptyProperty] {
    empty.filter(isLacking).map(\.property).reduce(
      into: []) { all, property in
        if !all.contains(where: { $0.range == property.range && $0.owner == property.owner }) { all.append(property) }
      }
  }

  private func isLacking(_ miss: Miss) -> Bool {
    let property = miss.property
    guard property.helper == nil, let target = property.target.map({ components[$0] }) else { return isLackingService(miss) }
    if isForOwnPart(property) {
      return !alwaysFilled.contains(miss.site) && !isSetUnseen(miss)
    }
    let isShared = target.module == nil && target.isInterface && target.role != .delegate
    let isForgotten = target.role != .delegate && target.surface != .output && assignments(to: miss).isEmpty
    return (isShared || isForgotten || isNeverFilled(miss.site.slot)) && !filled.contains(miss.site.slot)
  }

  /// Whether a property is for a part of its owner's module; an output may stay empty.
  private func isForOwnPart(_ property: Wiring.EmptyProperty) -> Bool {
    property.target.map {
      components[$0].module == components[property.owner].module && components[$0].role != .delegate
    } ?? false
  }

  /// Whether a property is declared as a framework's view controller, as that by which a wireframe shows others.
  private func isForScreen(_ property: DeclarationReference) -> Bool {
    let type = codebase.declaration(property).type
    guard type >= 0 else { return false }
    guard case .external(let name, _) = codebase.resolve(type, in: TypeScope(file: Int(property.file), types: [])).unwrapped
    else {
      return false
    }
    return frameworks.inherits(codebase.text(name), from: "UIViewController")
  }

  /// Whether reading a property crashes the app, or nothing sets what it owns.
  private func isLackingService(_ miss: Miss) -> Bool {
    let property = codebase.declaration(ofSlot: miss.site.slot)
    let flags = codebase.declaration(property).flags
    guard flags.isDisjoint(with: [.isOutlet, .isObjC, .hasWrapper, .isPublished]), !alwaysFilled.contains(miss.site),
      !isSetUnseen(miss), unexecuted.doubtfulAssignments(to: property).isEmpty
    else { return false }
    if miss.property.isImplicitlyUnwrapped || isForOwnPart(miss.property) || isForScreen(property) { return true }
    return assignments(to: miss).isEmpty && flags.isDisjoint(with: [.isWeak, .isUnowned])
      && codebase.declaredType(of: property).map { codebase.types[$0].kind == .class || codebase.types[$0].isProtocol } ?? false
  }

  /// The component of a module that a type is.
  private func own(_ type: TypeSymbol.ID) -> Component.ID? {
    index[type].flatMap { components[$0].module == nil ? nil : $0 }
  }

  private func site(of use: NilUse, _ life: ObjectLife) -> SlotSite? {
    guard use.cause == .neverSet, let place = life.closed.nodes[use.object].place else { return nil }
    return SlotSite(place: place, slot: use.slot)
  }

  private mutating func add(_ use: NilUse, _ life: ObjectLife) {
    let holder = life.closed.nodes[use.object]
    guard let type = holder.instance, let place = holder.place,
      let owner = own(type) ?? served.part(servedBy: use.object, heldBy: use.object, life.closed)
    else { return }
    let helper = index[type] == owner ? nil : codebase.types[type].qualifiedName
    let target = target(of: use.slot)
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
        owner: owner, helper: helper, target: target, property: name, range: range, isImplicitlyUnwrapped: isUnwrapped,
        read: use.place,
        maker: place)
      empty.append(Miss(site: SlotSite(place: place, slot: use.slot), type: type, property: property))
    case .notYetSet:
      guard helper == nil, let target, components[target].module == components[owner].module,
        !early.contains(where: { $0.range == use.place })
      else {
        return
      }
      early.append(
        Wiring.EarlyRead(
          owner: owner, target: target, property: name, range: use.place, isImplicitlyUnwrapped: isUnwrapped,
          isInitializer: false, caller: nil, set: nil))
    case .released: break
    }
  }

  /// Whether code assigns to a property, but nothing calls it, or it has been seen to assign nil.
  private func isNeverFilled(_ slot: Int) -> Bool {
    let places = mentions.places(ofAssignmentsTo: codebase.name(codebase.declaration(ofSlot: slot))).filter {
      !codebase.isLiteral(assignedAt: $0)
    }
    return !places.isEmpty
      && places.allSatisfy { unexecuted.isLeftOver($0) || executed.contains(ExpressionPlace(targetOf: $0)) }
  }

  /// Whether code that no life has executed sets a property, such as that of a cell.
  private func isSetUnseen(_ miss: Miss) -> Bool {
    assignments(to: miss).contains { !executed.contains(ExpressionPlace(targetOf: $0)) }
  }

  /// What sets a property to something else than nil.
  private func assignments(to miss: Miss) -> [NameMentions.Place] {
    unexecuted.assignments(to: codebase.declaration(ofSlot: miss.site.slot), of: miss.type).filter {
      !codebase.isLiteral(assignedAt: $0)
    }
  }

  /// Whether code of the type itself, which has not been executed, sets a property: somebody may call it.
  private func isSetElsewhere(_ property: DeclarationReference, by type: TypeSymbol.ID, _ life: ObjectLife) -> Bool {
    let files = Set(codebase.types[type].parts.map(\.file))
    return unexecuted.assignments(to: codebase.name(property), besides: life).contains { place in
      files.contains(place.file) && !codebase.isLiteral(assignedAt: place)
    }
  }

  /// The component that a property is for, if that is a part of a module, or an output.
  private func target(of slot: Int) -> Component.ID? {
    guard let type = codebase.declaredType(of: codebase.declaration(ofSlot: slot)), let target = index[type],
      [.view, .presenter, .interactor, .wireframe, .delegate].contains(components[target].role)
    else { return nil }
    return target
  }
}

extension Observations {
  /// Adds what is not known from the types alone.
  mutating func add(_ missed: MissedUses) {
    for slot in missed.unassigned {
      if let known = wiring.unassigned.firstIndex(where: {
        ($0.owner, $0.helper, $0.property) == (slot.owner, slot.helper, slot.property)
      }) {
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
