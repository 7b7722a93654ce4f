package import ViperFacts
package import ViperModel

/// Applies suppression comments to findings, and reports invalid and unused comments as findings.
package struct Suppressions {
  /// The severity of a rule for a file; nil where it is off.
  package typealias Severities = (_ rule: String, _ file: SourceFile) -> Severity?

  private let parser: DirectiveParser
  private let severity: Severities

  /// - Parameter roles: the roles of all dialects, over which rule families are expanded.
  package init(registry: RuleRegistry, roles: [Role], requiresReason: Bool, severity: @escaping Severities) {
    parser = DirectiveParser(
      registry: registry, ruleIDs: Set(registry.ids(over: roles) + registry.caseIDs(over: roles)), requiresReason: requiresReason)
    self.severity = severity
  }

  /// The findings with their dispositions, followed by findings about comments, unsorted.
  package func applied(to findings: [Finding], in files: [(SourceFile, FileFacts)]) -> [Finding] {
    var findings = findings
    let indexes = Dictionary(grouping: findings.indices) { findings[$0].range.file }
    for (file, facts) in files where !facts.suppressions.isEmpty && !TestCode.contains(facts) {
      let reader = SuppressionReader(facts, parser)
      let table = SuppressionTable(reader.suppressions)
      var used: Set<Int> = []
      for index in indexes[file.name] ?? [] {
        let matches = table.matches(findings[index])
        guard let closest = matches.first else { continue }
        findings[index].disposition = .suppressed
        findings[index].justification = table.suppressions[closest].reason
        used.formUnion(matches)
      }
      findings += mistakes(reader, file, facts) + unused(reader, used, file, facts)
    }
    return findings
  }

  /// One finding per comment, for its first mistake.
  private func mistakes(_ reader: SuppressionReader, _ file: SourceFile, _ facts: FileFacts) -> [Finding] {
    guard let severity = severity(InvalidSuppression.id, file) else { return [] }
    var seen: Set<Int> = []
    return reader.mistakes.filter { seen.insert($0.comment).inserted }.map {
      finding(InvalidSuppression.id, severity, $0.text, comment: $0.comment, file, facts)
    }
  }

  private func unused(_ reader: SuppressionReader, _ used: Set<Int>, _ file: SourceFile, _ facts: FileFacts) -> [Finding] {
    guard let severity = severity(UnusedSuppression.id, file) else { return [] }
    var idle = reader.repeated
    for (index, suppression) in reader.suppressions.enumerated() where !used.contains(index) {
      idle.append((suppression.comment, suppression.rule))
    }
    return Dictionary(grouping: idle, by: \.comment).sorted { $0.key < $1.key }.map { comment, idle in
      let rules = idle.map { "'\($0.rule)'" }.joined(separator: " and ")
      let rest = reader.namesMore(than: idle.count, in: comment) ? "\(rules) from the comment" : "the comment"
      let text = "nothing to suppress here; delete \(rest)"
      return finding(UnusedSuppression.id, severity, text, comment: comment, file, facts)
    }
  }

  private func finding(
    _ rule: String, _ severity: Severity, _ message: String, comment: Int, _ file: SourceFile, _ facts: FileFacts
  ) -> Finding {
    let comment = facts.suppressions[comment]
    return Finding(
      rule: rule, severity: severity, message: message, range: facts.range(comment.span, in: file.name), module: nil,
      member: "viper-lint:" + facts.names[comment.text], root: file.root)
  }
}
