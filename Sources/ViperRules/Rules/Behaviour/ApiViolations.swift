internal import ViperFacts
import ViperLinking
internal import ViperModel

extension LintInput {
  /// The calls of frameworks with an effect that dialects leave to other roles, each with its rule's id.
  func apiViolations(
    _ effect: ApiEffect, suffix: String, _ message: (Component, Observations.ApiUse) -> Violation.Message
  ) -> [Violation] {
    observations.apiUses.filter { $0.effect == effect }.compactMap { use in
      let component = component(use.component)
      guard component.role != .view || isConnected(component) else { return nil }
      return Violation(
        rule: "\(component.role)-\(suffix)", message(component, use), at: use.range, component: component.id,
        notes: use.others.map { Finding.Note(range: $0, message: "another place") },
        fact: Finding.Fact(rule: "\(component.role)-\(suffix)", owner: component.name, number: component.id, subject: use.symbol),
        pattern: "\(component.role.plural) that use '\(use.symbol)'")
    }
  }

  /// Whether a view and a presenter or interactor keep each other, in either direction; a screen that is written without them is
  /// no view of VIPER, whatever its name and folder are.
  func isConnected(_ view: Component) -> Bool {
    let faces = [view.id] + bases(of: view.id).filter { $0 != view.id }
    return faces.contains { face in
      references(from: face).contains { $0.kind == .stored && [.presenter, .interactor].contains(component($0.to).role) }
        || references(to: face).contains { reference in
          let owner = component(reference.from)
          return reference.kind == .stored && owner.module == view.module && [.presenter, .interactor].contains(owner.role)
        }
    }
  }
}
