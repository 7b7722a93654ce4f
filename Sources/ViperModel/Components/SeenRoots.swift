package import ViperFacts

/// What is seen to live while a module is shown.
package struct SeenRoots: Sendable {
  /// A part that gets to a container through a property of another one, while that is there.
  package struct Showing: Sendable, Hashable {
    package var owner: Component.ID
    package var part: Component.ID
    /// The properties by which the owner itself holds the part strongly, with all of their declarations.
    package var keepers: [SourceRange]

    package init(owner: Component.ID, part: Component.ID, keepers: [SourceRange] = []) {
      (self.owner, self.part, self.keepers) = (owner, part, keepers)
    }
  }

  /// The components that the code which makes them hands out: it returns them to code that may keep them, gives them to a container,
  /// or stores them in what lives as long as the app; views that no code makes, which a storyboard loads; and what starts the app.
  package var kept: [Component.ID] = []
  /// By owner and part.
  package var showings: [Showing] = []
  /// The components that live only by the properties to which each body that makes one assigns it.
  package var dropped: [Component.ID] = []
  /// The components that code outside of their module may keep: see `PassedOnParts`.
  package var passedOn: [Component.ID] = []

  package init(
    kept: [Component.ID] = [], showings: [Showing] = [], dropped: [Component.ID] = [], passedOn: [Component.ID] = []
  ) {
    (self.kept, self.showings, self.dropped, self.passedOn) = (kept, showings, dropped, passedOn)
  }
}
