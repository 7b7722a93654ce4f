/// A graph that takes edges as long as they close no cycle.
///
/// It keeps a topological order of its vertices, after Pearce and Kelly: an edge along the order costs nothing, one against it a
/// search of what lies between its ends, after which they change places.
struct AcyclicGraph {
  typealias Ends = (from: Int, to: Int)

  /// The edges by which the last refused edge would have closed a cycle, from its target on; nil where nobody looked.
  private(set) var path: [Int]?

  private var outgoing: [[(edge: Int, vertex: Int)]]
  private var incoming: [[(edge: Int, vertex: Int)]]
  private var ends: [Int: Ends] = [:]
  /// By vertex, its place in the order.
  private var place: [Int]
  /// By vertex: the search that was there last, and the edge by which it came.
  private var visit: [Int]
  private var cameBy: [Int]
  private var search = 0
  /// How many edges it may still look at.
  private var effort: Int

  /// - Parameter planned: all edges that are going to come; an order that suits most of them spares searches.
  init(count: Int, planned: [Ends], effort: Int) {
    outgoing = Array(repeating: [], count: count)
    incoming = outgoing
    place = DepthFirstOrder.places(count: count, edges: planned)
    visit = Array(repeating: 0, count: count)
    cameBy = visit
    self.effort = effort
  }

  /// Takes an edge; false if it closes a cycle, or if that would take too long to find out.
  mutating func insert(_ edge: Int, _ new: Ends) -> Bool {
    path = nil
    if place[new.from] < place[new.to] {
      add(edge, new)
      return true
    }
    guard effort > 0, let after = reached(from: new.to, to: new.from) else { return false }
    let before = reaching(new.from, from: new.to)
    reorder(before, after)
    add(edge, new)
    return true
  }

  /// Takes out the edges that were inserted last.
  mutating func remove(_ edges: some Sequence<Int>) {
    for edge in edges {
      // Only what was inserted is removed, and once.
      let old = ends.removeValue(forKey: edge)!
      outgoing[old.from].removeAll { $0.edge == edge }
      incoming[old.to].removeAll { $0.edge == edge }
    }
  }

  private mutating func add(_ edge: Int, _ new: Ends) {
    outgoing[new.from].append((edge, new.to))
    incoming[new.to].append((edge, new.from))
    ends[edge] = new
  }

  /// What `start` leads to before the place of `end`; nil if that includes `end`, or takes too long.
  private mutating func reached(from start: Int, to end: Int) -> [Int]? {
    search += 1
    visit[start] = search
    var queue = [start]
    var position = 0
    while position < queue.count {
      for (edge, next) in outgoing[queue[position]] where visit[next] != search && place[next] <= place[end] {
        visit[next] = search
        cameBy[next] = edge
        if next == end {
          path = way(from: start, to: end)
          return nil
        }
        queue.append(next)
      }
      effort -= outgoing[queue[position]].count
      if effort <= 0 { return nil }
      position += 1
    }
    return queue
  }

  private func way(from start: Int, to end: Int) -> [Int] {
    var way: [Int] = []
    var vertex = end
    while vertex != start {
      way.append(cameBy[vertex])
      // The search came by an edge that is there.
      vertex = ends[cameBy[vertex]]!.from
    }
    return way.reversed()
  }

  /// What leads to `end` from behind the place of `start`.
  private mutating func reaching(_ end: Int, from start: Int) -> [Int] {
    search += 1
    visit[end] = search
    var queue = [end]
    var position = 0
    while position < queue.count {
      for (_, next) in incoming[queue[position]] where visit[next] != search && place[next] > place[start] {
        visit[next] = search
        queue.append(next)
      }
      effort -= incoming[queue[position]].count
      position += 1
    }
    return queue
  }

  /// Gives the places of both to those before, then to those after.
  private mutating func reorder(_ before: [Int], _ after: [Int]) {
    let vertices = before.sorted { place[$0] < place[$1] } + after.sorted { place[$0] < place[$1] }
    let places = vertices.map { place[$0] }.sorted()
    for (vertex, new) in zip(vertices, places) { place[vertex] = new }
  }
}

/// The reverse postorder of a depth-first walk, which only edges back to a vertex on the way run against.
private enum DepthFirstOrder {
  /// By vertex, its place in the order.
  static func places(count: Int, edges: [AcyclicGraph.Ends]) -> [Int] {
    var outgoing = [[Int]](repeating: [], count: count)
    for (from, to) in edges { outgoing[from].append(to) }
    var places = [Int](repeating: -1, count: count)
    var isSeen = [Bool](repeating: false, count: count)
    var next = count
    for start in 0..<count where !isSeen[start] {
      isSeen[start] = true
      var walk = [(vertex: start, edge: 0)]
      while let (vertex, edge) = walk.last {
        guard edge < outgoing[vertex].count else {
          next -= 1
          places[vertex] = next
          walk.removeLast()
          continue
        }
        walk[walk.count - 1].edge += 1
        let target = outgoing[vertex][edge]
        if !isSeen[target] {
          isSeen[target] = true
          walk.append((target, 0))
        }
      }
    }
    return places
  }
}
