import ViperText

/// What a baseline becomes when it is written anew: never more than it was told to take.
package struct BaselineUpdate {
  package enum Kind: Sendable {
    /// Takes what was not accepted before.
    case grow
    /// Keeps to what was accepted before, and to the policies.
    case shrink
    /// Drops what matches nothing any more.
    case prune
  }

  package private(set) var entries: [BaselineEntry] = []
  package private(set) var added = 0
  package private(set) var removed = 0
  /// By rule, sorted: findings that the rule's policy keeps out, by being strict or over by its day.
  package private(set) var forbidden: [(rule: String, count: Int)] = []
  /// By rule, sorted: findings or entries that are above a budget.
  package private(set) var surplus: [(rule: String, count: Int)] = []
  /// Findings that are left new because nobody said to add them.
  package private(set) var left = 0

  /// - Parameters:
  ///   - before: nil where there is no baseline yet, so that budgets start with what the configuration grants.
  ///   - root: what the baseline calls a root as printed.
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
      findings[$0].disposition == .new && !RuleRegistry.isAboutAcceptance(findings[$0].rule)
        && policies.isStrict(findings[$0].rule, case: findings[$0].case)
    }
    return strict + match.missing.filter { policies.hasEnded(policies.policy(for: findings[$0].rule, case: findings[$0].case)) }
  }

  /// The rules of the entries that go, each as often as entries do; new ones go first.
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
