/// The modules that have nothing to do with any other: in rows, since a single column would be taller than the rest.
struct DOTGrid {
  private static let columns = 6

  private let lonely: [String]

  init(_ view: GraphView) {
    let connected = Set(view.edges.flatMap { [$0.from, $0.to] })
    lonely = view.level == .component ? [] : view.nodes.indices.filter { !connected.contains($0) }.map { view.nodes[$0].id }
  }

  var lines: [String] {
    stride(from: 0, to: lonely.count, by: Self.columns).map { start in
      let row = lonely[start..<min(start + Self.columns, lonely.count)].map(DOTText.quoted)
      return row.count > 1 ? "  \(row.joined(separator: " -> ")) [style=invis]" : ""
    }.filter { !$0.isEmpty }
  }
}
