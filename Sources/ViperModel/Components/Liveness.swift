package import ViperFacts

/// What is known about the life of types: which of them there are twice, and which modules nothing makes.
package struct Liveness: Sendable {
  /// Two types of one name that the same code sees.
  package struct Duplicate: Sendable {
    /// The component that one of them is: the second, if that has a role.
    package var component: Component.ID
    /// The place of the second one's name, by path.
    package var range: SourceRange
    /// The places of the others' names, the first one's at the start.
    package var others: [SourceRange]
  }

  /// A module that no other code makes, by the component that would make it.
  package struct Uncreated: Sendable {
    package var component: Component.ID
  }

  package var duplicates: [Duplicate] = []
  /// By module.
  package var uncreated: [Uncreated] = []
  /// These modules, and those that only these open, ascending.
  package var unreached: [ViperModule.ID] = []
  /// What cannot be told.
  package var undecided = EscapeCounts()

  package init() {}
}
