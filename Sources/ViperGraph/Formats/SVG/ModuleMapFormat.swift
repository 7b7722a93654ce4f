import ViperFacts
import ViperModel
import ViperText

/// A map as a part of an HTML page: the legend, and an SVG that is styled by classes instead of colours, with a link from each box to
/// the findings of its modules.
package struct ModuleMapFormat {
  /// The space around the map, for lines that pass its rows on the outside.
  private static let margin = 28.0
  /// The width from which on a map may be made smaller to fit the window.
  private static let wide = 1060.0
  private static let shownFindings = 6
  private static let shownTargets = 8

  package init() {}

  /// - Parameter view: a view at module level, whose nodes have the findings of their modules as marks.
  package func text(of view: GraphView) -> String {
    let map = MapLayout(view)
    let lines = MapLines(view.edges.map { ($0.from, $0.to) }, boxes: map.boxes)
    let (width, height) = (Self.rounded(map.width + 2 * Self.margin), Self.rounded(map.height + 2 * Self.margin))
    let margin = Self.rounded(-Self.margin)
    let edges = view.edges.indices.map { Self.edge($0, in: view, lines.curves[$0]?.path, isRising: map.rising.contains($0)) }
    return """
      \(Self.legend(of: view, rising: map.rising))\
      <div class="graph" tabindex="0" role="region" aria-label="Map of the modules">
      <svg\(map.width > Self.wide ? " class=\"wide\"" : "") xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="\(margin) \(margin) \(width) \(height)" \
      role="group" aria-label="\(counted(view.nodes.reduce(0) { $0 + $1.modules.count }, "module"))">
      \(view.clusters.indices.map { Self.frame(view.clusters[$0], map.clusters[$0]) }.joined())\
      <g aria-hidden="true">
      \(edges.joined())</g>
      \(view.nodes.indices.map { Self.box($0, in: view, map.boxes[$0]) }.joined())</svg>
      </div>

      """
  }

  // MARK: legend

  private static func legend(of view: GraphView, rising: Set<Int>) -> String {
    let samples = MapLegend.lines(view, rising: rising).map { line in
      """
      <li><svg width="28" height="8" aria-hidden="true"><path class="edge \(line.style)\(line.isRising ? " back" : "")" d="M0 4H28"/></svg>\
      \(line.text.markup)</li>
      """
    }
    let marks = [Severity.error, .warning].filter { severity in
      view.nodes.contains { $0.marks.contains { $0.severity == severity } }
    }.map { "<li><b class=\"\($0.rawValue)\">\(MarkStyle.sign(of: $0))</b> \($0.rawValue)s</li>" }
    let sentence = view.edges.isEmpty ? "" : MapLegend.sentence(view) + " "
    return """
      <p class="muted">\(sentence.markup)A click on a box shows the findings of its modules.</p>
      <ul class="legend">\((samples + marks).joined())</ul>

      """
  }

  // MARK: elements

  private static func frame(_ cluster: GraphView.Cluster, _ frame: MapLayout.Frame?) -> String {
    guard let frame else { return "" }
    return """
      <g class="root">\(rectangle(frame))<text x="\(rounded(frame.left + 16))" y="\(rounded(frame.top + 18))">\(cluster.name.markup)</text></g>

      """
  }

  private static func edge(_ index: Int, in view: GraphView, _ path: String?, isRising: Bool) -> String {
    guard let path else { return "" }
    let edge = view.edges[index]
    let width = min(4, (isRising ? 1.6 : 1.2) + 0.5 * Double(edge.count - 1).squareRoot())
    let name = "\(view.nodes[edge.from].label) → \(view.nodes[edge.to].label): \(EdgeStyle(of: edge).name)"
    let count = edge.count > 1 ? ", \(counted(edge.count, "reference"))" : ""
    return """
      <path class="edge \(EdgeStyle(of: edge))\(isRising ? " back" : "")" data-ends="\(edge.from) \(edge.to)" \
      stroke-width="\(Double(Int(width * 10)) / 10)" d="\(path)"><title>\((name + count).markup)</title></path>

      """
  }

  /// A box, which is a link if its modules have findings.
  private static func box(_ index: Int, in view: GraphView, _ frame: MapLayout.Frame) -> String {
    let node = view.nodes[index]
    let label = MapLabel(node, in: view)
    let caption = caption(of: label)
    let middle = rounded(frame.middle)
    let tab =
      node.isMarkedGroup
      ? "<path class=\"tab\" d=\"M\(rounded(frame.left + 3)) \(rounded(frame.top))v-5h28l4 5\"/>" : ""
    let shape = """
      <title>\(tooltip(of: index, in: view))</title>\(tab)\(rectangle(frame))\
      <text class="name" x="\(middle)" y="\(rounded(frame.top + (caption.isEmpty ? 25 : 17)))">\(label.name.markup)</text>\(
        caption.isEmpty ? "" : "<text x=\"\(middle)\" y=\"\(rounded(frame.top + 33))\">\(caption)</text>")
      """
    let style = (node.marks.map(\.severity).max()?.rawValue ?? "clean") + (node.isEntry ? " entry" : "")
    let attributes = "class=\"box \(style)\" data-box=\"\(index)\" aria-label=\"\(name(of: index, in: view))\""
    guard !node.marks.isEmpty else { return "<g \(attributes) role=\"img\">\(shape)</g>\n" }
    return "<a \(attributes) \(link(of: node))>\(shape)</a>\n"
  }

  /// The link to the findings of a module or of a group, whose modules the script finds in the box.
  private static func link(of node: GraphView.Node) -> String {
    guard node.module == nil else { return "href=\"#?module=\(encoded(node.label.visible))\"" }
    let modules = Set(node.modules.map(\.name)).sorted().map(\.markup).joined(separator: "&#10;")
    return "href=\"#?group=\(encoded(node.id.visible))\" data-name=\"\(node.label.markup)\" data-modules=\"\(modules)\""
  }

  private static func caption(of label: MapLabel) -> String {
    let counts = label.counts.map { "<tspan class=\"\($0.color == .error ? "error" : "warning")\">\($0.text)</tspan>" }
    return ((label.caption.isEmpty ? [] : [label.caption.markup]) + counts).joined(separator: " ")
  }

  private static func rectangle(_ frame: MapLayout.Frame) -> String {
    "<rect x=\"\(rounded(frame.left))\" y=\"\(rounded(frame.top))\" width=\"\(rounded(frame.width))\" height=\"\(rounded(frame.height))\" rx=\"6\"/>"
  }

  // MARK: text

  /// What a screen reader says: the name, the numbers of findings, and where the lines lead.
  private static func name(of index: Int, in view: GraphView) -> String {
    let node = view.nodes[index]
    let counts = Severity.worstFirst.compactMap { severity in
      let count = node.marks.count { $0.severity == severity }
      return count == 0 ? nil : counted(count, severity.rawValue)
    }
    let state = node.isEntry ? MapLegend.start : node.isUnreached ? MapLegend.unreached : nil
    let parts = [node.label, node.folder.map { counted($0.modules.count, "module") }, state]
    return (parts.compactMap(\.self) + (counts.isEmpty ? ["no findings"] : counts) + [targets(of: index, in: view)])
      .filter { !$0.isEmpty }.joined(separator: ", ").markup
  }

  private static func targets(of index: Int, in view: GraphView) -> String {
    let targets = Set(view.edges.filter { $0.from == index && $0.to != index }.map(\.to)).sorted().map { view.nodes[$0].label }
    guard !targets.isEmpty else { return "" }
    let verb = view.edges.allSatisfy { $0.purpose == .navigation } ? "opens" : "leads to"
    let rest = targets.count - shownTargets
    return "\(verb) \(targets.prefix(shownTargets).joined(separator: ", "))" + (rest > 0 ? " and \(rest) more" : "")
  }

  private static func tooltip(of index: Int, in view: GraphView) -> String {
    let node = view.nodes[index]
    let names = node.modules.map(\.name)
    let modules = node.folder == nil ? node.file : "\(names.prefix(12).joined(separator: ", "))\(names.count > 12 ? ", …" : "")"
    let findings = node.marks.sorted().prefix(shownFindings).map { "\($0.severity.rawValue): \($0.message)" }
    let rest = node.marks.count - findings.count
    let lines = [node.label, modules, targets(of: index, in: view)] + findings + (rest > 0 ? ["and \(rest) more"] : [])
    return lines.filter { !$0.isEmpty }.map(\.markup).joined(separator: "\n")
  }

  private static func rounded(_ value: Double) -> String { String(Int(value.rounded())) }

  /// Percent-encodes text for the query of a URL.
  private static func encoded(_ text: String) -> String {
    text.utf8.reduce(into: "") { result, byte in
      let scalar = Unicode.Scalar(byte)
      if scalar.isASCII, scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
        result.unicodeScalars.append(scalar)
      } else {
        result += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
  }
}
