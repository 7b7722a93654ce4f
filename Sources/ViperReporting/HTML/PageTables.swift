import ViperFacts
import ViperModel
import ViperRules
import ViperText

/// The tables after the findings: the rules with what they are for, and the modules.
struct PageTables {
  let text: String

  init(_ report: LintReport) { text = Self.rules(report) + Self.modules(report) }

  private static let heads = Severity.worstFirst.map { "<th scope=\"col\" class=\"number\">\($0.rawValue)s</th>" }.joined()

  private static func cells(_ row: FindingCounts.Row) -> String {
    row.counts.map { "<td class=\"number\">\($0)</td>" }.joined()
  }

  private static func rules(_ report: LintReport) -> String {
    let rows = FindingCounts.rows(report.newFindings) { $0.rule }
    guard !rows.isEmpty else { return "" }
    let constraints = RuleMetadata.constraints(of: report.newFindings)
    let lines = rows.map { row in
      let rule = RuleMetadata(row.name, constraints[row.name])
      let why = rule.rationale == rule.summary ? "" : "<p class=\"muted\">\(rule.rationale.markup)</p>"
      return """
        <tr id="rule-\(row.name.markup)"><th scope="row"><a href="#?rule=\(QueryText.encoded(row.name))">\(row.name.markup)</a></th>\
        \(cells(row))<td><p>\(rule.summary.markup)</p>\(why)</td></tr>

        """
    }
    return """
      <section aria-labelledby="rules"><h2 id="rules">Rules</h2>
      <div class="scroll" tabindex="0" role="region" aria-label="Table of rules"><table><thead><tr><th scope="col">rule</th>\(heads)\
      <th scope="col">what it reports, and why</th></tr></thead><tbody>
      \(lines.joined())</tbody></table></div></section>

      """
  }

  private static func modules(_ report: LintReport) -> String {
    let rows = FindingCounts.rows(report.newFindings.filter { $0.module != nil }) { $0.module ?? "" }
    guard !rows.isEmpty else { return "" }
    let lines = rows.map { row in
      "<tr><th scope=\"row\"><a href=\"#?module=\(QueryText.encoded(row.name))\">\(row.name.markup)</a></th>\(cells(row))</tr>\n"
    }
    return """
      <section aria-labelledby="modules"><h2 id="modules">Modules</h2>
      <details><summary>\(counted(rows.count, "module")) with findings</summary><table><thead><tr><th scope="col">module</th>\(heads)</tr></thead><tbody>
      \(lines.joined())</tbody></table></details></section>

      """
  }
}

/// The end of the page: the architecture and what it rests on, and the diagnostics of the run.
struct PageRun {
  let text: String

  init(_ report: LintReport) {
    let parts = Self.architectures(report) + Self.diagnostics(report)
    text = parts.isEmpty ? "" : "<section aria-labelledby=\"run\"><h2 id=\"run\">About the run</h2>\n\(parts)</section>\n"
  }

  static func isNeeded(for report: LintReport) -> Bool {
    !report.diagnostics.isEmpty || report.architectures.contains { !$0.isTrivial }
  }

  private static func architectures(_ report: LintReport) -> String {
    let items = report.architectures.filter { !$0.isTrivial }.map { group in
      "<li><b>\(group.path.markup)</b>: \(group.summary.markup)<br>\(group.evidence.joined(separator: "; ").markup)</li>\n"
    }
    return items.isEmpty ? "" : "<details><summary>Architecture</summary><ul>\n\(items.joined())</ul></details>\n"
  }

  private static func diagnostics(_ report: LintReport) -> String {
    guard !report.diagnostics.isEmpty else { return "" }
    let items = report.diagnostics.map {
      "<li class=\"\($0.severity == .note ? "info" : $0.severity.rawValue)\">\($0.text.markup)</li>\n"
    }
    let isOpen = report.isComplete ? "" : " open"
    return
      "<details\(isOpen)><summary>\(counted(items.count, "remark")) about the run</summary><ul>\n\(items.joined())</ul></details>\n"
  }
}
