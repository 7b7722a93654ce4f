/// The modules without edges, arranged in rows because a single column would be taller than the rest.
struct DOTGrid {
  private static let columns = 6

  private let view: GraphView

  init(_ view: GraphView) {
    self.view = view
  }

  var lines: [String] {
    guard view.level == .module else { return [] }
    let connected = Set(view.edges.flatMap { [$0.from, $0.to] })
    let lonely = view.nodes.indices.filter { !connected.contains($0) }
    return Dictionary(grouping: lonely) { view.nodes[$0].cluster ?? -1 }.sorted { $0.key < $1.key }.flatMap { rows(of: $0.value) }
  }

  private func rows(of nodes: [Int]) -> [String] {
    stride(from: 0, to: nodes.count, by: Self.columns).compactMap { start in
      let row = nodes[start..<min(start + Self.columns, nodes.count)].map { DOTText.quoted(view.nodes[$0].id) }
      return row.count > 1 ? "  \(row.joined(separator: " -> ")) [style=invis]" : nil
    }
  }
}
