import ViperModel
import ViperText

/// The hotspots as an SVG of ranked bars: findings, commits and dependants of a module side by side.
struct HotspotPicture: HotspotFormat {
  var name: String { "svg" }
  var isPicture: Bool { true }

  func output(of drawing: HotspotDrawing) -> FormattedGraph {
    FormattedGraph(ChartSVG(HotspotChart(drawing).titled).document)
  }
}

/// The chart of hotspots, hottest first.
struct HotspotChart {
  private static let rowHeight = 28.0
  private static let margin = 24.0
  /// The left edges and widths of the columns.
  private static let names = (left: 56.0, width: 244.0)
  private static let findings = (left: 320.0, width: 220.0)
  private static let commits = (left: 564.0, width: 120.0)
  private static let dependants = (left: 704.0, width: 120.0)

  private let drawing: HotspotDrawing
  private let shown: [Hotspot]

  init(_ drawing: HotspotDrawing) {
    self.drawing = drawing
    shown = drawing.shown
  }

  private var list: HotspotList { drawing.list }

  /// The chart below its title and the summary.
  var titled: Chart {
    var chart = chart(from: 76)
    chart.addHead([list.summary.prefix(1).uppercased() + list.summary.dropFirst() + ".", HotspotList.formula])
    return chart
  }

  /// - Parameter top: the space above.
  private func chart(from top: Double) -> Chart {
    let title = "Fix first" + (list.title.isEmpty ? "" : ": \(list.title.visible)")
    var chart = Chart(title: title, description: "\(list.summary). \(HotspotList.formula)", height: top + 24)
    if shown.isEmpty { return chart }
    let (first, bottom) = (top + 52, top + 52 + Self.rowHeight * Double(shown.count))
    chart.height = bottom + 24
    chart.elements += heads(first - 10) + legend(first - 10) + scale(first - 10)
    for (index, hotspot) in shown.enumerated() {
      chart.elements.append(row(hotspot, index, first + Self.rowHeight * Double(index)))
    }
    let left = list.hotspots.count - shown.count
    let notes = [left > 0 ? "\(counted(left, "more module")) with findings" : nil, list.rest].compactMap(\.self)
    for (index, note) in notes.enumerated() {
      chart.elements.append(.text(note, at: .init(Self.names.left, bottom + 16 + 17 * Double(index)), color: .muted))
    }
    chart.height += 16 * Double(notes.count)
    return chart
  }

  private func heads(_ y: Double) -> [Chart.Element] {
    let columns = [
      ("module", Self.names.left), ("findings", Self.findings.left), ("commits", Self.commits.left),
      ("modules that depend on it", Self.dependants.left),
    ]
    return columns.map { .text($0, at: .init($1, y), size: 11, color: .muted) }
      + [.line([.init(Self.margin, y + 6), .init(Chart.width - Self.margin, y + 6)], color: .frame)]
  }

  /// The colours of heat, the hottest last.
  private func scale(_ y: Double) -> [Chart.Element] {
    let shades = EmphasisStyle.heat
    let left = Self.names.left + Self.names.width - Double(shades.count) * 10 - Chart.width(of: "hotter", size: 10) - 6
    return shades.enumerated().map { index, shade in
      .box(.init(left + Double(index) * 10, y - 8), width: 10, height: 9, fill: shade, line: .frame)
    } + [.text("hotter", at: .init(left + Double(shades.count) * 10 + 4, y), size: 10, color: .note)]
  }

  /// The severities that occur, as in the other pictures.
  private func legend(_ y: Double) -> [Chart.Element] {
    var x = Self.findings.left + Chart.width(of: "findings", size: 11) + 12
    return Severity.worstFirst.filter { severity in shown.contains { $0.findings[severity] > 0 } }.flatMap { severity in
      let word = Chart.sign(of: severity) + severity.rawValue
      defer { x += 13 + Chart.width(of: word, size: 10) + 8 }
      return [
        Chart.Element.box(.init(x, y - 8), width: 9, height: 9, fill: Chart.color(of: severity)),
        .text(word, at: .init(x + 13, y), size: 10, color: .note),
      ]
    }
  }

  // MARK: rows

  private func row(_ hotspot: Hotspot, _ index: Int, _ top: Double) -> Chart.Element {
    let base = top + 18
    let name = list.name(of: hotspot).visible
    let rules = hotspot.rulesByCount.map { "\($1) × \($0)" }
    return .group(
      tooltip: ["\(index + 1). \(name): \(hotspot.reason)", "\(hotspot.path), heat \(hotspot.heat)"] + rules,
      link: drawing.links?.url(file: hotspot.path, line: nil),
      [
        .text(String(index + 1), at: .init(Self.names.left - 8, base), color: .muted, anchor: .end),
        .box(
          .init(Self.names.left, top + 2), width: Self.names.width, height: Self.rowHeight - 5,
          fill: EmphasisStyle.fill(list.share(of: hotspot)), line: .frame, radius: 4),
        .text(Chart.fitted(name, width: Self.names.width - 16), at: .init(Self.names.left + 8, base)),
      ] + findings(of: hotspot, top)
        + bar(hotspot.commits, of: shown.map(\.commits).max() ?? 0, Self.commits, top, .navigation)
        + bar(hotspot.dependants, of: shown.map(\.dependants).max() ?? 0, Self.dependants, top, .muted))
  }

  /// A bar with a segment for each severity, and the number of findings.
  private func findings(of hotspot: Hotspot, _ top: Double) -> [Chart.Element] {
    let largest = Double(shown.map(\.findings.total).max() ?? 1)
    var x = Self.findings.left
    var elements: [Chart.Element] = []
    for severity in Severity.worstFirst where hotspot.findings[severity] > 0 {
      let width = Double(hotspot.findings[severity]) / largest * (Self.findings.width - 64)
      elements.append(.box(.init(x, top + 7), width: max(1.5, width), height: 13, fill: Chart.color(of: severity)))
      x += max(1.5, width)
    }
    return elements + [Self.number(Self.text(of: hotspot.findings), at: x, top)]
  }

  /// `3 (! 1)`, `! 3` if all are warnings.
  private static func text(of counts: SeverityCounts) -> String {
    let signed = [Severity.error, .warning].filter { counts[$0] > 0 }
    let parts = signed.map { Chart.sign(of: $0) + String(counts[$0]) }
    if let only = signed.first, counts[only] == counts.total { return parts[0] }
    return String(counts.total) + (parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))")
  }

  private func bar(
    _ value: Int, of largest: Int, _ column: (left: Double, width: Double), _ top: Double, _ color: Shade
  ) -> [Chart.Element] {
    let width = largest == 0 ? 0 : Double(value) / Double(largest) * (column.width - 34)
    let bar = Chart.Element.box(.init(column.left, top + 7), width: max(1.5, width), height: 13, fill: color)
    return (value == 0 ? [] : [bar]) + [
      Self.number(String(value), at: value == 0 ? column.left - 5 : column.left + max(1.5, width), top)
    ]
  }

  private static func number(_ text: String, at x: Double, _ top: Double) -> Chart.Element {
    .text(text, at: .init(x + 5, top + 18), size: 11, color: .note)
  }
}
