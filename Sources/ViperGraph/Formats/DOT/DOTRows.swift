/// The clusters without edges to other clusters, arranged in rows because Graphviz would stack them in one column.
struct DOTRows {
  /// The least number of clusters that is arranged in rows; fewer fit into one column.
  private static let leastBoxes = 9
  private static let columns = 3

  private let view: GraphView
  /// The nodes of each cluster.
  private let members: [Int: [Int]]

  init(_ view: GraphView) {
    self.view = view
    members = view.nodes.enumerated().reduce(into: [:]) { members, node in
      if let cluster = node.element.cluster { members[cluster, default: []].append(node.offset) }
    }
  }

  var lines: [String] {
    guard view.level == .module, view.clusters.count >= Self.leastBoxes else { return [] }
    let crossed = Set(
      view.edges.flatMap { edge in
        let ends = [view.nodes[edge.from].cluster, view.nodes[edge.to].cluster]
        return ends[0] == ends[1] ? [] : ends.compactMap(\.self)
      })
    let alone = members.keys.filter { !crossed.contains($0) }.sorted()
    let rows = (alone.count + Self.columns - 1) / Self.columns
    // Clusters are placed column by column, so that neighbours in the order of names are below each other.
    return alone.indices.dropLast(rows).flatMap { joint($0, from: alone[$0], to: alone[$0 + rows]) }
  }

  /// An invisible node between the last nodes of one cluster and the first ones of the next.
  private func joint(_ number: Int, from: Int, to: Int) -> [String] {
    let name = "\"row \(number)\""
    let edges = ends(of: from, \.from).map { "\($0) -> \(name)" } + ends(of: to, \.to).map { "\(name) -> \($0)" }
    return ["  \(name) [style=invis shape=point width=0 height=0 label=\"\"]"] + edges.map { "  \($0) [style=invis]" }
  }

  /// The nodes without outgoing or incoming edges; if all are on a cycle, the first one.
  private func ends(of box: Int, _ end: KeyPath<GraphView.Edge, Int>) -> [String] {
    let inner = Set(view.edges.map { $0[keyPath: end] })
    let all = members[box] ?? []
    let free = all.filter { !inner.contains($0) }
    return (free.isEmpty ? Array(all.prefix(1)) : free).map { DOTText.quoted(view.nodes[$0].id) }
  }
}
