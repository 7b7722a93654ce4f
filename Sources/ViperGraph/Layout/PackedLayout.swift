/// The connected components of a graph next to each other, each in its own layers, followed by the nodes without edges.
struct PackedLayout {
  typealias Point = RowLayout.Point

  private struct Part {
    var nodes: [Int]
    var layout: RowLayout
    var origin = Point(x: 0, y: 0)
  }

  /// The centre of each node's upper edge.
  private(set) var places: [Point]
  private(set) var width = 0.0
  private(set) var height = 0.0
  private var parts: [Part] = []
  /// The part of each node, and its position there.
  private var seats: [(part: Int, position: Int)]

  /// - Parameter edges: pairs of positions in `widths`.
  init(widths: [Double], edges: [(from: Int, to: Int)]) {
    places = widths.map { _ in Point(x: 0, y: 0) }
    seats = widths.map { _ in (0, 0) }
    for nodes in Self.groups(widths.count, edges) {
      for (position, node) in nodes.enumerated() { seats[node] = (parts.count, position) }
      parts.append(Part(nodes: nodes, layout: RowLayout(widths: nodes.map { widths[$0] }, edges: [])))
    }
    let edgesOf = Dictionary(grouping: edges) { seats[$0.from].part }
    for part in parts.indices {
      let own = (edgesOf[part] ?? []).map { (from: seats[$0.from].position, to: seats[$0.to].position) }
      parts[part].layout = RowLayout(widths: parts[part].nodes.map { widths[$0] }, edges: own)
    }
    pack()
    for part in parts {
      for (node, place) in zip(part.nodes, part.layout.places) { places[node] = Self.moved(place, by: part.origin) }
    }
  }

  /// The path of an edge: pairs of points between neighbouring layers.
  func way(from: Int, to: Int) -> [(Point, Point)] {
    let part = parts[seats[from].part]
    return part.layout.way(from: seats[from].position, to: seats[to].position).map {
      (Self.moved($0, by: part.origin), Self.moved($1, by: part.origin))
    }
  }

  /// Places the parts from left to right, in as many rows as necessary.
  private mutating func pack() {
    var next = Point(x: 0, y: 0)
    for part in parts.indices {
      let layout = parts[part].layout
      if next.x > 0, next.x + layout.width > RowLayout.widthLimit { next = Point(x: 0, y: height) }
      parts[part].origin = next
      next.x += layout.width
      width = max(width, next.x)
      height = max(height, next.y + layout.height)
    }
  }

  /// The connected components, ordered by their first nodes; all nodes without edges form the last group.
  private static func groups(_ count: Int, _ edges: [(from: Int, to: Int)]) -> [[Int]] {
    var heads = Array(0..<count)
    func head(_ node: Int) -> Int {
      var node = node
      while heads[node] != node {
        heads[node] = heads[heads[node]]
        node = heads[node]
      }
      return node
    }
    for edge in edges {
      let (a, b) = (head(edge.from), head(edge.to))
      heads[max(a, b)] = min(a, b)
    }
    let groups = Dictionary(grouping: 0..<count, by: head)
    let sorted = groups.keys.sorted().compactMap { groups[$0] }
    let single = sorted.filter { $0.count == 1 }.flatMap(\.self)
    return sorted.filter { $0.count > 1 } + (single.isEmpty ? [] : [single])
  }

  private static func moved(_ point: Point, by origin: Point) -> Point { Point(x: point.x + origin.x, y: point.y + origin.y) }
}
