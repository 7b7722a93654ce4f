import ViperFacts
import ViperModel
import ViperText

/// A module graph as SVG for an HTML page: styled by classes instead of colours, with a link from each module to its findings.
package struct ModuleMapFormat {
  private static let longestLabel = 30
  private static let scalarWidth = 7.5
  private static let smallScalarWidth = 6.2

  package init() {}

  /// - Parameter view: a view at module level.
  package func text(of view: GraphView) -> String {
    let widths = view.nodes.map(width)
    let pairs = Self.pairs(in: view)
    let layout = PackedLayout(widths: widths, edges: pairs.map { ($0.from, $0.to) })
    let width = Self.rounded(layout.width)
    let height = Self.rounded(layout.height)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" role="group" aria-label="Modules">
      <defs><marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L8 4L0 8z"/></marker></defs>
      \(pairs.map { curve($0, layout) }.joined())\(view.nodes.indices.map { box(view.nodes[$0], widths[$0], layout.places[$0]) }.joined())</svg>

      """
  }

  private func width(of node: GraphView.Node) -> Double {
    let label = Double(label(of: node).unicodeScalars.count) * Self.scalarWidth
    return max(label, Double(Self.counts(of: node).utf8.count) * Self.smallScalarWidth, 72) + 24
  }

  /// One line for each pair and direction of modules, dashed if all its edges are navigation.
  private static func pairs(in view: GraphView) -> [(from: Int, to: Int, opens: Bool)] {
    var opens: [[Int]: Bool] = [:]
    for edge in view.edges where edge.from != edge.to {
      let pair = [edge.from, edge.to]
      opens[pair] = opens[pair] ?? true && edge.purpose == .navigation
    }
    return opens.keys.sorted { $0.lexicographicallyPrecedes($1) }.map { ($0[0], $0[1], opens[$0] ?? false) }
  }

  // MARK: elements

  /// The line of a pair, shifted to one side so that opposite directions do not overlap.
  private func curve(_ pair: (from: Int, to: Int, opens: Bool), _ layout: PackedLayout) -> String {
    let shift = layout.places[pair.to].y > layout.places[pair.from].y ? 5.0 : -5.0
    let steps = layout.way(from: pair.from, to: pair.to).map { start, end in
      let middle = (start.y + end.y) / 2
      let numbers = [start.x + shift, middle, end.x + shift, middle, end.x + shift, end.y].map(Self.rounded)
      return "\(Self.rounded(start.x + shift)) \(Self.rounded(start.y))C\(numbers.joined(separator: " "))"
    }
    return "<path class=\"\(pair.opens ? "open" : "use")\" d=\"M\(steps.joined(separator: "L"))\" marker-end=\"url(#arrow)\"/>\n"
  }

  private static func rounded(_ value: Double) -> String { String(Int(value.rounded())) }

  private func box(_ node: GraphView.Node, _ width: Double, _ place: PackedLayout.Point) -> String {
    let (left, middle, top) = (Self.rounded(place.x - width / 2), Self.rounded(place.x), Int(place.y.rounded()))
    let element = """
      <g class="\(node.marks.map(\.severity).max()?.rawValue ?? "clean")"><title>\(tooltip(of: node))</title>\
      <rect x="\(left)" y="\(top)" width="\(Self.rounded(width))" height="\(Self.rounded(RowLayout.nodeHeight))" rx="6"/>\
      <text x="\(middle)" y="\(top + 19)" text-anchor="middle">\(Self.escaped(label(of: node)))</text>\
      <text class="count" x="\(middle)" y="\(top + 35)" text-anchor="middle">\(Self.counts(of: node))</text></g>
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
    let counts = Severity.worstFirst.compactMap { severity in
      let count = node.marks.count { $0.severity == severity }
      return count == 0 ? nil : "\(counted(count, severity.rawValue))"
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
