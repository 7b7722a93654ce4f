import ViperModel
import ViperRules
import ViperText

/// The numbers of new findings by rule and by module, as tables of the text report, the worst last.
struct FindingCounts {
  private let report: LintReport

  /// With fewer findings the list is short enough.
  private static let fewest = 5
  /// Further modules are one line.
  private static let mostModules = 10

  init(_ report: LintReport) { self.report = report }

  /// - Parameter isAll: whether the tables are all that is printed: then they have all modules, and are there for few findings too.
  func text(isAll: Bool) -> String {
    let findings = report.newFindings
    guard isAll ? !findings.isEmpty : findings.count >= Self.fewest else { return "" }
    let rules = Self.rows(findings) { $0.rule }
    let modules = Self.rows(findings) { $0.module ?? "(no module)" }
    let tables = [
      Self.table("rule", rules, limit: nil),
      modules.count > 1 ? Self.table("module", modules, limit: isAll ? nil : Self.mostModules) : "",
    ]
    return tables.filter { !$0.isEmpty }.joined(separator: "\n")
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
