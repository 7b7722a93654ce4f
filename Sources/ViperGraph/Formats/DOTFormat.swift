import ViperModel

/// A view as a drawing instruction for Graphviz: a strip for each module, a column for each role.
package struct DOTFormat: Sendable {
  private let title: String
  private let effort: LayoutEffort

  package init(title: String, effort: LayoutEffort = .full) {
    self.title = title
    self.effort = effort
  }

  package func text(of view: GraphView) -> String {
    var lines = ["digraph viper {"] + settings(for: view)
    lines += clusters(of: view)
    if effort != .rough { lines += DOTColumns(view).lines + DOTGrid(view).lines }
    lines += view.edges.map { DOTEdge($0, in: view).line }
    return lines.joined(separator: "\n") + "\n}\n"
  }

  private func settings(for view: GraphView) -> [String] {
    var graph = "rankdir=LR newrank=true outputorder=edgesfirst pad=0.3 nodesep=0.16 ranksep=0.55 compound=true"
    if effort == .rough { graph += " overlap=prism" }
    if effort.drawsStraightLines(for: view) { graph += " splines=line" }
    if let limit = effort.iterationLimit(for: view) {
      graph += " nslimit=\(limit) nslimit1=\(limit) mclimit=\(limit)"
    }
    let font = "fontname=\"Helvetica,Arial,sans-serif\""
    return [
      "  graph [\(graph) \(font) fontsize=11 labelloc=t labeljust=l label=\(DOTLegend(title: title, view).label)]",
      "  node [\(font) fontsize=11 style=filled height=0.42 margin=\"0.14,0.05\"]",
      "  edge [\(font) fontsize=9 arrowsize=0.7]",
    ]
  }

  /// The nodes of each module in a box of their own, and what modules share in a box at the end.
  private func clusters(of view: GraphView) -> [String] {
    let lines = nodes(of: view)
    if effort == .rough || view.level == .module { return lines }
    let members = Dictionary(grouping: view.nodes.indices) { view.nodes[$0].cluster }
    let modules = view.clusters.enumerated().flatMap { index, cluster in
      DOTCluster.module(cluster, namesDialect: !view.hasOneDialect)
        .lines(around: (members[index] ?? []).map { lines[$0] })
    }
    return modules + DOTCluster.shared.lines(around: (members[nil] ?? []).map { lines[$0] })
  }

  private func nodes(of view: GraphView) -> [String] {
    var findings = view.nodes.map(\.marks)
    for edge in view.edges { findings[edge.from] += edge.marks }
    let widths = view.level == .component ? DOTColumns(view).widths : [:]
    return zip(view.nodes, findings).map { DOTNode($0, findings: $1, width: widths[DOTColumns.tier(of: $0)]).line }
  }
}

extension GraphView {
  /// Whether the dialect can be named once, in the title.
  var hasOneDialect: Bool { Set(dialects).count == 1 }

  var dialects: [String] {
    let modules = nodes.compactMap { if case .module(let module) = $0.content { module } else { nil } }
    return (clusters + modules).map(\.dialect)
  }
}
