import ViperFacts
import ViperModel
import ViperRules
import ViperText

/// A finding on the page, with its fingerprint as a stable anchor.
struct PageFinding {
  let text: String

  init(_ finding: Finding, _ excerpts: SourceExcerpts) {
    let rules = ([finding.rule] + finding.alsoRules).map(\.markup).joined(separator: "&#10;")
    let id = "f-\(finding.fingerprint.markup)"
    let place = "\(finding.range.file.markup):\(finding.range.line):\(finding.range.column)"
    text = """
      <li id="\(id)" tabindex="-1" class="\(finding.severity.rawValue)" data-severity="\(finding.severity.rawValue)" \
      data-disposition="\(finding.disposition.rawValue)" data-rules="\(rules)" data-module="\((finding.module ?? "").markup)">
      <p class="message"><b>\(finding.severity.rawValue)</b> \(finding.message.markup)\(Self.state(of: finding))</p>
      <p class="place"><a href="#\(id)"><code>\(place)</code></a></p>
      \(Self.excerpt(finding, excerpts))<p class="about">\(Self.about(finding))</p>
      \(Self.notes(finding))</li>

      """
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
      "<code>\(finding.rule.markup)</code>\(also)", finding.module.map { "module \($0.markup)" },
      finding.component.map { "\(finding.role?.name.markup ?? "component") \($0.markup)" },
      finding.dialect.map { "dialect \($0.markup)" }, finding.certainty == .sure ? nil : finding.certainty.rawValue,
    ]
    return parts.compactMap(\.self).joined(separator: " · ")
  }

  private static func notes(_ finding: Finding) -> String {
    guard !finding.notes.isEmpty else { return "" }
    let items = finding.notes.map { "<li><code>\($0.range.file.markup):\($0.range.line)</code> \($0.message.markup)</li>" }
    return "<ul class=\"notes\">\(items.joined())</ul>\n"
  }
}
