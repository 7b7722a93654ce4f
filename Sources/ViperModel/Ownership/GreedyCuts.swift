internal import ViperFacts

/// The edges of a large strongly connected component to weaken, in time nearly linear in its edges.
///
/// Properties are taken from the one most worth keeping to the one most fit to be weakened; one that would close a cycle with
/// those that are kept is weakened. So every cut edge lies on a cycle of itself and kept edges, and no property is weakened for the
/// sake of one that is fitter. Past `effortPerEdge` steps for each edge of the component, what may close a cycle is weakened
/// without looking whether it does.
struct GreedyCuts {
  typealias Edge = OwnershipGraph.Edge

  private static let effortPerEdge = 1000

  private(set) var cuts: [CycleCuts.Cut] = []

  init(_ component: [Edge], _ order: CutOrder, effortPerEdge: Int = Self.effortPerEdge) {
    // The last to be weakened first; vertices are numbered as edges name them, so that files have no say.
    let edges = component.sorted { order.comes($1, before: $0) }
    let vertices = Vertices(edges)
    let ends = edges.map { (from: vertices[$0.from], to: vertices[$0.to]) }
    var kept = AcyclicGraph(count: vertices.count, planned: ends, effort: effortPerEdge * edges.count)
    var detours: Detours?
    for property in Self.properties(edges) {
      guard let closing = property.first(where: { !kept.insert($0, ends[$0]) }) else { continue }
      kept.remove(property.prefix { $0 != closing })
      if kept.path == nil { detours = detours ?? Detours(count: vertices.count, ends) }
      // Made by the line above.
      let path = kept.path ?? detours!.path(from: ends[closing].to, to: ends[closing].from)
      cuts.append(CycleCuts.Cut(edge: edges[closing], cycle: [edges[closing]] + path.map { edges[$0] }))
    }
  }

  /// The positions of each property's edges, the properties by the one of its edges that is the most fit to be weakened.
  private static func properties(_ edges: [Edge]) -> [[Int]] {
    // A group has an edge at least.
    Dictionary(grouping: edges.indices) { edges[$0].reference.range }.values.sorted { $0.last! < $1.last! }
  }
}

/// Components numbered from 0.
private struct Vertices {
  private var numbers: [Component.ID: Int] = [:]

  init(_ edges: [OwnershipGraph.Edge]) {
    for edge in edges {
      for end in [edge.from, edge.to] where numbers[end] == nil { numbers[end] = numbers.count }
    }
  }

  var count: Int { numbers.count }
  // Asked for the ends of the edges alone.
  subscript(component: Component.ID) -> Int { numbers[component]! }
}

/// A way between any two vertices of a strongly connected graph: to one vertex, and on from there.
private struct Detours {
  private let ends: [(from: Int, to: Int)]
  /// By vertex: the edge to it on the way from the first vertex, and the edge from it on the way there.
  private let arriving: [Int]
  private let leaving: [Int]

  init(count: Int, _ ends: [(from: Int, to: Int)]) {
    self.ends = ends
    arriving = Self.tree(count, ends.map { ($0.from, $0.to) })
    leaving = Self.tree(count, ends.map { ($0.to, $0.from) })
  }

  private static func tree(_ count: Int, _ ends: [(from: Int, to: Int)]) -> [Int] {
    var outgoing = [[Int]](repeating: [], count: count)
    for (edge, (from, _)) in ends.enumerated() { outgoing[from].append(edge) }
    var tree = [Int](repeating: -1, count: count)
    var queue = [0]
    var position = 0
    while position < queue.count {
      for edge in outgoing[queue[position]] where ends[edge].to != 0 && tree[ends[edge].to] < 0 {
        tree[ends[edge].to] = edge
        queue.append(ends[edge].to)
      }
      position += 1
    }
    return tree
  }

  /// The edges on the way, without loops.
  func path(from start: Int, to end: Int) -> [Int] {
    var edges: [Int] = []
    var vertex = start
    while vertex != 0 {
      edges.append(leaving[vertex])
      vertex = ends[leaving[vertex]].to
    }
    var back: [Int] = []
    vertex = end
    while vertex != 0 {
      back.append(arriving[vertex])
      vertex = ends[arriving[vertex]].from
    }
    return withoutLoops(edges + back.reversed(), from: start)
  }

  private func withoutLoops(_ edges: [Int], from start: Int) -> [Int] {
    var path: [Int] = []
    var lengthAt = [start: 0]
    for edge in edges {
      path.append(edge)
      if let length = lengthAt[ends[edge].to] {
        for dropped in path[length...] { lengthAt[ends[dropped].to] = nil }
        path.removeSubrange(length...)
        lengthAt[path.last.map { ends[$0].to } ?? start] = length
      } else {
        lengthAt[ends[edge].to] = path.count
      }
    }
    return path
  }
}
