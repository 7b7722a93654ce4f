import ViperFacts
package import ViperGraph
package import ViperRules

extension GraphMark {
  /// Nil for suppressed and accepted findings, which are not drawn, and for findings without a component.
  package init?(_ finding: Finding) {
    guard finding.disposition == .new, let component = finding.component else { return nil }
    self.init(
      severity: finding.severity, rule: finding.rule, message: finding.message, component: component,
      target: finding.target, file: finding.range.file, line: finding.range.line)
  }
}
