/// Paths in documents that want URIs.
enum FileURI {
  /// Relative to the base path where the path is, else with the scheme `file`.
  static func text(of path: String) -> String { (path.hasPrefix("/") ? "file://" : "") + encoded(path) }

  /// Every byte but letters, digits, `-._~` and the separators: a colon would begin a scheme.
  private static func encoded(_ path: String) -> String {
    path.utf8.reduce(into: "") { result, byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        result += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
  }
}
