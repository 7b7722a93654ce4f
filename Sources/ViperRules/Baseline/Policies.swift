package import ViperConfiguration
import ViperLinking
import ViperModel
import ViperText

/// What may be accepted, by rule.
package struct Policies: Sendable {
  private let list: [(glob: Wildcard, policy: RulePolicy)]
  /// The day on which the run takes place, `2027-01-31`.
  package let today: String

  package init(_ policies: [RulePolicy], today: String) {
    list = policies.reversed().map { (Wildcard($0.rule), $0) }
    self.today = today
  }

  /// The last one that fits the rule, or the rule with its case; nil where nothing is said, and a baseline may hold it.
  package func policy(for rule: String, case name: String? = nil) -> RulePolicy? {
    let full = name.map { "\(rule).\($0)" }
    return list.first { entry in entry.glob.matches(rule) || full.map(entry.glob.matches) == true }?.policy
  }

  func isStrict(_ rule: String, case name: String? = nil) -> Bool {
    RuleRegistry.isAboutAcceptance(rule) || policy(for: rule, case: name)?.acceptance == .strict
  }

  /// Whether the day up to which a rule's findings are accepted has gone by.
  func hasEnded(_ policy: RulePolicy?) -> Bool {
    if case .until(let day, _, _) = policy?.acceptance { day < today } else { false }
  }

  /// At most so many findings of a rule are accepted.
  func budget(for rule: String) -> Int? {
    if case .budget(let count) = policy(for: rule)?.acceptance { count } else { nil }
  }
}

extension RulePolicy {
  /// Why a finding is accepted, in the words of whoever did it.
  var justification: String? {
    guard case .until(let day, let owner, let reason) = acceptance else { return nil }
    return (["until \(day)"] + [owner, reason].filter { !$0.isEmpty }).joined(separator: ", ")
  }

  /// As the configuration says it.
  package var summary: String {
    switch acceptance {
    case .strict: "strict"
    case .baseline: "baseline"
    case .budget(let count): "budget \(count)"
    case .until: justification ?? ""
    }
  }
}
