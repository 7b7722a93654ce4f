/// All that is known of a code base once it is linked and classified.
package struct CodeModel: Sendable {
  package var graph: ComponentGraph
  package var observations: Observations
  package var dialects: [RootDialect]
}
