internal import ViperFacts
internal import ViperRules
internal import ViperText

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

/// A finding that is not fixed, and the reason.
struct LeftOutFix {
  struct Reason: Hashable {
    /// What it has in common with others.
    let kind: String
    /// The same with the names that it is about.
    let text: String

    init(_ kind: String, _ text: String? = nil) { (self.kind, self.text) = (kind, text ?? kind) }

    static let unsure = Reason("no safe automatic fix")
    static let manual = Reason("no automatic fix for findings of this kind")
  }

  let finding: Finding
  let reason: Reason

  /// A line for each reason, with how many findings it is about: they are in the report, one by one.
  static func lines(of all: [LeftOutFix]) -> [String] {
    let groups = Dictionary(grouping: all.sorted { $0.finding.range < $1.finding.range }, by: \.reason.kind)
    return groups.sorted { (-$0.value.count, $0.key) < (-$1.value.count, $1.key) }.map { kind, fixes in
      let range = fixes[0].finding.range
      let place = "\(fixes.count == 1 ? " at" : ", the first at") \(range.file):\(range.line):\(range.column)"
      let texts = Set(fixes.map(\.reason.text))
      return "not fixed: \(counted(fixes.count, "finding"))\(place): \(texts.count == 1 ? fixes[0].reason.text : kind)"
    }
  }
}
