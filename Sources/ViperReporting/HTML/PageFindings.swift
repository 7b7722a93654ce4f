import ViperFacts
import ViperModel
import ViperRules
import ViperText

/// The findings of the page: errors, then warnings, each by module, those with errors first; then a line for each rule that most
/// modules break; then, folded, infos by rule and what is accepted.
struct PageFindings {
  let text: String

  init(_ report: LintReport, _ context: ReportContext) {
    var writer = Writer(report, context)
    let parts = [writer.section(.error), writer.section(.warning), Self.folds(report), writer.infos, writer.accepted]
    text = parts.joined()
  }

  private static func folds(_ report: LintReport) -> String {
    let folds = report.shownFolds
    let items = folds.map { shown in
      let fold = shown.fold
      return """
        <li class="\(fold.severity.rawValue)" data-severity="\(fold.severity.rawValue)" data-disposition="new" data-rules="\(fold.rule.markup)" data-module="" data-owner="" data-count="\(shown.findings)">\
        <b>\(fold.severity.rawValue)</b> \(fold.root.markup): \(shown.text.markup)</li>

        """
    }
    guard !items.isEmpty else { return "" }
    let count = folds.reduce(0) { $0 + $1.findings }
    return """
      <div class="lines"><h3>Broken by most modules <span class="n">\(count)</span></h3>
      <ul class="folded">
      \(items.joined())</ul>
      <p class="muted">\(StyleFold.hint.markup)</p></div>

      """
  }
}

/// Writes the groups of findings, and explains each rule at its first finding.
private struct Writer {
  private let report: LintReport
  private let context: ReportContext
  private let shown: [Finding]
  private let needs: ModuleNeeds
  private var explained: Set<String> = []

  init(_ report: LintReport, _ context: ReportContext) {
    self.report = report
    self.context = context
    shown = report.shownFindings
    needs = ModuleNeeds(shown)
  }

  mutating func section(_ severity: Severity) -> String {
    let findings = shown.filter { $0.severity == severity }
    guard !findings.isEmpty else { return "" }
    let groups = Dictionary(grouping: findings, by: \.module).sorted { needs.rank(of: $0.key) < needs.rank(of: $1.key) }
    let hint = severity == .error ? "Fix these first." : "By module: those with errors first, then those with the most warnings."
    let title = severity == .error ? "Errors" : "Warnings"
    return """
      <div class="group"><h3 class="\(severity.rawValue)">\(title) <span class="n">\(findings.count)</span></h3>
      <p class="muted">\(hint)</p>
      \(groups.map { group($0.key ?? "In no module", $0.value, explains: true) }.joined())</div>

      """
  }

  var infos: String {
    mutating get {
      let findings = shown.filter { $0.severity == .info }
      let rules = Dictionary(grouping: findings, by: \.rule).sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
      let counts = rules.map { "\($0.value.count) \($0.key)" }.joined(separator: ", ")
      return folded("Infos", "info", counts, findings.count, rules.map { group($0.key, $0.value, explains: false) })
    }
  }

  var accepted: String {
    mutating get {
      let findings = report.findings.filter { $0.disposition != .new }
      let hint = "suppressed by a comment, or in the baseline"
      return folded("Accepted", "accepted", hint, findings.count, findings.isEmpty ? [] : [list(findings, explains: false)])
    }
  }

  private func folded(_ title: String, _ style: String, _ hint: String, _ count: Int, _ groups: [String]) -> String {
    guard count > 0 else { return "" }
    return """
      <details class="group"><summary><h3 class="\(style)">\(title) <span class="n">\(count)</span></h3> \
      <span class="muted">\(hint.markup)</span></summary>
      \(groups.joined())</details>

      """
  }

  private mutating func group(_ title: String, _ findings: [Finding], explains: Bool) -> String {
    """
    <div class="group"><h4>\(title.markup) <span class="n">\(findings.count)</span></h4>
    \(list(findings, explains: explains))</div>

    """
  }

  private mutating func list(_ findings: [Finding], explains: Bool) -> String {
    var items = ""
    for finding in findings {
      let isFirst = explains && explained.insert(finding.rule).inserted
      items += PageFinding(finding, context, explains: isFirst).text
    }
    return "<ol class=\"findings\">\n\(items)</ol>\n"
  }
}
