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

  /// Advice to let the assembly or the wireframe of a part's module create it, as the dialect has it.
  ///
  /// - Parameters:
  ///   - creator: who creates it now; nil for code outside of all modules.
  ///   - noun: what to call the part.
  func creation(of part: Component, by creator: Component?, noun: String = "it") -> String {
    let roles = dialect(of: part).assembly.roles
    let isOwn = creator.map { $0.module == part.module } ?? false
    let makers = [Role.assembly, .wireframe].filter { roles.contains($0) && !(isOwn && $0 == creator?.role) }
    if part.role == .wireframe, makers == [.wireframe] { return "let the code that opens the module create \(noun)" }
    let maker = (makers.isEmpty ? [.assembly] : makers).map(\.name).joined(separator: " or ")
    guard !isOwn, let module = module(of: part) else { return "let the module's \(maker) create \(noun)" }
    return "let the \(maker) of module '\(module.name)' create \(noun)"
  }

  private static let router = "the wireframe"

  /// The wireframe of no module that a component uses.
  private func sharedRouter(for component: Component) -> Component? {
    references(from: component.id).lazy.map { self.component($0.to) }.first {
      $0.role == .wireframe && $0.module == nil && !$0.isExempt
    }
  }
}
