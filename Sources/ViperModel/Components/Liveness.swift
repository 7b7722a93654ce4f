/// What is known about the life of modules: which of them nothing makes.
package struct Liveness: Sendable {
  /// A module that no other code makes, by the component that would make it.
  package struct Uncreated: Sendable {
    package var component: Component.ID
  }

  /// By module.
  package var uncreated: [Uncreated] = []
  /// These modules, and those that only these open, ascending.
  package var unreached: [ViperModule.ID] = []
  /// What cannot be told.
  package var undecided = EscapeCounts()

  package init() {}
}
