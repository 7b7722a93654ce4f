/// The encodings besides UTF-8 that editors save text in.
enum SourceEncoding: String {
  case utf16 = "UTF-16"
  case utf32 = "UTF-32"

  /// Nil for what may be UTF-8: the others are known by the zeros of the first two characters, since code begins with ASCII.
  init?(of source: [UInt8]) {
    switch source.dropFirst(Self.markLength(source)).prefix(8).map({ $0 == 0 }) {
    case [false, true, true, true, false, true, true, true], [true, true, true, false, true, true, true, false]: self = .utf32
    case let zeros where zeros.starts(with: [false, true, false, true]) || zeros.starts(with: [true, false, true, false]):
      self = .utf16
    default: return nil
    }
  }

  /// The length of the byte order mark.
  private static func markLength(_ source: [UInt8]) -> Int {
    if source.starts(with: [0xFF, 0xFE, 0, 0]) || source.starts(with: [0, 0, 0xFE, 0xFF]) { return 4 }
    return source.starts(with: [0xFF, 0xFE]) || source.starts(with: [0xFE, 0xFF]) ? 2 : 0
  }
}
