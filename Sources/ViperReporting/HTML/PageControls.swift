import ViperModel
import ViperRules
import ViperText

/// The search field and filters of the page, hidden until the script shows them.
struct PageControls {
  let text: String

  init(_ report: LintReport, _ context: ReportContext) {
    let listed = report.findings.filter { !$0.isFolded }
    let rules = Set(report.findings.flatMap { [$0.rule] + $0.alsoRules }).sorted()
    let modules = Set(listed.compactMap(\.module)).sorted()
    let owners = Set(listed.compactMap { context.owner(of: $0) }).sorted()
    let severities = Severity.worstFirst.map { Self.box("severity", $0.rawValue, isOn: true) }
    let states = [Finding.Disposition.new, .suppressed, .baselined].map {
      Self.box("disposition", $0.rawValue, isOn: $0 == .new)
    }
    let hasAccepted = report.findings.contains { $0.disposition != .new }
    text = """
      <form hidden role="search" aria-label="Findings">
      <label class="wide">Search<input type="search" name="q" autocomplete="off" spellcheck="false"></label>
      \(Self.select("Rule", "rule", rules))\(Self.select("Module", "module", modules))\
      \(owners.isEmpty ? "" : Self.select("Owner", "owner", owners))\
      <fieldset><legend>Severity</legend>\(severities.joined())</fieldset>
      <fieldset\(hasAccepted ? "" : " hidden")><legend>State</legend>\(states.joined())</fieldset>
      <button type="button" name="clear">Clear</button>
      </form>
      <p class="status" role="status" aria-live="polite" hidden></p>
      \(report.findings.isEmpty ? "<p>No findings.</p>\n" : "")
      """
  }

  private static func select(_ title: String, _ name: String, _ values: [String]) -> String {
    let options = values.map { "<option>\($0.markup)</option>" }.joined()
    return "<label>\(title)<select name=\"\(name)\"><option value=\"\">all</option>\(options)</select></label>\n"
  }

  private static func box(_ name: String, _ value: String, isOn: Bool) -> String {
    "<label><input type=\"checkbox\" name=\"\(name)\" value=\"\(value)\"\(isOn ? " checked" : "")>\(value)</label>"
  }
}
