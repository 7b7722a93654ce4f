internal import ViperModel

extension LintInput {
  /// Advice for a component as its module can follow it: one without a wireframe is told which one it shares, or to add one.
  func followable(_ advice: String, by component: Component) -> String {
    guard advice.contains(Self.router), let module = component.module,
      !graph.components.contains(where: { $0.role == .wireframe && $0.module == module })
    else { return advice }
    if let shared = sharedRouter(for: component) { return advice.replacing(Self.router, with: "'\(shared.name)'") }
    return advice.replacing("let \(Self.router)", with: "add a wireframe to the module and let it")
  }

  private static let router = "the wireframe"

  /// The wireframe of no module that a component uses.
  private func sharedRouter(for component: Component) -> Component? {
    references(from: component.id).lazy.map { self.component($0.to) }.first {
      $0.role == .wireframe && $0.module == nil && !$0.isExempt
    }
  }
}
