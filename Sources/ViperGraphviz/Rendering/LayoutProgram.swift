import ViperPlatform

/// The executable that links Graphviz, separate so that nothing else depends on it.
package enum LayoutProgram {
  static let name = "viper-graph-layout"

  /// The path in the folder of the running executable, with symbolic links resolved.
  package static var path: String {
    let own = RunningProgram.path ?? CommandLine.arguments[0]
    return (own.lastIndex(of: "/").map { own[...$0] } ?? "./") + name
  }

  /// Whether the executable exists; it may still lack its libraries.
  static func exists(at path: String) -> Bool { access(path, X_OK) == 0 }

  static func arguments(engine: String, format: String, seconds: Int) -> [String] {
    [engine, format, String(seconds)]
  }
}
