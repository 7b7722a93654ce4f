import ViperModel
import ViperText

/// The title of a picture and, below it, a legend of the lines and colours that occur in it.
struct DOTLegend {
  private let title: String
  private let view: GraphView

  init(title: String, _ view: GraphView) {
    self.title = title
    self.view = view
  }

  var label: String {
    """
    <<TABLE BORDER="0" CELLBORDER="0" CELLSPACING="0" CELLPADDING="2"><TR><TD ALIGN="LEFT">\
    <FONT POINT-SIZE="16"><B>\(DOTText.html(title))</B></FONT>\
      <FONT COLOR="\(Shade.muted.light)">\(DOTText.html(counts))</FONT></TD></TR>\(row)</TABLE>>
    """
  }

  var counts: String {
    let modules = view.level == .module ? view.nodes.reduce(0) { $0 + $1.modules.count } : view.clusters.count
    let kind = view.nodes.lazy.compactMap(\.folder).first?.kind
    let findings = view.markCount
    return
      ([
        counted(modules, "module") + (kind.map { " by \($0.rawValue)" } ?? ""),
        view.level == .component ? counted(view.nodes.count, "component") : "",
        findings > 0 ? counted(findings, "finding") : "", view.hasOneDialect ? "dialect \(view.dialects[0])" : "",
      ] + view.measures).filter { !$0.isEmpty }.joined(separator: " · ")
  }

  private var row: String {
    cells.isEmpty
      ? ""
      : """
      <TR><TD ALIGN="LEFT"><TABLE BORDER="0" CELLBORDER="0" CELLSPACING="2" CELLPADDING="1">\
      <TR>\(cells.joined())</TR></TABLE></TD></TR>
      """
  }

  private var cells: [String] {
    let used = Set(view.edges.map { EdgeStyle(of: $0) })
    let severities = Set((view.nodes.flatMap(\.marks) + view.edges.flatMap(\.marks)).map(\.severity))
    let marks = [Severity.error, .warning].filter(severities.contains).flatMap { severity in
      [
        sample(color: MarkStyle.color(of: severity) ?? .line, line: "solid", width: severity == .error ? 3 : 2),
        name(severity.rawValue),
      ]
    }
    return EdgeStyle.allCases.filter(used.contains).flatMap {
      [sample(color: $0.color, line: $0.line, width: 1), name($0.name)]
    } + marks + (used.isEmpty ? [] : [name("arrows point from owner to owned")])
  }

  /// A table cell with one visible side, the only line that an HTML-like label can draw.
  private func sample(color: Shade, line: String, width: Int) -> String {
    """
    <TD WIDTH="26"><TABLE BORDER="0" CELLBORDER="0" CELLSPACING="0" CELLPADDING="0"><TR>\
    <TD FIXEDSIZE="TRUE" WIDTH="26" HEIGHT="6" BORDER="\(width)" SIDES="B" STYLE="\(line)" COLOR="\(color.light)"></TD>\
    </TR></TABLE></TD>
    """
  }

  private func name(_ text: String) -> String {
    "<TD ALIGN=\"LEFT\"><FONT POINT-SIZE=\"9\" COLOR=\"\(Shade.note.light)\">\(DOTText.html(text))   </FONT></TD>"
  }
}
