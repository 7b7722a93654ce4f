import ViperLinking
import ViperModel

/// The places of a map's boxes, on a page on which every name is readable: an SVG shown 880 pixels wide has letters of 9 pixels.
package struct MapLayout: Sendable {
  /// A rectangle in points; the y axis points down.
  package struct Frame: Sendable, Equatable {
    package var left: Double
    package var top: Double
    package var width: Double
    package var height: Double

    var right: Double { left + width }
    var bottom: Double { top + height }
  }

  /// The frame of each node.
  package private(set) var boxes: [Frame]
  /// The frame of each cluster; nil where it has no node.
  package private(set) var clusters: [Frame?]
  package private(set) var width = 0.0
  package private(set) var height = 0.0
  /// The positions of the edges that lead up, to a box nearer to the app's entry.
  package private(set) var rising: Set<Int> = []

  static let fontSize = 13.0
  /// The width of a bold letter, as wide as in the widest of the usual fonts.
  private static let letter = 8.4
  private static let rowHeight = 92.0
  private static let boxHeight = 40.0
  private static let margin = 16.0
  private static let captionHeight = 26.0
  /// The largest width of a page: 880 pixels are to it as 9 are to the size of the letters.
  static let pageWidth = fontSize * 880 / 9 - 60

  /// - Parameter letter: the width of a letter of a name.
  package init(_ view: GraphView, page: Double = pageWidth, rowHeight: Double = rowHeight, letter: Double = letter) {
    boxes = view.nodes.map {
      Frame(left: 0, top: 0, width: Self.width(of: MapLabel($0, in: view), letter), height: Self.boxHeight)
    }
    clusters = view.clusters.map { _ in nil }
    let entries = Set(view.entries)
    let edges = view.edges.map { (from: $0.from, to: $0.to) }
    let members = Dictionary(grouping: view.nodes.indices) { view.nodes[$0].cluster }
    for cluster in view.clusters.indices.map(Optional.some) + [nil] {
      guard let nodes = members[cluster] else { continue }
      place(nodes, in: cluster, edges, entries, page: page, rowHeight: rowHeight)
    }
  }

  private static func width(of label: MapLabel, _ letter: Double) -> Double {
    let letters = max(label.name.count, label.caption.count + label.counts.reduce(0) { $0 + $1.text.count + 1 })
    return max((Double(letters) * letter + 24).rounded(), 96)
  }

  /// Places the nodes of a cluster below those of the clusters before.
  private mutating func place(
    _ nodes: [Int], in cluster: Int?, _ edges: [(from: Int, to: Int)], _ entries: Set<Int>, page: Double,
    rowHeight: Double
  ) {
    let seat = Dictionary(uniqueKeysWithValues: nodes.enumerated().map { ($1, $0) })
    let inner = edges.compactMap { edge in seat[edge.from].flatMap { from in seat[edge.to].map { (from: from, to: $0) } } }
    let own = FlowOrder(count: nodes.count, edges: inner, entries: Set(entries.compactMap { seat[$0] }))
    for (index, edge) in edges.enumerated() {
      if let from = seat[edge.from], let to = seat[edge.to], own.rises(from: from, to: to) { rising.insert(index) }
    }
    let inset = cluster == nil ? 0 : Self.margin
    let rows = MapRows(
      widths: nodes.map { boxes[$0].width }, edges: inner, order: own, entries: Set(entries.compactMap { seat[$0] }),
      page: page - 2 * inset)
    let start = height == 0 ? 0 : height + Self.margin
    var top = start + (cluster == nil ? 0 : Self.captionHeight)
    for (row, seats) in (rows.rows + rows.unlinked).enumerated() {
      // Rows of boxes without lines need no room for lines.
      if row > 0 { top += row > rows.rows.count ? Self.boxHeight + MapRows.gaps.lowerBound : rowHeight }
      for place in seats {
        boxes[nodes[place]].left = inset + rows.centres[place] - boxes[nodes[place]].width / 2
        boxes[nodes[place]].top = top
      }
    }
    height = top + Self.boxHeight + inset
    width = max(width, rows.width + 2 * inset)
    if let cluster { clusters[cluster] = Frame(left: 0, top: start, width: rows.width + 2 * inset, height: height - start) }
  }
}

/// The text of a map's box.
struct MapLabel {
  let name: String
  /// The number of modules of a group, or the folder of a module whose name occurs more than once.
  let caption: String
  /// The number of findings of each severity, and the change in a comparison.
  let counts: [MarkStyle.Line]

  private static let longest = 60

  init(_ node: GraphView.Node, in view: GraphView) {
    name = Self.shortened(node.label)
    let folder = Self.folder(of: node, in: view).map { "in \($0)" } ?? ""
    caption = [Self.group(node), folder].filter { !$0.isEmpty }.joined(separator: ", ")
    counts = MarkStyle.signs(of: node.marks) + (node.change.map { [($0.sign, ChangeStyle.color(of: $0))] } ?? [])
  }

  /// The name of a node, with its folder if another one has the same name.
  static func distinct(_ node: GraphView.Node, in view: GraphView) -> String {
    folder(of: node, in: view).map { "\(node.label) (\($0))" } ?? node.label
  }

  /// The folder that distinguishes a node from others of the same name; nil if there are none.
  private static func folder(of node: GraphView.Node, in view: GraphView) -> Substring? {
    view.nodes.count(where: { $0.label == node.label }) > 1 ? node.file.split(separator: "/").dropLast().last : nil
  }

  private static func group(_ node: GraphView.Node) -> String {
    guard let folder = node.folder else { return node.isEntry ? MapLegend.start : node.isUnreached ? MapLegend.unreached : "" }
    return folder.kind == .flow ? "+ \(folder.modules.count - 1) only reached from here" : node.content.description
  }

  /// Both ends of a long name are significant.
  private static func shortened(_ name: String) -> String {
    guard name.count > longest else { return name }
    return name.prefix(longest / 2) + "…" + name.suffix(longest / 2 - 1)
  }
}
