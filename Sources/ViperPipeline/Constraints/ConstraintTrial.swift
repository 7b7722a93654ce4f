internal import ViperConfiguration
internal import ViperModel
internal import ViperRules
internal import ViperText

/// What the constraints of a file would report and select, in the form that the command line prints.
///
/// The project's own constraints and its baseline are left out.
package enum ConstraintTrial {
  /// - Parameter file: with constraints, relative to the working directory; a whole configuration will do.
  /// - Throws: `UsageError` as `Analysis` does, and for mistakes in the file.
  package static func text(of file: String, _ options: AnalysisOptions) throws(UsageError) -> String {
    var options = options
    options.baseline = .none
    let plan = try AnalysisPlan(options)
    let constraints = try plan.constraints(ofFile: file)
    let analysis = try Analysis(plan.replacing(constraints: constraints))
    guard var engine = analysis.constraints else { return "" }
    let settings = RuleSettings(plan.configuration, basePath: options.basePath, files: [])
    let found = Dictionary(grouping: analysis.report.findings, by: \.rule)
    let rows = constraints.sorted { $0.name < $1.name }.map { constraint in
      let counts = ConstraintCounts(found[constraint.name] ?? [])
      return [
        constraint.name, settings.severityText(of: constraint),
        String(counts.new) + (counts.suppressed > 0 ? ", \(counts.suppressed) suppressed" : ""),
        selections(of: constraint, &engine), inertSelections(of: constraint, &engine),
      ]
    }
    return TextTable(header: ["constraint", "severity", "findings", "types", "inert"], rows: rows).lines.map { $0 + "\n" }
      .joined().printable
  }

  private static func selections(of constraint: Constraint, _ engine: inout ConstraintEngine) -> String {
    let counts = engine.counts(of: constraint)
    return counts.isEmpty ? "all \(engine.typeCount)" : counts.map { "\($0.key) \($0.count)" }.joined(separator: ", ")
  }

  private static func inertSelections(of constraint: Constraint, _ engine: inout ConstraintEngine) -> String {
    let inert = engine.inertSelections(of: constraint)
    return inert.isEmpty
      ? "-" : inert.map { entry in entry.text.map { "\(entry.key): \($0)" } ?? entry.key }.joined(separator: ", ")
  }
}
