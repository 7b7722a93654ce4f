/// File paths as URIs.
enum FileURI {
  /// A relative reference for a relative path, else a `file` URI.
  static func text(of path: String) -> String { (path.hasPrefix("/") ? "file://" : "") + encoded(path) }

  /// Percent-encodes every byte except letters, digits, `-._~` and `/`: a colon would begin a scheme.
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
