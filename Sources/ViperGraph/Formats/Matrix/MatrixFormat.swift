import ViperModel
import ViperText

/// A matrix of modules as SVG, in light and dark, without Graphviz.
package struct MatrixFormat: ViewFormat {
  package let name = "svg"
  package let content = ViewContent.matrix
  package let isPicture = true

  package init() {}

  package func output(of drawing: Drawing) -> FormattedGraph {
    FormattedGraph(MatrixPicture(drawing.view, title: drawing.title, links: drawing.links).text)
  }
}

/// The picture of one matrix.
private struct MatrixPicture {
  private static let mostPlaces = 3

  private let view: GraphView
  private let title: String
  private let links: SourceLinks?
  private let matrix: DependencyMatrix
  private let legend: MatrixLegend
  private let layout: MatrixLayout

  init(_ view: GraphView, title: String, links: SourceLinks?) {
    self.view = view
    self.title = title
    self.links = links
    matrix = DependencyMatrix(view)
    legend = MatrixLegend(view: view, matrix: matrix)
    layout = MatrixLayout(
      names: matrix.sequence.map { MapLabel.distinct(view.nodes[$0], in: view) },
      signs: matrix.sequence.map { MarkStyle.signs(of: view.nodes[$0].marks).map(\.text).joined(separator: " ") },
      runs: matrix.runs.map { [folders = matrix.folders] in folders[$0.folder].name },
      sentence: legend.sentence, legend: legend.samples, note: legend.note)
  }

  var text: String {
    let body = (head + ground + runs + [diagonal] + names + cells + frames + notes).joined(separator: "\n")
    return """
      <svg xmlns="http://www.w3.org/2000/svg" class="viper-graph matrix" width="\(number(layout.width))" \
      height="\(number(layout.height))" viewBox="0 0 \(number(layout.width)) \(number(layout.height))" \
      role="\(links == nil ? "img" : "group")" aria-labelledby="viper-graph-title viper-graph-desc" \
      font-family="Helvetica,Arial,sans-serif" font-size="\(number(MatrixLayout.fontSize))">
      <title id="viper-graph-title">\((title.isEmpty ? "Modules" : title).xml)</title>
      <desc id="viper-graph-desc">\(legend.counts.xml). \(legend.sentence.xml)</desc>
      <style>
      \(SVGStyleSheet.text(for: body))
      .viper-graph .cell:hover rect{stroke-width:2.5}
      </style>
      \(body)
      </svg>

      """
  }

  // MARK: elements

  private func color(_ shade: Shade) -> String { shade.light.lowercased() }

  private func number(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : String((value * 10).rounded() / 10)
  }

  private func text(
    _ text: String, x: Double, y: Double, _ shade: Shade, _ attributes: String = "", more: String = ""
  ) -> String {
    "<text x=\"\(number(x))\" y=\"\(number(y))\" fill=\"\(color(shade))\"\(attributes)>\(text.xml)\(more)</text>"
  }

  private func rect(x: Double, y: Double, width: Double, height: Double, fill: Shade?, _ attributes: String = "") -> String {
    """
    <rect x="\(number(x))" y="\(number(y))" width="\(number(width))" height="\(number(height))" \
    fill="\(fill.map(color) ?? "none")"\(attributes)/>
    """
  }

  private func stroke(_ shade: Shade, _ width: Double, dashes: String? = nil) -> String {
    " stroke=\"\(color(shade))\" stroke-width=\"\(number(width))\"\(dashes.map { " stroke-dasharray=\"\($0)\"" } ?? "")"
  }

  private func linked(_ element: String, file: String, line: Int?) -> String {
    guard let url = links?.url(file: file, line: line) else { return element }
    return "<a href=\"\(url.xml)\">\(element)</a>"
  }

  // MARK: head

  private var head: [String] {
    let first = layout.textEdge + 14
    let title =
      "<text x=\"\(number(layout.textEdge))\" y=\"\(number(first))\" fill=\"\(color(.ink))\"><tspan font-size=\"16\" "
      + "font-weight=\"bold\">\(title.xml)</tspan> <tspan fill=\"\(color(.muted))\" dx=\"8\">\(legend.counts.xml)</tspan></text>"
    var y = first + MatrixLayout.titleHeight - 4
    var lines = [rect(x: 0, y: 0, width: layout.width, height: layout.height, fill: .paper), title]
    for sentence in layout.sentence {
      lines.append(text(sentence, x: layout.textEdge, y: y, .note))
      y += MatrixLayout.lineHeight
    }
    for row in layout.legend {
      var x = layout.textEdge
      for sample in row {
        lines += [look(sample.look, x: x, y: y - 11), text(sample.text, x: x + 20, y: y, .note)]
        x += sample.width
      }
      y += MatrixLayout.lineHeight
    }
    return lines
  }

  private func look(_ look: MatrixLegend.Sample.Look, x: Double, y: Double) -> String {
    switch look {
    case .cell(let style): square(style, x: x, y: y)
    case .sign(let sign): text(sign.text, x: x + 4, y: y + 11, sign.color)
    case .frame(let isOfFlow): frame(x: x, y: y, side: MatrixLayout.pitch, isOfFlow: isOfFlow)
    }
  }

  private var notes: [String] {
    layout.notes.enumerated().map { index, line in
      text(line, x: layout.textEdge, y: layout.y(layout.count) + Double(index + 1) * MatrixLayout.lineHeight + 2, .note)
    }
  }

  // MARK: matrix

  /// The triangle below the diagonal, the diagonal, and a grid.
  private var ground: [String] {
    let (left, top, right, bottom) = (layout.x(0), layout.y(0), layout.x(layout.count), layout.y(layout.count))
    let steps = stride(from: MatrixLayout.grid, to: layout.count, by: MatrixLayout.grid)
    let grid = steps.map {
      "M\(number(left)) \(number(layout.y($0)))H\(number(right))M\(number(layout.x($0))) \(number(top))V\(number(bottom))"
    }
    return [
      "<path d=\"M\(number(left)) \(number(top))V\(number(bottom))H\(number(right))Z\" fill=\"\(color(.box))\"/>",
      "<path d=\"\(grid.joined())\" fill=\"none\"\(stroke(.frame, 0.5))/>",
      rect(x: left, y: top, width: layout.side, height: layout.side, fill: nil, stroke(.frame, 1)),
    ]
  }

  private var diagonal: String {
    let (first, last) = (
      "\(number(layout.x(0))) \(number(layout.y(0)))", "\(number(layout.x(layout.count))) \(number(layout.y(layout.count)))"
    )
    return "<path d=\"M\(first)L\(last)\" fill=\"none\"\(stroke(.faint, 1))/>"
  }

  /// The bands of the feature folders, at the side, at the top and on the diagonal.
  private var runs: [String] {
    zip(matrix.runs, layout.runs).flatMap { run, name -> [String] in
      let (first, side) = (run.range.lowerBound, Double(run.range.count) * MatrixLayout.pitch)
      let folder = matrix.folders[run.folder]
      let band =
        "<g class=\"folder\"><title>\(folder.path.visible.xml), \(counted(folder.nodes.count, "module"))</title>"
        + rect(x: layout.x(first), y: layout.y(first), width: side, height: side, fill: .module)
        + rect(x: layout.runEdge + 4, y: layout.y(first) + 1, width: 4, height: side - 2, fill: .faint)
        + rect(x: layout.x(first) + 1, y: layout.top - 5, width: side - 2, height: 3, fill: .faint)
        + text(name, x: layout.runEdge, y: layout.y(first) + 10.5, .muted, " text-anchor=\"end\"") + "</g>"
      return [linked(band, file: folder.path, line: nil)]
    }
  }

  private var names: [String] {
    matrix.sequence.indices.flatMap { place -> [String] in
      let node = view.nodes[matrix.sequence[place]]
      let (y, shade) = (layout.y(place) + 10.5, node.emphasis == .faded ? EmphasisStyle.fadedInk : .ink)
      let isBold = node.emphasis == .strong || node.isEntry
      let look = isBold ? " font-weight=\"bold\"" : ""
      let signs = MarkStyle.signs(of: node.marks).map { " <tspan fill=\"\(color($0.color))\">\($0.text)</tspan>" }.joined()
      var names = [text(layout.rows[place], x: layout.nameEdge, y: y, shade, " text-anchor=\"end\"\(look)", more: signs)]
      let (x, bottom) = (layout.x(place) + 10.5, layout.top - 8)
      names.append(
        text(layout.columns[place], x: x, y: bottom, shade, " transform=\"rotate(-90 \(number(x)) \(number(bottom)))\"\(look)"))
      if layout.hasNamesAtRight { names.append(text(layout.rows[place], x: layout.x(layout.count) + 6, y: y, shade, look)) }
      let caption = Caption(of: node)
      let start = node.isEntry ? ["The app starts here."] : []
      let title = ([caption.name, node.file] + start + MarkStyle.tooltip(of: node.marks)).map(\.visible.xml)
      let group = "<g class=\"module\"><title>\(title.joined(separator: "\n"))</title>\(names.joined())</g>"
      return [linked(group, file: node.file, line: node.line)]
    }
  }

  private var cells: [String] {
    matrix.cells.map { cell in
      let marks = cell.marks
      let style = MatrixStyle(cell.style, isRising: cell.isRising, severity: marks.map(\.severity).max())
      let (x, y) = (layout.x(cell.column), layout.y(cell.row))
      let classes =
        ["cell", "\(cell.style)"] + (cell.isRising ? ["back"] : []) + (marks.first.map { [$0.severity.rawValue] } ?? [])
      let isFaded = [cell.row, cell.column].contains { view.nodes[matrix.sequence[$0]].emphasis == .faded }
      let element =
        "<g class=\"\(classes.joined(separator: " "))\"\(isFaded ? " opacity=\"0.3\"" : "")>"
        + "<title>\(tooltip(of: cell).map(\.visible.xml).joined(separator: "\n"))</title>"
        + square(style, x: x, y: y) + count(cell.count, style, x: x, y: y) + "</g>"
      return linked(element, file: cell.references[0].file, line: cell.references[0].line)
    }
  }

  private func square(_ style: MatrixStyle, x: Double, y: Double) -> String {
    let border = style.border.map { stroke($0, 1) } ?? ""
    let inset = style.border == nil ? 0.5 : 1
    let side = MatrixLayout.pitch - 2 * inset
    let line = style.underline.map { line in
      "<path d=\"M\(number(x + 1)) \(number(y + 11.8))h11\" fill=\"none\"\(stroke(line.color, 1.6, dashes: line.dashes))/>"
    }
    return rect(
      x: x + inset, y: y + inset, width: side, height: side, fill: style.fill, "\(style.isRound ? " rx=\"6\"" : "")\(border)")
      + (line ?? "")
  }

  /// The number in a cell, squeezed if it has several digits.
  private func count(_ count: Int, _ style: MatrixStyle, x: Double, y: Double) -> String {
    let digits = String(count)
    let squeezed = digits.count > 1 ? " textLength=\"11\" lengthAdjust=\"spacingAndGlyphs\"" : ""
    return text(
      digits, x: x + MatrixLayout.pitch / 2, y: y + 10.7, style.text, " text-anchor=\"middle\"\(squeezed)")
  }

  private func tooltip(of cell: DependencyMatrix.Cell) -> [String] {
    let names = [cell.row, cell.column].map { view.nodes[matrix.sequence[$0]].label }
    let places = cell.references.prefix(Self.mostPlaces).map { edge in
      "\(MatrixStyle.name(of: EdgeStyle(of: edge))): \(edge.property.map { "\($0), " } ?? "")\(edge.file):\(edge.line)"
    }
    let rest = cell.count - places.count
    let way = cell.isRising ? ", back up" : ""
    return ["\(names[0]) \u{2192} \(names[1]): \(counted(cell.count, "reference"))\(way)"] + places
      + (rest > 0 ? ["and \(rest) more"] : []) + MarkStyle.tooltip(of: cell.marks)
  }

  /// The frames of cycles.
  private var frames: [String] {
    matrix.cycles.map { cycle in
      frame(
        x: layout.x(cycle.range.lowerBound), y: layout.y(cycle.range.lowerBound),
        side: Double(cycle.range.count) * MatrixLayout.pitch, isOfFlow: cycle.isOfFlow)
    }
  }

  private func frame(x: Double, y: Double, side: Double, isOfFlow: Bool) -> String {
    rect(
      x: x, y: y, width: side, height: side, fill: nil,
      stroke(isOfFlow ? .ink : .muted, isOfFlow ? 2 : 1.2) + " pointer-events=\"none\"")
  }
}
