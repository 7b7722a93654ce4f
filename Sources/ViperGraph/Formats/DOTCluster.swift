/// The box around the nodes of a module.
struct DOTCluster {
  private let key: String
  private let attributes: String

  /// What belongs to no module: services, entities, base classes.
  static let shared = DOTCluster(
    key: "cluster",
    attributes: "label=<<FONT COLOR=\"#5F6B76\">shared</FONT>> labeljust=r style=\"rounded,dashed\" color=\"#A3ABB3\"")

  static func module(_ cluster: GraphView.Cluster, details: [String]) -> DOTCluster {
    let detail = details.map { "  <FONT POINT-SIZE=\"9\" COLOR=\"#5F6B76\">\(DOTText.html($0))</FONT>" }.joined()
    let tooltip = DOTText.tooltip(["\(cluster.name) (\(cluster.dialect))", cluster.path])
    return DOTCluster(
      key: "cluster \(cluster.key)",
      attributes: """
        label=<<B>\(DOTText.html(cluster.name))</B>\(detail)> tooltip=\(tooltip) \
        style="rounded,filled" color="#C9D0D6" fillcolor="#F8F9FA"
        """)
  }

  /// Stands in a module of which nothing is drawn, for Graphviz leaves out an empty box.
  static func placeholder(in cluster: GraphView.Cluster) -> String {
    """
      \(DOTText.quoted("module \(cluster.key)")) \
    [label="protocols only" shape=plain style="" fontsize=9 fontcolor="#5F6B76"]
    """
  }

  func lines(around nodes: [String]) -> [String] {
    guard !nodes.isEmpty else { return [] }
    return ["  subgraph \(DOTText.quoted(key)) {", "    graph [\(attributes) margin=10]"]
      + nodes.map { "  " + $0 } + ["  }"]
  }
}
