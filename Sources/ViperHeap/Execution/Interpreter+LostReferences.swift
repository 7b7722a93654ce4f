import ViperLinking

extension Interpreter {
  /// What living objects refer to weakly although it has surely been released, in the order of the holders.
  ///
  /// - Parameter first: the first object of those that are asked for.
  func lostReferences(_ living: Survival, from first: Held.ObjectID) -> [LostReference] {
    var lost: [LostReference] = []
    let surely = living.surely
    state.visitAll { location, value, strength, origin in
      guard strength != .strong, value.unknown.isEmpty, value.objects.contains(where: { $0 >= first }),
        isThere(location.object, surely, living)
      else { return }
      let released = value.objects.filter { objects[$0].isDead && objects[$0].instance != nil && !isShownElsewhere($0) }
      guard location.key.holdsMany || released.count == value.objects.count else { return }
      lost += released.filter { $0 >= first }.map {
        LostReference(holder: location.object, slot: slot(location), strength: strength, object: $0, origin: origin)
      }
    }
    return lost.sorted { ($0.holder, $0.object) < ($1.holder, $1.object) }
  }

  /// Whether an object is a screen or view that code may show in a way that is not read.
  private func isShownElsewhere(_ object: Held.ObjectID) -> Bool {
    (isController(object) || screenKind(of: object).isView) && (phase != .assembled || objects[object].isHandedOn)
  }

  /// Whether an object surely lives: one from outside has been made by somebody who uses it, and one that only some events make lives
  /// if it may.
  private func isThere(_ object: Held.ObjectID, _ surely: [Bool], _ living: Survival) -> Bool {
    switch objects[object].kind {
    case .instance, .external, .closure: break
    default: return false
    }
    return surely[object] || objects[object].isFromOutside || !isSurelyMade(object) && living.perhaps[object]
  }
}
