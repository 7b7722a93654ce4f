/// A weak property of an object that lives, which refers to an object that nothing has kept.
package struct LostReference: Sendable, Hashable {
  /// The node of the object that has the property.
  package var holder: Int
  /// The property's declaration.
  package var slot: Int
  /// The node of what has been released.
  package var object: Int

  package init(holder: Int, slot: Int, object: Int) {
    (self.holder, self.slot, self.object) = (holder, slot, object)
  }
}
