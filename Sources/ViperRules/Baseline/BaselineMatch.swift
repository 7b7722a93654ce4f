import ViperConfiguration
package import ViperFacts
package import ViperModel

/// Which findings a baseline accepts, and which of its entries accept nothing.
package struct BaselineMatch {
  package struct Pair {
    package var finding: Int
    package var line: Baseline.Line
  }

  private let policies: Policies
  /// Found and in the baseline: by their positions among the findings.
  package private(set) var pairs: [Pair] = []
  /// The accepted ones of them.
  package private(set) var accepted: Set<Int> = []
  /// Entries that match nothing, or that must not be there.
  package private(set) var stale: [Baseline.Line] = []
  /// Entries of what was not read as a whole.
  package private(set) var unknown: [Baseline.Line] = []
  /// Findings that could be accepted, and are not in the baseline.
  package private(set) var missing: [Int] = []

  /// - Parameters:
  ///   - root: what the baseline calls a root as printed.
  ///   - isCovered: whether a root, as the baseline calls it, was read as a whole.
  package init(
    _ findings: [Finding], _ baseline: Baseline, _ policies: Policies, root: (String) -> String, isCovered: (String) -> Bool
  ) {
    self.policies = policies
    let open = findings.indices.filter {
      findings[$0].disposition == .new && !policies.isStrict(findings[$0].rule, case: findings[$0].case)
    }
    let roots = Dictionary(
      Set(open.map { findings[$0].root ?? "" }).map { ($0, root($0)) }, uniquingKeysWith: { first, _ in first })
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

  /// Within budgets, those whose identities come first.
  private mutating func accept(_ findings: [Finding]) {
    var spent: [String: Int] = [:]
    for pair in pairs {
      let finding = findings[pair.finding]
      guard !policies.hasEnded(policies.policy(for: finding.rule, case: finding.case)) else { continue }
      spent[finding.rule, default: 0] += 1
      if let budget = policies.budget(for: finding.rule), spent[finding.rule]! > budget { continue }
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

  /// A finding for each stale entry, at its line of the file.
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
    if policies.isStrict(identity.rule) { return "\(what) must not be accepted; mend it, and use 'viper-lint baseline prune'" }
    return "\(what) is not reported any more; use 'viper-lint baseline prune'"
  }

  /// What has ended is said once for each policy that accepts nothing any more.
  package func endings(_ findings: [Finding]) -> [Diagnostic] {
    let ended = pairs.compactMap { policies.policy(for: findings[$0.finding].rule, case: findings[$0.finding].case) }.filter(
      policies.hasEnded)
    var seen: Set<Diagnostic> = []
    return ended.compactMap { policy in
      guard case .until(let day, let owner, _) = policy.acceptance else { return nil }
      let whose = owner.isEmpty ? "" : " (\(owner))"
      let note = Diagnostic(
        .note, "what '\(policy.rule)' reports was accepted up to \(day)\(whose); mend it, or agree on another day",
        file: policy.file, line: policy.line)
      return seen.insert(note).inserted ? note : nil
    }
  }

  /// What is in the baseline and above a budget is new all the same: said once for each rule, since the findings do not tell.
  package func surpluses(_ findings: [Finding]) -> [Diagnostic] {
    let above = pairs.filter { !accepted.contains($0.finding) }.map { findings[$0.finding].rule }
    return Dictionary(grouping: above, by: \.self).sorted { $0.key < $1.key }.compactMap { rule, list in
      guard let policy = policies.policy(for: rule), case .budget(let budget) = policy.acceptance else { return nil }
      let what = list.count == 1 ? "1 entry of '\(rule)' is" : "\(list.count) entries of '\(rule)' are"
      return Diagnostic(
        .note, "\(what) above its budget of \(budget) and accepted no more; mend some, or raise it", file: policy.file,
        line: policy.line)
    }
  }
}
