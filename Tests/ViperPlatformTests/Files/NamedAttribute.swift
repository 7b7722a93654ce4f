import ViperPlatform

#if os(Linux)
  import CFileAttributes
#endif

/// An extended attribute of a file.
enum NamedAttribute {
  static func set(_ name: String, _ value: String, of file: String) -> Bool {
    #if canImport(Darwin)
      setxattr(file, name, value, value.utf8.count, 0, 0) == 0
    #else
      setxattr(file, name, value, value.utf8.count, 0) == 0
    #endif
  }

  static func value(_ name: String, of file: String) -> String? {
    var bytes = [UInt8](repeating: 0, count: 64)
    #if canImport(Darwin)
      let count = getxattr(file, name, &bytes, bytes.count, 0, 0)
    #else
      let count = getxattr(file, name, &bytes, bytes.count)
    #endif
    return count < 0 ? nil : String(decoding: bytes.prefix(count), as: UTF8.self)
  }
}
