import ViperModel

/// The columns of a picture: wireframes, views, presenters, interactors, entities, services, from left to right.
struct DOTColumns {
  /// The longest line of a name that widens its whole column; a longer one widens its own node only.
  private static let longestName = 24

  private let view: GraphView
  /// The column of each node, by its position in the view.
  let tiers: [Int]
  private let targets: [Set<Int>]

  init(_ view: GraphView) {
    self.view = view
    var isUsed = view.nodes.map { $0.cluster != nil }
    var usesModules = view.nodes.map { _ in false }
    var targets = view.nodes.map { _ in Set<Int>() }
    for edge in view.edges {
      targets[edge.from].insert(edge.to)
      if edge.from != edge.to { isUsed[edge.to] = true }
      if view.nodes[edge.to].cluster != nil { usesModules[edge.from] = true }
    }
    self.targets = targets
    if view.isBanded {
      tiers = view.bandRows
      return
    }
    tiers = view.nodes.indices.map { index in
      let tier = (view.nodes[index].role ?? "").tier
      if view.nodes[index].cluster != nil { return tier }
      // Shared nodes go to the right of all modules, roots to their left.
      return usesModules[index] && !isUsed[index] ? -1 : max(tier, 4) + 2
    }
  }

  func connects(_ from: Int, to: Int) -> Bool { targets[from].contains(to) }

  /// Whether a node opens modules and belongs to no module.
  func isRoot(_ node: Int) -> Bool { tiers[node] < 0 }

  /// The width of each column's nodes, in inches, equal so that the boxes around them line up.
  var widths: [Int: Double] {
    columns.reduce(into: [:]) { widths, column in
      let longest = column.nodes.map { DOTName(view.shortName(of: $0)).width }.filter { $0 <= Self.longestName }.max() ?? 0
      let corners = column.nodes.contains { RoleStyle(of: $0.role ?? "").isPointed } ? Double(longest) + 30 : 0
      widths[column.tier] = (Double(longest) * 9 + 35 + corners).rounded() / 100
    }
  }

  private var columns: [(tier: Int, nodes: [GraphView.Node])] {
    Dictionary(grouping: view.nodes.indices) { tiers[$0] }
      .map { (tier: $0, nodes: $1.map { view.nodes[$0] }) }
      .sorted { $0.tier < $1.tier }
  }

  /// The ranks of the columns, ordered by invisible nodes because a chain of visible ones can send Graphviz into an endless loop.
  var lines: [String] {
    guard view.level == .component else { return [] }
    let columns = columns
    let anchors = columns.map { "\"column \($0.tier)\"" }
    let ranks = zip(columns, anchors).map { column, anchor in
      "  {rank=same; \(([anchor] + column.nodes.map { DOTText.quoted($0.id) }).joined(separator: "; "))}"
    }
    let chain = anchors.count > 1 ? "edge [style=invis]; " + anchors.joined(separator: " -> ") : anchors.joined()
    return ["  {node [style=invis shape=point width=0 height=0 label=\"\"]; \(chain)}"] + ranks
  }
}
