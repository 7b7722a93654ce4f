/// The creation date in a PDF, which would make equal pictures differ.
enum PDFDate {
  private static let key = Array("/CreationDate (".utf8)

  /// Overwrites the date with spaces, so that the byte offsets in the cross-reference table stay valid.
  static func blanked(_ bytes: [UInt8]) -> [UInt8] {
    guard let start = bytes.ranges(of: key).last?.lowerBound, let end = bytes[start...].firstIndex(of: UInt8(ascii: ")")) else {
      return bytes
    }
    var result = bytes
    for index in start...end { result[index] = UInt8(ascii: " ") }
    return result
  }
}
