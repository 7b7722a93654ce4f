import ViperFacts
import ViperModel

/// A graph of modules as SVG for a page that has its own style: no colours, only classes, and each module a link to its findings.
package struct SVGFormat {
  private static let longestLabel = 30
  private static let scalarWidth = 7.5

  package init() {}

  /// - Parameter view: at module level.
  package func text(of view: GraphView) -> String {
    let widths = view.nodes.map { max(Double(label(of: $0).unicodeScalars.count) * Self.scalarWidth + 24, 96) }
    let pairs = Self.pairs(in: view)
    let layout = LayeredLayout(widths: widths, edges: pairs.map { ($0.from, $0.to) })
    let size = "\(Int(layout.width.rounded(.up)))", height = "\(Int(layout.height.rounded(.up)))"
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(size)" height="\(height)" viewBox="0 0 \(size) \(height)" role="group" aria-label="Modules">
      <defs><marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L8 4L0 8z"/></marker></defs>
      \(pairs.map { curve($0, layout) }.joined())\(view.nodes.indices.map { box(view.nodes[$0], widths[$0], layout.places[$0]) }.joined())</svg>

      """
  }

  /// One line for all that one module has to do with another: what opens it only is dashed.
  private static func pairs(in view: GraphView) -> [(from: Int, to: Int, opens: Bool)] {
    var opens: [[Int]: Bool] = [:]
    for edge in view.edges where edge.from != edge.to {
      let pair = [edge.from, edge.to]
      opens[pair] = opens[pair] ?? true && edge.purpose == .navigation
    }
    return opens.keys.sorted { $0.lexicographicallyPrecedes($1) }.map { ($0[0], $0[1], opens[$0] ?? false) }
  }

  // MARK: elements

  private func curve(_ pair: (from: Int, to: Int, opens: Bool), _ layout: LayeredLayout) -> String {
    let (from, to) = (layout.places[pair.from], layout.places[pair.to])
    let isDown = to.y > from.y
    let start = from.y + (isDown ? LayeredLayout.nodeHeight : 0)
    let end = to.y + (to.y < from.y ? LayeredLayout.nodeHeight : 0)
    // In one row it goes over the nodes between.
    let bend = to.y == from.y ? [start - 36, end - 36] : [(start + end) / 2, (start + end) / 2]
    let numbers = [from.x, start, from.x, bend[0], to.x, bend[1], to.x, end].map { String(Int($0.rounded())) }
    let path = "M\(numbers[0]) \(numbers[1])C\(numbers[2...].joined(separator: " "))"
    return "<path class=\"\(pair.opens ? "open" : "use")\" d=\"\(path)\" marker-end=\"url(#arrow)\"/>\n"
  }

  private func box(_ node: GraphView.Node, _ width: Double, _ place: LayeredLayout.Point) -> String {
    let (x, y) = (Int((place.x - width / 2).rounded()), Int(place.y.rounded()))
    let element = """
      <g class="\(node.marks.map(\.severity).max()?.rawValue ?? "clean")"><title>\(tooltip(of: node))</title>\
      <rect x="\(x)" y="\(y)" width="\(Int(width.rounded()))" height="\(Int(LayeredLayout.nodeHeight))" rx="6"/>\
      <text x="\(Int(place.x.rounded()))" y="\(y + 19)" text-anchor="middle">\(Self.escaped(label(of: node)))</text>\
      <text class="count" x="\(Int(place.x.rounded()))" y="\(y + 35)" text-anchor="middle">\(Self.counts(of: node))</text></g>
      """
    guard let module = node.module else { return element + "\n" }
    return "<a href=\"#?module=\(Self.encoded(module.name.visible))\">\(element)</a>\n"
  }

  private func label(of node: GraphView.Node) -> String {
    let label = node.label.visible
    guard label.unicodeScalars.count > Self.longestLabel else { return label }
    return String(String.UnicodeScalarView(label.unicodeScalars.prefix(Self.longestLabel - 1))) + "…"
  }

  private func tooltip(of node: GraphView.Node) -> String {
    let modules = node.modules.map { "\($0.name) (\($0.dialect)), \($0.path)" }
    let findings = node.marks.sorted().prefix(10).map { "\($0.severity.rawValue): \($0.message)" }
    let rest = node.marks.count - findings.count
    return (modules.prefix(10) + findings + (rest > 0 ? ["and \(rest) more"] : [])).map(Self.escaped).joined(separator: "\n")
  }

  private static func counts(of node: GraphView.Node) -> String {
    let counts = [Severity.error, .warning, .info].compactMap { severity in
      let count = node.marks.count { $0.severity == severity }
      return count == 0 ? nil : "\(Count.text(count, severity.rawValue))"
    }
    return counts.isEmpty ? "no findings" : counts.joined(separator: ", ")
  }

  // MARK: text

  private static func escaped(_ text: String) -> String {
    text.visible.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&", "<", ">", "\"", "'", "#": result += "&#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  /// For the part of an address behind its `?`.
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
