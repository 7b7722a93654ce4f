package import ViperFacts

/// A component's closure, or the component itself, that something keeps which the component keeps in turn, or which lives as long as the app.
package struct Leak: Sendable {
  /// What keeps it.
  package enum Keeper: String, Sendable, CaseIterable {
    /// A property that stores the closure.
    case property
    /// A timer or display link that repeats.
    case timer
    /// The notification center, which keeps the block of an observer.
    case notification
    /// A subscription to a publisher that never completes.
    case subscription
    /// A framework or another object that lives as long as the app.
    case lasting
    /// A base class of a component that is made and never shown.
    case unread
  }

  package var component: Component.ID
  package var keeper: Keeper
  /// The type that keeps it, as the code names it: `LoginInteractor`, `Timer`; nil for the component itself.
  package var holder: String?
  /// The property that stores the closure or the subscription.
  package var property: String?
  /// The component's own property that keeps the holder; nil if it is the component itself, or something that lives as long as the app.
  package var link: String?
  /// Whether only `deinit`, which is never called, lets go of it.
  package var isReleasedInDeinit: Bool
  /// The place where the component is captured.
  package var range: SourceRange

  package init(
    component: Component.ID, keeper: Keeper, holder: String?, property: String?, link: String?, isReleasedInDeinit: Bool,
    range: SourceRange
  ) {
    (self.component, self.keeper, self.holder, self.property, self.link) = (component, keeper, holder, property, link)
    (self.isReleasedInDeinit, self.range) = (isReleasedInDeinit, range)
  }
}
