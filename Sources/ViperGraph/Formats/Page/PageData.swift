import ViperLinking
import ViperModel
import ViperText

/// The data of a page's script: boxes, components, references and findings, which refer to each other by position.
struct PageData {
  private let title: String
  private let view: GraphView
  private let layout: PageLayout
  private let details: PageDetails
  private let files: PageFiles

  init(title: String, view: GraphView, details: PageDetails) {
    self.title = title
    self.view = view
    layout = PageLayout(view)
    self.details = details
    files = PageFiles(view)
  }

  /// The JSON without `<` and `&`, so that no content can close the block or be parsed as markup.
  var json: String {
    """
    {"schemaVersion":1,
     "title":\(PageText.json(title)),
     "notes":\(JSONText.array(details.notes.map(PageText.json))),
     "startsOpen":\(details.startsOpen),
     "box":\(PageText.json(details.boxNoun)),
     "member":"\(view.level == .module ? "module" : "component")",
     "styles":\(JSONText.array(EdgeStyle.allCases.map(style))),
     "matrix":\(PageMatrix(view).json),
     "totals":\(totals),
     "picture":"\(details.isMatrix ? "matrix" : "map")",
     "metrics":[\(GraphView.Metric.allCases.map { PageText.json($0.rawValue) }.joined(separator: ","))],
     "sizeBy":\(PageText.json(details.sizeBy?.rawValue ?? "")),
     "colourBy":\(PageText.json(details.colourBy?.rawValue ?? "")),
     "files":\(JSONText.array(files.names.map(PageText.json))),
     "links":\(details.links == nil ? "[]" : JSONText.array(files.names.map(link))),
     "boxes":\(JSONText.array(view.clusters.indices.map(box))),
     "groups":\(JSONText.array(layout.groups.map(group))),
     "components":\(JSONText.array(view.nodes.map(component))),
     "references":\(JSONText.array(view.edges.map(reference))),
     "findings":\(JSONText.array(findings))}
    """.replacing("&", with: "\\u0026")
  }

  /// The figures of the whole code base, by the nouns of the page.
  private var totals: String {
    guard let totals = view.totals else { return "{}" }
    let findings = Severity.worstFirst.map { ($0.rawValue, totals.findings[$0]) }
    return object(
      ([("module", totals.modules), ("component", totals.components)] + findings).map { ($0, $1.map(String.init)) })
  }

  /// The URL of a file and, if a line can be linked, the parts before and after its number.
  private func link(to file: String) -> String {
    guard let link = details.links?.link(to: file) else { return "null" }
    return "[\(([link.whole] + (link.around.map { [$0.before, $0.after] } ?? [])).map(PageText.json).joined(separator: ","))]"
  }

  private func style(_ style: EdgeStyle) -> String {
    object([("key", "\"\(style)\""), ("name", PageText.json(style.name))])
  }

  private func box(_ index: Int) -> String {
    let (cluster, place) = (view.clusters[index], layout.places[index])
    return object([
      ("id", PageText.json(cluster.key)), ("name", PageText.json(cluster.name)),
      ("dialect", cluster.dialect.isEmpty ? nil : PageText.json(cluster.dialect)), ("path", PageText.json(cluster.path)),
      ("x", "\(place.x)"), ("y", "\(place.y)"), ("width", "\(place.width)"),
      ("entry", cluster.isEntry ? "true" : nil),
      ("link", details.links?.url(file: cluster.path, line: nil).map(PageText.json)), ("metrics", metrics(of: cluster.key)),
    ])
  }

  private func group(_ group: PageLayout.Group) -> String {
    object([
      ("id", PageText.json(group.id)), ("name", PageText.json(group.name)), ("kind", "\"\(group.kind.rawValue)\""),
      ("x", "\(group.place.x)"), ("y", "\(group.place.y)"), ("width", "\(group.place.width)"),
      ("boxes", "[\(group.members.map(String.init).joined(separator: ","))]"),
    ])
  }

  private func component(_ node: GraphView.Node) -> String {
    var kind: String?
    if case .component(_, let declared) = node.content { kind = declared.rawValue }
    return object([
      ("id", PageText.json(node.id)), ("name", PageText.json(node.label)),
      ("role", PageText.json(node.role.map { $0 == "" ? "none" : $0.name } ?? "module")), ("kind", kind.map(PageText.json)),
      ("tier", "\((node.role ?? "").tier)"), ("box", node.cluster.map(String.init)),
      ("file", "\(files[node.file])"), ("line", node.line.map(String.init)), ("emphasis", emphasis(node.emphasis)),
      ("change", node.change.map { PageText.json($0.rawValue) }), ("metrics", metrics(of: node.id)),
    ])
  }

  private func reference(_ edge: GraphView.Edge) -> String {
    object([
      ("from", "\(edge.from)"), ("to", "\(edge.to)"),
      ("style", "\(EdgeStyle.allCases.firstIndex(of: EdgeStyle(of: edge))!)"), ("kind", PageText.json(edge.kind.rawValue)),
      ("strength", edge.strength.map { PageText.json($0.rawValue) }), ("property", edge.property.map(PageText.json)),
      ("interface", edge.interface.map(PageText.json)), ("count", edge.count > 1 ? "\(edge.count)" : nil),
      ("emphasis", emphasis(edge.emphasis)), ("cut", edge.isToCut ? "true" : nil),
      ("change", edge.change.map { PageText.json($0.rawValue) }),
      ("file", "\(files[edge.file])"), ("line", "\(edge.line)"),
    ])
  }

  private var findings: [String] {
    let own = view.nodes.enumerated().flatMap { index, node in
      node.marks.map { finding($0, component: index, reference: nil) }
    }
    return own
      + view.edges.enumerated().flatMap { index, edge in
        edge.marks.map { finding($0, component: edge.from, reference: index) }
      }
  }

  private func finding(_ mark: GraphMark, component: Int, reference: Int?) -> String {
    object([
      ("severity", "\"\(mark.severity.rawValue)\""), ("rule", PageText.json(mark.rule)), ("message", PageText.json(mark.message)),
      ("component", "\(component)"), ("reference", reference.map(String.init)), ("file", "\(files[mark.file])"),
      ("line", "\(mark.line)"), ("excerpt", details.excerpts[.init(file: mark.file, line: mark.line)].map(PageText.json)),
    ])
  }

  /// The values in the order of all metrics, null for missing ones.
  private func metrics(of id: String) -> String? {
    details.metrics[id].map { metrics in
      "["
        + GraphView.Metric.allCases.map { metric in metric.value(of: metrics).map(metric.number) ?? "null" }.joined(
          separator: ",") + "]"
    }
  }

  private func emphasis(_ emphasis: GraphView.Emphasis) -> String? { emphasis == .normal ? nil : "\"\(emphasis)\"" }

  /// An object without the members that do not apply, because a page of a thousand modules is large enough.
  private func object(_ members: [(String, String?)]) -> String {
    "{" + members.compactMap { name, value in value.map { "\"\(name)\":\($0)" } }.joined(separator: ",") + "}"
  }
}

/// The table of unique file names.
private struct PageFiles {
  let names: [String]
  private let positions: [String: Int]

  init(_ view: GraphView) {
    let marks = view.nodes.flatMap(\.marks) + view.edges.flatMap(\.marks)
    names = Set(view.nodes.map(\.file) + view.edges.map(\.file) + marks.map(\.file)).sorted()
    positions = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
  }

  // All files of the view have a position.
  subscript(file: String) -> Int { positions[file]! }
}
