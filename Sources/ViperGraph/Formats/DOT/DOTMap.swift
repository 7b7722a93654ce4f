import ViperLinking
import ViperModel
import ViperText

/// A map as DOT: boxes with places, whose lines Graphviz routes around them.
///
/// Two lines between the same boxes have their way already: to route them next to each other, Graphviz 2.43 triangulates the plane, and
/// ends the program where boxes are in line.
struct DOTMap {
  private static let pointsPerInch = 72.0
  private static let headHeight = 84.0

  private let title: String
  private let view: GraphView
  private let layout: LayoutAttempt
  private let map: MapLayout
  /// The paths of the edges that Graphviz does not route.
  private let ways: [Int: MapLines.Curve]
  private let identity: (GraphPart) -> String

  init(title: String, _ view: GraphView, _ layout: LayoutAttempt, identity: @escaping (GraphPart) -> String) {
    self.title = title
    self.view = view
    self.layout = layout
    self.identity = identity
    map = MapLayout(view)
    ways = Self.ways(in: view, map, isAll: layout.hasSimpleLines)
  }

  private static func ways(in view: GraphView, _ map: MapLayout, isAll: Bool) -> [Int: MapLines.Curve] {
    let pairs = Dictionary(grouping: view.edges.indices) { Set([view.edges[$0].from, view.edges[$0].to]) }
    let edges = isAll ? Array(view.edges.indices) : pairs.values.filter { $0.count > 1 }.flatMap(\.self).sorted()
    let lines = MapLines(edges.map { (view.edges[$0].from, view.edges[$0].to) }, boxes: map.boxes)
    return Dictionary(uniqueKeysWithValues: zip(edges, lines.curves)).compactMapValues(\.self)
  }

  var text: String {
    let lines = ["digraph viper {"] + settings + [head] + view.clusters.indices.compactMap(frame) + view.nodes.indices.map(node)
    return (lines + view.edges.indices.map(edge)).joined(separator: "\n") + "\n}\n"
  }

  private var settings: [String] {
    let font = "fontname=\"Helvetica,Arial,sans-serif\" fontcolor=\"\(Shade.ink.light)\" fontsize=\(Int(MapLayout.fontSize))"
    return [
      """
        graph [\(layout.engine.settings.dropFirst()) splines=true esep="+3" sep="+5" outputorder=edgesfirst pad=0.25 bgcolor="\(Shade.paper.light)" \(font)]
      """,
      "  node [\(font) style=filled margin=0 fixedsize=true]",
      "  edge [\(font) arrowsize=0.6]",
    ]
  }

  // MARK: places

  private func position(_ frame: MapLayout.Frame) -> String {
    "\(number(frame.left + frame.width / 2)),\(number(-frame.top - frame.height / 2))"
  }

  private func inches(_ points: Double) -> String { number((points / Self.pointsPerInch * 1000).rounded() / 1000) }

  private func number(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : String((value * 1000).rounded() / 1000)
  }

  // MARK: parts

  /// The title and the legend, as a node above the map because Graphviz places no label of a graph with places.
  private var head: String {
    let width = max(map.width, 640)
    let legend = DOTLegend(
      title: title, view, fontSize: Int(MapLayout.fontSize), samples: MapLegend.samples(view, rising: map.rising),
      width: width)
    let frame = MapLayout.Frame(left: 0, top: -Self.headHeight - 20, width: width, height: Self.headHeight)
    return """
        "legend of the map" [shape=plain style="" fixedsize=false pos="\(position(frame))" label=<<TABLE BORDER="0" CELLBORDER="0" \
      CELLSPACING="0" CELLPADDING="0"><TR><TD WIDTH="\(number(width))" HEIGHT="\(number(Self.headHeight))" \
      ALIGN="LEFT" VALIGN="MIDDLE">\(legend.table)</TD></TR></TABLE>>]
      """
  }

  /// The frame of a root, as a cluster with its corners.
  private func frame(_ index: Int) -> String? {
    guard let frame = map.clusters[index] else { return nil }
    let cluster = view.clusters[index]
    let name = ([cluster.name] + view.details(of: cluster)).joined(separator: ", ")
    let caption = MapLayout.Frame(
      left: frame.left, top: frame.top + 4, width: frame.width, height: 20)
    return """
        \(DOTText.quoted("frame \(cluster.key)")) [shape=box style="rounded,filled" label="" pos="\(position(frame))" \
      width=\(inches(frame.width)) height=\(inches(frame.height)) fillcolor="\(Shade.box.light)" color="\(Shade.frame.light)" \
      tooltip=\(DOTText.tooltip(Caption(of: cluster).lines)) \(identity(.cluster(index)))]
        \(DOTText.quoted("caption \(cluster.key)")) [shape=plain style="" pos="\(position(caption))" \
      width=\(inches(caption.width)) height=\(inches(caption.height)) label=<<B>\(DOTText.html(name))</B>>]
      """
  }

  private func node(_ index: Int) -> String {
    let (node, box) = (view.nodes[index], map.boxes[index])
    let mark = MarkStyle.color(of: node.marks)
    let look =
      node.isMarkedGroup
      ? "shape=folder style=filled fillcolor=\"\(Shade.folder.light)\""
      : "shape=box style=\"filled,rounded\" fillcolor=\"\(Shade.module.light)\""
    return """
        \(DOTText.quoted(node.id)) [label=\(label(of: node)) tooltip=\(DOTText.tooltip(Caption(of: node).lines)) \(look) \
      color="\((mark ?? (node.isEntry ? .navigation : .muted)).light)" penwidth=\(mark == nil && !node.isEntry ? 1 : 2) \
      pos="\(position(box))" width=\(inches(box.width)) height=\(inches(box.height))\(EmphasisStyle.attributes(of: node)) \
      \(identity(.node(index)))]
      """
  }

  private func label(of node: GraphView.Node) -> String {
    let label = MapLabel(node, in: view)
    let small = [(label.caption, Shade.note)] + label.counts.map { ($0.text, $0.color) }
    let ink = node.emphasis == .faded ? EmphasisStyle.fadedInk : nil
    let second = (small + node.measure.texts.map { ($0, .note) }).filter { !$0.0.isEmpty }.map { text, color in
      "<FONT COLOR=\"\((ink ?? color).light)\">\(DOTText.html(text))</FONT>"
    }
    return "<<B>\(DOTText.html(label.name))</B>\(second.isEmpty ? "" : "<BR/>" + second.joined(separator: " "))>"
  }

  private func edge(_ index: Int) -> String {
    let edge = view.edges[index]
    let style = EdgeStyle(of: edge)
    let mark = MarkStyle.color(of: edge.marks)
    let isRising = map.rising.contains(index)
    let isForward = mark != nil || isRising || edge.change != nil
    let color = (mark ?? (isRising ? .back : style.color)).light + (isForward ? "" : MapLegend.fading)
    let width = min(3, (isForward ? 1.6 : 1) + 0.5 * Double(edge.count - 1).squareRoot())
    let tooltip = "tooltip=\(DOTText.tooltip(Caption(of: edge, in: view).lines))"
    let attributes = [
      style.attributes(color: color, width: (width * 10).rounded() / 10, isTurned: false),
      EmphasisStyle.attributes(of: edge, isFlat: true), ways[index].map { "pos=\"\($0.position)\"" } ?? "", tooltip,
      identity(.edge(index)),
    ]
    return """
        \(DOTText.quoted(view.nodes[edge.from].id)) -> \(DOTText.quoted(view.nodes[edge.to].id)) \
      [\(attributes.filter { !$0.isEmpty }.joined(separator: " "))]
      """
  }
}
