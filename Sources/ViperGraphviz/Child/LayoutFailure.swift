/// Why a child could not draw, told to its parent by exit code.
enum LayoutFailure: Error, Equatable {
  case noLibrary, noContext, unreadable
  case noLayout(String)
  case noRenderer(String)

  /// Codes that no shell and no signal uses.
  var exitCode: Int32 {
    switch self {
    case .noLibrary: 40
    case .noContext: 41
    case .unreadable: 42
    case .noLayout: 43
    case .noRenderer: 44
    }
  }

  var message: String {
    switch self {
    case .noLibrary: "libgvc was not found"
    case .noContext: "Graphviz does not start"
    case .unreadable: "Graphviz cannot read the drawing"
    case .noLayout(let engine): "the layout '\(engine)' failed"
    case .noRenderer(let format): "Graphviz cannot write '\(format)'"
    }
  }
}
