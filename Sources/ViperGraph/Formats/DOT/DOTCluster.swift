/// The box around the nodes of a module.
struct DOTCluster {
  private let key: String
  private let attributes: String

  /// The box of nodes that belong to no module: services, entities, base classes.
  static let shared = DOTCluster(
    key: "cluster",
    attributes:
      "label=<<FONT COLOR=\"\(Shade.muted.light)\">shared</FONT>> labeljust=r style=\"rounded,dashed\" color=\"\(Shade.faint.light)\" class=shared"
  )

  static func module(_ cluster: GraphView.Cluster, details: [String], identity: String) -> DOTCluster {
    let detail = details.map { "  <FONT POINT-SIZE=\"11\" COLOR=\"\(Shade.muted.light)\">\(DOTText.html($0))</FONT>" }.joined()
    let tooltip = DOTText.tooltip(Caption(of: cluster).lines)
    return DOTCluster(
      key: "cluster \(cluster.key)",
      attributes: """
        label=<<B>\(DOTText.html(cluster.name))</B>\(detail)> tooltip=\(tooltip) \
        style="rounded,filled" color="\(Shade.frame.light)" fillcolor="\(Shade.box.light)" \(identity)
        """)
  }

  /// A node for a module without drawn nodes, because Graphviz omits an empty cluster.
  static func placeholder(in cluster: GraphView.Cluster) -> String {
    """
      \(DOTText.quoted("module \(cluster.key)")) \
    [label="protocols only" shape=plain style="" fontsize=11 fontcolor="\(Shade.muted.light)"]
    """
  }

  func lines(around nodes: [String]) -> [String] {
    guard !nodes.isEmpty else { return [] }
    return ["  subgraph \(DOTText.quoted(key)) {", "    graph [\(attributes) margin=10]"]
      + nodes.map { "  " + $0 } + ["  }"]
  }
}
