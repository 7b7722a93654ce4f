package import ViperFacts

/// What code makes of the properties in which components keep each other, as far as it can be told.
package struct Wiring: Sendable {
  /// A property for another component, or for an object that works for one, that starts empty, that its owner reads, and that nothing
  /// ever sets.
  package struct EmptyProperty: Sendable {
    /// The component that has it, or that a helper which has it works for.
    package var owner: Component.ID
    /// The type of the helper.
    package var helper: String?
    /// Nil if it is for what is no component.
    package var target: Component.ID?
    package var property: String
    /// The place of its name.
    package var range: SourceRange
    package var isImplicitlyUnwrapped: Bool
    /// The first place where the owner reads it.
    package var read: SourceRange
    /// Where the object is made that is asked in vain; nil if no such call is seen.
    package var maker: SourceRange?
  }

  /// A place that uses such a property before anything can have set it.
  package struct EarlyRead: Sendable {
    package var owner: Component.ID
    package var target: Component.ID
    package var property: String
    package var range: SourceRange
    package var isImplicitlyUnwrapped: Bool
    /// Whether the place is in the owner's initializer.
    package var isInitializer: Bool
    /// The method of the owner that the place calls and that uses the property; nil if the place itself does.
    package var caller: String?
    /// Where it is set, too late.
    package var set: SourceRange?
  }

  /// A property that a body sets twice, to different objects.
  package struct Reassignment: Sendable {
    package var owner: Component.ID
    package var target: Component.ID
    package var property: String
    /// The later place.
    package var range: SourceRange
    package var first: SourceRange
  }

  /// A component that an assembly makes for a local, and of which it only sets properties.
  package struct IdleLocal: Sendable {
    package var component: Component.ID
    /// Nil for code without a role.
    package var maker: Component.ID?
    package var local: String
    package var range: SourceRange
  }

  /// By owner, in source order.
  package var unassigned: [EmptyProperty] = []
  package var early: [EarlyRead] = []
  package var reassigned: [Reassignment] = []
  package var idle: [IdleLocal] = []
  /// What cannot be told.
  package var undecided = EscapeCounts()

  package init() {}
}
