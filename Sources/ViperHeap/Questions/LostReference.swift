package import ViperLinking

/// A weak slot of an object that lives, which refers to an object that nothing has kept.
package struct LostReference: Sendable, Hashable {
  /// The node of the object, framework's object or closure that has the slot.
  package var holder: Int
  package var slot: ObjectGraph.Slot
  /// Weak or unowned.
  package var strength: ReferenceStrength
  /// The node of what has been released.
  package var object: Int
  /// What has stored it there; nil if no code has.
  package var origin: ObjectGraph.Origin?

  package init(holder: Int, slot: ObjectGraph.Slot, strength: ReferenceStrength, object: Int, origin: ObjectGraph.Origin? = nil) {
    (self.holder, self.slot, self.strength) = (holder, slot, strength)
    (self.object, self.origin) = (object, origin)
  }
}
