import ViperFacts
import ViperLinking

/// Finds components that nothing keeps: each body that makes one only hands it to weak properties.
///
/// All must be seen for that: every place that makes the component, all properties that its values reach, and its own code, which may
/// keep itself alive.
struct UnownedParts {
  private let codebase: Codebase
  private let reach: FlowReach
  private let creations: [TypeSymbol.ID: [TypeUsage]]
  private let places: Set<Place>
  /// The assignments that certainly set a property of the code base.
  private let told: Set<MentionPlaces.Place>
  /// The slots of properties declared with a protocol that requires nothing: what they hold does nothing, so nobody misses it.
  private let idle: Set<Int>

  private struct Place: Hashable {
    var file: Int
    var start: UInt32
  }

  init(
    _ codebase: Codebase, _ reach: FlowReach, _ usages: UsagesByKind, assignments: [PropertyAssignment]
  ) {
    (self.codebase, self.reach) = (codebase, reach)
    told = Set(assignments.filter { $0.slot != nil }.map { MentionPlaces.Place(file: Int32($0.file), node: Int32($0.node)) })
    creations = Dictionary(grouping: usages.constructions, by: \.to)
    places = Set(usages.constructions.map { Place(file: $0.file, start: $0.span.start) })
    idle = Set(
      usages.stored.compactMap { usage in
        codebase.types[usage.to].isProtocol && codebase.members[usage.to].isEmpty ? usage.property : nil
      })
  }

  func all(_ components: [Component], types: [TypeSymbol.ID], index: ComponentIndex) -> [UnownedPart] {
    zip(components, types).compactMap { component, type in
      guard codebase.types[type].kind == .class, component.module != nil, Self.mustLive.contains(component.role),
        let slots = weakSlots(of: type), !mayKeepItself(type), let made = creations[type],
        codebase.conformers(of: type).isEmpty, made.allSatisfy({ isLetGo($0) })
      else { return nil }
      // What is grouped by its type was made once at least.
      let first = made.min { ($0.file, $0.span.start) < ($1.file, $1.span.start) }!
      return UnownedPart(
        component.id, slots: slots.map { slot($0, index) }, range: codebase.range(first.span, in: first.file),
        isExecuted: false)
    }
  }

  private static let mustLive: Set<Role> = [.presenter, .interactor, .wireframe]

  /// The weak properties that the values reach; nil if anything else may keep one, or nothing gets one.
  private func weakSlots(of type: TypeSymbol.ID) -> [Int]? {
    var weak: [Int] = []
    for slot in reach.slots(of: type) {
      let reference = codebase.declaration(ofSlot: slot)
      let declaration = codebase.declaration(reference)
      switch declaration.kind {
      case .parameter: continue
      case .property where declaration.flags.contains(.isWeak) || declaration.flags.contains(.isUnowned): weak.append(slot)
      case .property where isRequirement(reference): continue
      default: return nil
      }
    }
    return weak.allSatisfy(idle.contains) ? nil : weak
  }

  private func isRequirement(_ property: DeclarationReference) -> Bool {
    let facts = codebase.files[Int(property.file)].facts
    return facts.typeDeclaration(around: codebase.declaration(property).span).map {
      facts.declarations[$0].kind == .protocol
    } ?? false
  }

  private func slot(_ slot: Int, _ index: ComponentIndex) -> UnownedPart.Slot {
    let property = codebase.declaration(ofSlot: slot)
    let owner = codebase.type(around: property)
    return UnownedPart.Slot(
      type: owner.map { codebase.text(codebase.types[$0].name) } ?? "", property: codebase.text(codebase.name(property)),
      range: codebase.range(codebase.declaration(property).nameSpan, in: Int(property.file)), owner: owner.flatMap { index[$0] })
  }

  /// Whether an initializer of a class hands the object itself to others, or to closures that may be kept.
  private func mayKeepItself(_ type: TypeSymbol.ID) -> Bool {
    OwnBodies(of: type, in: codebase).all.contains { codebase.declaration($0.member).kind == .initializer && handsSelfOn($0) }
  }

  /// Whether any code of a class does so.
  private func mayBeKeptByItsMethods(_ type: TypeSymbol.ID) -> Bool {
    !codebase.ancestors(of: type).allSatisfy { codebase.types[$0].isProtocol }
      || OwnBodies(of: type, in: codebase).all.contains(where: handsSelfOn)
  }

  /// Whether a body does more with `self` than to use its members, or to assign it to known properties, which the flow has.
  private func handsSelfOn(_ body: OwnBodies.Body) -> Bool {
    body.range.contains { node in
      guard body.nodes[node].isA(.selfReference), let parent = body.file.facts.parent(of: node) else { return false }
      if !body.closures(around: node).isEmpty { return true }
      return !body.nodes[parent].isA(.member) && target(of: node, by: parent, in: body.file.facts, Int(body.member.file)) == nil
    }
  }

  /// The name of the known property to which an expression assigns a value; nil if it does nothing of the kind.
  private func target(of value: Int, by assignment: Int, in facts: FileFacts, _ file: Int) -> Int? {
    guard facts.expressions[assignment].isA(.assignment), var target = facts.operands(of: assignment).first, target != value
    else { return nil }
    while facts.expressions[target].isA(.unwrap) { target += 1 }
    return told.contains(MentionPlaces.Place(file: Int32(file), node: Int32(target))) ? target : nil
  }

  // MARK: the body that makes it

  /// Whether a body only wires the new object: it sets its properties, assigns it to properties, or gives it to initializers.
  private func isLetGo(_ creation: TypeUsage) -> Bool {
    guard let body = BodySyntax(around: creation, in: codebase),
      let name = body.callee(of: creation),
      let call = body.facts.parent(of: name), body.nodes[call].isA(.call)
    else { return false }
    if isHandedToProperty(call, body, creation.file) { return true }
    if isUsed(call, body) { return !mayBeKeptByItsMethods(creation.to) }
    guard let binding = body.facts.parent(of: call), body.nodes[binding].isA(.binding), !body.isCaptured(binding) else {
      return false
    }
    let local = body.nodes[binding].name
    let mentions = body.range.filter { $0 > call && body.nodes[$0].isA(.name) && body.nodes[$0].name == local }
    let (handed, others) = mentions.partitioned { isHandedToProperty($0, body, creation.file) }
    let used = others.filter { !isWired($0, body) }
    if used.isEmpty { return !handed.isEmpty }
    return used.allSatisfy { isUsed($0, body) } && !mayBeKeptByItsMethods(creation.to)
  }

  /// Whether a body only calls a method of a value, outside of closures.
  private func isUsed(_ value: Int, _ body: BodySyntax) -> Bool {
    guard !body.isCaptured(value), let member = body.facts.parent(of: value), body.nodes[member].isA(.member) else {
      return false
    }
    return BodySyntax.arguments(ofCallee: member, in: body.facts) != nil
  }

  /// Whether a body assigns a value to a property, or hands it to the initializer of a type of the code base.
  private func isHandedToProperty(_ value: Int, _ body: BodySyntax, _ file: Int) -> Bool {
    guard let parent = body.facts.parent(of: value), body.range.contains(parent), !body.isCaptured(value) else { return false }
    switch body.nodes[parent].kind {
    // A receiver of unknown type may be anything that keeps it.
    case .assignment: return target(of: value, by: parent, in: body.facts, file).map { body.nodes[$0].isA(.member) } ?? false
    case .argument:
      guard let call = body.facts.parent(of: parent), body.nodes[call].isA(.call),
        let callee = body.facts.operands(of: call).first
      else { return false }
      return made(at: body.nodes[callee].span, in: file)
    default: return false
    }
  }

  /// Whether a type of the code base is made at a place.
  private func made(at span: Span, in file: Int) -> Bool {
    places.contains(Place(file: file, start: span.start))
  }

  /// Whether a body sets a property of a local.
  private func isWired(_ mention: Int, _ body: BodySyntax) -> Bool {
    guard !body.isCaptured(mention), let member = body.facts.parent(of: mention), body.nodes[member].isA(.member),
      let assignment = body.facts.parent(of: member), body.nodes[assignment].isA(.assignment)
    else { return false }
    return body.facts.operands(of: assignment).first == member
  }
}

extension Sequence {
  /// The elements that fit, and the others.
  fileprivate func partitioned(by fits: (Element) -> Bool) -> (fitting: [Element], others: [Element]) {
    reduce(into: ([], [])) { if fits($1) { $0.0.append($1) } else { $0.1.append($1) } }
  }
}
