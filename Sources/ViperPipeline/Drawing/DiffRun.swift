internal import ViperConfiguration
internal import ViperFacts
package import ViperGraph
internal import ViperReporting
internal import ViperRules

/// The inputs of `viper-graph diff`: two states of a code base and the outputs to write.
package struct DiffRequest: Sendable {
  package var old: String
  package var new: String
  /// The analysis options of both sides; the comparison sets their paths.
  package var analysis: AnalysisOptions
  package var level = GraphView.Level.module
  package var outputs: [DrawingTarget<any ChangeFormat>] = []
  package var links: SourceLinks?
  package var onlyChanges = false
  /// The kinds of change that fail the run.
  package var failing: [GraphChange.Kind] = []

  package init(from old: String, to new: String, _ analysis: AnalysisOptions) {
    self.old = old
    self.new = new
    self.analysis = analysis
  }
}

/// The comparison of two states of a code base, in each requested format.
package struct DiffRun: Sendable {
  package let drawings: [FinishedDrawing]
  /// The diagnostics of both analyses, without duplicates.
  package let diagnostics: [String]
  package let isComplete: Bool
  /// The failing kinds of change that occurred, with their counts.
  package let failures: [String]

  /// - Throws: `UsageError` as `Analysis` does, and for a name that is neither a path nor a revision.
  package init(_ request: DiffRequest) throws(UsageError) {
    let protected = ProtectedFiles(request.analysis, Configuration(), inputs: [request.old, request.new])
    try protected.check(request.outputs, writtenBy: "--out")
    let before = try ComparedCode(request.old, request.analysis).analysis()
    let after = try ComparedCode(request.new, request.analysis).analysis()
    request.analysis.progress?(.drawing)
    let change = GraphComparison.change(from: GraphState(before), to: GraphState(after), level: request.level)
    let drawing = ChangeDrawing(
      change, title: "\(request.old) → \(request.new)", links: request.links, onlyChanges: request.onlyChanges)
    drawings = try [FinishedDrawing](for: request.outputs, of: change.summary) { try $0.output(of: drawing) }
    diagnostics = Set((before.report.diagnostics + after.report.diagnostics).map(\.text)).sorted()
    isComplete = before.report.isComplete && after.report.isComplete
    failures = request.failing.filter { change.count(of: $0) > 0 }.map { "\($0.rawValue): \(change.count(of: $0))" }
  }
}
