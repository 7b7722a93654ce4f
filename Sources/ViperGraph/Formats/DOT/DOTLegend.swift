import ViperModel
import ViperText

/// The title of a picture and, below it, a legend of the lines and colours that occur in it.
struct DOTLegend {
  private let title: String
  private let view: GraphView
  private let fontSize: Int
  private let samples: [LegendSample]
  private let width: Double?

  /// - Parameter samples: the lines and their meaning; by default, those of the references in the view.
  /// - Parameter width: the width of the map below; nil for a legend that is as wide as its text.
  init(title: String, _ view: GraphView, fontSize: Int = 11, samples: [LegendSample]? = nil, width: Double? = nil) {
    self.width = width
    self.title = title
    self.view = view
    self.fontSize = fontSize
    self.samples = samples ?? LegendSample.ofReferences(in: view)
  }

  /// The legend as an HTML-like label.
  var label: String { "<\(table)>" }

  var table: String {
    """
    <TABLE BORDER="0" CELLBORDER="0" CELLSPACING="0" CELLPADDING="2"><TR><TD ALIGN="LEFT">\
    <FONT POINT-SIZE="16"><B>\(DOTText.html(title))</B></FONT>\
      <FONT COLOR="\(Shade.muted.light)">\(DOTText.html(counts))</FONT></TD></TR>\(row)\(explanation)</TABLE>
    """
  }

  var counts: String {
    let modules = view.level == .module ? view.nodes.reduce(0) { $0 + $1.modules.count } : view.clusters.count
    let kind = view.nodes.lazy.compactMap(\.folder).first?.kind
    let findings = view.markCount
    if view.isBanded {
      return ([counted(view.nodes.count, "type"), findings > 0 ? counted(findings, "finding") : ""] + view.measures)
        .filter { !$0.isEmpty }.joined(separator: " · ")
    }
    return
      ([
        counted(modules, of: view.totals?.modules, "module")
          + (view.isMap && kind != nil ? " in \(view.nodes.count) boxes" : kind.map { " by \($0.rawValue)" } ?? ""),
        view.level == .component ? counted(view.nodes.count, of: view.totals?.components, "component") : "",
        view.isMap ? severities : findings > 0 ? counted(findings, of: view.totals?.allFindings, "finding") : "",
        view.hasOneDialect ? "dialect \(view.dialects[0])" : "",
      ] + view.measures).filter { !$0.isEmpty }.joined(separator: " · ")
  }

  /// The number of errors and warnings, which a map marks.
  private var severities: String {
    [Severity.error, .warning].compactMap { severity in
      let count = view.nodes.reduce(0) { $0 + $1.marks.count { $0.severity == severity } }
      return count == 0 ? nil : counted(count, of: view.totals?.findings[severity], severity.rawValue)
    }.joined(separator: ", ")
  }

  private var row: String {
    cells.isEmpty
      ? ""
      : """
      <TR><TD ALIGN="LEFT"><TABLE BORDER="0" CELLBORDER="0" CELLSPACING="2" CELLPADDING="1">\
      <TR>\(cells.joined())\(rest)</TR></TABLE></TD></TR>
      """
  }

  /// An empty cell for the rest of a row as wide as a map, which Graphviz would spread evenly.
  private var rest: String {
    guard let width else { return "" }
    let texts = (samples + LegendSample.ofFindings(in: view)).map { Double($0.text.count + 3) * Double(fontSize) * 0.7 + 36 }
    return "<TD WIDTH=\"\(max(1, Int(width - texts.reduce(0, +))))\"></TD>"
  }

  /// How to read a map, in one sentence.
  private var explanation: String {
    guard view.isMap, !view.edges.isEmpty else { return "" }
    return
      "<TR><TD ALIGN=\"LEFT\"><FONT POINT-SIZE=\"\(fontSize)\" COLOR=\"\(Shade.note.light)\">\(DOTText.html(MapLegend.sentence(view)))</FONT></TD></TR>"
  }

  private var cells: [String] {
    (samples + LegendSample.ofFindings(in: view)).flatMap { [sample($0)] + [name($0.text)] }
      + (samples.isEmpty || view.isMap ? [] : [name("arrows point from owner to owned")])
  }

  /// A table cell with one visible side, the only line that an HTML-like label can draw.
  private func sample(_ sample: LegendSample) -> String {
    """
    <TD WIDTH="26"><TABLE BORDER="0" CELLBORDER="0" CELLSPACING="0" CELLPADDING="0"><TR>\
    <TD FIXEDSIZE="TRUE" WIDTH="26" HEIGHT="6" BORDER="\(sample.width)" SIDES="B" STYLE="\(sample.line)" COLOR="\(sample.color)"></TD>\
    </TR></TABLE></TD>
    """
  }

  private func name(_ text: String) -> String {
    "<TD ALIGN=\"LEFT\"><FONT POINT-SIZE=\"\(fontSize)\" COLOR=\"\(Shade.note.light)\">\(DOTText.html(text))   </FONT></TD>"
  }
}
