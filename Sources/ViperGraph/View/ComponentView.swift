import ViperFacts
import ViperLinking
package import ViperModel

extension GraphView {
  /// The complete view: a node for each component, and an edge for each reference as written.
  package static func component(of graph: ComponentGraph, marks: [GraphMark] = []) -> GraphView {
    ComponentView(graph).view.placing(marks)
  }
}

/// The conversion of a component graph into a view, with all elements sorted and numbered.
private struct ComponentView {
  private let graph: ComponentGraph
  private let modules: [ViperModule]
  private let components: [Component]
  private let clusterOf: [ViperModule.ID: Int]
  private let nodeOf: [Component.ID: Int]
  private let sizes: [ViperModule.ID: Int]
  private let lines: [ViperModule.ID: Int]
  private let entries: Set<ViperModule.ID>

  init(_ graph: ComponentGraph) {
    self.graph = graph
    modules = graph.modules.sorted { ($0.root, $0.name, $0.path, $0.dialect) < ($1.root, $1.name, $1.path, $1.dialect) }
    components = graph.components.sorted { ($0.range, $0.name) < ($1.range, $1.name) }
    clusterOf = Dictionary(uniqueKeysWithValues: modules.enumerated().map { ($1.id, $0) })
    sizes = Dictionary(components.compactMap(\.module).map { ($0, 1) }, uniquingKeysWith: +)
    lines = Dictionary(components.compactMap { component in component.module.map { ($0, component.lines) } }, uniquingKeysWith: +)
    entries = EntryModules(graph).modules
    nodeOf = Dictionary(uniqueKeysWithValues: components.enumerated().map { ($1.id, $0) })
  }

  var view: GraphView {
    var view = GraphView(
      level: .component,
      clusters: modules.map(cluster), nodes: components.map(node),
      edges: graph.references.compactMap(edge).sorted())
    view.navigations = GraphView.navigations(of: graph)
    return view
  }

  private func cluster(_ module: ViperModule) -> GraphView.Cluster {
    var cluster = GraphView.Cluster(
      name: module.name, dialect: module.dialect, path: module.path, root: module.root,
      components: sizes[module.id, default: 0], lines: lines[module.id, default: 0],
      isEntry: entries.contains(module.id))
    cluster.isUnreached = graph.unreached.contains(module.id)
    return cluster
  }

  private func node(_ component: Component) -> GraphView.Node {
    GraphView.Node(
      id: component.key, label: component.name, content: .component(component.role, component.kind),
      cluster: component.module.flatMap { clusterOf[$0] }, file: component.range.file, line: component.range.line,
      lines: component.lines)
  }

  private func edge(_ reference: Reference) -> GraphView.Edge? {
    guard let from = nodeOf[reference.from], let to = nodeOf[reference.to] else { return nil }
    let known = reference.holds.filter { $0.certainty > .may }.compactMap { nodeOf[$0.component] }
    return GraphView.Edge(
      from: from, to: to, kind: reference.kind, strength: reference.strength,
      purpose: purpose(of: reference, from: components[from], to: components[known.first ?? to]),
      property: reference.property, holders: known.sorted(), certainty: reference.certainty,
      isCopy: reference.context.contains(.copied), file: reference.range.file, line: reference.range.line)
  }

  /// A screen that a wireframe or an assembly creates or shows is navigation: another module's view, wireframe or assembly.
  private func purpose(of reference: Reference, from: Component, to: Component) -> GraphView.Edge.Purpose {
    let purpose = GraphView.Edge.Purpose(of: reference.kind)
    let mayOpen = purpose == .use && reference.kind != .parameter && reference.kind != .cast
    let opens =
      mayOpen && Self.opening.contains(from.role) && Self.opened.contains(to.role) && to.module != nil && from.module != nil
      && from.module != to.module
    return opens ? .navigation : purpose
  }

  private static let opening: [Role] = [.wireframe, .assembly]
  private static let opened: [Role] = [.view, .wireframe, .assembly, .presenter, .moduleInterface]
}
