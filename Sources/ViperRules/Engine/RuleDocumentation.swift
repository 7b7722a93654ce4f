package import ViperConfiguration
package import ViperModel

/// The documentation of a rule: printed by `viper-lint explain rule`, listed in the catalogue, its examples run as tests.
package struct RuleDocumentation: Sendable {
  /// A case that a rule distinguishes, with its default severity.
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
  /// Why it matters, and which source requires it.
  package var rationale: String
  /// The severity of a finding without a case; nil for a rule that dialects turn on.
  package var severity: Severity?
  package var cases: [Case]
  /// The settings under the rule's `options`.
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
