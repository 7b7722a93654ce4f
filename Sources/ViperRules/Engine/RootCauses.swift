internal import ViperFacts

/// Unites what one edit heals: one finding per rule, component and line, and one for several rules that the same edit satisfies.
enum RootCauses {
  /// Groups of rules, the leading one first: a later one at the same line, component and target goes into the first's `alsoRules`.
  private static let ranks: [@Sendable (String) -> Int?] = [
    { ["retain-cycle": 0, "strong-view-reference": 1, "interactor-strong-presenter": 2][$0] },
    { rule in
      if rule == "component-created-outside-assembly" { return 1 }
      if rule == "cross-module-reference" { return 2 }
      return rule.contains("-references-") ? 0 : nil
    },
  ]

  /// - Parameter violations: sorted by position and rule; the order stays.
  static func united(_ violations: [Violation]) -> [Violation] {
    var kept: [Violation] = []
    for violation in withoutTwins(violations) {
      if let leader = kept.indices.reversed().first(where: { isOneEdit(kept[$0], violation) }) {
        kept[leader] = merged(kept[leader], violation)
      } else {
        kept.append(violation)
      }
    }
    return kept.map { violation in
      var sorted = violation
      sorted.alsoRules = Array(Set(violation.alsoRules)).filter { $0 != violation.rule }.sorted()
      return sorted
    }
  }

  /// One per rule, component and line; the first stays.
  private static func withoutTwins(_ violations: [Violation]) -> [Violation] {
    var kept: [Violation] = []
    for violation in violations {
      if let twin = kept.lastIndex(where: { $0.isSame(as: violation) }) {
        kept[twin].takeOver(from: violation)
      } else {
        kept.append(violation)
      }
    }
    return kept
  }

  private static func isOneEdit(_ a: Violation, _ b: Violation) -> Bool {
    guard a.range.line == b.range.line, a.range.file == b.range.file, a.component == b.component else { return false }
    guard a.property == b.property || a.range == b.range || a.target == b.target else { return false }
    return ranks.contains { $0(a.rule) != nil && $0(b.rule) != nil && $0(a.rule) != $0(b.rule) }
  }

  private static func merged(_ a: Violation, _ b: Violation) -> Violation {
    let leads = ranks.contains { rank in
      guard let first = rank(a.rule), let second = rank(b.rule) else { return false }
      return first < second
    }
    var (leader, follower) = leads ? (a, b) : (b, a)
    leader.alsoRules += [follower.rule] + follower.alsoRules
    follower.alsoRules = []
    return leader
  }
}

extension Violation {
  /// The same rule, component and line.
  func isSame(as other: Violation) -> Bool {
    rule == other.rule && component == other.component && range.line == other.range.line && range.file == other.range.file
  }

  fileprivate mutating func takeOver(from other: Violation) {
    alsoRules += other.alsoRules
  }
}
