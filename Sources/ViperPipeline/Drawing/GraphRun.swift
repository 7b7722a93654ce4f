internal import ViperFacts
package import ViperGraph
internal import ViperModel
internal import ViperReporting
internal import ViperRules

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The inputs of viper-graph: the code base, the view, and the outputs to write.
package struct GraphRequest: Sendable {
  package var analysis: AnalysisOptions
  package var view = ViewRequest()
  package var outputs: [DrawingTarget<any ViewFormat>] = []
  /// The target of the metrics, as a table or as data.
  package var metrics: DrawingTarget<MetricsFormat>?
  package var links: SourceLinks?
  /// Nil for the name of the project.
  package var title: String?

  package init(_ analysis: AnalysisOptions) {
    self.analysis = analysis
  }
}

/// The drawings of a code base in each requested format, from one analysis.
package struct GraphRun: Sendable {
  package let drawings: [FinishedDrawing]
  /// The diagnostics of the analysis.
  package let diagnostics: [String]
  package let isComplete: Bool

  /// - Throws: `UsageError` as `Analysis` does, and for an impossible view.
  package init(_ request: GraphRequest) throws(UsageError) {
    let plan = try AnalysisPlan(request.analysis)
    let constraint = try request.view.constraint.map { name throws(UsageError) in try plan.constraint(named: name) }
    try plan.protectedFiles.check(request.outputs, writtenBy: "--out")
    try plan.protectedFiles.check(request.metrics.map { [$0] } ?? [], writtenBy: "--metrics")
    let analysis = try Analysis(plan)
    if constraint == nil, analysis.graph.components.isEmpty { throw .nothingToDraw(analysis) }
    request.analysis.progress?(.drawing)
    let views = RequestedViews(
      analysis.graph, of: analysis.whole.graph, marks: analysis.report.findings.compactMap(GraphMark.init),
      totals: analysis.report.figures,
      constrained: try constraint.map { constraint throws(UsageError) in try ConstraintView(of: constraint, in: analysis).view },
      cycles: { analysis.cycles }, request.view)
    var drawings = try [FinishedDrawing](for: request.outputs) { format in
      try Self.drawn(views.view(for: format.content), as: format, request, analysis, views)
    }
    if let metrics = request.metrics {
      drawings.append(
        try FinishedDrawing(in: metrics.file) {
          let view = try views.view(for: .data).view
          var table = FormattedGraph(metrics.format.text(of: view, views.metrics))
          table.summary = view.nodeSummary
          return table
        })
    }
    self.drawings = drawings
    diagnostics = analysis.report.diagnostics.map(\.text)
    isComplete = analysis.report.isComplete
  }

  private static func drawn(
    _ shown: RequestedViews.View, as format: any ViewFormat, _ request: GraphRequest, _ analysis: Analysis,
    _ views: RequestedViews
  ) throws -> FormattedGraph {
    let page = format.content == .page ? PageDetails(shown, request, analysis, views.metrics) : PageDetails()
    var output = try format.output(
      of: Drawing(
        shown.view, title: request.title(of: analysis), links: request.links, page: page))
    output.messages = shown.messages + output.messages
    output.summary = output.summary ?? shown.view.summary
    return output
  }
}

extension GraphRequest {
  fileprivate func title(of analysis: Analysis) -> String {
    if let title { return title }
    let project = ProjectTitle(of: analysis.paths).text
    return view.constraint.map { "\(project): \($0)" } ?? project
  }
}

extension PageDetails {
  fileprivate init(_ shown: RequestedViews.View, _ request: GraphRequest, _ analysis: Analysis, _ metrics: MetricsTables) {
    self.init(
      excerpts: analysis.excerpts(request.analysis), metrics: metrics.rows(of: shown.view), sizeBy: request.view.sizeBy,
      colourBy: request.view.colourBy, notes: shown.collapseNote.map { [$0] } ?? [],
      boxNoun: request.view.boxNoun(in: shown.view),
      startsOpen: request.view.startsOpen(shown.view), isMatrix: request.view.isMatrix)
  }
}

extension UsageError {
  fileprivate static func nothingToDraw(_ analysis: Analysis) -> UsageError {
    let reason = NoModulesText(analysis.model, fileCount: analysis.report.fileCount).reason
    return UsageError([Diagnostic(.error, "there is nothing to draw: \(reason); pass the folder of a VIPER app")])
  }
}

extension ViewRequest {
  /// Whether modules start expanded: a view narrowed to a few components is there to be read.
  fileprivate func startsOpen(_ view: GraphView) -> Bool {
    let isSmall = operations.isNarrowing && view.level == .component && GraphView.Level.suits(view.nodes.count)
    return level.map { $0 == .component } ?? (isSmall || constraint != nil)
  }

  fileprivate func boxNoun(in view: GraphView) -> String {
    if view.level == .component { return view.bands.isEmpty ? "module" : "group" }
    return switch collapse {
    case .target: "target"
    case .modules: "group"
    case .auto, .folder, .none: "folder"
    }
  }
}

extension Analysis {
  /// The strong references on cycles between components of the graph, with their ends as component keys.
  fileprivate var cycles: [GraphView.StrongLink] {
    let drawn = Set(graph.components.map(\.key))
    let all = whole.graph.components
    return StrongCycles(whole).links.filter { drawn.contains(all[$0.from].key) && drawn.contains(all[$0.to].key) }.map { link in
      GraphView.StrongLink(
        from: all[link.from].key, to: all[link.to].key, property: link.reference.property,
        file: link.reference.range.file, line: link.reference.range.line, isToCut: link.isToCut)
    }
  }

  /// The first lines of new findings, for a page that shows them.
  fileprivate func excerpts(_ options: AnalysisOptions) -> [SourceLine: String] {
    let lines = SourceExcerpts(of: report.findings, [], options)
    return Dictionary(
      report.findings.compactMap { finding in
        lines.line(finding.range.line, of: finding.range.file).map {
          (SourceLine(file: finding.range.file, line: finding.range.line), String(decoding: $0, as: UTF8.self))
        }
      }, uniquingKeysWith: { first, _ in first })
  }
}
