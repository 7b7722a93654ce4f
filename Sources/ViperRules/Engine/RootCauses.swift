internal import ViperFacts
internal import ViperModel

/// A kind of edit that satisfies several rules at once, and a rule's rank among those: the lowest one leads.
package struct RootCause: Sendable {
  /// What the edit changes: how a reference is held, or whether there is one.
  package enum Edit: Sendable {
    case ownership, access
  }

  let edit: Edit
  let rank: Int

  package init(_ edit: Edit, rank: Int) {
    self.edit = edit
    self.rank = rank
  }

  /// Whether the rule is about cycles, which leak in every architecture: it leads all others about ownership.
  var isCycle: Bool { edit == .ownership && rank == 0 }

  /// Whether a finding of this rule names the other one's, not the reverse.
  func leads(_ other: RootCause) -> Bool { edit == other.edit ? rank < other.rank : isCycle }
}

/// One finding per edit: violations at one line that the same edit fixes become one, which names the other rules.
struct RootCauses {
  let registry: RuleRegistry

  /// - Parameter violations: sorted by position and rule; the order is kept.
  func united(_ violations: [Violation]) -> [Violation] {
    var kept: [Violation] = []
    var keptAt: [Violation.Key: [Int]] = [:]
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

  /// The first violation per rule, component and line.
  private func withoutTwins(_ violations: [Violation]) -> [Violation] {
    var kept: [Violation] = []
    var keptAt: [Violation.Key: Int] = [:]
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

  /// Whether one edit fixes both of two violations at the same line and component.
  private func isOneEdit(_ a: Violation, _ b: Violation) -> Bool {
    guard a.property == b.property || a.range == b.range || a.target == b.target else { return false }
    guard let first = registry.cause(of: a.rule), let second = registry.cause(of: b.rule) else { return false }
    if first.edit == second.edit { return first.rank != second.rank }
    // A cycle through a forbidden reference: without the reference, there is no cycle either.
    return first.rank == 0 && second.rank == 0 && a.property != nil && a.property == b.property
  }

  private func merged(_ a: Violation, _ b: Violation) -> Violation {
    let causes = (registry.cause(of: a.rule), registry.cause(of: b.rule))
    let leads = if case (let first?, let second?) = causes { first.leads(second) } else { false }
    var (leader, follower) = leads ? (a, b) : (b, a)
    leader.alsoRules += [follower.rule] + follower.alsoRules
    leader.settles += follower.settles + (follower.fact.map { [$0] } ?? [])
    follower.alsoRules = []
    return leader
  }
}

extension Violation {
  /// The key of a finding: there is one per rule, component and line.
  struct Key: Hashable {
    var rule: String
    var component: Component.ID
    var file: String
    var line: Int
    /// Two components that one line names are two facts.
    var subject: String?

    var ofAnyRule: Key { Key(rule: "", component: component, file: file, line: line) }
  }

  var place: Key {
    Key(rule: rule, component: component, file: range.file, line: range.line, subject: target == nil ? nil : fact?.subject)
  }

  fileprivate mutating func takeOver(from other: Violation) {
    alsoRules += other.alsoRules
  }
}
