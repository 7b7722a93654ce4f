/// A set of modules that becomes one node.
struct NodeGroup {
  var kind: GraphView.ModuleGroup.Kind
  var id: String
  var label: String
  var path: String
  /// Positions in `GraphView.nodes`, ascending; a single module is unchanged.
  var members: [Int]
}

extension GraphView {
  /// The view with one node for each group of modules, and the references between groups.
  ///
  /// - Parameter isWhole: whether each reference remains an edge of its own.
  func merging(_ groups: [NodeGroup], withEachReference isWhole: Bool = false) -> GraphView {
    var groupOf = nodes.map { _ in 0 }
    for (position, group) in groups.enumerated() {
      for member in group.members { groupOf[member] = position }
    }
    let between = edges.compactMap { edge -> Edge? in
      guard groupOf[edge.from] != groupOf[edge.to] else { return nil }
      var edge = edge
      edge.from = groupOf[edge.from]
      edge.to = groupOf[edge.to]
      return edge
    }
    let marks = marks(by: groupOf, count: groups.count)
    let merged = groups.indices.map { node(of: groups[$0], marks: marks[$0]) }
    var result = GraphView(level: .module, nodes: merged, edges: between)
    result.direction = direction
    return isWhole ? result : result.mergingParallelEdges()
  }

  private func node(of group: NodeGroup, marks: [GraphMark]) -> Node {
    guard group.members.count > 1 else {
      var module = nodes[group.members[0]]
      module.cluster = nil
      return module
    }
    let modules = group.members.flatMap { nodes[$0].modules }
    var node = Node(
      id: group.id, label: group.label, content: .folder(ModuleGroup(path: group.path, modules: modules, kind: group.kind)),
      file: group.path,
      marks: marks, lines: modules.reduce(0) { $0 + $1.lines })
    node.emphasis = group.members.map { nodes[$0].emphasis }.max() ?? .normal
    return node
  }

  /// The findings of each group: those of its modules and of their outgoing edges.
  private func marks(by groupOf: [Int], count: Int) -> [[GraphMark]] {
    var marks = [Set<GraphMark>](repeating: [], count: count)
    for (index, node) in nodes.enumerated() { marks[groupOf[index]].formUnion(node.marks) }
    for edge in edges { marks[groupOf[edge.from]].formUnion(edge.marks) }
    return marks.map { $0.sorted() }
  }
}
