package import ViperFacts
package import ViperLinking

/// A use of a component by another one: an edge of the graph, with its place in the source.
///
/// An immutable class, like `Component`.
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
  /// The concrete components that the slot holds, each with the certainty of that.
  package let holds: [Holding]
  /// Whether its own type sets it to nil outside `deinit`: it is drawn, but never part of a cycle.
  package let isTransient: Bool
  /// Where the use is: an initializer, a static factory, a body that assembles a module.
  package let context: UsageContext
  /// For a stored reference, how sure it is what the slot holds; for any other, how sure the role of its target is.
  package let certainty: Certainty

  /// A concrete component in a slot.
  package struct Holding: Hashable, Sendable {
    package var component: Component.ID
    package var certainty: Certainty

    package init(component: Component.ID, certainty: Certainty) {
      self.component = component
      self.certainty = certainty
    }
  }

  /// How sure it is what a slot holds: `sure` if assigned or typed so, `sole` for the only conformer in production code, `may`
  /// for one of several.
  package enum Certainty: String, Sendable, Comparable, CaseIterable {
    case may = "possible"
    case sole = "sole-conformer"
    case sure = "certain"

    private var rank: Int { self == .may ? 0 : self == .sole ? 1 : 2 }
    package static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }
  }

  package init(
    from: Component.ID, to: Component.ID, kind: ReferenceKind, strength: ReferenceStrength? = nil, property: String? = nil,
    range: SourceRange, holds: [Holding] = [], isTransient: Bool = false, context: UsageContext = [],
    roleCertainty: Certainty = .sure
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
    certainty = kind == .stored ? holds.map(\.certainty).max() ?? .may : roleCertainty
  }

  /// The same reference, held weakly.
  package var weakened: Reference {
    Reference(
      from: from, to: to, kind: kind, strength: .weak, property: property, range: range, holds: holds, isTransient: isTransient,
      context: context, roleCertainty: certainty)
  }

  private init(_ whole: Reference, from: Component.ID, to: Component.ID, holds: [Holding]) {
    (self.from, self.to, self.holds) = (from, to, holds)
    (kind, strength, property, range) = (whole.kind, whole.strength, whole.property, whole.range)
    (isTransient, context, certainty) = (whole.isTransient, whole.context, whole.certainty)
  }

  /// The reference in a graph that has only some of the components; nil if one of its ends is missing.
  ///
  /// - Parameter number: the number of a component in that graph.
  package func numbered(by number: (Component.ID) -> Component.ID?) -> Reference? {
    guard let from = number(from), let to = number(to) else { return nil }
    let holds = holds.compactMap { holding in
      number(holding.component).map { Holding(component: $0, certainty: holding.certainty) }
    }
    return Reference(self, from: from, to: to, holds: holds)
  }
}
