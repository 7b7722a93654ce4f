import ViperText

/// The rewriting of a drawing, line by line, into one with captions and links.
struct SVGRewriting {
  private let view: GraphView
  private let links: SourceLinks?
  private let head: [String]
  private(set) var lines: [String] = []
  /// The part whose group is open.
  private var part: GraphPart?
  /// The beginning of an element that continues on the next line.
  private var pending = ""

  init(view: GraphView, links: SourceLinks?, head: [String]) {
    self.view = view
    self.links = links
    self.head = head
  }

  mutating func add(_ line: Substring) {
    let line = pending.isEmpty ? String(line) : pending + " " + line
    pending = ""
    if line.hasPrefix("<!--") {
      if !line.hasSuffix("-->") { pending = line }
    } else if line.hasPrefix("<"), !line.hasSuffix(">") {
      pending = line
    } else {
      lines += rewritten(line)
    }
  }

  private mutating func rewritten(_ line: String) -> [String] {
    // Comments repeat the version of Graphviz and the names of nodes; the DOCTYPE makes viewers download its DTD.
    if line.hasPrefix("<!") { return [] }
    if line.hasPrefix("<svg") { return [opening(line)] + head }
    if line.hasPrefix("<g id=\"a_") { return ["<g>"] + anchor }
    if line.hasPrefix("<g id=\"") { return [group(line)] }
    if line.hasPrefix("<title>") { return part.map(name) ?? [] }
    if line == "</a>" { return url == nil ? [] : [line] }
    return [line]
  }

  /// The ARIA role; an `img` would hide the links from screen readers.
  private var role: String { links == nil ? "img" : "group" }

  private func opening(_ line: String) -> String {
    line.replacing(
      "<svg", with: "<svg class=\"viper-graph\" role=\"\(role)\" aria-labelledby=\"viper-graph-title viper-graph-desc\"",
      maxReplacements: 1)
  }

  private mutating func group(_ line: String) -> String {
    part = GraphPart(id: line.dropFirst(7).prefix { $0 != "\"" }, in: view)
    guard let part else { return line }
    let classes = [part.kind] + part.classes(in: view)
    return "<g id=\"\(part.id)\" class=\"\(classes.joined(separator: " "))\" role=\"\(role)\">"
  }

  private func name(of part: GraphPart) -> [String] {
    let caption = part.caption(in: view)
    return [
      "<title>\(caption.name.xml)</title>",
      "<desc>\(caption.details.map(\.xml).joined(separator: "\n"))</desc>",
    ]
  }

  private var url: String? { part.flatMap { links?.url(of: $0, in: view) } }

  /// The tooltip and the opening tag of the link, if there is one.
  private var anchor: [String] {
    guard let part else { return [] }
    let caption = part.caption(in: view).lines.map(\.xml).joined(separator: "\n")
    let link = url.map { ["<a href=\"\($0.xml)\" xlink:href=\"\($0.xml)\">"] } ?? []
    return link + ["<title>\(caption)</title>"]
  }
}
