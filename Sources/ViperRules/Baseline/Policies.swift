package import ViperConfiguration
import ViperLinking
import ViperModel
import ViperText

/// The policies for accepting findings, by rule.
package struct Policies: Sendable {
  private let registry: RuleRegistry
  private let list: [(glob: Wildcard, policy: RulePolicy)]
  /// The day of the run: `2027-01-31`.
  package let today: String

  package init(_ policies: [RulePolicy], registry: RuleRegistry, today: String) {
    self.registry = registry
    list = policies.reversed().map { (Wildcard($0.rule), $0) }
    self.today = today
  }

  /// The last policy that matches the rule, or the rule with its case; nil if there is none, so that a baseline may accept it.
  package func policy(for rule: String, case name: String? = nil) -> RulePolicy? {
    let full = name.map { "\(rule).\($0)" }
    return list.first { entry in entry.glob.matches(rule) || full.map(entry.glob.matches) == true }?.policy
  }

  /// Whether a rule is about suppressions and baselines, so that no baseline can accept its findings.
  func isAboutAcceptance(_ rule: String) -> Bool { registry.isAboutAcceptance(rule) }

  func isStrict(_ rule: String, case name: String? = nil) -> Bool {
    isAboutAcceptance(rule) || policy(for: rule, case: name)?.acceptance == .strict
  }

  /// Whether a policy's last day has passed.
  func hasEnded(_ policy: RulePolicy?) -> Bool {
    if case .until(let day, _, _) = policy?.acceptance { day < today } else { false }
  }

  /// The number of findings of a rule that may be accepted; nil for no limit.
  func budget(for rule: String) -> Int? {
    if case .budget(let count) = policy(for: rule)?.acceptance { count } else { nil }
  }
}

extension RulePolicy {
  /// The reason for accepting findings, as the configuration states it.
  var justification: String? {
    guard case .until(let day, let owner, let reason) = acceptance else { return nil }
    return (["until \(day)"] + [owner, reason].filter { !$0.isEmpty }).joined(separator: ", ")
  }

  /// The policy in words.
  package var summary: String {
    switch acceptance {
    case .strict: "strict"
    case .baseline: "baseline"
    case .budget(let count): "budget \(count)"
    case .until: justification ?? ""
    }
  }
}
