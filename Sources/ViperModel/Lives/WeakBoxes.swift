import ViperHeap
import ViperLinking

/// The properties of parts that hold others only by something in between, which holds them weakly, in all that entries make.
struct WeakBoxes {
  private struct Property: Hashable {
    var owner: Component.ID
    var name: String
  }

  private let codebase: Codebase
  private let index: ComponentIndex
  private var weak: [Property: Set<Component.ID>] = [:]
  private var strong: [Property: Set<Component.ID>] = [:]

  init(_ codebase: Codebase, _ index: ComponentIndex) { (self.codebase, self.index) = (codebase, index) }

  mutating func add(_ life: ObjectLife) {
    let graph = life.shown
    if graph.weakEdges.isEmpty { return }
    for edge in graph.edges {
      guard let property = property(edge, graph), isBox(graph.nodes[edge.to]) else { continue }
      let kept = graph.reach(from: [edge.to]) { _ in true }
      strong[property, default: []].formUnion(components(kept, graph))
      weak[property, default: []].formUnion(
        components(graph.weakEdges.filter { kept.contains($0.from) }.map(\.to), graph))
    }
  }

  private func property(_ edge: ObjectGraph.Edge, _ graph: ObjectGraph) -> Property? {
    guard case .property(let slot) = edge.slot, let owner = index[graph.nodes[edge.from]] else { return nil }
    return Property(owner: owner, name: codebase.text(codebase.name(codebase.declaration(ofSlot: slot))))
  }

  /// Whether an object is no part of a module.
  private func isBox(_ node: ObjectGraph.Node) -> Bool {
    switch node.kind {
    case .instance(let type): index[type] == nil
    case .container: true
    case .external, .closure, .lasting, .outside: false
    }
  }

  private func components(_ nodes: some Sequence<Int>, _ graph: ObjectGraph) -> [Component.ID] {
    nodes.compactMap { index[graph.nodes[$0]] }
  }

  /// Whether a reference is by a property that has been seen to hold its target, and weakly only.
  func contain(_ reference: Reference) -> Bool {
    guard reference.kind == .stored, let name = reference.property else { return false }
    let property = Property(owner: reference.from, name: name)
    let targets = Set(reference.holds.map(\.component) + [reference.to])
    return weak[property].map { !$0.isDisjoint(with: targets) } ?? false
      && strong[property].map { $0.isDisjoint(with: targets) } ?? true
  }
}
