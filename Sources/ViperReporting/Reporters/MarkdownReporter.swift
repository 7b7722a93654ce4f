import ViperFacts
import ViperModel
package import ViperRules
import ViperText

/// A pull request comment: the counts, then a table for each module, the worst first, cut at the size limit of comments.
package struct MarkdownReporter: Reporter {
  package static let name = "markdown"
  /// In bytes; GitHub accepts 65,536 characters.
  static let sizeLimit = 60_000

  package init() {}

  package func render(_ report: LintReport, _ context: ReportContext) -> String {
    var text = head(report) + diagnostics(report) + folds(report)
    var left = report.shownFindings.count
    for (module, findings) in Self.modules(of: report) {
      var block =
        "\n**\(module.map(MarkdownText.code) ?? "no module")**: \(Self.counts(of: findings))\n\n| | place | finding | rule |\n|---|---|---|---|\n"
      for finding in findings {
        let row = row(finding)
        guard text.utf8.count + block.utf8.count + row.utf8.count < Self.sizeLimit else {
          return text + "\n… and \(left) more.\n"
        }
        text += block + row
        block = ""
        left -= 1
      }
    }
    return text
  }

  private func head(_ report: LintReport) -> String {
    let found = report.newFindings.isEmpty ? "no findings" : Self.counts(of: report.newFindings)
    return "### viper-lint: \(found)\(report.isComplete ? "" : ", incomplete")\n\n\(SummaryText(report).text)\n"
  }

  /// The first 20 diagnostics; the log has all.
  private func diagnostics(_ report: LintReport) -> String {
    let shown = report.diagnostics.prefix(20).map { "* \(MarkdownText.plain($0.text))\n" }
    let rest = report.diagnostics.count - shown.count
    return (shown.isEmpty ? "" : "\n") + shown.joined() + (rest > 0 ? "* … and \(rest) more\n" : "")
  }

  /// A line for each rule of style that most modules break.
  private func folds(_ report: LintReport) -> String {
    let lines = report.shownFolds.map {
      "* \($0.fold.severity.rawValue) in \(MarkdownText.code($0.fold.root)): \(MarkdownText.plain($0.text))\n"
    }
    return lines.isEmpty ? "" : "\n\(lines.joined())\n\(StyleFold.hint)\n"
  }

  private func row(_ finding: Finding) -> String {
    let place = MarkdownText.code("\(finding.range.file):\(finding.range.line)")
    return
      "| \(finding.severity.rawValue) | \(place) | \(MarkdownText.plain(finding.message)) | \(MarkdownText.code(finding.rule)) |\n"
  }

  /// The modules by number of errors, then warnings, then name; among equals, findings without a module come last.
  private static func modules(of report: LintReport) -> [(String?, [Finding])] {
    let byModule = Dictionary(grouping: report.worstFirst.filter { !$0.isFolded }, by: \.module)
    let ranked = byModule.map { module, findings in
      (
        key: (-count(.error, findings), -count(.warning, findings), module == nil ? 1 : 0, module ?? ""), module: module,
        findings: findings
      )
    }
    return ranked.sorted { $0.key < $1.key }.map { ($0.module, $0.findings) }
  }

  private static func counts(of findings: [Finding]) -> String {
    Severity.worstFirst.compactMap { severity in
      let number = count(severity, findings)
      return number == 0 ? nil : counted(number, severity.rawValue)
    }.joined(separator: ", ")
  }

  private static func count(_ severity: Severity, _ findings: [Finding]) -> Int { findings.count { $0.severity == severity } }
}
