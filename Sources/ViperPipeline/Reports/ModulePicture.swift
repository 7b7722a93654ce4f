import ViperFacts
package import ViperGraph
package import ViperRules

/// The module graph of a run as SVG, which needs no Graphviz; nil if there are no modules.
struct ModulePicture {
  let svg: String?

  init(_ analysis: Analysis) {
    let marks = analysis.report.findings.compactMap(GraphMark.init)
    let view = GraphView.Collapse.auto.applied(to: .module(of: analysis.graph, marks: marks))
    svg = view.nodes.isEmpty ? nil : ModuleMapFormat().text(of: view)
  }
}

extension GraphMark {
  /// Nil for suppressed and accepted findings, which are not drawn, and for findings without a component.
  package init?(_ finding: Finding) {
    guard finding.disposition == .new, let component = finding.component else { return nil }
    self.init(
      severity: finding.severity, rule: finding.rule, message: finding.message, component: component,
      target: finding.target, file: finding.range.file, line: finding.range.line)
  }
}
