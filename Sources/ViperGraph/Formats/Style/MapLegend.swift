import ViperModel

/// The words that explain a map.
enum MapLegend {
  /// The opacity of lines that lead down, as most do, so that those that lead up or break a rule come forward.
  static let fading = "80"

  /// The caption of a box that the app starts with.
  static let start = "the app starts here"

  /// The caption of a box that nothing opens.
  static let unreached = "nothing opens it"

  /// How to read the rows and lines of a map.
  static func sentence(_ view: GraphView) -> String {
    let entries = view.nodes.reduce(0) { $0 + $1.modules.count(where: \.isEntry) }
    let start =
      entries == 0
      ? "" : entries == 1 ? ", from the module that the app starts with" : ", from the modules that an app starts with"
    let groups = view.nodes.contains { $0.folder != nil } ? " A box with a tab holds several modules." : ""
    return "Read from top to bottom\(start); a thicker line stands for more references.\(groups)"
  }

  /// A kind of line and what it means.
  struct Line {
    var style: EdgeStyle
    var isRising: Bool
    var text: String
  }

  /// Each kind of line and, where there are any, those that lead up.
  static func lines(_ view: GraphView, rising: Set<Int>) -> [Line] {
    EdgeStyle.allCases.flatMap { style -> [Line] in
      let edges = view.edges.indices.filter { EdgeStyle(of: view.edges[$0]) == style }
      guard !edges.isEmpty else { return [] }
      let down = Line(style: style, isRising: false, text: style.name)
      let up = Line(style: style, isRising: true, text: "\(style.name), back up")
      return edges.contains(where: rising.contains) ? [down, up] : [down]
    }
  }

  /// The lines as samples of a legend.
  static func samples(_ view: GraphView, rising: Set<Int>) -> [LegendSample] {
    lines(view, rising: rising).map { line in
      line.isRising
        ? LegendSample(color: Shade.back.light, line: line.style.line, width: 2, text: line.text)
        : LegendSample(color: line.style.color.light + fading, line: line.style.line, text: line.text)
    }
  }
}

/// A line of the legend and its meaning.
struct LegendSample {
  var color: String
  var line = "solid"
  var width = 1
  var text: String

  static func ofReferences(in view: GraphView) -> [LegendSample] {
    let used = Set(view.edges.map { EdgeStyle(of: $0) })
    return EdgeStyle.allCases.filter(used.contains).map { LegendSample(color: $0.color.light, line: $0.line, text: $0.name) }
  }

  static func ofFindings(in view: GraphView) -> [LegendSample] {
    let severities = Set((view.nodes.flatMap(\.marks) + view.edges.flatMap(\.marks)).map(\.severity))
    return [Severity.error, .warning].filter(severities.contains).map { severity in
      LegendSample(
        color: (MarkStyle.color(of: severity) ?? .line).light, width: severity == .error ? 3 : 2,
        text: view.isMap ? "\(MarkStyle.sign(of: severity))1: a box with 1 \(severity.rawValue)" : severity.rawValue)
    }
  }
}
