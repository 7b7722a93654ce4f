import ViperText

/// The hotspots as an HTML page: the picture, and a table with the reason for each rank.
struct HotspotPage: HotspotFormat {
  private static let style = """
    body { max-width: 60rem; margin: 0 auto; padding: 1rem; line-height: 1.4; }
    h1 { font-size: 1.4rem; margin: 0.5rem 0; }
    svg.viper-graph { max-width: 100%; height: auto; background: none; }
    table { width: 100%; margin: 1rem 0; }
    th, td { text-align: left; vertical-align: top; padding: 0.3rem 0.6rem; border-bottom: 1px solid var(--rule); }
    th:first-child, td:first-child, th:last-child, td:last-child { text-align: right; }
    td code { overflow-wrap: anywhere; }
    td small { display: block; color: var(--muted); }

    """

  var name: String { "html" }
  var endings: [String] { ["htm"] }

  func output(of drawing: HotspotDrawing) -> FormattedGraph {
    let chart = HotspotChart(drawing).chart(from: 0)
    let svg = ChartSVG(chart)
    let body = """
      <main>
      <h1>\(chart.title.markup)</h1>
      <p>\(drawing.list.summary.prefix(1).uppercased().markup)\(String(drawing.list.summary.dropFirst()).markup).<br>
      \(HotspotList.formula.markup)</p>
      \(drawing.shown.isEmpty ? "" : svg.element)\(table(of: drawing))</main>

      """
    return FormattedGraph(PageFrame(style: Self.style + svg.style + "\n", script: "").page(title: chart.title, body: body))
  }

  private func table(of drawing: HotspotDrawing) -> String {
    if drawing.written.isEmpty { return "" }
    let rows = drawing.written.enumerated().map { index, hotspot in
      "<tr><td>\(index + 1)</td><td>\(name(of: hotspot, in: drawing))</td><td>\(hotspot.reason.markup)"
        + "<small>\(rules(of: hotspot))</small></td><td>\(hotspot.heat)</td></tr>\n"
    }
    let head = ["rank", "module", "reason", "heat"].map { "<th scope=\"col\">\($0)</th>" }
    return "<table>\n<thead><tr>\(head.joined())</tr></thead>\n<tbody>\n\(rows.joined())</tbody>\n</table>\n"
  }

  private func name(of hotspot: Hotspot, in drawing: HotspotDrawing) -> String {
    let path = "<code>\(hotspot.path.markup)</code>"
    let link = drawing.links?.url(file: hotspot.path, line: nil)
    return "\(hotspot.module.markup)<br>" + (link.map { "<a href=\"\($0.markup)\">\(path)</a>" } ?? path)
  }

  private func rules(of hotspot: Hotspot) -> String {
    hotspot.rulesByCount.map { "\($1) × <code>\($0.markup)</code>" }.joined(separator: "<br>")
  }
}
