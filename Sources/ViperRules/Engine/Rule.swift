/// One way to break the architecture: what it is, examples of it, and how it is found.
///
/// A rule is a pure function of its input; it never chooses a severity, the engine does.
package protocol Rule: Sendable {
  static var ids: RuleIDs { get }
  static var documentation: RuleDocumentation { get }
  init()
  /// What the rule finds, in any order.
  func findings(in input: LintInput) -> [Violation]
}
