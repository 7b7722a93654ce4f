package import ViperFacts

/// What rules need to know beside the graph.
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

  /// A component that is created by code that is no component.
  package struct OutsideCreation: Sendable {
    package var creator: String
    package var component: Component.ID
    package var range: SourceRange
    /// The creator starts the app or puts several modules together.
    package var isCompositionRoot: Bool
    /// The same body also creates the view's presenter, hands the view to an assembly or lets it assemble itself.
    package var isWired: Bool
  }

  package var imports: [Import] = []
  package var frameworkUses: [FrameworkUse] = []
  package var outsideCreations: [OutsideCreation] = []
  /// By interface: the file, without its ending, that its dialect wants it in.
  package var expectedFiles: [Component.ID: String] = [:]

  package init() {}
}
