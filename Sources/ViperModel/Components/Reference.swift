package import ViperFacts
package import ViperLinking

/// One use of a component by another one: an edge of the graph, with the place in the source that makes it.
///
/// Immutable, and a class, like `Component`.
package final class Reference: Sendable {
  package let from: Component.ID
  /// The component as it is typed: the protocol where the source names a protocol.
  package let to: Component.ID
  package let kind: ReferenceKind
  /// Nil where nothing is stored.
  package let strength: ReferenceStrength?
  /// The stored property, where there is one.
  package let property: String?
  package let range: SourceRange
  /// What the slot really holds, where the type is an interface: concrete components, with how sure that is.
  package let holds: [Holding]
  /// Set to nil by its own type outside `deinit`: drawn, never part of a cycle.
  package let isTransient: Bool
  /// Inside an initializer, a static factory or another body that puts a module together.
  package let context: UsageContext

  /// A concrete component in a slot, and how we know.
  package struct Holding: Hashable, Sendable {
    package var component: Component.ID
    package var certainty: Certainty

    package init(component: Component.ID, certainty: Certainty) {
      self.component = component
      self.certainty = certainty
    }
  }

  /// Sure: assigned or typed so. Sole: the only production conformer. May: one of several.
  package enum Certainty: String, Sendable, Comparable, CaseIterable {
    case may, sole, sure
    private var rank: Int { self == .may ? 0 : self == .sole ? 1 : 2 }
    package static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }
  }

  package init(
    from: Component.ID, to: Component.ID, kind: ReferenceKind, strength: ReferenceStrength? = nil, property: String? = nil,
    range: SourceRange, holds: [Holding] = [], isTransient: Bool = false, context: UsageContext = []
  ) {
    self.from = from
    self.to = to
    self.kind = kind
    self.strength = strength
    self.property = property
    self.range = range
    self.holds = holds
    self.isTransient = isTransient
    self.context = context
  }
}
