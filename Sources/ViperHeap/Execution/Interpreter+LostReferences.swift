import ViperLinking

extension Interpreter {
  /// What living objects refer to weakly although it has surely been released, in the order of the holders.
  func lostReferences(_ living: Survival) -> [LostReference] {
    var lost: [LostReference] = []
    state.visitAll { location, value, strength, _ in
      guard case .property(let slot) = location.key, strength != .strong, value.isCertainlyPresent,
        isThere(location.object, living), value.objects.allSatisfy({ objects[$0].isDead && isSurelyMade($0) })
      else { return }
      lost += value.objects.map { LostReference(holder: location.object, slot: slot, object: $0) }
    }
    return lost.sorted { ($0.holder, $0.slot, $0.object) < ($1.holder, $1.slot, $1.object) }
  }

  /// Whether an object of the code base surely lives: one from outside has been made by somebody who uses it.
  private func isThere(_ object: Held.ObjectID, _ living: Survival) -> Bool {
    objects[object].instance != nil && (living.surely[object] || objects[object].isFromOutside)
  }
}
