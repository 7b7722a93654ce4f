/// The rows of a map, from the app's entries down to the leaves: each box below those that lead to it, but for edges that rise.
///
/// A level that is wider than the page continues in the next row. A box that is not reachable from
/// an entry is right above the first one that it leads to.
struct MapRows {
  /// The rows of the boxes with edges, each ordered to reduce crossings.
  private(set) var rows: [[Int]] = []
  /// The boxes without edges, in rows.
  private(set) var unlinked: [[Int]] = []
  /// The horizontal centre of each box.
  private(set) var centres: [Double]
  /// The width of the widest row.
  private(set) var width = 0.0

  /// The least and the largest space between boxes of a row.
  static let gaps = 18.0...64.0
  private static let sweeps = 16

  private let widths: [Double]
  private let page: Double

  /// - Parameter page: the width of the page.
  init(widths: [Double], edges: [(from: Int, to: Int)], order: FlowOrder, entries: Set<Int>, page: Double) {
    self.widths = widths
    self.page = page
    centres = widths.map { $0 / 2 }
    let forward = Neighbours(widths.count, edges.filter { !order.rises(from: $0.from, to: $0.to) && $0.from != $0.to })
    let all = Neighbours(widths.count, edges.filter { $0.from != $0.to })
    let isLinked = widths.indices.map { !all.targets[$0].isEmpty || !all.sources[$0].isEmpty }
    let linked = order.sequence.filter { isLinked[$0] }
    let reached = Neighbours.reached(from: linked.filter(entries.contains), along: forward.targets)
    if reached.count * 2 < linked.count {
      schedule(linked, forward)
    } else {
      schedule(linked.filter(reached.contains), forward)
      add(linked.filter { !reached.contains($0) }, forward)
    }
    rows.removeAll(where: \.isEmpty)
    unlinked = broken(order.sequence.filter { !isLinked[$0] })
    width = (rows + unlinked).map { least($0) }.max() ?? 0
    place(all)
  }

  private func least(_ row: [Int]) -> Double { row.reduce(-Self.gaps.lowerBound) { $0 + widths[$1] + Self.gaps.lowerBound } }

  private func hasRoom(for box: Int, in row: [Int]) -> Bool { row.isEmpty || least(row + [box]) <= page }

  /// Fills the rows from the top: of the boxes whose predecessors are all above, those with the longest way to go come first.
  private mutating func schedule(_ sequence: [Int], _ forward: Neighbours) {
    let inside = Set(sequence)
    var (heights, waiting): ([Int: Int], [Int: Int]) = ([:], [:])
    for box in sequence.reversed() { heights[box] = forward.targets[box].map { heights[$0, default: 0] + 1 }.max() ?? 0 }
    for box in sequence { waiting[box] = forward.sources[box].count(where: inside.contains) }
    var ready = sequence.filter { waiting[$0] == 0 }
    while !ready.isEmpty {
      // All boxes of the sequence have a height and a count.
      let ranked = ready.enumerated().sorted { (-heights[$0.element]!, $0.offset) < (-heights[$1.element]!, $1.offset) }.map(
        \.element)
      var row: [Int] = []
      for box in ranked where hasRoom(for: box, in: row) { row.append(box) }
      let taken = Set(row)
      ready = ranked.filter { !taken.contains($0) }
      for target in row.flatMap({ forward.targets[$0] }) where inside.contains(target) {
        waiting[target]! -= 1
        if waiting[target] == 0 { ready.append(target) }
      }
      rows.append(row)
    }
  }

  /// Adds the boxes to which no way leads from an entry: each right above the first box that it leads to, or else below those that
  /// lead to it.
  private mutating func add(_ sequence: [Int], _ forward: Neighbours) {
    var rowOf = self.rowOf
    func put(_ box: Int, in row: Int) {
      while rows.count <= row { rows.append([]) }
      rows[row].append(box)
      rowOf[box] = row
    }
    for box in sequence.reversed() {
      guard let first = forward.targets[box].compactMap({ rowOf[$0] }).min() else { continue }
      put(box, in: (0..<first).last { hasRoom(for: box, in: rows[$0]) } ?? max(first - 1, 0))
    }
    for box in sequence where rowOf[box] == nil {
      let start = forward.sources[box].compactMap { rowOf[$0] }.max().map { $0 + 1 } ?? 1
      put(box, in: (start..<max(start, rows.count)).first { hasRoom(for: box, in: rows[$0]) } ?? max(start, rows.count))
    }
  }

  private var rowOf: [Int: Int] {
    Dictionary(uniqueKeysWithValues: rows.enumerated().flatMap { row, boxes in boxes.map { ($0, row) } })
  }

  private func broken(_ boxes: [Int]) -> [[Int]] {
    boxes.reduce(into: []) { rows, box in
      if let last = rows.last, hasRoom(for: box, in: last) { rows[rows.count - 1].append(box) } else { rows.append([box]) }
    }
  }

  // MARK: places

  /// Sorts each row by the places of its neighbours, near ones counting more, in sweeps down and up.
  private mutating func place(_ all: Neighbours) {
    let rowOf = rowOf
    for row in rows + unlinked { spread(row) }
    for sweep in 0..<Self.sweeps {
      let isDown = sweep.isMultiple(of: 2)
      for row in isDown ? Array(rows.indices) : rows.indices.reversed() {
        let keys = rows[row].map { box -> Double in
          let near = (all.sources[box] + all.targets[box]).compactMap { other -> (place: Double, weight: Double)? in
            guard let otherRow = rowOf[other], isDown ? otherRow < row : otherRow > row else { return nil }
            return (centres[other], 1 / Double(abs(otherRow - row)))
          }
          let weight = near.reduce(0) { $0 + $1.weight }
          return weight == 0 ? centres[box] : near.reduce(0) { $0 + $1.place * $1.weight } / weight
        }
        rows[row] = rows[row].indices.sorted { (keys[$0], $0) < (keys[$1], $1) }.map { rows[row][$0] }
        spread(rows[row])
      }
    }
  }

  /// Places a row's boxes around the middle.
  private mutating func spread(_ row: [Int]) {
    let boxes = row.reduce(0) { $0 + widths[$1] }
    let free = (width - boxes) / Double(max(row.count - 1, 1))
    let gap = min(max(free, Self.gaps.lowerBound), Self.gaps.upperBound)
    var left = (width - boxes - gap * Double(row.count - 1)) / 2
    for box in row {
      centres[box] = left + widths[box] / 2
      left += widths[box] + gap
    }
  }
}
