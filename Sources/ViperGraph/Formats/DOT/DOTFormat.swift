import ViperModel

/// A view as DOT for Graphviz: a strip for each module, a column for each role.
package struct DOTFormat: Sendable {
  private let title: String
  private let layout: LayoutAttempt?
  private let links: SourceLinks?

  /// - Parameter layout: the planned layout; by default, the one that suits the size of the view.
  package init(title: String = "", layout: LayoutAttempt? = nil, links: SourceLinks? = nil) {
    self.title = title
    self.layout = layout
    self.links = links
  }

  package func text(of view: GraphView) -> String {
    let layout = layout ?? LayoutPlan(for: view).attempts[0]
    if layout.engine == .nop2 { return DOTMap(title: title, view, layout, identity: { identity(of: $0, in: view) }).text }
    let columns = DOTColumns(view)
    let nodes = nodes(of: view, in: columns)
    var lines = ["digraph viper {"] + settings(for: view, layout)
    if !layout.hasBoxes || view.clusters.isEmpty && view.level == .module {
      lines += nodes
    } else {
      lines += clusters(of: view, around: nodes, in: columns)
    }
    if layout.hasColumns { lines += columns.lines }
    if layout.engine == .dot { lines += DOTGrid(view).lines }
    if layout.engine == .dot, layout.hasBoxes { lines += DOTRows(view).lines }
    lines += view.edges.indices.map {
      DOTEdge(view.edges[$0], in: view, columns, identity: identity(of: .edge($0), in: view)).line
    }
    return lines.joined(separator: "\n") + "\n}\n"
  }

  private func settings(for view: GraphView, _ layout: LayoutAttempt) -> [String] {
    let hasLabels = view.edges.contains { $0.label != nil }
    var graph =
      "rankdir=\(view.direction.rawValue) newrank=true outputorder=edgesfirst pad=\(hasLabels ? 0.8 : 0.15) bgcolor=\"\(Shade.paper.light)\""
    graph += " nodesep=\(hasLabels ? 0.4 : 0.16) ranksep=\(view.isCrowded ? 1.1 : view.level == .component ? 0.2 : 0.55)"
    graph += layout.engine.settings
    if layout.hasSimpleLines { graph += " splines=line" }
    if let limit = layout.iterationLimit {
      graph += " nslimit=\(limit) nslimit1=\(limit) mclimit=\(limit)"
    }
    let font = "fontname=\"Helvetica,Arial,sans-serif\" fontcolor=\"\(Shade.ink.light)\""
    return [
      "  graph [\(graph) \(font) fontsize=11 labelloc=t labeljust=l label=\(DOTLegend(title: title, view).label)]",
      "  node [\(font) fontsize=11 style=filled height=0.42 margin=\"0.14,0.05\"]",
      "  edge [\(font) fontsize=11 arrowsize=\(view.isCrowded ? 0.5 : 0.7)]",
    ]
  }

  private func nodes(of view: GraphView, in columns: DOTColumns) -> [String] {
    let widths = view.level == .component ? columns.widths : [:]
    var findings = view.nodes.map(\.marks)
    for edge in view.edges { findings[edge.from] += edge.marks }
    return view.nodes.indices.map {
      DOTNode(
        view.nodes[$0], in: view, findings: findings[$0], identity: identity(of: .node($0), in: view),
        width: widths[columns.tiers[$0]]
      ).line
    }
  }

  /// The nodes of each module in its box, shared nodes in a box at the end, and roots outside of boxes.
  private func clusters(of view: GraphView, around nodes: [String], in columns: DOTColumns) -> [String] {
    let members = Dictionary(grouping: view.nodes.indices) { view.nodes[$0].cluster }
    let modules = view.clusters.enumerated().flatMap { index, cluster in
      DOTCluster.module(
        cluster, details: view.details(of: cluster), identity: identity(of: .cluster(index), in: view)
      )
      .lines(around: members[index].map { $0.map { nodes[$0] } } ?? [DOTCluster.placeholder(in: cluster)])
    }
    let free = members[nil] ?? []
    return modules + DOTCluster.shared.lines(around: free.filter { !columns.isRoot($0) }.map { nodes[$0] })
      + free.filter(columns.isRoot).map { nodes[$0] }
  }

  /// The attributes by which a picture identifies a part, independent of its name.
  private func identity(of part: GraphPart, in view: GraphView) -> String {
    let classes = part.classes(in: view).joined(separator: " ")
    let link = links?.url(of: part, in: view).map { " URL=\(DOTText.tooltip([$0]))" } ?? ""
    return "id=\(part.id) class=\"\(classes)\"\(link)"
  }
}

extension DOTFormat: DiagramFormat {
  package var name: String { "dot" }
  package var endings: [String] { ["gv"] }

  package func output(of drawing: Drawing) -> FormattedGraph {
    FormattedGraph(DOTFormat(title: drawing.title, links: drawing.links).text(of: drawing.view))
  }
}
