import ViperModel
import ViperText

extension GraphView {
  /// More boxes than this no browser draws smoothly, and nobody reads.
  package static let largestPage = 3000

  /// What a page shows: modules that open into their components; what modules are collapsed into, which opens into modules, where
  /// `collapse` names it or there are too many of them.
  package static func page(of view: GraphView, collapse: Collapse) -> (view: GraphView, note: String?) {
    let isTooLarge = collapse == .auto && view.clusters.count > largestPage
    guard collapse.isNamed || isTooLarge else { return (view, nil) }
    let boxed = view.boxingModules(by: isTooLarge ? .folder : collapse)
    let words = "\(counted(view.clusters.count, "module")) are shown as \(counted(boxed.clusters.count, "folder"))"
    return (boxed, isTooLarge ? "\(words), without their components; name fewer folders to see them" : nil)
  }

  /// Modules in the clusters of their folders, targets or names.
  private func boxingModules(by collapse: Collapse) -> GraphView {
    var result = collapsingModules()
    let boxes = collapse.applied(to: result).nodes
    var boxOf: [String: Int] = [:]
    for (index, box) in boxes.enumerated() {
      for module in box.modules { boxOf[module.key] = index }
    }
    for index in result.nodes.indices { result.nodes[index].cluster = boxOf[result.nodes[index].id] }
    result.clusters = boxes.map {
      Cluster(
        name: $0.label, dialect: "", path: $0.file, root: $0.file, components: $0.modules.reduce(0) { $0 + $1.components },
        lines: $0.modules.reduce(0) { $0 + $1.lines })
    }
    return result
  }
}
