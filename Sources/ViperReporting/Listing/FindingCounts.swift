import ViperModel
import ViperRules
import ViperText

/// The numbers of new findings by rule and by module, and by another key of groups, as tables of the text report, the worst last.
struct FindingCounts {
  private let report: LintReport
  private let listing: FindingListing
  private let basePath: String

  /// With fewer findings the list is short enough.
  private static let fewest = 5
  /// Further modules are one line.
  private static let mostModules = 10

  init(_ report: LintReport, _ context: ReportContext) {
    (self.report, listing, basePath) = (report, context.listing, context.basePath)
  }

  /// Where the tables are all that is printed, they have all modules, are there for few findings too, and count the groups, which
  /// have no headings then.
  var text: String {
    let (findings, isAll) = (report.newFindings, listing.isCounted)
    guard isAll ? !findings.isEmpty : findings.count >= Self.fewest else { return "" }
    let rules = Self.rows(findings) { $0.rule }
    let modules = Self.rows(findings) { $0.module ?? "(no module)" }
    let tables = [
      Self.table("rule", rules, limit: nil),
      modules.count > 1 ? Self.table("module", modules, limit: isAll ? nil : Self.mostModules) : "",
      isAll ? groups(findings) : "",
    ]
    return tables.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// The table of the groups that are asked for, but for those that are counted anyway.
  private func groups(_ findings: [Finding]) -> String {
    guard let grouping = listing.grouping, ![.rule, .module].contains(grouping) else { return "" }
    let rows = Self.rows(findings) { FindingSection.title(of: $0, by: grouping, listing.owners, basePath) }
    return Self.table(grouping.rawValue, rows, limit: nil)
  }

  struct Row {
    var name: String
    /// Errors, warnings, infos.
    var counts: [Int]

    fileprivate var rank: (Int, Int, Int, String) { (-counts[0], -counts[1], -counts[2], name) }
  }

  /// The worst first.
  static func rows(_ findings: [Finding], name: (Finding) -> String) -> [Row] {
    Dictionary(grouping: findings, by: name).map { name, findings in
      Row(name: name, counts: Severity.worstFirst.map { severity in findings.count { $0.severity == severity } })
    }.sorted { $0.rank < $1.rank }
  }

  private static func table(_ title: String, _ rows: [Row], limit: Int?) -> String {
    let shown = (limit.map { rows.count > $0 + 1 ? Array(rows.prefix($0)) : rows } ?? rows).reversed()
    let heads = Severity.worstFirst.map { "\($0.rawValue)s" }
    let widths = heads.indices.map { column in
      max(heads[column].utf8.count, shown.map { String($0.counts[column]).utf8.count }.max() ?? 0)
    }
    let line = { (cells: [String], name: String) in
      "  " + zip(cells, widths).map { String(repeating: " ", count: $1 - $0.utf8.count) + $0 }.joined(separator: "  ")
        + "  \(name)\n"
    }
    let rest = rows.count - shown.count
    return (rest == 0 ? "" : "the \(shown.count) of \(rows.count) modules with most findings; '--counts' lists all\n")
      + line(heads, title) + shown.map { line($0.counts.map(String.init), $0.name.visible) }.joined()
  }
}
