import ViperModel
import ViperText

extension GraphView {
  /// The largest number of boxes on a page, for browsers to draw smoothly and readers to survey.
  package static let largestPage = 3000

  /// The view of a page: modules that open into their components, or groups that open into modules if `collapse` names them or if
  /// there are too many modules.
  package static func page(of view: GraphView, collapse: Collapse) -> (view: GraphView, note: String?) {
    let isTooLarge = collapse == .auto && view.clusters.count > largestPage
    guard collapse.isNamed || isTooLarge else { return (view, nil) }
    let boxed = view.boxingModules(by: isTooLarge ? .folder : collapse)
    let words = "\(counted(view.clusters.count, "module")) are shown as \(counted(boxed.clusters.count, "folder"))"
    return (boxed, isTooLarge ? "\(words), without their components; pass fewer folders to see them" : nil)
  }

  /// The modules in clusters by folder, target or name.
  private func boxingModules(by collapse: Collapse) -> GraphView {
    var result = collapsingModules()
    // Boxes are no modules.
    result.links = nil
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
