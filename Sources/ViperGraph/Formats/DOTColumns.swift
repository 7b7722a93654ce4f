import ViperModel

/// The columns of a picture: wireframes, views, presenters, interactors, entities, services, from left to right.
struct DOTColumns {
  private let view: GraphView

  init(_ view: GraphView) {
    self.view = view
  }

  /// What modules share stands right of everything that may use it.
  static func tier(of node: GraphView.Node) -> Int {
    guard let role = node.role else { return 0 }
    let tier = RoleStyle(of: role).tier
    return node.cluster == nil ? max(tier, 4) + 2 : tier
  }

  var lines: [String] {
    guard view.level == .component else { return [] }
    let columns = Dictionary(grouping: view.nodes, by: Self.tier).sorted { $0.key < $1.key }.map(\.value)
    let ranks = columns.map { "  {rank=same; \($0.map { DOTText.quoted($0.id) }.joined(separator: "; "))}" }
    let spine = columns.compactMap(\.first).map { DOTText.quoted($0.id) }
    return ranks + (spine.count > 1 ? ["  \(spine.joined(separator: " -> ")) [style=invis weight=0]"] : [])
  }
}
