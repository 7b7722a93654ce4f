internal import CGraphviz

/// A Graphviz session: a context, a graph and a layout, each of which must be freed.
enum GraphvizSession {
  /// Parses, lays out and renders a graph, with `engine` and `format` named as in Graphviz.
  static func draw(_ dot: String, engine: String, format: String) throws(LayoutFailure) -> [UInt8] {
    guard let context = gvContext() else { throw .noContext }
    defer { gvFreeContext(context) }
    guard let graph = agmemread(dot) else { throw .unreadable }
    defer { agclose(graph) }
    guard gvLayout(context, graph, engine) == 0 else { throw .noLayout(engine) }
    defer { gvFreeLayout(context, graph) }
    if format.hasPrefix("pdf") { centerOnPaper(graph) }
    let picture = graphvizRender(context, graph, format)
    guard picture.status == 0, let bytes = picture.bytes else { throw .noRenderer(format) }
    defer { gvFreeRenderData(bytes) }
    return Array(UnsafeRawBufferPointer(start: bytes, count: picture.length))
  }

  /// Centres the drawing, whose size is known after the layout, on a standard paper size.
  private static func centerOnPaper(_ graph: UnsafeMutablePointer<graph_t>) {
    guard let box = graphvizAttribute(graph, "bb") else { return }
    let corners = String(cString: box).split { $0 == "," || $0 == " " }.compactMap { Double($0) }
    guard corners.count == 4, let paper = PaperSize(holding: (corners[2] - corners[0], corners[3] - corners[1])) else { return }
    _ = graphvizSetAttribute(graph, "margin", paper.margin)
  }
}
