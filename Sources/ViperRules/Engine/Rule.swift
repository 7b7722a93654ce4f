/// What a rule says of itself: under which ids it reports, and why.
package protocol DocumentedRule: Sendable {
  static var ids: RuleIDs { get }
  static var documentation: RuleDocumentation { get }
}

/// One way to break the architecture: what it is, examples of it, and how it is found.
///
/// A rule is a pure function of its input; it never chooses a severity, the engine does.
package protocol Rule: DocumentedRule {
  init()
  /// What the rule finds, in any order.
  func findings(in input: LintInput) -> [Violation]
}
