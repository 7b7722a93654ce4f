import ViperFacts
import ViperModel
import ViperRules
import ViperText

/// The top of the page: the counts, the run's diagnostics, and the findings by module.
struct PageSummary {
  let text: String

  init(_ report: LintReport) {
    text =
      Self.counts(report) + Self.architectures(report) + Self.completeness(report) + Self.diagnostics(report)
      + Self.modules(report)
  }

  private static func counts(_ report: LintReport) -> String {
    let severities = Severity.worstFirst.map { item(report.count(of: $0), $0.rawValue, $0.rawValue) }
    let accepted = [Finding.Disposition.suppressed, .baselined].compactMap { disposition in
      let count = report.findings.count { $0.disposition == disposition }
      return count == 0 ? nil : "<li><b>\(count)</b> \(disposition.rawValue)</li>"
    }
    let seen = [(report.moduleCount, "module"), (report.componentCount, "component"), (report.fileCount, "file")]
    return "<ul class=\"counts\">\n" + (severities + accepted + seen.map { item($0, $1, "muted") }).map { $0 + "\n" }.joined()
      + "</ul>\n"
  }

  private static func item(_ count: Int, _ noun: String, _ style: String) -> String {
    "<li class=\"\(style)\"><b>\(count)</b> \(noun)\(count == 1 ? "" : "s")</li>"
  }

  private static func architectures(_ report: LintReport) -> String {
    let items = report.architectures.filter { !$0.isTrivial }.map { group in
      "<li><b>\(group.path.markup)</b>: \(group.summary.markup)<br>\(group.evidence.joined(separator: "; ").markup)</li>\n"
    }
    return items.isEmpty ? "" : "<details><summary>Architecture</summary><ul>\n\(items.joined())</ul></details>\n"
  }

  private static func completeness(_ report: LintReport) -> String {
    report.isComplete ? "" : "<p class=\"error\"><b>Incomplete:</b> something could not be analysed, see below.</p>\n"
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

  private static func modules(_ report: LintReport) -> String {
    let byModule = Dictionary(grouping: report.newFindings.filter { $0.module != nil }) { $0.module ?? "" }
    guard !byModule.isEmpty else { return "" }
    let rows = byModule.keys.sorted().map { module in
      let counts = Severity.worstFirst.map { severity in
        byModule[module, default: []].count { $0.severity == severity }
      }
      return "<tr><th scope=\"row\">\(module.markup)</th>\(counts.map { "<td class=\"number\">\($0)</td>" }.joined())</tr>\n"
    }
    let head = ["errors", "warnings", "infos"].map { "<th scope=\"col\" class=\"number\">\($0)</th>" }.joined()
    return """
      <details><summary>Findings by module</summary><table><thead><tr><th scope="col">module</th>\(head)</tr></thead><tbody>
      \(rows.joined())</tbody></table></details>

      """
  }
}
