package import ViperModel

/// A rule of style that most modules of a root break: a way of the team's own, which reports for people show in one line.
package struct StyleFold: Hashable, Sendable {
  package var rule: String
  /// The folder of the root, as printed.
  package var root: String
  package var severity: Severity
  /// How many of how many modules break it.
  package var modules: Int
  package var allModules: Int

  /// With fewer modules there is no telling.
  static let fewestModules = 8

  /// - Parameter findings: the number of findings that the line stands for.
  package func text(findings: Int) -> String {
    "\(modules) of \(allModules) modules break '\(rule)', \(findings) \(findings == 1 ? "finding" : "findings") in all; "
      + "if that is your way, set 'rules: {\(rule): off}' in .viper-lint.yml; '--reporter json' lists them"
  }

  /// The rules that more than half of a root's modules break. Errors are never folded.
  package static func all(in findings: [Finding], modules: [ViperModule], isStyle: (String) -> Bool) -> [StyleFold] {
    struct Key: Hashable {
      var root: String
      var rule: String
    }
    let sizes = Dictionary(grouping: modules, by: \.root).mapValues(\.count)
    var breaking: [Key: (severity: Severity, modules: Set<String>)] = [:]
    for finding in findings where finding.severity != .error {
      guard let module = finding.module, let root = finding.root, sizes[root, default: 0] >= fewestModules,
        isStyle(finding.rule)
      else { continue }
      let key = Key(root: root, rule: finding.rule)
      let before = breaking[key] ?? (finding.severity, [])
      breaking[key] = (before.severity == .warning ? .warning : finding.severity, before.modules.union([module]))
    }
    return breaking.sorted { ($0.key.root, $0.key.rule) < ($1.key.root, $1.key.rule) }.compactMap { key, value in
      guard let size = sizes[key.root], value.modules.count * 2 > size else { return nil }
      return StyleFold(rule: key.rule, root: key.root, severity: value.severity, modules: value.modules.count, allModules: size)
    }
  }

  func includes(_ finding: Finding) -> Bool { finding.rule == rule && finding.root == root && finding.severity != .error }
}

extension LintReport {
  /// Marks the findings that a line for their rule stands for.
  package mutating func fold(_ folds: [StyleFold]) {
    styleFolds = folds
    for index in findings.indices where folds.contains(where: { $0.includes(findings[index]) }) {
      findings[index].isFolded = true
    }
  }

  /// The folds with new findings, each with their number.
  package var shownFolds: [(fold: StyleFold, findings: Int)] {
    styleFolds.map { fold in (fold, findings.count { $0.disposition == .new && fold.includes($0) }) }.filter { $0.findings > 0 }
  }
}
