extension GraphView {
  /// Collapses each folder of modules into one node, or its parent folders if there would be more than `limit` nodes.
  ///
  /// A module that is not in one of these folders is unchanged.
  package func collapsingFolders(to limit: Int) -> GraphView {
    let modules = level == .module ? self : collapsingModules()
    let groups = FolderTree(paths: modules.nodes.map(\.file)).groups(limit: limit).sorted { $0.members[0] < $1.members[0] }
    guard groups.contains(where: { $0.members.count > 1 }) else { return modules }
    let common = FolderTree.commonPath(of: groups.map(\.path)).count
    return modules.merging(groups.map { NodeGroup($0, hiding: common) })
  }
}

extension NodeGroup {
  /// The label is the path without the prefix that all nodes have in common.
  fileprivate init(_ group: FolderTree.Group, hiding common: Int) {
    let path = group.path.joined(separator: "/")
    let label = group.path.dropFirst(common).joined(separator: "/")
    self.init(
      kind: .folder, id: "folder \(path)", label: label.isEmpty ? String(group.path.last ?? ".") : label, path: path,
      members: group.members)
  }
}
