import ViperConfiguration
package import ViperFacts
package import ViperModel

/// The match of findings and baseline entries: what is accepted, missing and stale.
package struct BaselineMatch {
  package struct Pair {
    package var finding: Int
    package var line: Baseline.Line
  }

  private let policies: Policies
  /// The findings that have an entry.
  package private(set) var pairs: [Pair] = []
  /// The positions of the accepted findings; policies may refuse some of `pairs`.
  package private(set) var accepted: Set<Int> = []
  /// Entries that match nothing, or that a policy forbids.
  package private(set) var stale: [Baseline.Line] = []
  /// Entries without a finding, of roots that were only partly read.
  package private(set) var unknown: [Baseline.Line] = []
  /// The positions of findings that could be accepted and have no entry.
  package private(set) var missing: [Int] = []

  /// - Parameters:
  ///   - root: maps a root as printed to its name in the baseline.
  ///   - isCovered: whether a root, by its name in the baseline, was read completely.
  package init(
    _ findings: [Finding], _ baseline: Baseline, _ policies: Policies, root: (String) -> String, isCovered: (String) -> Bool
  ) {
    self.policies = policies
    let open = findings.indices.filter {
      findings[$0].disposition == .new && !policies.isStrict(findings[$0].rule, case: findings[$0].case)
    }
    let roots = Dictionary(
      Set(open.map { findings[$0].root ?? "" }).map { ($0, root($0)) }, uniquingKeysWith: { first, _ in first })
    // The roots of all open findings are named.
    let byIdentity = Dictionary(grouping: open) { FindingIdentity(findings[$0], root: roots[findings[$0].root ?? ""]!).escaped }
    let lines = Dictionary(grouping: baseline.lines.filter { !policies.isStrict($0.entry.identity.rule) }) { $0.entry.identity }
    let covered = Set(lines.keys.map(\.root)).filter(isCovered)
    stale = baseline.lines.filter { policies.isStrict($0.entry.identity.rule) }
    for identity in Set(byIdentity.keys).union(lines.keys).sorted() {
      let found = (byIdentity[identity] ?? []).sorted { Finding.isBeforeEqual(findings[$0], findings[$1]) }
      let known = (lines[identity] ?? []).sorted { $0.entry.ordinal < $1.entry.ordinal }
      pairs += zip(found, known).map { Pair(finding: $0, line: $1) }
      missing += found.dropFirst(known.count)
      let rest = known.dropFirst(found.count)
      if rest.isEmpty { continue }
      if covered.contains(identity.root) { stale += rest } else { unknown += rest }
    }
    accept(findings)
    stale.sort { $0.number < $1.number }
  }

  /// Accepts pairs as policies allow; within a budget the first identities win.
  private mutating func accept(_ findings: [Finding]) {
    var spent: [String: Int] = [:]
    for pair in pairs {
      let finding = findings[pair.finding]
      guard !policies.hasEnded(policies.policy(for: finding.rule, case: finding.case)) else { continue }
      spent[finding.rule, default: 0] += 1
      if let budget = policies.budget(for: finding.rule), spent[finding.rule, default: 0] > budget { continue }
      accepted.insert(pair.finding)
    }
  }

  /// The findings with their dispositions.
  package func applied(to findings: [Finding]) -> [Finding] {
    var applied = findings
    for index in accepted {
      applied[index].disposition = .baselined
      applied[index].justification = policies.policy(for: findings[index].rule, case: findings[index].case)?.justification
    }
    return applied
  }

  /// A finding for each stale entry, at its line in the file.
  package func staleFindings(in file: String, severity: Severity) -> [Finding] {
    stale.map { line in
      let entry = line.entry
      let range = SourceRange(
        file: file, line: line.number, column: 1, endLine: line.number, endColumn: entry.line.utf8.count + 1)
      return Finding(
        rule: StaleBaselineEntry.id, severity: severity, message: message(entry.identity), range: range, module: nil,
        member: entry.line)
    }
  }

  private func message(_ identity: FindingIdentity) -> String {
    let parts = [identity.component, identity.member].filter { !$0.isEmpty }.joined(separator: ".")
    let what = "'\(identity.rule)' of '\(parts)'"
    if policies.isStrict(identity.rule) { return "\(what) must not be accepted; fix it, and run 'viper-lint baseline prune'" }
    return "\(what) is no longer reported; run 'viper-lint baseline prune'"
  }

  /// A note for each policy whose day has passed.
  package func endings(_ findings: [Finding]) -> [Diagnostic] {
    let ended = pairs.compactMap { policies.policy(for: findings[$0.finding].rule, case: findings[$0.finding].case) }.filter(
      policies.hasEnded)
    var seen: Set<Diagnostic> = []
    return ended.compactMap { policy in
      guard case .until(let day, let owner, _) = policy.acceptance else { return nil }
      let whose = owner.isEmpty ? "" : " (\(owner))"
      let note = Diagnostic(
        .note, "findings of '\(policy.rule)' were accepted until \(day)\(whose); fix them, or agree on a later day",
        file: policy.file, line: policy.line)
      return seen.insert(note).inserted ? note : nil
    }
  }

  /// A note for each rule with entries above its budget, since their findings are reported as new.
  package func surpluses(_ findings: [Finding]) -> [Diagnostic] {
    let above = pairs.filter { !accepted.contains($0.finding) }.map { findings[$0.finding].rule }
    return Dictionary(grouping: above, by: \.self).sorted { $0.key < $1.key }.compactMap { rule, list in
      guard let policy = policies.policy(for: rule), case .budget(let budget) = policy.acceptance else { return nil }
      let what = list.count == 1 ? "1 entry of '\(rule)' is" : "\(list.count) entries of '\(rule)' are"
      return Diagnostic(
        .note, "\(what) above its budget of \(budget) and no longer accepted; fix some, or raise the budget", file: policy.file,
        line: policy.line)
    }
  }
}
