import ViperPlatform

/// The executable that links Graphviz, separate so that nothing else depends on it.
package enum LayoutProgram {
  static let name = "viper-graph-layout"

  /// The path in the folder of the running executable, with symbolic links resolved.
  package static var path: String {
    let own = ownPath
    return (own.lastIndex(of: "/").map { own[...$0] } ?? "./") + name
  }

  /// Whether the executable exists; it may still lack its libraries.
  static func exists(at path: String) -> Bool { access(path, X_OK) == 0 }

  static func arguments(engine: String, format: String, seconds: Int) -> [String] {
    [engine, format, String(seconds)]
  }

  private static var ownPath: String {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _ = _NSGetExecutablePath(nil, &size)
      var path = [CChar](repeating: 0, count: Int(size) + 1)
      guard _NSGetExecutablePath(&path, &size) == 0, let real = realpath(path, nil) else { return CommandLine.arguments[0] }
      defer { free(real) }
      return String(cString: real)
    #else
      // `readlink` instead of `realpath`, which fails if the executable has been replaced since its start.
      var text = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = readlink("/proc/self/exe", &text, text.count)
      guard count > 0 else { return CommandLine.arguments[0] }
      return String(decoding: text.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
    #endif
  }
}
