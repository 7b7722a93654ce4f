import ViperText

/// A chart as SVG, light and dark by the reader's preference.
struct ChartSVG {
  private let chart: Chart

  init(_ chart: Chart) { self.chart = chart }

  /// The whole document.
  var document: String {
    let paper = Chart.Element.box(.init(0, 0), width: Chart.width, height: chart.height, fill: .paper)
    let drawing = text(of: paper) + body
    return """
      <svg xmlns="http://www.w3.org/2000/svg" \(opening)>
      \(head)<style>
      \(SVGStyleSheet.text(for: drawing))
      </style>
      \(drawing)</svg>

      """
  }

  private var opening: String {
    let (width, height) = (Self.number(Chart.width), Self.number(chart.height))
    return """
      class="viper-graph" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" role="group" \
      aria-labelledby="viper-graph-title viper-graph-desc" font-family="Helvetica,Arial,sans-serif"
      """
  }

  private var head: String {
    """
    <title id="viper-graph-title">\(chart.title.xml)</title>
    <desc id="viper-graph-desc">\(chart.description.xml)</desc>

    """
  }

  private var body: String { chart.elements.map(text).joined() }

  private func text(of element: Chart.Element) -> String {
    switch element {
    case .text(let text, let place, let size, let color, let anchor, let isBold):
      """
      <text x="\(Self.number(place.x))" y="\(Self.number(place.y))" font-size="\(Self.number(size))"\
      \(anchor == .start ? "" : " text-anchor=\"\(anchor.rawValue)\"")\(isBold ? " font-weight=\"bold\"" : "") \
      fill="\(Self.color(color))">\(text.xml)</text>

      """
    case .box(let corner, let width, let height, let fill, let line, let radius):
      """
      <rect x="\(Self.number(corner.x))" y="\(Self.number(corner.y))" width="\(Self.number(width))" \
      height="\(Self.number(height))"\(radius > 0 ? " rx=\"\(Self.number(radius))\"" : "") fill="\(Self.color(fill))"\
      \(line.map { " stroke=\"\(Self.color($0))\"" } ?? "")/>

      """
    case .line(let points, let color, let width, let dashes):
      """
      <path d="M\(points.map { "\(Self.number($0.x)) \(Self.number($0.y))" }.joined(separator: "L"))" fill="none" \
      stroke="\(Self.color(color))" stroke-width="\(Self.number(width))" stroke-linejoin="round"\
      \(dashes.map { " stroke-dasharray=\"\($0)\"" } ?? "")/>

      """
    case .dot(let place, let radius, let fill):
      """
      <circle cx="\(Self.number(place.x))" cy="\(Self.number(place.y))" r="\(Self.number(radius))" fill="\(Self.color(fill))"/>

      """
    case .area(let corner, let width, let height, let tooltip):
      """
      <rect x="\(Self.number(corner.x))" y="\(Self.number(corner.y))" width="\(Self.number(width))" \
      height="\(Self.number(height))" fill="none" pointer-events="all"><title>\(Self.title(tooltip))</title></rect>

      """
    case .group(let tooltip, let link, let elements): group(tooltip, link, elements)
    }
  }

  private func group(_ tooltip: [String], _ link: String?, _ elements: [Chart.Element]) -> String {
    let title = "<title>\(Self.title(tooltip))</title>\n"
    let inner = "<g role=\"\(link == nil ? "img" : "group")\">\n\(title)\(elements.map(text).joined())</g>\n"
    return link.map { "<a href=\"\($0.xml)\">\n\(inner)</a>\n" } ?? inner
  }

  private static func title(_ lines: [String]) -> String { lines.map(\.xml).joined(separator: "\n") }

  /// Lowercase, because the style sheet selects colours as Graphviz writes them.
  private static func color(_ shade: Shade) -> String { shade.light.lowercased() }

  /// A number with one decimal at most.
  private static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    let sign = tenths < 0 ? "-" : ""
    let size = abs(tenths)
    return sign + String(size / 10) + (size % 10 == 0 ? "" : ".\(size % 10)")
  }
}
