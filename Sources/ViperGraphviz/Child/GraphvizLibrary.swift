internal import CGraphviz
internal import ViperPlatform

/// libgvc, opened at run time: a machine without Graphviz still runs everything but the pictures.
struct GraphvizLibrary {
  let newContext: GraphvizNewContext
  let readGraph: GraphvizReadGraph
  let layout: GraphvizLayout
  let render: GraphvizRender
  let getAttribute: GraphvizGetAttribute
  let setAttribute: GraphvizSetAttribute
  let freeRendered: GraphvizFreeRendered
  let freeLayout: GraphvizFreeLayout
  let freeGraph: GraphvizFreeGraph
  let freeContext: GraphvizFreeContext

  /// Nil where no libgvc is found, or one that lacks what we need.
  init?() {
    guard let handle = Self.open() else { return nil }
    func function<T>(_ name: String, as type: T.Type) -> T? {
      dlsym(handle, name).map { unsafeBitCast($0, to: type) }
    }
    guard
      let newContext = function("gvContext", as: GraphvizNewContext.self),
      let readGraph = function("agmemread", as: GraphvizReadGraph.self),
      let layout = function("gvLayout", as: GraphvizLayout.self),
      let render = function("gvRenderData", as: GraphvizRender.self),
      let getAttribute = function("agget", as: GraphvizGetAttribute.self),
      let setAttribute = function("agsafeset", as: GraphvizSetAttribute.self),
      let freeRendered = function("gvFreeRenderData", as: GraphvizFreeRendered.self),
      let freeLayout = function("gvFreeLayout", as: GraphvizFreeLayout.self),
      let freeGraph = function("agclose", as: GraphvizFreeGraph.self),
      let freeContext = function("gvFreeContext", as: GraphvizFreeContext.self)
    else { return nil }
    self.newContext = newContext
    self.readGraph = readGraph
    self.layout = layout
    self.render = render
    self.getAttribute = getAttribute
    self.setAttribute = setAttribute
    self.freeRendered = freeRendered
    self.freeLayout = freeLayout
    self.freeGraph = freeGraph
    self.freeContext = freeContext
  }

  /// Symbols are global because Graphviz loads plugins that look for libgvc's.
  private static func open() -> UnsafeMutableRawPointer? {
    for name in names {
      if let handle = dlopen(name, RTLD_NOW | RTLD_GLOBAL) { return handle }
    }
    return nil
  }

  #if canImport(Darwin)
    private static let names = [
      "libgvc.dylib", "/opt/homebrew/lib/libgvc.dylib", "/usr/local/lib/libgvc.dylib", "/opt/local/lib/libgvc.dylib",
    ]
  #else
    private static let names = ["libgvc.so.6", "libgvc.so.7", "libgvc.so"]
  #endif
}
