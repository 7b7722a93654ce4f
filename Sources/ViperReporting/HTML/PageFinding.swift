import ViperFacts
import ViperModel
import ViperRules
import ViperText

/// A finding on the page, with its fingerprint as a stable anchor.
struct PageFinding {
  let text: String

  /// - Parameter explains: whether it says what its rule is for.
  init(_ finding: Finding, _ context: ReportContext, explains: Bool) {
    let rules = ([finding.rule] + finding.alsoRules).map(\.markup).joined(separator: "&#10;")
    let id = "f-\(finding.fingerprint.markup)"
    let place = "\(finding.range.file.markup):\(finding.range.line):\(finding.range.column)"
    text = """
      <li id="\(id)" tabindex="-1" class="finding \(finding.severity.rawValue)" data-severity="\(finding.severity.rawValue)" \
      data-disposition="\(finding.disposition.rawValue)" data-rules="\(rules)" data-module="\((finding.module ?? "").markup)" \
      data-owner="\((context.owner(of: finding) ?? "").markup)">
      <p class="message"><b>\(finding.severity.rawValue)</b> \(finding.message.markup)\(Self.state(of: finding))</p>
      <p class="place"><a href="#\(id)"><code>\(place)</code></a></p>
      \(Self.excerpt(finding, context.excerpts))\(Self.notes(finding))<p class="about">\(Self.about(finding))</p>
      \(explains ? Self.reason(for: finding) : "")</li>

      """
  }

  private static func reason(for finding: Finding) -> String {
    let rule = RuleMetadata(finding.rule, finding.constraint)
    guard rule.summary != rule.id else { return "" }
    return "<p class=\"why\"><b>Why:</b> \(rule.summary.markup) <span class=\"muted\">\(rule.rationale.markup)</span></p>\n"
  }

  private static func state(of finding: Finding) -> String {
    guard finding.disposition != .new else { return "" }
    let reason = finding.justification.map { ": \($0.markup)" } ?? ""
    return " <span class=\"tag\">\(finding.disposition.rawValue)\(reason)</span>"
  }

  private static func excerpt(_ finding: Finding, _ excerpts: SourceExcerpts) -> String {
    guard let line = excerpts.line(finding.range.line, of: finding.range.file) else { return "" }
    let excerpt = CaretExcerpt(line: line, range: finding.range)
    return "<pre>\(excerpt.source.markup)\n\(excerpt.carets)</pre>\n"
  }

  private static func about(_ finding: Finding) -> String {
    let also = finding.alsoRules.isEmpty ? "" : " (also \(finding.alsoRules.map(\.markup).joined(separator: ", ")))"
    let parts = [
      ruleLink(finding) + also, finding.module.map { "module \($0.markup)" },
      finding.component.map { "\(finding.role?.name.markup ?? "component") \($0.markup)" },
      finding.dialect.map { "dialect \($0.markup)" }, finding.certainty == .sure ? nil : finding.certainty.rawValue,
    ]
    return parts.compactMap(\.self).joined(separator: " · ")
  }

  /// Leads to the rule's row in the table of rules, which has those of new findings.
  private static func ruleLink(_ finding: Finding) -> String {
    let name = "<code>\(finding.rule.markup)</code>"
    return finding.disposition == .new ? "<a href=\"#rule-\(finding.rule.markup)\">\(name)</a>" : name
  }

  private static func notes(_ finding: Finding) -> String {
    guard !finding.notes.isEmpty else { return "" }
    let items = finding.notes.map { "<li><code>\($0.range.file.markup):\($0.range.line)</code> \($0.message.markup)</li>" }
    return "<ul class=\"notes\">\(items.joined())</ul>\n"
  }
}
