extension GraphView {
  /// Collapses the modules of each Swift target into one node.
  package func collapsingTargets() -> GraphView {
    let modules = level == .module ? self : collapsingModules()
    let targets = modules.nodes.map { node in
      node.modules.count == 1 ? TargetFolder(ofModule: node.file, root: node.modules[0].root).path : node.file
    }
    let groups = Dictionary(grouping: modules.nodes.indices) { targets[$0] }.sorted { $0.value[0] < $1.value[0] }
    let common = FolderTree.commonPath(of: groups.map { $0.key.split(separator: "/") }).count
    return modules.merging(
      groups.map { path, members in
        let label = path.split(separator: "/").dropFirst(common).joined(separator: "/")
        return NodeGroup(
          kind: .target, id: "target \(path)",
          label: label.isEmpty ? path.split(separator: "/").last.map(String.init) ?? path : label, path: path,
          members: members)
      })
  }
}

/// The folder of a module's target.
///
/// A package has a folder for each target below its `Sources`; a generated project has `Sources` inside each target; other
/// projects usually have a top-level folder for each target.
struct TargetFolder {
  let path: String

  init(ofModule module: String, root: String) {
    let parts = module.split(separator: "/")
    let above = root == "." ? [] : root.split(separator: "/")
    let isBelowRoot = parts.starts(with: above)
    let top = isBelowRoot ? above.count : 0
    let sources = parts.indices.last { parts[$0] == "Sources" && $0 >= top }
    let length = sources.map { $0 == top ? $0 + 2 : $0 } ?? (isBelowRoot ? top + 1 : parts.count)
    path = parts.prefix(length).joined(separator: "/")
  }
}
