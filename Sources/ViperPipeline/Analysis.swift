package import ViperFacts
package import ViperModel
package import ViperRules

/// The outcome of a run: the picture of the code base and what is wrong with it.
package struct Analysis: Sendable {
  package var graph: ComponentGraph
  package var report: LintReport

  /// Reads, links, classifies and lints what the options name.
  ///
  /// - Throws: `UsageError` for a path that does not exist, a dialect with mistakes, or no Swift file at all.
  package init(_ options: AnalysisOptions) throws(UsageError) {
    self.graph = ComponentGraph()
    self.report = LintReport(
      toolVersion: options.toolVersion, isComplete: true, fileCount: 0, moduleCount: 0, componentCount: 0, findings: [],
      diagnostics: [], roots: [])
  }
}
