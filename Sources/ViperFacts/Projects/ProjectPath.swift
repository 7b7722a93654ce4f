import SystemPackage

/// The composition of the paths in project files.
enum ProjectPath {
  /// A path relative to a folder, or an absolute one, without `.` and `..`.
  static func joined(_ folder: String, _ path: String) -> String {
    if path.isEmpty { return folder }
    if path.utf8.first == UInt8(ascii: "/") { return normal(path) }
    let joined = folder.utf8.last == UInt8(ascii: "/") ? folder + path : folder + "/" + path
    return isNormal(path) ? joined : normal(joined)
  }

  static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Whether a path is a folder or lies in it.
  static func lies(_ path: String, in folder: String) -> Bool {
    let (path, folder) = (path.utf8, folder.utf8)
    guard path.starts(with: folder) else { return false }
    return path.count == folder.count || folder.last == UInt8(ascii: "/")
      || path[path.index(path.startIndex, offsetBy: folder.count)] == UInt8(ascii: "/")
  }

  private static func normal(_ path: String) -> String { FilePath(path).lexicallyNormalized().string }

  /// Whether no component is empty, `.` or `..`.
  private static func isNormal(_ path: String) -> Bool {
    let (slash, dot) = (UInt8(ascii: "/"), UInt8(ascii: "."))
    var (previous, length, dots) = (slash, 0, 0)
    for byte in path.utf8 {
      if byte == slash {
        if previous == slash || (length == dots && length <= 2) { return false }
        (length, dots) = (0, 0)
      } else {
        length += 1
        dots += byte == dot ? 1 : 0
      }
      previous = byte
    }
    return length > 0 && !(length == dots && length <= 2)
  }
}
