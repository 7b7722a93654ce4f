import ViperGraph
import ViperRules

/// The module graph of a run as SVG, which needs no Graphviz; nil if there are no modules.
struct ModulePicture {
  let svg: String?

  init(_ analysis: Analysis) {
    let marks = analysis.report.findings.compactMap(GraphMark.init)
    let view = GraphView.Collapse.auto.applied(to: .module(of: analysis.graph, marks: marks))
    svg = view.nodes.isEmpty ? nil : ModuleMapFormat().text(of: view)
  }
}
