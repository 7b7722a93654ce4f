import ViperPlatform

/// Where the running program lies, whatever it was called by.
package enum ExecutablePath {
  package static var own: String {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _ = _NSGetExecutablePath(nil, &size)
      var path = [CChar](repeating: 0, count: Int(size) + 1)
      return _NSGetExecutablePath(&path, &size) == 0
        ? String(decoding: path.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self) : CommandLine.arguments[0]
    #else
      // Still the same program in a child, even if the file has been replaced since.
      return "/proc/self/exe"
    #endif
  }
}
