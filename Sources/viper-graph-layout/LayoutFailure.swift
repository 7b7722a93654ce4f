import ViperPlatform

/// The reason why there is no picture: a line for standard error, and an exit code of `sysexits.h`.
enum LayoutFailure: Error, Equatable {
  case noContext, unreadable
  case noLayout(String)
  case noRenderer(String)

  var exitCode: Int32 {
    switch self {
    case .noContext: EX_SOFTWARE
    case .unreadable: EX_DATAERR
    case .noLayout: EXIT_FAILURE
    // The caller need not try another layout.
    case .noRenderer: EX_UNAVAILABLE
    }
  }

  var message: String {
    switch self {
    case .noContext: "Graphviz could not be started"
    case .unreadable: "Graphviz cannot read the drawing"
    case .noLayout(let engine): "the layout '\(engine)' failed"
    case .noRenderer(let format): "Graphviz cannot write '\(format)'"
    }
  }
}
