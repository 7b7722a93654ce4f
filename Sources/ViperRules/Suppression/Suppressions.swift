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
      let open = (indexes[file.name] ?? []).map { findings[$0] }.filter { $0.disposition == .new }
      findings += mistakes(reader, file, facts) + unused(reader, used, open, file, facts)
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

  /// - Parameter open: the findings of the file that no comment suppresses.
  private func unused(
    _ reader: SuppressionReader, _ used: Set<Int>, _ open: [Finding], _ file: SourceFile, _ facts: FileFacts
  ) -> [Finding] {
    guard let severity = severity(UnusedSuppression.id, file) else { return [] }
    var idle = reader.repeated
    for (index, suppression) in reader.suppressions.enumerated() where !used.contains(index) {
      idle.append((suppression.comment, suppression.rule))
    }
    return Dictionary(grouping: idle, by: \.comment).sorted { $0.key < $1.key }.map { comment, idle in
      let rules = idle.map { "'\($0.rule)'" }.joined(separator: " and ")
      let text = "nothing to suppress here; " + remedy(for: comment, rules, reader, idle.count, open)
      return finding(UnusedSuppression.id, severity, text, comment: comment, file, facts)
    }
  }

  private func remedy(
    for comment: Int, _ rules: String, _ reader: SuppressionReader, _ idle: Int, _ open: [Finding]
  ) -> String {
    if reader.namesMore(than: idle, in: comment) { return "delete \(rules) from the comment" }
    let missed = reader.suppressions.lazy.filter { $0.comment == comment }.compactMap { line(missedBy: $0, among: open) }.first
    return missed.map { "delete the comment, or move it to just before line \($0), which has the finding" }
      ?? "delete the comment"
  }

  /// The number of lines by which a comment may miss the finding that it is meant for.
  private static let reach = 3

  /// The line of the nearest finding that a comment for one line names, but does not reach.
  private func line(missedBy suppression: Suppression, among open: [Finding]) -> Int? {
    guard case .lines(let lines) = suppression.scope else { return nil }
    var wide = suppression
    wide.scope = .lines(lines.lowerBound - Self.reach...lines.upperBound + Self.reach)
    let table = SuppressionTable([wide])
    return open.filter { !table.matches($0).isEmpty }.map(\.range.line)
      .min { abs($0 - lines.lowerBound) < abs($1 - lines.lowerBound) }
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
