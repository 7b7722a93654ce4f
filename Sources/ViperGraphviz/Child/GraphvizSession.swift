internal import CGraphviz

/// One picture's way through Graphviz: a context, a graph and a layout, each of which must be freed or leaks.
struct GraphvizSession {
  private let library: GraphvizLibrary
  private let context: GraphvizContext
  private let graph: GraphvizGraph

  /// Runs `body` on a graph that Graphviz has read, laid out and will free.
  static func draw(
    _ dot: String, engine: String, format: String, with library: GraphvizLibrary
  ) -> Result<[UInt8], LayoutFailure> {
    guard let context = library.newContext() else { return .failure(.noContext) }
    defer { _ = library.freeContext(context) }
    guard let graph = dot.withCString(library.readGraph) else { return .failure(.unreadable) }
    defer { _ = library.freeGraph(graph) }
    guard library.layout(context, graph, engine) == 0 else { return .failure(.noLayout(engine)) }
    defer { _ = library.freeLayout(context, graph) }
    let session = GraphvizSession(library: library, context: context, graph: graph)
    if format.hasPrefix("pdf") { session.chooseSheet() }
    return session.bytes(of: format)
  }

  /// Puts the drawing, whose size is known by now, into the middle of a sheet that printers have.
  private func chooseSheet() {
    guard let box = "bb".withCString({ library.getAttribute(graph, UnsafeMutablePointer(mutating: $0)) }) else { return }
    let corners = String(cString: box).split { $0 == "," || $0 == " " }.compactMap { Double($0) }
    guard corners.count == 4, let sheet = Sheet(holding: (corners[2] - corners[0], corners[3] - corners[1])) else { return }
    _ = "margin".withCString { library.setAttribute(graph, UnsafeMutablePointer(mutating: $0), sheet.margin, "") }
  }

  private func bytes(of format: String) -> Result<[UInt8], LayoutFailure> {
    var rendered: UnsafeMutablePointer<CChar>?
    var length = 0
    let status = library.render(context, graph, format, &rendered, &length)
    guard status == 0, let rendered else { return .failure(.noRenderer(format)) }
    defer { library.freeRendered(rendered) }
    return .success(UnsafeRawBufferPointer(start: rendered, count: length).map { $0 })
  }
}
