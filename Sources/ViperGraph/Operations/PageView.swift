import ViperModel

extension GraphView {
  /// More boxes than this no browser draws smoothly, and nobody reads.
  package static let largestPage = 3000

  /// What a page shows: modules that open into their components; folders that open into their modules, where there are too many
  /// modules or `collapse` says so.
  package static func page(of view: GraphView, collapse: Collapse) -> (view: GraphView, note: String?) {
    let isTooLarge = view.clusters.count > largestPage
    guard collapse == .folder || collapse == .auto && isTooLarge else { return (view, nil) }
    let folders = view.foldersOfModules()
    let words = "\(Count.text(view.clusters.count, "module")) are shown as \(Count.text(folders.clusters.count, "folder"))"
    return (folders, isTooLarge && collapse == .auto ? "\(words), without their components; name fewer folders to see them" : nil)
  }

  /// Modules in the clusters of their folders.
  private func foldersOfModules() -> GraphView {
    var result = collapsingModules()
    let folders = result.collapsingFolders(to: Collapse.largestPicture).nodes
    var folderOf: [String: Int] = [:]
    for (index, folder) in folders.enumerated() {
      for module in folder.modules { folderOf[module.key] = index }
    }
    for index in result.nodes.indices { result.nodes[index].cluster = folderOf[result.nodes[index].id] }
    result.clusters = folders.map {
      Cluster(name: $0.label, dialect: "", path: $0.file, root: $0.file, components: $0.modules.reduce(0) { $0 + $1.components })
    }
    return result
  }
}
