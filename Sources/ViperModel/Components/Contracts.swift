package import ViperFacts

/// What code makes of the interfaces of modules, as far as it can be told.
package struct Contracts: Sendable {
  /// A requirement that production code uses nowhere: neither through its interface, nor on a type that adopts it.
  package struct Requirement: Sendable {
    package var interface: Component.ID
    /// The name with its labels: `didReceive(state:)`.
    package var signature: String
    /// The place of its name.
    package var range: SourceRange
    /// Whether an extension of the interface implements it.
    package var hasDefault: Bool
  }

  /// An interface that no type of production code adopts.
  package struct Unadopted: Sendable {
    package var interface: Component.ID
    /// The places of its requirements that nothing uses.
    package var unused: [SourceRange]
  }

  /// A call of a requirement whose implementation in an extension only reports a mistake of the program.
  package struct FailingCall: Sendable {
    package var caller: Component.ID
    /// The type of the receiver.
    package var interface: Component.ID
    package var signature: String
    package var range: SourceRange
    /// The place of the implementation's name.
    package var implementation: SourceRange
    /// The presenters that have no implementation of their own.
    package var lacking: [Component.ID]
  }

  /// By interface, in source order.
  package var unused: [Requirement] = []
  package var unadopted: [Unadopted] = []
  package var failingCalls: [FailingCall] = []
  /// What cannot be told.
  package var undecided = EscapeCounts()

  package init() {}
}
