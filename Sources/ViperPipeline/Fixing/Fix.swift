internal import ViperFacts
internal import ViperRules

/// How findings are fixed: the values of the options about it.
package struct FixChoices: Sendable {
  /// The rules whose findings are fixed; empty for all that can be.
  package var rules: [String]
  /// Whether the changes are only shown.
  package var isDry: Bool

  package init(rules: [String] = [], isDry: Bool = false) { (self.rules, self.isDry) = (rules, isDry) }

  /// The rules, or their endings, whose findings may have edits.
  private static let fixable = [
    "concrete-dependency", "interactor-strong-presenter", "interface-not-class-bound", "retain-cycle", "strong-view-reference",
    "-imports-uikit",
  ]

  /// The mistake in the name of a rule; nil if its findings may have edits.
  func mistake(in rule: String, _ lookup: RuleLookup) -> String? {
    if let mistake = lookup.mistake(in: rule) { return mistake }
    if Self.fixable.contains(where: { rule == $0 || $0.hasPrefix("-") && rule.hasSuffix($0) }) { return nil }
    let known = Self.fixable.map { $0.hasPrefix("-") ? "'<role>\($0)'" : "'\($0)'" }.joined(separator: ", ")
    return "no finding of '\(rule)' has an edit; name one of \(known)"
  }

  func include(_ finding: Finding) -> Bool {
    rules.isEmpty || rules.contains { $0 == finding.rule || finding.alsoRules.contains($0) }
  }
}

/// A finding and the edits that resolve it, which are made together or not at all.
struct Fix {
  let finding: Finding
  var edits: [Edit] { finding.edits }
  var files: Set<String> { Set(edits.map(\.file)) }

  /// Groups of fixes that share files, directly or indirectly; each can be made without the others.
  static func groups(_ fixes: [Fix]) -> [[Fix]] {
    var groups: [(files: Set<String>, fixes: [Int])] = []
    for (index, fix) in fixes.enumerated() {
      let joined = groups.filter { !$0.files.isDisjoint(with: fix.files) }
      groups.removeAll { !$0.files.isDisjoint(with: fix.files) }
      groups.append((joined.reduce(fix.files) { $0.union($1.files) }, joined.flatMap(\.fixes) + [index]))
    }
    return groups.map { $0.fixes.sorted() }.sorted { $0[0] < $1[0] }.map { $0.map { fixes[$0] } }
  }
}

/// A fix that is not made, and the reason.
struct LeftOutFix {
  let finding: Finding
  let reason: String

  /// `App/Login.swift:3:14: not fixed: retain-cycle: …`.
  var text: String {
    "\(finding.range.file):\(finding.range.line):\(finding.range.column): not fixed: \(finding.rule): \(reason)"
  }
}
