import ViperFacts
import ViperModel
import ViperRules
import ViperText

/// The top of the page: the project, its date and revision, the counts, and what was understood and not judged.
struct PageHead {
  let header: String
  let summary: String

  private static let shownRules = 8

  init(_ report: LintReport, _ context: ReportContext) {
    header = Self.header(report, context.origin, hasMap: context.picture != nil)
    summary = """
      <section class="summary" aria-label="Summary">
      \(Self.counts(report))\(Self.rules(report))\(Self.understanding(report))\(Self.completeness(report))</section>

      """
  }

  private static func header(_ report: LintReport, _ origin: ReportContext.Origin, hasMap: Bool) -> String {
    let parts = [
      origin.day.map { "<time datetime=\"\($0.markup)\">\($0.markup)</time>" },
      origin.revision.map { "revision \($0.markup)" }, "viper-lint \(report.toolVersion.markup)",
    ]
    let places = [("findings", "Findings"), ("map", "Map"), ("rules", "Rules"), ("modules", "Modules"), ("run", "About the run")]
    let links = places.filter { has($0.0, in: report, hasMap: hasMap) }.map { "<li><a href=\"#\($0)\">\($1)</a></li>" }
    return """
      <header>
      <div><h1>\(origin.title.markup)</h1>
      <p class="muted">\(parts.compactMap(\.self).joined(separator: " · "))</p></div>
      <button type="button" aria-pressed="false" hidden>Dark theme</button>
      <nav aria-label="On this page"><ul>\(links.joined())</ul></nav>
      </header>

      """
  }

  private static func has(_ section: String, in report: LintReport, hasMap: Bool) -> Bool {
    switch section {
    case "map": hasMap
    case "rules": !report.newFindings.isEmpty
    case "modules": report.newFindings.contains { $0.module != nil }
    case "run": PageRun.isNeeded(for: report)
    default: true
    }
  }

  // MARK: counts

  private static func counts(_ report: LintReport) -> String {
    let severities = Severity.worstFirst.map { severity in
      item(report.count(of: severity), severity.rawValue, severity.rawValue, link: "severity=\(severity.rawValue)")
    }
    let accepted = [Finding.Disposition.suppressed, .baselined].compactMap { disposition -> String? in
      let count = report.findings.count { $0.disposition == disposition }
      let name = disposition.rawValue
      return count == 0 ? nil : "<li><a href=\"#?disposition=\(name)\"><b>\(count)</b> \(name)</a></li>"
    }
    let seen = [(report.moduleCount, "module"), (report.componentCount, "component"), (report.fileCount, "file")]
    return "<ul class=\"counts\">\n" + (severities + accepted + seen.map { item($0, $1, "muted") }).map { $0 + "\n" }.joined()
      + "</ul>\n"
  }

  private static func item(_ count: Int, _ noun: String, _ style: String, link: String? = nil) -> String {
    let text = "<b>\(count)</b> \(noun)\(count == 1 ? "" : "s")"
    guard let link, count > 0 else { return "<li class=\"\(style)\">\(text)</li>" }
    return "<li class=\"\(style)\"><a href=\"#?\(link)\">\(text)</a></li>"
  }

  /// The rules with the worst findings, so that one sees what this is about before reading the list.
  private static func rules(_ report: LintReport) -> String {
    let rows = FindingCounts.rows(report.newFindings) { $0.rule }
    guard rows.count > 1 else { return "" }
    let shown = rows.count > shownRules + 1 ? Array(rows.prefix(shownRules)) : rows
    let items = shown.map { row in
      "<li><a href=\"#?rule=\(QueryText.encoded(row.name))\">\(row.name.markup)</a> \(row.counts.reduce(0, +))</li>"
    }
    let rest = rows.count - shown.count
    let more = rest == 0 ? "" : "<li><a href=\"#rules\">and \(rest) more</a></li>"
    return "<ul class=\"line\" aria-label=\"Findings by rule\">\(items.joined())\(more)</ul>\n"
  }

  private static func understanding(_ report: LintReport) -> String {
    let unjudged = UnjudgedText(report).text
    // The page's title already names the only root.
    let lines =
      UnderstandingText(report).lines.map { $0.hasPrefix(".: ") ? String($0.dropFirst(3)) : $0 }
      + (unjudged.isEmpty ? [] : [unjudged])
    return lines.isEmpty ? "" : "<p class=\"muted\">\(lines.map(\.markup).joined(separator: "<br>"))</p>\n"
  }

  private static func completeness(_ report: LintReport) -> String {
    report.isComplete
      ? ""
      : "<p class=\"error\"><b>Incomplete:</b> something could not be analysed, see <a href=\"#run\">about the run</a>.</p>\n"
  }
}

/// Text in the query of a URL.
enum QueryText {
  static func encoded(_ text: String) -> String {
    text.visible.utf8.reduce(into: "") { result, byte in
      let scalar = Unicode.Scalar(byte)
      if scalar.isASCII, scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "-" {
        result.unicodeScalars.append(scalar)
      } else {
        result += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
  }
}
