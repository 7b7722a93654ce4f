internal import ViperModel

/// The rule for entries that match nothing, reported by `BaselineMatch`.
package enum StaleBaselineEntry: DocumentedRule {
  package static let id = "stale-baseline-entry"
  package static let ids: RuleIDs = .one(id)

  package static let documentation = RuleDocumentation(
    summary: "A baseline entry accepts what is not reported, or what must not be accepted.",
    rationale: """
      Fixed findings must not come back unnoticed: 'viper-lint baseline prune' removes such entries. Entries of roots that were not \
      read completely are left alone, and so are all entries if the analysis is incomplete. It cannot be suppressed or accepted in a baseline.
      """,
    severity: .warning, triggering: [], nonTriggering: [])
}
