/// The lines of a map as SVG paths: curves from the lower edge of a box to the upper edge of another one, through the spaces between
/// the boxes of the rows on the way. A line that leads up begins at an upper edge.
struct MapLines {
  /// The path of each edge, with its arrow; nil for one within a box.
  private(set) var paths: [String?]

  private static let arrow = (width: 3.5, height: 6.0)
  /// The largest distance of neighbouring ends at a box.
  private static let spacing = 14.0
  /// The distance of a line from the boxes that it passes, and of two lines that take the same way.
  private static let clearance = 5.0
  private static let lane = 3.0

  private let boxes: [MapLayout.Frame]
  private let rows: [Row]

  /// A row of boxes, with the spaces between them.
  private struct Row {
    var top: Double
    var bottom: Double
    var gaps: [ClosedRange<Double>]
    /// How many lines have been moved to the ends of each gap.
    var lanes: [Int]
  }

  private struct Side: Hashable {
    var box: Int
    var isLower: Bool
  }

  init(_ edges: [(from: Int, to: Int)], boxes: [MapLayout.Frame]) {
    self.boxes = boxes
    rows = Dictionary(grouping: boxes, by: \.top).sorted { $0.key < $1.key }.map { top, boxes in
      Row(top: top, bottom: boxes[0].bottom, gaps: Self.gaps(between: boxes), lanes: [])
    }
    paths = edges.map { _ in nil }
    let ends = ends(of: edges)
    var rows = rows
    for row in rows.indices { rows[row].lanes = rows[row].gaps.map { _ in 0 } }
    for (index, edge) in edges.enumerated() where edge.from != edge.to {
      paths[index] = path(edge, ends[index], &rows)
    }
  }

  // MARK: ends

  private func isDown(_ edge: (from: Int, to: Int)) -> Bool { boxes[edge.to].top > boxes[edge.from].top }

  /// A line down begins at a lower edge and ends at an upper one, a line up the other way round; one within a row has both ends
  /// below.
  private func sides(_ edge: (from: Int, to: Int)) -> (from: Side, to: Side) {
    let isDown = isDown(edge)
    let isLevel = boxes[edge.to].top == boxes[edge.from].top
    return (Side(box: edge.from, isLower: isDown || isLevel), Side(box: edge.to, isLower: !isDown))
  }

  /// Where each line begins and ends: next to each other, in the order of their other ends.
  private func ends(of edges: [(from: Int, to: Int)]) -> [(from: Double, to: Double)] {
    var atSides: [Side: [(edge: Int, isStart: Bool, other: Double)]] = [:]
    for (index, edge) in edges.enumerated() where edge.from != edge.to {
      let sides = sides(edge)
      atSides[sides.from, default: []].append((index, true, boxes[edge.to].middle))
      atSides[sides.to, default: []].append((index, false, boxes[edge.from].middle))
    }
    var result = edges.map { (from: boxes[$0.from].middle, to: boxes[$0.to].middle) }
    for (side, ends) in atSides {
      let sorted = ends.sorted { ($0.other, $0.edge, $0.isStart ? 0 : 1) < ($1.other, $1.edge, $1.isStart ? 0 : 1) }
      let box = boxes[side.box]
      let step = min(Self.spacing, (box.width - 20) / Double(max(sorted.count - 1, 1)))
      for (place, end) in sorted.enumerated() {
        let x = box.middle + (Double(place) - Double(sorted.count - 1) / 2) * step
        if end.isStart { result[end.edge].from = x } else { result[end.edge].to = x }
      }
    }
    return result
  }

  // MARK: ways

  private static func gaps(between boxes: [MapLayout.Frame]) -> [ClosedRange<Double>] {
    var (gaps, start): ([ClosedRange<Double>], Double) = ([], -Double.greatestFiniteMagnitude)
    for box in boxes.sorted(by: { $0.left < $1.left }) {
      if box.left - clearance >= start { gaps.append(start...(box.left - clearance)) }
      start = box.right + clearance
    }
    return gaps + [start...Double.greatestFiniteMagnitude]
  }

  private func path(_ edge: (from: Int, to: Int), _ ends: (from: Double, to: Double), _ rows: inout [Row]) -> String {
    let (from, to) = (boxes[edge.from], boxes[edge.to])
    if from.top == to.top { return arc(ends, below: from.bottom) }
    let isDown = isDown(edge)
    let start = isDown ? from.bottom : from.top
    let end = isDown ? to.top : to.bottom
    var text = "M\(point(ends.from, start))"
    var last = (x: ends.from, y: start)
    let between = rows.indices.filter { rows[$0].top > min(from.top, to.top) && rows[$0].top < max(from.top, to.top) }
    for row in isDown ? between : between.reversed() {
      let (top, bottom) = (rows[row].top - Self.clearance, rows[row].bottom + Self.clearance)
      let straight = ends.from + (ends.to - ends.from) * ((top + bottom) / 2 - start) / (end - start)
      let x = Self.way(near: straight, in: &rows[row])
      text += curve(last, (x, isDown ? top : bottom)) + "V\(rounded(isDown ? bottom : top))"
      last = (x, isDown ? bottom : top)
    }
    return text + curve(last, (ends.to, end)) + arrow(at: ends.to, end, isDown: isDown)
  }

  /// The place nearest to a straight line where one can pass a row. Lines that are moved to the same place pass next to each other.
  private static func way(near x: Double, in row: inout Row) -> Double {
    let nearest = row.gaps.indices.min { distance(x, row.gaps[$0]) < distance(x, row.gaps[$1]) }!
    let gap = row.gaps[nearest]
    guard !gap.contains(x) else { return x }
    let shift = min(Double(row.lanes[nearest]) * lane, gap.upperBound - gap.lowerBound, 48)
    row.lanes[nearest] += 1
    return x < gap.lowerBound ? gap.lowerBound + shift : gap.upperBound - shift
  }

  private static func distance(_ x: Double, _ gap: ClosedRange<Double>) -> Double {
    max(gap.lowerBound - x, x - gap.upperBound, 0)
  }

  // MARK: text

  private func arc(_ ends: (from: Double, to: Double), below y: Double) -> String {
    "M\(point(ends.from, y))C\(point(ends.from, y + 28)) \(point(ends.to, y + 28)) \(point(ends.to, y))"
      + arrow(at: ends.to, y, isDown: false)
  }

  /// A curve that begins and ends upright.
  private func curve(_ start: (x: Double, y: Double), _ end: (x: Double, y: Double)) -> String {
    let middle = (start.y + end.y) / 2
    return "C\(point(start.x, middle)) \(point(end.x, middle)) \(point(end.x, end.y))"
  }

  private func arrow(at x: Double, _ y: Double, isDown: Bool) -> String {
    let back = y + (isDown ? -Self.arrow.height : Self.arrow.height)
    return "M\(point(x - Self.arrow.width, back))L\(point(x, y))L\(point(x + Self.arrow.width, back))"
  }

  private func point(_ x: Double, _ y: Double) -> String { "\(rounded(x)) \(rounded(y))" }

  private func rounded(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths.isMultiple(of: 10) ? String(tenths / 10) : String(Double(tenths) / 10)
  }
}

extension MapLayout.Frame {
  var middle: Double { left + width / 2 }
}
