package import ViperModel

/// A rule of style that most modules of a root break, or another one that they break in one way: the team's own, which reports for
/// people show in one line. It changes no finding: programs read all of them, with their severities.
package struct StyleFold: Hashable, Sendable {
  package var rule: String
  /// The way of the findings; nil where a rule of style tells none apart.
  package var pattern: String?
  /// The folder of the root, as printed.
  package var root: String
  package var severity: Severity
  /// How many of how many modules break it.
  package var modules: Int
  package var allModules: Int

  /// What a team may do that means it.
  fileprivate var setting: String {
    "if that is your team's style, set 'rules: {\(rule): \(pattern == nil || severity == .info ? "off" : "info")}' in .viper-lint.yml"
  }

  /// How to see what such lines stand for, once below all of them.
  package static let hint = "'--reporter json' lists these findings one by one"

  /// The rules that more than half of a root's modules break, or in the case of errors and in small roots nine of ten.
  package static func all(in findings: [Finding], modules: [ViperModule], isStyle: (String) -> Bool) -> [StyleFold] {
    struct Way: Hashable {
      var root: String
      var rule: String
      var pattern: String?
    }
    let sizes = Dictionary(grouping: modules, by: \.root).mapValues(\.count)
    var breaking: [Way: (severity: Severity, modules: Set<String>)] = [:]
    for finding in findings {
      let isWay = finding.pattern != nil && finding.severity > .info || isStyle(finding.rule) && finding.severity < .error
      guard isWay, let module = finding.module, let root = finding.root else { continue }
      let way = Way(root: root, rule: finding.rule, pattern: finding.pattern)
      let before = breaking[way] ?? (finding.severity, [])
      breaking[way] = (max(before.severity, finding.severity), before.modules.union([module]))
    }
    return breaking.compactMap { way, found in
      guard let size = sizes[way.root], isOfTheTeam(found.modules.count, of: size, found.severity) else { return nil }
      return StyleFold(
        rule: way.rule, pattern: way.pattern, root: way.root, severity: found.severity, modules: found.modules.count,
        allModules: size)
    }.sorted { ($0.root, $0.rule, $0.pattern ?? "") < ($1.root, $1.rule, $1.pattern ?? "") }
  }

  /// Whether so many modules show that a team means it.
  private static func isOfTheTeam(_ modules: Int, of all: Int, _ severity: Severity) -> Bool {
    modules * 10 >= all * 9 && all >= 5 || modules * 2 > all && all >= 8 && severity < .error
  }

  func includes(_ finding: Finding) -> Bool {
    finding.rule == rule && finding.root == root && finding.pattern == pattern && finding.severity <= severity
  }
}

/// A fold as the line that stands for its new findings.
package struct ShownFold: Sendable {
  package let fold: StyleFold
  /// How many new findings the line stands for.
  package let findings: Int
  /// How many of them an edit may settle.
  let repairs: Int

  /// What most modules do, and one command or setting for all of it.
  package var text: String {
    let count = "\(findings) finding\(findings == 1 ? "" : "s")"
    let way = fold.pattern.map { " in the same way (\($0), \(count))" } ?? " (\(count))"
    let command = "'viper-lint --fix --fix-rule \(fold.rule)' fixes \(repairs == findings ? "them" : "up to \(repairs) of them")"
    return
      "\(fold.modules) of \(fold.allModules) modules break '\(fold.rule)'\(way); \(repairs * 2 > findings ? command : fold.setting)"
  }
}

extension LintReport {
  /// Marks the findings that a line for their rule stands for.
  package mutating func fold(_ folds: [StyleFold]) {
    styleFolds = folds
    for index in findings.indices where folds.contains(where: { $0.includes(findings[index]) }) {
      findings[index].isFolded = true
    }
  }

  /// The folds with new findings.
  package var shownFolds: [ShownFold] {
    styleFolds.compactMap { fold in
      let new = findings.filter { $0.disposition == .new && fold.includes($0) }
      return new.isEmpty ? nil : ShownFold(fold: fold, findings: new.count, repairs: new.count { $0.repair != nil })
    }
  }
}
