/// Finds code that is nested so deeply that parsing it would take for ever, in one pass over the bytes.
///
/// The parser takes time 2^n on n nested `[`: 26 of them eleven seconds. Strings and comments do not count.
struct NestingScan {
  /// Deeper than any code that people write, and still parsed in a fraction of a second.
  static let bracketLimit = 18

  /// The offset of the bracket that goes over the limit; nil where none does.
  static func excess(in source: [UInt8]) -> Int? {
    var scan = NestingScan()
    return source.withUnsafeBufferPointer { bytes in
      var offset = 0
      while offset < bytes.count {
        if let next = scan.skipped(bytes, at: offset) {
          offset = next
          continue
        }
        if scan.isOverLimit(bytes[offset]) { return offset }
        offset += 1
      }
      return nil
    }
  }

  private var depth = 0

  /// Counts opening against closing brackets.
  private mutating func isOverLimit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "["): depth += 1
    case UInt8(ascii: "]"): depth = max(0, depth - 1)
    default: break
    }
    return depth > Self.bracketLimit
  }

  /// The offset behind a comment or string that begins here; nil where none does.
  private func skipped(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int? {
    guard offset + 1 < bytes.count else { return nil }
    switch (bytes[offset], bytes[offset + 1]) {
    case (UInt8(ascii: "/"), UInt8(ascii: "/")): return end(of: [UInt8(ascii: "\n")], bytes, from: offset + 2)
    case (UInt8(ascii: "/"), UInt8(ascii: "*")): return end(of: [UInt8(ascii: "*"), UInt8(ascii: "/")], bytes, from: offset + 2)
    case (UInt8(ascii: "\""), UInt8(ascii: "\"")) where offset + 2 < bytes.count && bytes[offset + 2] == UInt8(ascii: "\""):
      return end(of: Array(repeating: UInt8(ascii: "\""), count: 3), bytes, from: offset + 3)
    case (UInt8(ascii: "\""), _): return endOfLineString(bytes, from: offset + 1)
    default: return nil
    }
  }

  private func end(of terminator: [UInt8], _ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var offset = start
    while offset + terminator.count <= bytes.count {
      if terminator.indices.allSatisfy({ bytes[offset + $0] == terminator[$0] }) { return offset + terminator.count }
      offset += 1
    }
    return bytes.count
  }

  /// Behind the closing quote, or at the end of the line of a string that is not closed.
  private func endOfLineString(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var offset = start
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") {
      if bytes[offset] == UInt8(ascii: "\"") { return offset + 1 }
      offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(offset, bytes.count)
  }
}
