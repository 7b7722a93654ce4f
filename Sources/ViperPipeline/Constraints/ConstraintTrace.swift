internal import ViperConfiguration
internal import ViperModel
internal import ViperRules
internal import ViperText

/// How a constraint selects: what each condition of its selectors keeps and drops, in the form that the command line prints.
package enum ConstraintTrace {
  /// - Throws: `UsageError` as `Analysis` does, and for an unknown name.
  package static func text(of name: String, _ options: AnalysisOptions) throws(UsageError) -> String {
    let plan = try AnalysisPlan(options)
    let constraint = try ConstraintCatalogue.constraint(name, in: plan.configuration)
    let reading = plan.read(try plan.find())
    let model = plan.model(of: reading).model
    var parts = ["\(name): \(constraint.words)\nstated at \(constraint.place)\n"]
    guard var engine = plan.constraints(in: model, reading) else { return parts[0] }
    let selections = constraint.selections
    if selections.isEmpty { parts.append("it selects all \(counted(engine.typeCount, "type"))\n") }
    for (key, selection) in selections { parts.append(trace(key, selection, &engine)) }
    return parts.joined(separator: "\n").printable
  }

  private static func trace(_ key: String, _ selection: Selection, _ engine: inout ConstraintEngine) -> String {
    let steps = engine.trace(selection)
    var lines: [String] = []
    for (number, (selector, steps)) in zip(selection.selectors, steps).enumerated() {
      if selection.selectors.count > 1 { lines.append("  selector \(number + 1) of \(selection.selectors.count)") }
      lines += TextTable(rows: steps.map(row)).lines.map { "  " + $0 }
      let own = Selection([selector])
      lines.append("    examples: \(ConstraintExplanation.examples(of: own, count: engine.count(of: own), &engine))")
    }
    let count = engine.count(of: selection)
    return "\(key) selects \(count) of \(counted(engine.typeCount, "type"))\n" + lines.map { $0 + "\n" }.joined()
  }

  private static func row(_ step: SelectionStep) -> [String] {
    guard let kept = step.kept else { return [step.text, "asks references, not types", ""] }
    return [step.text, "keeps \(kept)", "drops \(step.dropped)"]
  }
}
