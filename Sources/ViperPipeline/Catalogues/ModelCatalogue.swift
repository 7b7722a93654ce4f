internal import ViperFacts
internal import ViperHeap
internal import ViperModel
internal import ViperReporting
internal import ViperRules
internal import ViperText

/// The modules of a code base in the form that the command line prints.
package enum ModelCatalogue {
  package static func modules(_ options: AnalysisOptions) throws(UsageError) -> String {
    let analysis = try Analysis(options)
    return ModuleListText(analysis.model, fileCount: analysis.report.fileCount).text
  }

  /// - Throws: `UsageError` for an unknown module, with the nearest names.
  package static func module(_ name: String, _ options: AnalysisOptions) throws(UsageError) -> String {
    let analysis = try Analysis(options.explained)
    let found = analysis.graph.modules.filter { $0.name == name }
    guard !found.isEmpty, let explanation = analysis.explanation else { throw unknown(name, analysis.graph) }
    // All of each module, and what it refers to, also where only a part was named.
    let whole = analysis.whole.graph
    let modules = whole.modules.filter { module in
      found.contains { ($0.name, $0.root, $0.path) == (module.name, module.root, module.path) }
    }
    return modules.map { ModuleText($0, in: whole, evidence: explanation.evidence).text }.joined(separator: "\n")
  }

  /// How much can be told of the objects that code makes.
  package static func heapTally(_ options: AnalysisOptions) throws(UsageError) -> String {
    let tallies = try Analysis(options.explained).explanation?.heapTallies(BuiltInFrameworkModels.all) ?? []
    return tallies.map { "\($0.text)\n" }.joined(separator: "\n")
  }

  /// The objects of a module, with what holds what, in each phase of its life.
  ///
  /// - Throws: `UsageError` for an unknown module, with the nearest names.
  package static func heap(_ name: String, _ options: AnalysisOptions) throws(UsageError) -> String {
    let analysis = try Analysis(options.explained)
    let modules = analysis.graph.modules.filter { $0.name == name }
    guard !modules.isEmpty, let explanation = analysis.explanation else { throw unknown(name, analysis.graph) }
    let components = modules.flatMap { module in analysis.graph.components.filter { $0.module == module.id } }
    let reports = explanation.heap(of: components, BuiltInFrameworkModels.all)
    guard !reports.isEmpty else { return "no code that was read makes objects of '\(name)'\n" }
    return reports.map { "\($0.text)\n" }.joined(separator: "\n")
  }

  /// - Parameter name: a module's name; nil for all modules, a line each.
  package static func detection(_ name: String?, _ options: AnalysisOptions) throws(UsageError) -> String {
    var options = options
    options.scoresPinnedDialects = true
    let analysis = try Analysis(options)
    let model = analysis.model
    if let name, !model.graph.modules.contains(where: { $0.name == name }) { throw unknown(name, model.graph) }
    return DetectionText(model, module: name, fileCount: analysis.report.fileCount).text
  }

  private static func unknown(_ name: String, _ graph: ComponentGraph) -> UsageError {
    let names = Array(Set(graph.modules.map(\.name))).sorted()
    let hint = NearestNames.suggestion(for: name, among: names)
    return UsageError([
      Diagnostic(.error, "there is no module '\(name)'" + (hint.isEmpty ? "; 'viper-lint modules' lists them" : hint))
    ])
  }
}
