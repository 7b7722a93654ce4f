extension GraphView {
  /// A folder of modules becomes one node; where that would be more than `limit` nodes, a folder of folders does.
  ///
  /// A module that stands beside folders stays what it is.
  package func collapsingFolders(to limit: Int) -> GraphView {
    let modules = level == .module ? self : collapsingModules()
    let groups = FolderTree(paths: modules.nodes.map(\.file)).groups(limit: limit).sorted { $0.members[0] < $1.members[0] }
    guard groups.contains(where: { $0.members.count > 1 }) else { return modules }
    return modules.merging(groups)
  }

  private func merging(_ groups: [FolderTree.Group]) -> GraphView {
    var groupOf = nodes.map { _ in 0 }
    for (position, group) in groups.enumerated() {
      for member in group.members { groupOf[member] = position }
    }
    let common = FolderTree.commonPath(of: groups.map(\.path)).count
    let between = edges.compactMap { edge -> Edge? in
      guard groupOf[edge.from] != groupOf[edge.to] else { return nil }
      var edge = edge
      edge.from = groupOf[edge.from]
      edge.to = groupOf[edge.to]
      return edge
    }
    let marks = marks(by: groupOf, count: groups.count)
    let merged = groups.indices.map { node(of: groups[$0], marks: marks[$0], hiding: common) }
    return GraphView(level: .module, nodes: merged, edges: between).mergingParallelEdges()
  }

  /// Labelled with what tells its path from those of the other nodes.
  private func node(of group: FolderTree.Group, marks: [GraphMark], hiding common: Int) -> Node {
    guard group.members.count > 1 else {
      var module = nodes[group.members[0]]
      module.cluster = nil
      return module
    }
    let path = group.path.joined(separator: "/")
    let label = group.path.dropFirst(common).joined(separator: "/")
    let modules = group.members.compactMap { nodes[$0].module }
    return Node(
      id: "folder \(path)", label: label.isEmpty ? String(group.path.last ?? ".") : label,
      content: .folder(Folder(path: path, modules: modules)), file: path, marks: marks)
  }

  /// What is marked in each group: its modules and the edges that begin in them.
  private func marks(by groupOf: [Int], count: Int) -> [[GraphMark]] {
    var marks = [Set<GraphMark>](repeating: [], count: count)
    for (index, node) in nodes.enumerated() { marks[groupOf[index]].formUnion(node.marks) }
    for edge in edges { marks[groupOf[edge.from]].formUnion(edge.marks) }
    return marks.map { $0.sorted() }
  }
}
