internal import ViperModel

/// The rule for entries that match nothing, reported by `BaselineMatch`.
package enum StaleBaselineEntry: DocumentedRule {
  package static let id = "stale-baseline-entry"
  package static let ids: RuleIDs = .one(id)

  package static let documentation = RuleDocumentation(
    summary: "A baseline entry matches no finding, or one that must not be accepted.",
    rationale: """
      Fixed findings must not come back unnoticed: 'viper-lint baseline prune' removes such entries. Entries are left alone if \
      their root was only partly read, or if the analysis is incomplete. This rule cannot be suppressed or accepted in a \
      baseline.
      """,
    severity: .warning, triggering: [], nonTriggering: [])
}
