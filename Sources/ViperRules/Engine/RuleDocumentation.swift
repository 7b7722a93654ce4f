package import ViperConfiguration
package import ViperModel

/// What a rule says of itself: printed by `viper-lint explain rule`, listed in the catalogue, and run as tests.
package struct RuleDocumentation: Sendable {
  /// One of the situations that a rule tells apart, with the severity it has where neither dialect nor configuration set one.
  package struct Case: Sendable {
    package var name: String
    package var severity: Severity
    package var summary: String

    package init(_ name: String, _ severity: Severity, _ summary: String) {
      self.name = name
      self.severity = severity
      self.summary = summary
    }
  }

  /// One sentence.
  package var summary: String
  /// Why it matters, and which source asks for it.
  package var rationale: String
  /// The severity of a finding without a case; nil for a rule that dialects turn on.
  package var severity: Severity?
  package var cases: [Case]
  /// What a configuration may set under the rule's `options`.
  package var options: [RuleOption]
  package var triggering: [Example]
  package var nonTriggering: [Example]

  package init(
    summary: String, rationale: String, severity: Severity?, cases: [Case] = [], options: [RuleOption] = [],
    triggering: [Example], nonTriggering: [Example]
  ) {
    self.summary = summary
    self.rationale = rationale
    self.severity = severity
    self.cases = cases
    self.options = options
    self.triggering = triggering
    self.nonTriggering = nonTriggering
  }
}
