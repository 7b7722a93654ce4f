internal import ViperConfiguration
internal import ViperFacts
internal import ViperModel
internal import ViperReporting
internal import ViperRules
internal import ViperText

/// What a constraint says, what it selects today, and what breaks it, in the form that the command line prints.
struct ConstraintExplanation {
  let text: String

  private static let mostExamples = 5
  private static let mostFindings = 3

  /// - Parameter width: of the terminal; nil for paragraphs of one line.
  /// - Throws: `UsageError` as `Analysis` does, and for an unknown name.
  init(of name: String, _ options: AnalysisOptions, width: Int?) throws(UsageError) {
    let plan = try AnalysisPlan(options)
    let constraint = try ConstraintCatalogue.constraint(name, in: plan.configuration)
    let analysis = try Analysis(plan)
    let settings = RuleSettings(plan.configuration, basePath: options.basePath, files: [])
    let prose = [
      name, constraint.words, constraint.reason, "Severity: \(settings.severityText(of: constraint))",
      "Stated at \(constraint.place)",
    ]
    let parts =
      prose.map { RuleText.wrapped($0, to: width) } + [
        Self.selections(of: constraint, analysis), Self.findings(of: constraint, analysis, width),
      ]
    text = (parts.joined(separator: "\n\n") + "\n").printable
  }

  // MARK: selections

  private static func selections(of constraint: Constraint, _ analysis: Analysis) -> String {
    guard var engine = analysis.constraints else { return "Selects nothing, since there is no code." }
    let selections = constraint.selections
    if selections.isEmpty { return "Selects all \(counted(engine.typeCount, "type"))." }
    let counts = engine.counts(of: constraint)
    var rows: [[String]] = []
    for ((key, selection), (_, count)) in zip(selections, counts) {
      rows.append([key, String(count), Self.examples(of: selection, count: count, &engine)])
    }
    return (["Selects today:"] + TextTable(header: ["key", "types", "examples"], rows: rows).lines).joined(separator: "\n")
  }

  /// The first types that a selection selects, as printed: `view 'A', file 'B.swift' and 3 more`.
  static func examples(of selection: Selection, count: Int, _ engine: inout ConstraintEngine) -> String {
    if count == 0 { return "nothing" }
    let names = engine.examples(of: selection, most: mostExamples)
    return names.joined(separator: ", ") + (count > names.count ? " and \(count - names.count) more" : "")
  }

  // MARK: findings

  private static func findings(of constraint: Constraint, _ analysis: Analysis, _ width: Int?) -> String {
    let found = analysis.report.findings.filter { $0.rule == constraint.name }
    let new = found.filter { $0.disposition == .new }
    var shown = new.prefix(mostFindings).map { finding in
      RuleText.wrapped("  \(finding.range.file):\(finding.range.line):\(finding.range.column): \(finding.message)", to: width)
    }
    if new.count > mostFindings {
      shown.append("  and \(new.count - mostFindings) more; 'viper-lint --only \(constraint.name)' lists them")
    }
    let heading = found.isEmpty ? "No findings." : "\(ConstraintCounts(found).text):"
    return ([shown.isEmpty && !found.isEmpty ? "\(ConstraintCounts(found).text)." : heading] + shown).joined(separator: "\n")
  }
}

/// The numbers of a constraint's findings by disposition.
struct ConstraintCounts {
  let new: Int
  let suppressed: Int
  let baselined: Int

  init(_ findings: [Finding]) {
    new = findings.count { $0.disposition == .new }
    suppressed = findings.count { $0.disposition == .suppressed }
    baselined = findings.count - new - suppressed
  }

  /// `3 findings, and 1 suppressed`.
  var text: String {
    let accepted = [(suppressed, "suppressed"), (baselined, "in the baseline")].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return counted(new, "finding") + (accepted.isEmpty ? "" : ", and " + accepted.joined(separator: ", "))
  }
}
