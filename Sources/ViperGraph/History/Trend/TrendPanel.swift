import ViperText

/// A small line chart: values over commits, with the last value of each line as its label.
struct TrendPanel {
  struct Line {
    /// The noun of its values; empty if the title names them.
    var noun: String
    /// The sign before its name that distinguishes the line without colour.
    var sign: String
    var color: Shade
    var dashes: String?
    var values: [Double]
    var value: (TrendPoint.Figures) -> Double
  }

  struct Content {
    var title: String
    var lines: [Line]
    /// Whether values have decimals.
    var hasDigits = false

    /// A value with its noun: `26 warnings`, `2.24`.
    func label(_ line: Line, _ value: Double) -> String {
      let number = hasDigits ? hundredths(value) : String(Int(value))
      return line.noun.isEmpty ? number : "\(number) \(line.noun)\(value == 1 ? "" : "s")"
    }
  }

  private static let size = (width: 288.0, height: 132.0)
  /// The space of the numbers on the left, and of the title above.
  private static let inset = (left: 34.0, top: 28.0)
  private static let labelSize = 11.0

  private let content: Content
  private let days: [String]
  private let captions: [[String]]
  /// The left and upper end of the axes.
  private let origin: Chart.Point
  private let corner: Chart.Point
  private let scale: AxisScale

  /// - Parameter captions: the tooltips of the commits.
  init(_ content: Content, days: [String], captions: [[String]], corner: Chart.Point) {
    (self.content, self.days, self.captions, self.corner) = (content, days, captions, corner)
    origin = Chart.Point(corner.x + Self.inset.left, corner.y + Self.inset.top)
    scale = AxisScale(upTo: content.lines.flatMap(\.values).max() ?? 0, inWholeNumbers: !content.hasDigits)
  }

  var elements: [Chart.Element] {
    [.text(content.title, at: .init(corner.x, corner.y + 10), size: 12, isBold: true)] + axes + lines + labels + tips
  }

  private func x(_ index: Int) -> Double {
    // A single commit is in the middle.
    days.count < 2 ? origin.x + Self.size.width / 2 : origin.x + Self.size.width * Double(index) / Double(days.count - 1)
  }

  private func y(_ value: Double) -> Double { origin.y + Self.size.height * (1 - value / scale.end) }

  // MARK: axes

  private var axes: [Chart.Element] {
    let ticks = scale.ticks.flatMap { tick -> [Chart.Element] in
      [
        .line([.init(origin.x, y(tick)), .init(origin.x + Self.size.width, y(tick))], color: tick == 0 ? .faint : .frame),
        .text(scale.text(tick), at: .init(origin.x - 6, y(tick) + 4), size: 10, color: .muted, anchor: .end),
      ]
    }
    let below = origin.y + Self.size.height + 16
    guard let first = days.first, let last = days.last else { return ticks }
    if days.count == 1 { return ticks + [.text(first, at: .init(x(0), below), size: 10, color: .muted, anchor: .middle)] }
    let middle = days.count / 2
    let between: [Chart.Element] =
      days.count < 3 ? [] : [.text(days[middle], at: .init(x(middle), below), size: 10, color: .muted, anchor: .middle)]
    return ticks + [.text(first, at: .init(origin.x, below), size: 10, color: .muted)] + between
      + [.text(last, at: .init(origin.x + Self.size.width, below), size: 10, color: .muted, anchor: .end)]
  }

  // MARK: lines

  private func points(of line: Line) -> [Chart.Point] { line.values.enumerated().map { Chart.Point(x($0), y($1)) } }

  /// The first line is drawn last, on top of the others.
  private var lines: [Chart.Element] {
    content.lines.reversed().flatMap { line -> [Chart.Element] in
      let points = points(of: line)
      let dots = points.map { Chart.Element.dot($0, radius: days.count > 30 ? 1.5 : 2.5, fill: line.color) }
      return (points.count > 1 ? [.line(points, color: line.color, width: 1.6, dashes: line.dashes)] : []) + dots
    }
  }

  /// The name and last value of each line at its end, moved apart where lines end close together.
  private var labels: [Chart.Element] {
    let ends = content.lines.compactMap { line in line.values.last.map { (line, y($0) + 4) } }
    // The highest first; of equal ones, in the order of the lines.
    let order = ends.indices.sorted { (ends[$0].1, $0) < (ends[$1].1, $1) }
    var next = -Double.infinity
    var places: [Double] = []
    for index in order {
      places.append(max(ends[index].1, next))
      next = places[places.count - 1] + Self.labelSize + 2
    }
    let excess = max(0, (places.last ?? 0) - (origin.y + Self.size.height + 4))
    return zip(order, places).map { index, place in
      let line = ends[index].0
      let text = line.sign + content.label(line, line.values.last ?? 0)
      return .text(
        text, at: .init(origin.x + Self.size.width + 7, place - excess), size: Self.labelSize,
        color: line.color == .faint ? .muted : line.color)
    }
  }

  /// An area for each commit that shows its tooltip, over the full height, since dots are small.
  private var tips: [Chart.Element] {
    let step = days.count < 2 ? Self.size.width : Self.size.width / Double(days.count - 1)
    return captions.enumerated().map { index, caption in
      .area(.init(x(index) - step / 2, origin.y), width: step, height: Self.size.height, tooltip: caption)
    }
  }
}

/// An axis from zero to a round number.
struct AxisScale: Equatable {
  let end: Double
  let ticks: [Double]

  private static let steps = [0.01, 0.1, 1, 10, 100, 1000, 10_000, 100_000, 1_000_000].flatMap { [$0, 2 * $0, 5 * $0] }

  /// Up to four equal steps of 1, 2 or 5 times a power of ten; at least 1 where values are whole.
  init(upTo largest: Double, inWholeNumbers isWhole: Bool) {
    let least = isWhole ? 1 : 0.01
    let step = Self.steps.first { $0 >= max(least, largest / 4) } ?? largest / 4
    let count = max(1, (largest / step - 0.001).rounded(.up))
    end = step * count
    ticks = (0...Int(count)).map { Double($0) * step }
  }

  /// All ticks but zero have decimals if one has.
  func text(_ tick: Double) -> String {
    tick == 0 || ticks.allSatisfy { $0 == $0.rounded() } ? String(Int(tick.rounded())) : hundredths(tick)
  }
}
