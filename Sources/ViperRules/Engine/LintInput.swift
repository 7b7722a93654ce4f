package import ViperModel

/// Everything that rules look at, with the questions that most of them ask.
package struct LintInput: Sendable {
  package let graph: ComponentGraph
  package let observations: Observations
  private let dialectsOfRoots: [String: Dialect]
  private let dialectsByName: [String: Dialect]

  package init(_ model: CodeModel) {
    graph = model.graph
    observations = model.observations
    dialectsOfRoots = Dictionary(model.dialects.map { ($0.root, $0.dialect) }, uniquingKeysWith: { first, _ in first })
    dialectsByName = model.dialectsByName
  }

  /// The dialect that a component is judged by: its module's, else its root's.
  func dialect(of component: Component) -> Dialect {
    component.module.flatMap { dialectsByName[graph.modules[$0].dialect] } ?? dialectsOfRoots[component.root]!
  }

  func component(_ id: Component.ID) -> Component { graph.components[id] }

  func module(of component: Component) -> ViperModule? { component.module.map { graph.modules[$0] } }

  /// What the dialect says of a reference; nil where the pair is not listed, which forbids it.
  func rule(for reference: Reference) -> ReferenceRule? {
    let from = component(reference.from)
    return dialect(of: from).rule(from: from.role, to: component(reference.to).role)
  }

  /// Whether both belong to modules, and to different ones.
  func crossesModules(_ reference: Reference) -> Bool {
    guard let from = component(reference.from).module, let to = component(reference.to).module else { return false }
    return from != to
  }

  /// How a stored reference must be held; empty: in any way.
  func wantedStrengths(for reference: Reference) -> [ReferenceStrength] { rule(for: reference)?.hold ?? [] }

  /// Whether the dialect wants a reference not to keep its target alive.
  func mustNotOwn(_ reference: Reference) -> Bool {
    let wanted = wantedStrengths(for: reference)
    return !wanted.isEmpty && !wanted.contains(.strong)
  }

  /// The components of one module.
  func members(of module: ViperModule.ID) -> [Component] { graph.components.filter { $0.module == module } }
}
