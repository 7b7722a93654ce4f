extension GraphView {
  /// Collapses the modules that match a pattern into one node.
  package func collapsing(modulesNamed pattern: String) -> GraphView {
    let modules = level == .module ? self : collapsingModules()
    let named = modules.nodes(named: pattern)
    let members = modules.nodes.indices.filter { named.contains(modules.nodes[$0].id) }
    guard members.count > 1 else { return modules }
    let group = NodeGroup(
      kind: .pattern, id: "modules \(pattern)", label: pattern, path: modules.commonPath(of: members), members: members)
    let others = modules.nodes.indices.filter { !named.contains(modules.nodes[$0].id) }
      .map {
        NodeGroup(
          kind: .pattern, id: modules.nodes[$0].id, label: modules.nodes[$0].label, path: modules.nodes[$0].file, members: [$0])
      }
    return modules.merging(([group] + others).sorted { $0.members[0] < $1.members[0] })
  }

  private func commonPath(of members: [Int]) -> String {
    let paths = members.map { nodes[$0].file.split(separator: "/", omittingEmptySubsequences: false) }
    let common = FolderTree.commonPath(of: paths)
    return common.isEmpty ? "." : common.joined(separator: "/")
  }
}
