internal import ViperFacts
internal import ViperModel

extension LintInput {
  /// The calls of frameworks with an effect that dialects leave to other roles, each with its rule's id.
  func apiViolations(
    _ effect: ApiEffect, suffix: String, _ message: (Component, Observations.ApiUse) -> Violation.Message
  ) -> [Violation] {
    observations.apiUses.filter { $0.effect == effect }.map { use in
      let component = component(use.component)
      return Violation(
        rule: "\(component.role)-\(suffix)", message(component, use), at: use.range, component: component.id,
        notes: use.others.map { Finding.Note(range: $0, message: "another place") },
        fact: Finding.Fact(rule: "\(component.role)-\(suffix)", owner: component.name, number: component.id, subject: use.symbol),
        pattern: "\(component.role.plural) that use '\(use.symbol)'")
    }
  }
}
