import ViperModel
import ViperText

/// A trend as an SVG of four small charts over the same commits: findings, modules, coupling and cycles.
struct TrendPicture: TrendFormat {
  var name: String { "svg" }
  var isPicture: Bool { true }

  func output(of trend: Trend) -> FormattedGraph { FormattedGraph(ChartSVG(TrendChart(trend).chart).document) }
}

/// The charts of a trend, whose commits are at equal distances.
struct TrendChart {
  private static let columns = [24.0, 460.0]
  private static let panelHeight = 208.0
  private static let top = 92.0

  private let trend: Trend

  init(_ trend: Trend) { self.trend = trend }

  var chart: Chart {
    let title = "Trend" + (trend.title.isEmpty ? "" : ": \(trend.title.visible)")
    var chart = Chart(title: title, description: "\(span). \(change)", height: Self.top + 2 * Self.panelHeight + 8)
    chart.addHead([span + "."])
    for (index, panel) in panels.enumerated() {
      let corner = Chart.Point(Self.columns[index % 2], Self.top + Double(index / 2) * Self.panelHeight)
      chart.elements += TrendPanel(panel, days: trend.points.map(\.day), captions: captions, corner: corner).elements
    }
    return chart
  }

  /// `12 of 240 commits that changed Swift files, from 2025-01-31 to 2026-01-31`.
  private var span: String {
    let days = [trend.points.first?.day, trend.points.last?.day].compactMap(\.self)
    let all = max(trend.commits, trend.points.count)
    let count =
      trend.points.count == all
      ? "\(counted(all, "commit"))" : "\(trend.points.count) of \(counted(all, "commit")), spread evenly"
    return count + (days.count == 2 ? ", from \(days[0]) to \(days[1])" : "")
  }

  /// The first and the last figures in words, for readers who do not see the picture.
  private var change: String {
    guard let first = trend.points.first?.figures, let last = trend.points.last?.figures else { return "" }
    return panels.map { panel in
      let parts = panel.lines.map { "\(panel.label($0, $0.value(first))) to \(panel.label($0, $0.value(last)))" }
      return "\(panel.title): \(parts.joined(separator: ", "))"
    }.joined(separator: "; ") + "."
  }

  private var captions: [[String]] {
    trend.points.map { point in
      let figures = point.figures
      return [
        "\(point.day) \(point.shortCommit) \(point.subject)",
        figures.findings.total == 0 ? "no findings" : figures.findings.text,
        "\(counted(figures.modules, "module")), coupling \(hundredths(figures.coupling))",
        figures.cycles == 0
          ? "no cycles" : "\(counted(figures.cycles, "cycle")) with \(counted(figures.modulesInCycles, "module"))",
      ]
    }
  }

  private var panels: [TrendPanel.Content] {
    let found = Severity.worstFirst.map { severity in
      TrendPanel.Line(
        noun: severity.rawValue, sign: Chart.sign(of: severity),
        color: Chart.color(of: severity), dashes: severity == .info ? "2 3" : nil,
        values: trend.points.map { Double($0.figures.findings[severity]) }
      ) { Double($0.findings[severity]) }
    }
    return [
      TrendPanel.Content(title: "findings", lines: found),
      content("modules", [("module", .navigation, nil, { Double($0.modules) })]),
      content("coupling: other modules that a module refers to", [("", .navigation, nil, { $0.coupling })], digits: true),
      content(
        "cycles of references, and the modules in them",
        [("cycle", .navigation, nil, { Double($0.cycles) }), ("module", .muted, "5 3", { Double($0.modulesInCycles) })]),
    ]
  }

  private func content(
    _ title: String, _ lines: [(noun: String, color: Shade, dashes: String?, value: (TrendPoint.Figures) -> Double)],
    digits: Bool = false
  ) -> TrendPanel.Content {
    TrendPanel.Content(
      title: title,
      lines: lines.map { line in
        TrendPanel.Line(
          noun: line.noun, sign: "", color: line.color, dashes: line.dashes, values: trend.points.map { line.value($0.figures) },
          value: line.value)
      }, hasDigits: digits)
  }
}
