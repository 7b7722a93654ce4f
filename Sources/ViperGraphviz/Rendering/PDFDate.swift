/// The time of drawing in a PDF, which would make every picture of the same another file.
enum PDFDate {
  private static let key = Array("/CreationDate (".utf8)

  /// Spaces take its place, so that everything behind it stays where the table of contents says.
  static func blanked(_ bytes: [UInt8]) -> [UInt8] {
    guard let start = bytes.ranges(of: key).last?.lowerBound, let end = bytes[start...].firstIndex(of: UInt8(ascii: ")")) else {
      return bytes
    }
    var result = bytes
    for index in start...end { result[index] = UInt8(ascii: " ") }
    return result
  }
}
