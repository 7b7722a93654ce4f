import Foundation
import ViperModel
import ViperRules

/// The tables of all samples in one: for each kind of edit and rule, how many mutants of each dialect the rule reports.
struct MutationSummary: Sendable {
  let text: String

  init(_ tables: [MutationTable]) {
    let names = tables.map(\.name)
    var lines = [
      "# What the rules say of broken samples", "",
      "Recorded by `MutationStressTests`: each clean sample, with one edit at a time. The texts beside this page have every edit with its findings.",
      "A cell has the number of mutants of a sample that a rule reports, alone or beside another one's finding; `-` stands for mutants without any finding.",
      "", "| edit | rule | \(names.joined(separator: " | ")) |", "|---|---|\(names.map { _ in "---:|" }.joined())",
    ]
    let kinds = Self.kinds
    for kind in kinds.map(\.kind) {
      let rows = tables.map { table in table.rows.filter { $0.kind == kind } }
      for rule in Set(rows.joined().flatMap { $0.rules.isEmpty ? ["-"] : $0.rules }).sorted() {
        let counts = rows.map { rows in rows.count { rule == "-" ? $0.rules.isEmpty : $0.rules.contains(rule) } }
        lines.append("| \(kind) | \(rule) | \(counts.map { $0 == 0 ? "" : String($0) }.joined(separator: " | ")) |")
      }
    }
    lines += [
      "", "## The edits", "", "| edit | what it does | mutants | caught by the compiler | `--fix` restores | without findings |",
      "|---|---|---:|---:|---:|---:|",
    ]
    let all = tables.flatMap(\.rows)
    for (kind, summary) in kinds {
      let rows = all.filter { $0.kind == kind }
      let counts = [
        rows.count, rows.count { $0.compiler == "catches" }, rows.count { $0.fix == "restores" },
        rows.count { $0.reports.isEmpty },
      ]
      lines.append("| \(kind) | \(summary) | \(counts.map(String.init).joined(separator: " | ")) |")
    }
    let seen = Set(all.flatMap(\.cases))
    let unseen = RuleRegistry.builtIn.documented.flatMap { rule in
      rule.documentation.cases.filter { name in
        !seen.contains { $0.hasSuffix(".\(name.name)") && Self.rule(rule, reports: String($0.dropLast(name.name.count + 1))) }
      }.map { "`\(rule.ids.expanded(over: Role.all).first!).\($0.name)`" }
    }
    lines += ["", "## Cases of rules without a mutant", "", unseen.joined(separator: ", "), ""]
    text = lines.joined(separator: "\n")
  }

  /// Whether a rule reports under an id, which may have a dialect's own roles.
  static func rule(_ rule: any DocumentedRule.Type, reports id: String) -> Bool {
    RuleRegistry.builtIn.rule(reporting: id).map { ObjectIdentifier($0) == ObjectIdentifier(rule) } ?? false
  }

  /// The kinds of edits in the order of the tables, with what they do.
  private static var kinds: [(kind: String, summary: String)] {
    MutationGenerator.all.map { ($0.kind, $0.summary) } + [
      (Mutant.constraint.kind, "a team's own rule forbids what is there"),
      (Mutant.baseline.kind, "a baseline has an entry for a finding that there is not"),
    ]
  }

  private static let file = MutationTable.folder.appendingPathComponent("README.md")

  static var recorded: String { (try? String(contentsOf: file, encoding: .utf8)) ?? "" }

  func record() throws { try Data(text.utf8).write(to: Self.file) }
}
