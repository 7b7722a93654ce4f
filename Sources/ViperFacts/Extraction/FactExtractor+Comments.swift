extension FactExtractor {
  private static let marker = Array("viper-lint:".utf8)
  private static let beforeHyphen = "viper".utf8.count

  /// Comments addressed to the linter: `// viper-lint:` up to the end of the line.
  ///
  /// A search through the bytes, since hardly any file has one: the tree's trivia would be read in full for nothing.
  mutating func collectComments(in source: [UInt8]) {
    var offset = 0
    while let hit = Self.position(in: source, from: offset) {
      offset = hit + Self.marker.count
      let lineStart = source[..<hit].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      guard let slashes = Self.slashes(in: source, lineStart..<hit) else { continue }
      let end = source[offset...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? source.endIndex
      let text = String(decoding: source[offset..<end], as: UTF8.self)
      facts.suppressions.append(
        SuppressionComment(text: name(text), span: Span(start: UInt32(slashes), end: UInt32(end))))
    }
  }

  /// Found by its hyphen, which is rarer in code than its first letter.
  private static func position(in source: [UInt8], from start: Int) -> Int? {
    source.withUnsafeBytes { bytes in
      var offset = start
      while let hyphen = bytes.firstIndex(of: UInt8(ascii: "-"), from: offset) {
        let hit = hyphen - beforeHyphen
        if hit >= start, bytes[hit...].starts(with: marker) { return hit }
        offset = hyphen + 1
      }
      return nil
    }
  }

  /// The `//` that nothing but slashes and spaces separates from the marker.
  private static func slashes(in source: [UInt8], _ range: Range<Int>) -> Int? {
    let slash = UInt8(ascii: "/")
    var start = range.upperBound
    while start > range.lowerBound, source[start - 1] == UInt8(ascii: " ") { start -= 1 }
    let end = start
    while start > range.lowerBound, source[start - 1] == slash { start -= 1 }
    return end - start >= 2 ? end - 2 : nil
  }
}
