package import ViperFacts

/// A use of a stored property of an object while the property surely holds nothing.
package struct NilUse: Sendable, Hashable {
  package enum Cause: Sendable, Hashable {
    /// Nothing that is executed ever sets it.
    case neverSet
    /// It is set later.
    case notYetSet
    /// What it holds weakly has been released: the nodes.
    case released([Int])
  }

  /// The node of the object that has the property.
  package var object: Int
  /// The property's declaration.
  package var slot: Int
  package var place: SourceRange
  package var cause: Cause

  package init(object: Int, slot: Int, place: SourceRange, cause: Cause) {
    (self.object, self.slot, self.place, self.cause) = (object, slot, place, cause)
  }
}

/// A property of the objects that an expression makes.
package struct SlotSite: Sendable, Hashable {
  /// The expression.
  package var place: SourceRange
  package var slot: Int

  package init(place: SourceRange, slot: Int) { (self.place, self.slot) = (place, slot) }
}
