internal import ViperFacts
internal import ViperModel

/// Unites what one edit heals: one finding per rule, component and line, and one for several rules that the same edit satisfies.
enum RootCauses {
  /// Groups of rules, the leading one first: a later one at the same line, component and target goes into the first's
  /// `alsoRules`.
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
    var keptAt: [Violation.Place: [Int]] = [:]
    for violation in withoutTwins(violations) {
      let here = violation.place.ofAnyRule
      if let leader = keptAt[here]?.last(where: { isOneEdit(kept[$0], violation) }) {
        kept[leader] = merged(kept[leader], violation)
      } else {
        keptAt[here, default: []].append(kept.count)
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
    var keptAt: [Violation.Place: Int] = [:]
    for violation in violations {
      if let twin = keptAt[violation.place] {
        kept[twin].takeOver(from: violation)
      } else {
        keptAt[violation.place] = kept.count
        kept.append(violation)
      }
    }
    return kept
  }

  /// Of two at the same line and component.
  private static func isOneEdit(_ a: Violation, _ b: Violation) -> Bool {
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
  /// There is one finding per rule, component and line.
  struct Place: Hashable {
    var rule: String
    var component: Component.ID
    var file: String
    var line: Int

    var ofAnyRule: Place { Place(rule: "", component: component, file: file, line: line) }
  }

  var place: Place { Place(rule: rule, component: component, file: range.file, line: range.line) }

  fileprivate mutating func takeOver(from other: Violation) {
    alsoRules += other.alsoRules
  }
}
