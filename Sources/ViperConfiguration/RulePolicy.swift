/// Whether findings of a rule may be accepted in a baseline.
package struct RulePolicy: Sendable, Equatable {
  package enum Acceptance: Sendable, Equatable {
    /// Never accepted: a new finding fails the run, whatever the baseline says.
    case strict
    case baseline
    /// At most this number, and never more than before: it may only shrink.
    case budget(Int)
    /// Accepted up to and including a day, `2027-01-31` in UTC.
    case until(day: String, owner: String, reason: String)
  }

  /// A rule's id, with `*` for any text.
  package var rule: String
  package var acceptance: Acceptance
  /// The place in the configuration.
  package var file: String
  package var line: Int?

  package init(rule: String, acceptance: Acceptance, file: String, line: Int? = nil) {
    self.rule = rule
    self.acceptance = acceptance
    self.file = file
    self.line = line
  }
}
