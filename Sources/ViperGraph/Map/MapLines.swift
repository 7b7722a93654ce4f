/// The lines of a map: curves from the lower edge of a box to the upper edge of another one, through the spaces between the boxes of
/// the rows on the way. A line that leads up begins at an upper edge.
struct MapLines {
  /// The curve of each edge; nil for one within a box.
  private(set) var curves: [Curve?]

  /// The largest distance of neighbouring ends at a box.
  private static let spacing = 14.0
  /// The distance between a line and the boxes that it passes, and between two lines on the same path.
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
    curves = edges.map { _ in nil }
    let ends = ends(of: edges)
    var rows = rows
    for row in rows.indices { rows[row].lanes = rows[row].gaps.map { _ in 0 } }
    for (index, edge) in edges.enumerated() where edge.from != edge.to {
      curves[index] = curve(edge, ends[index], &rows)
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

  private func curve(_ edge: (from: Int, to: Int), _ ends: (from: Double, to: Double), _ rows: inout [Row]) -> Curve {
    let (from, to) = (boxes[edge.from], boxes[edge.to])
    if from.top == to.top { return arc(ends, below: from.bottom) }
    let isDown = isDown(edge)
    let start = isDown ? from.bottom : from.top
    let end = isDown ? to.top : to.bottom
    var curve = Curve(start: (ends.from, start))
    let between = rows.indices.filter { rows[$0].top > min(from.top, to.top) && rows[$0].top < max(from.top, to.top) }
    for row in isDown ? between : between.reversed() {
      let (top, bottom) = (rows[row].top - Self.clearance, rows[row].bottom + Self.clearance)
      let straight = ends.from + (ends.to - ends.from) * ((top + bottom) / 2 - start) / (end - start)
      let x = Self.way(near: straight, in: &rows[row])
      curve.bend(to: (x, isDown ? top : bottom))
      curve.bend(to: (x, isDown ? bottom : top))
    }
    curve.bend(to: (ends.to, end))
    return curve
  }

  private func arc(_ ends: (from: Double, to: Double), below y: Double) -> Curve {
    Curve(points: [(ends.from, y), (ends.from, y + 28), (ends.to, y + 28), (ends.to, y)])
  }

  /// The place nearest to a straight line where one can pass a row. Lines that are moved to the same place pass next to each other.
  private static func way(near x: Double, in row: inout Row) -> Double {
    // A row has gaps at both ends.
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
}

extension MapLines {
  /// Bézier curves one after the other, that begin and end upright.
  struct Curve {
    typealias Point = (x: Double, y: Double)

    /// The ends of the curves, with two control points between neighbouring ones; the y axis points down.
    private(set) var points: [Point]

    private static let arrow = (width: 3.5, height: 6.0)

    init(points: [Point]) {
      self.points = points
    }

    init(start: Point) {
      points = [start]
    }

    mutating func bend(to end: Point) {
      let start = points[points.count - 1]
      let middle = (start.y + end.y) / 2
      points += [(start.x, middle), (end.x, middle), end]
    }

    /// An SVG path, with an arrow at its end.
    var path: String {
      let curves = stride(from: 1, to: points.count, by: 3).map { "C" + points[$0..<$0 + 3].map(text).joined(separator: " ") }
      let (tip, back) = (points[points.count - 1], arrowBase)
      let arrow = "M\(text((tip.x - Self.arrow.width, back.y)))L\(text(tip))L\(text((tip.x + Self.arrow.width, back.y)))"
      return "M\(text(points[0]))" + curves.joined() + arrow
    }

    /// The value of Graphviz's attribute `pos`, with the tip of an arrow; the y axis of Graphviz points up.
    var position: String {
      let ends = [points[points.count - 1]] + points.dropLast() + [arrowBase]
      return "e," + ends.map { "\(Self.rounded($0.x)),\(Self.rounded(-$0.y))" }.joined(separator: " ")
    }

    private var arrowBase: Point {
      let (tip, control) = (points[points.count - 1], points[points.count - 2])
      return (tip.x, tip.y + (control.y < tip.y ? -Self.arrow.height : Self.arrow.height))
    }

    private func text(_ point: Point) -> String { "\(Self.rounded(point.x)) \(Self.rounded(point.y))" }

    private static func rounded(_ value: Double) -> String {
      let tenths = Int((value * 10).rounded())
      return tenths.isMultiple(of: 10) ? String(tenths / 10) : String(Double(tenths) / 10)
    }
  }
}

extension MapLayout.Frame {
  var middle: Double { left + width / 2 }
}
