package import ViperLinking

/// The linked and classified code base: what rules, graphs and listings read.
package struct CodeModel: Sendable {
  package var graph: ComponentGraph
  package var observations: Observations
  /// One per root, in the order in which roots appear.
  package var dialects: [RootDialect]
  /// Every dialect that judges a module, by name.
  package var dialectsByName: [String: Dialect]
  package var resolution: ResolutionCounts
}
