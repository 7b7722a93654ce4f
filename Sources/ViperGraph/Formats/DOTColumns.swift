import ViperModel

/// The columns of a picture: wireframes, views, presenters, interactors, entities, services, from left to right.
struct DOTColumns {
  /// A longer name makes only its own node wider.
  private static let longestName = 30

  private let view: GraphView
  private let columns: [(tier: Int, nodes: [GraphView.Node])]

  init(_ view: GraphView) {
    self.view = view
    columns = Dictionary(grouping: view.nodes, by: Self.tier).map { ($0.key, $0.value) }.sorted { $0.tier < $1.tier }
  }

  /// The width of each column's nodes, in inches: alike, so that the boxes around them line up.
  var widths: [Int: Double] {
    Dictionary(
      uniqueKeysWithValues: columns.map { tier, nodes in
        let longest = nodes.map(\.label.count).filter { $0 <= Self.longestName }.max() ?? 0
        let corners = nodes.contains { RoleStyle(of: $0.role ?? "").isPointed } ? 45.0 : 0
        return (tier, (Double(longest) * 9 + 35 + corners).rounded() / 100)
      })
  }

  /// What modules share stands right of everything that may use it.
  static func tier(of node: GraphView.Node) -> Int {
    guard let role = node.role else { return 0 }
    let tier = RoleStyle(of: role).tier
    return node.cluster == nil ? max(tier, 4) + 2 : tier
  }

  var lines: [String] {
    guard view.level == .component else { return [] }
    let ranks = columns.map { "  {rank=same; \($0.nodes.map { DOTText.quoted($0.id) }.joined(separator: "; "))}" }
    let spine = columns.compactMap(\.nodes.first).map { DOTText.quoted($0.id) }
    return ranks + (spine.count > 1 ? ["  \(spine.joined(separator: " -> ")) [style=invis weight=0]"] : [])
  }
}
