/// The comparison of two states of a code base.
package enum GraphComparison {
  /// - Parameter level: the nodes to compare, modules or components. References between components that changed their strength
  ///   are included at either level, because most new cycles begin inside a module.
  package static func change(from old: GraphState, to new: GraphState, level: GraphView.Level) -> GraphChange {
    let inside = GraphUnion(old.folded.merged(at: .component), new.folded.merged(at: .component))
    var union = level == .component ? inside : GraphUnion(old.folded.merged(at: .module), new.folded.merged(at: .module))
    if level == .module { union.mark(modulesChangedInside: inside.view) }
    return GraphChange(
      nodes: union.view.nodes.compactMap { node in node.change.map { GraphChange.NodeChange(state: $0, node: node) } },
      references: union.references + (level == .module ? heldOtherwise(inside) : []), cycles: cycles(old, new),
      findings: findings(old, new),
      view: union.view, inside: inside.view)
  }

  private static func heldOtherwise(_ inside: GraphUnion) -> [GraphChange.ReferenceChange] {
    inside.references.filter { [.hardened, .softened].contains($0.state) }
  }

  private static func cycles(_ old: GraphState, _ new: GraphState) -> [GraphChange.CycleChange] {
    let (known, left) = (Set(old.cycles), Set(new.cycles))
    return new.cycles.filter { !known.contains($0) }.map { GraphChange.CycleChange(state: .added, members: $0) }
      + old.cycles.filter { !left.contains($0) }.map { GraphChange.CycleChange(state: .removed, members: $0) }
  }

  private static func findings(_ old: GraphState, _ new: GraphState) -> [GraphChange.FindingChange] {
    let (known, left) = (Set(old.findings.map(\.identity)), Set(new.findings.map(\.identity)))
    return new.findings.filter { !known.contains($0.identity) }.map { GraphChange.FindingChange(state: .added, mark: $0.mark) }
      + old.findings.filter { !left.contains($0.identity) }.map { GraphChange.FindingChange(state: .removed, mark: $0.mark) }
  }
}

extension GraphUnion {
  fileprivate var references: [GraphChange.ReferenceChange] {
    zip(pairs, view.edges).compactMap { pair, edge in
      pair.change.map {
        GraphChange.ReferenceChange(
          state: $0, from: view.nodes[edge.from].label, to: view.nodes[edge.to].label, old: pair.old, new: pair.new)
      }
    }
  }
}
