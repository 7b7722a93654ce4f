package import ViperFacts

/// A component that is made where nothing keeps it: all properties that get it are weak.
package struct UnownedPart: Sendable {
  /// A weak or unowned property that gets the component.
  package struct Slot: Sendable {
    package var type: String
    package var property: String
    package var range: SourceRange
    /// The type, if it is a component.
    package var owner: Component.ID?

    package var name: String { "\(type).\(property)" }

    package init(type: String, property: String, range: SourceRange, owner: Component.ID?) {
      (self.type, self.property, self.range, self.owner) = (type, property, range, owner)
    }
  }

  package var component: Component.ID
  /// In source order.
  package var slots: [Slot]
  /// The place where it is made, or where it is read.
  package var range: SourceRange
  /// Whether code reads an unowned property of it after it has been released, which stops the app.
  package var isRead: Bool

  package init(component: Component.ID, slots: [Slot], range: SourceRange, isRead: Bool = false) {
    (self.component, self.slots, self.range, self.isRead) = (component, slots, range, isRead)
  }
}
