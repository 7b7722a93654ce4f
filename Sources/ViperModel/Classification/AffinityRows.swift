import ViperLinking

/// A weighted adjacency list: by type, its neighbours with the highest points of any edge, as rows of one array.
struct AffinityRows: Sendable {
  typealias Edge = (TypeSymbol.ID, TypeSymbol.ID, points: Int)

  struct Neighbour: Sendable {
    var type: TypeSymbol.ID
    var points: Int
  }

  private let types: RootTypes
  private var starts: [Int32] = [0]
  private var rows: [Neighbour] = []

  /// - Parameter edges: undirected.
  init(_ edges: [Edge], among types: RootTypes) {
    self.types = types
    let ends = edges.map { types.place(of: $0.0) } + edges.map { types.place(of: $0.1) }
    let byEnd = AdjacencyTable(count: types.list.count, keys: ends)
    starts.reserveCapacity(types.list.count + 1)
    // By type, its position in the last row that it was added to.
    var placeInRow = [Int](repeating: -1, count: types.list.count)
    for type in types.list.indices {
      for end in byEnd[type] {
        let isFirst = Int(end) < edges.count
        let edge = edges[isFirst ? Int(end) : Int(end) - edges.count]
        let neighbour = isFirst ? edge.1 : edge.0
        let place = types.place(of: neighbour)
        if placeInRow[place] >= Int(starts[type]) {
          rows[placeInRow[place]].points = max(rows[placeInRow[place]].points, edge.points)
        } else {
          placeInRow[place] = rows.count
          rows.append(Neighbour(type: neighbour, points: edge.points))
        }
      }
      starts.append(Int32(rows.count))
    }
  }

  subscript(type: TypeSymbol.ID) -> ArraySlice<Neighbour> {
    let place = types.place(of: type)
    return rows[Int(starts[place])..<Int(starts[place + 1])]
  }
}
