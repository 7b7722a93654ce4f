package import ViperFacts

/// An object that is made where nothing keeps it: all that get it refer to it weakly.
package struct UnownedPart: Sendable {
  /// A weak or unowned property, capture or property of a framework's object that gets it.
  package struct Slot: Sendable {
    /// Empty for what a closure captures.
    package var type: String
    package var property: String
    package var range: SourceRange
    /// The type, if it is a component.
    package var owner: Component.ID?

    package var name: String { type.isEmpty ? property : "\(type).\(property)" }

    package init(type: String, property: String, range: SourceRange, owner: Component.ID?) {
      (self.type, self.property, self.range, self.owner) = (type, property, range, owner)
    }
  }

  /// The part itself, or the one that a helper works for.
  package var component: Component.ID
  /// The type of a helper: an object that is no component and works for one.
  package var helper: String?
  /// In source order.
  package var slots: [Slot]
  /// The place where it is made, or where it is read.
  package var range: SourceRange
  /// Whether code reads an unowned property of it after it has been released, which stops the app.
  package var isRead: Bool
  /// Whether the objects that entries make show it, not only their types.
  package var isExecuted: Bool

  /// The component that nothing keeps; nil for a helper.
  package var part: Component.ID? { helper == nil ? component : nil }

  package init(
    _ component: Component.ID, helper: String? = nil, slots: [Slot], range: SourceRange, isRead: Bool = false,
    isExecuted: Bool
  ) {
    (self.component, self.helper, self.slots, self.range) = (component, helper, slots, range)
    (self.isRead, self.isExecuted) = (isRead, isExecuted)
  }
}
