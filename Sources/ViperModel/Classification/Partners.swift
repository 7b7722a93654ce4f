import ViperLinking

/// By type, the types that it has points with, each once with the most points: rows of one array.
struct Partners: Sendable {
  typealias Link = (TypeSymbol.ID, TypeSymbol.ID, points: Int)

  struct Partner: Sendable {
    var type: TypeSymbol.ID
    var points: Int
  }

  private let types: RootTypes
  private var starts: [Int32] = [0]
  private var rows: [Partner] = []

  /// - Parameter links: count in both directions.
  init(_ links: [Link], among types: RootTypes) {
    self.types = types
    let ends = links.map { types.place(of: $0.0) } + links.map { types.place(of: $0.1) }
    let byEnd = Buckets(count: types.list.count, keys: ends)
    starts.reserveCapacity(types.list.count + 1)
    // By type, where it stands in the last row that it was put into.
    var placeInRow = [Int](repeating: -1, count: types.list.count)
    for type in types.list.indices {
      for end in byEnd[type] {
        let isFirst = Int(end) < links.count
        let link = links[isFirst ? Int(end) : Int(end) - links.count]
        let partner = isFirst ? link.1 : link.0
        let place = types.place(of: partner)
        if placeInRow[place] >= Int(starts[type]) {
          rows[placeInRow[place]].points = max(rows[placeInRow[place]].points, link.points)
        } else {
          placeInRow[place] = rows.count
          rows.append(Partner(type: partner, points: link.points))
        }
      }
      starts.append(Int32(rows.count))
    }
  }

  subscript(type: TypeSymbol.ID) -> ArraySlice<Partner> {
    let place = types.place(of: type)
    return rows[Int(starts[place])..<Int(starts[place + 1])]
  }
}
