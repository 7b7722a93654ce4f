package import ViperFacts

/// Facts that rules need in addition to the graph.
package struct Observations: Sendable {
  /// An import in a file with a concrete component.
  package struct Import: Sendable {
    package var component: Component.ID
    package var module: String
    package var range: SourceRange
    /// The first symbol of that module that the file uses.
    package var usedSymbol: String?
  }

  /// A type of a user interface framework, named in a component's code.
  package struct FrameworkUse: Sendable {
    package var component: Component.ID
    package var framework: String
    package var symbol: String
    package var range: SourceRange
  }

  /// A component that is created outside of all components.
  package struct OutsideCreation: Sendable {
    package var creator: String
    package var component: Component.ID
    package var range: SourceRange
    /// Whether the creator starts the app or assembles several modules.
    package var isCompositionRoot: Bool
    /// Whether the same body also creates the view's presenter, passes the view to an assembly or calls the view's own one.
    package var isWired: Bool
  }

  package var imports: [Import] = []
  package var frameworkUses: [FrameworkUse] = []
  package var outsideCreations: [OutsideCreation] = []
  /// By interface: the file, without extension, that its dialect wants it in.
  package var expectedFiles: [Component.ID: String] = [:]

  package init() {}
}
