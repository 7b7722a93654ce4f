import ViperText

/// An update of a baseline by the findings of a run, in one of three modes.
package struct BaselineUpdate {
  package enum Kind: Sendable {
    /// Adds findings that were not accepted before.
    case grow
    /// Keeps accepted entries, within the policies, and adds none.
    case shrink
    /// Removes entries that match nothing any more.
    case prune
  }

  package private(set) var entries: [BaselineEntry] = []
  package private(set) var added = 0
  package private(set) var removed = 0
  /// By rule, sorted: findings that a policy keeps out, because it is strict or its day has passed.
  package private(set) var forbidden: [(rule: String, count: Int)] = []
  /// By rule, sorted: findings or entries above a budget.
  package private(set) var surplus: [(rule: String, count: Int)] = []
  /// Findings that stay new, since the mode adds none.
  package private(set) var left = 0

  /// - Parameters:
  ///   - before: the previous baseline; nil if there is none, so that budgets start full.
  ///   - root: maps a root as printed to its name in the baseline.
  package init(
    _ kind: Kind, _ findings: [Finding], _ match: BaselineMatch, before: Baseline?, _ policies: Policies, root: (String) -> String
  ) {
    let old = before?.entries ?? []
    var kept = (match.pairs.map(\.line) + match.unknown).map(\.entry)
    let addable = match.missing.filter { !policies.hasEnded(policies.policy(for: findings[$0].rule, case: findings[$0].case)) }
    var taken = Set(kept)
    var fresh: [BaselineEntry] = []
    for index in addable {
      let identity = FindingIdentity(findings[index], root: root(findings[index].root ?? "")).escaped
      // Some number is free.
      let ordinal = (1...).first { !taken.contains(BaselineEntry(identity, ordinal: $0)) }!
      fresh.append(BaselineEntry(identity, ordinal: ordinal))
      taken.insert(fresh[fresh.count - 1])
    }
    if kind != .grow {
      left = fresh.count
      fresh = []
    }
    forbidden = Self.counted(Self.isForbidden(findings, match, policies).map { findings[$0].rule })
    var over: [String] = []
    if kind != .prune { over = Self.keepWithinBudgets(&kept, &fresh, old: before.map(\.entries), policies) }
    surplus = Self.counted(over)
    entries = kept + fresh
    added = Set(entries).subtracting(old).count
    removed = Set(old).subtracting(entries).count
  }

  private static func isForbidden(_ findings: [Finding], _ match: BaselineMatch, _ policies: Policies) -> [Int] {
    let strict = findings.indices.filter {
      findings[$0].disposition == .new && !policies.isAboutAcceptance(findings[$0].rule)
        && policies.isStrict(findings[$0].rule, case: findings[$0].case)
    }
    return strict + match.missing.filter { policies.hasEnded(policies.policy(for: findings[$0].rule, case: findings[$0].case)) }
  }

  /// Removes entries above budgets, new ones first, and returns the rule of each.
  private static func keepWithinBudgets(
    _ kept: inout [BaselineEntry], _ fresh: inout [BaselineEntry], old: [BaselineEntry]?, _ policies: Policies
  ) -> [String] {
    let before = old.map { Dictionary(grouping: $0, by: \.identity.rule).mapValues(\.count) }
    var room: [String: Int] = [:]
    var over: [String] = []
    func fits(_ entry: BaselineEntry) -> Bool {
      let rule = entry.identity.rule
      guard let budget = policies.budget(for: rule) else { return true }
      let left = room[rule] ?? min(budget, before.map { $0[rule] ?? 0 } ?? budget)
      room[rule] = left - 1
      if left <= 0 { over.append(rule) }
      return left > 0
    }
    kept = kept.filter(fits)
    fresh = fresh.filter(fits)
    return over
  }

  private static func counted(_ rules: [String]) -> [(rule: String, count: Int)] {
    Dictionary(grouping: rules) { $0 }.map { ($0.key, $0.value.count) }.sorted { $0.rule < $1.rule }
  }
}
