import ViperFacts
package import ViperGraph
internal import ViperModel
package import ViperRules

/// The map of a run's modules for an HTML page, which needs no Graphviz; nil if there are no modules.
///
/// It shows what viper-graph does by default: navigation, where that links most modules.
struct ModulePicture {
  let markup: String?

  init(_ analysis: Analysis) {
    let modules = GraphView.folded(part: analysis.graph, of: analysis.whole.graph).collapsingToNavigation()
    var view = GraphView.Collapse.auto.applied(to: modules.arranged())
    view.direction = .down
    Self.mark(&view, with: analysis.report.findings)
    markup = view.nodes.isEmpty ? nil : ModuleMapFormat().text(of: view)
  }

  /// Marks each box with the findings that the page lists for its modules, by name as the page's filter has it.
  private static func mark(_ view: inout GraphView, with findings: [Finding]) {
    let listed = findings.filter { $0.disposition == .new && !$0.isFolded }
    let byModule = Dictionary(grouping: listed) { $0.module ?? "" }.mapValues { $0.map(GraphMark.init(of:)) }
    for index in view.nodes.indices {
      view.nodes[index].marks = Set(view.nodes[index].modules.map(\.name)).sorted().flatMap { byModule[$0] ?? [] }.sorted()
    }
  }
}

extension GraphMark {
  /// Nil for suppressed and accepted findings, which are not drawn, and for findings without a component.
  package init?(_ finding: Finding) {
    guard finding.disposition == .new, finding.component != nil else { return nil }
    self.init(of: finding)
  }

  fileprivate init(of finding: Finding) {
    self.init(
      severity: finding.severity, rule: finding.rule, message: finding.message, component: finding.component,
      target: finding.target, file: finding.range.file, line: finding.range.line)
  }
}
