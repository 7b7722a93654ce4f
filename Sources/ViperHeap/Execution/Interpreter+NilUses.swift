import ViperFacts
import ViperLinking

/// The uses of properties that hold nothing.
extension Interpreter {
  /// A use by its step, before it is known whether the property is set later.
  struct NilStep: Hashable {
    var object: Held.ObjectID
    var slot: Int
    var place: ExpressionPlace
    var phase: HeapReport.Phase
  }

  /// Notes that a step uses the value of another one, which is nil, if that reads a stored property of an object that is made here.
  func noteUse(ofNil step: Int, at node: Int, _ frame: Frame) {
    var read = frame.body.operations[step]
    while case .unwrap = read.kind { read = frame.body.operations[read.operands[0]] }
    guard case .loadMember(let slot) = read.kind, let object = frame.results[read.operands[0]].certain,
      let type = objects[object].instance, !objects[object].isFromOutside,
      let property = bodies.property(slot, in: type),
      property.declaration.flags.isDisjoint(with: [.isComputed, .isLazy, .isStatic])
    else { return }
    let own = ExpressionPlace(file: frame.body.file, node: node)
    let place = isUnowned(slot) ? placeOfReader ?? own : own
    nilSteps.insert(NilStep(object: object, slot: property.slot, place: place, phase: phase))
  }

  /// The expression that asks a computed property, if one is being executed.
  private var placeOfReader: ExpressionPlace? {
    guard running.last?.isGetter == true else { return nil }
    return frames.dropLast().last?.place
  }

  func isUnowned(_ slot: Int) -> Bool {
    codebase.declaration(codebase.declaration(ofSlot: slot)).flags.contains(.isUnowned)
  }

  /// Those that come before the screen is closed of which the cause is certain, in source order.
  func nilUses() -> [NilUse] { uses(nilSteps.filter { $0.phase != .closed }) { cause(of: $0) } }

  /// Those that come while the screen is being closed, of what nothing has ever set.
  func nilUsesWhileClosing() -> [NilUse] {
    uses(nilSteps.filter { $0.phase == .closed }) { step in cause(of: step).flatMap { $0 == .neverSet ? $0 : nil } }
  }

  private func uses(_ steps: Set<NilStep>, _ cause: (NilStep) -> NilUse.Cause?) -> [NilUse] {
    steps.compactMap { step in
      guard let cause = cause(step), let place = codebase.range(of: step.place) else { return nil }
      return NilUse(object: step.object, slot: step.slot, place: place, cause: cause)
    }.sorted { ($0.place, $0.object, $0.slot) < ($1.place, $1.object, $1.slot) }
  }

  private func cause(of step: NilStep) -> NilUse.Cause? {
    let location = HeapState.Location(object: step.object, key: .property(step.slot))
    guard let value = state[location], !state.isEmptied(location) else { return nil }
    if value.isCertainlyNil { return hasEscaped(step.object) ? nil : .neverSet }
    // Of several that an expression has made, another one may be meant.
    if objects[step.object].isMany { return nil }
    let left = strength(of: location) == .strong ? value : living(value)
    if left.isCertainlyNil { return value.unknown.isEmpty ? .released(Array(value.objects)) : nil }
    // Of events, others may have come before.
    return left.certain != nil && [.assembled, .shown].contains(step.phase) && !hasEscaped(step.object) ? .notYetSet : nil
  }

  private func hasEscaped(_ object: Held.ObjectID) -> Bool {
    value(Self.root(.outside), .elements)?.objects.contains(object) == true
  }

  /// The properties of objects that are made here and that may hold something, and where those of them are that do whoever calls.
  func filledSlots() -> (all: Set<Int>, always: Set<SlotSite>) {
    var (all, always): (Set<Int>, Set<SlotSite>) = ([], [])
    for object in objects.indices where objects[object].instance != nil {
      guard let place = place(of: objects[object]) else { continue }
      state.visit(object) { key, value, _, _ in
        guard case .property(let slot) = key, !value.isCertainlyNil else { return }
        all.insert(slot)
        if !isUpToCaller(value) { always.insert(SlotSite(place: place, slot: slot)) }
      }
    }
    return (all, always)
  }

  /// Whether a value is an argument that may be nil.
  private func isUpToCaller(_ value: Held) -> Bool {
    value.mayBeNil && value.unknown.isEmpty && value.objects.allSatisfy { objects[$0].isFromOutside }
  }
}
