/// Lines as the Swift compiler counts them: each ends with a line feed, a carriage return, or both.
package enum LineBreaks {
  private static let (lineFeed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))

  /// The lines of a text without their ends, each with its range; the last one is empty where the text ends with a line break.
  package static func lines(of bytes: [UInt8]) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var (start, offset) = (0, 0)
    while offset < bytes.count {
      let byte = bytes[offset]
      guard byte == lineFeed || byte == carriageReturn else {
        offset += 1
        continue
      }
      lines.append(start..<offset)
      let isPair = byte == carriageReturn && offset + 1 < bytes.count && bytes[offset + 1] == lineFeed
      offset += isPair ? 2 : 1
      start = offset
    }
    return lines + [start..<bytes.count]
  }
}

extension Collection<UInt8> {
  /// The text without the mark that some editors put in front of UTF-8.
  package var withoutByteOrderMark: SubSequence { starts(with: [0xEF, 0xBB, 0xBF]) ? dropFirst(3) : self[...] }
}
