extension FactExtractor {
  private static let marker = Array("viper-lint:".utf8)

  /// Comments addressed to the linter: `// viper-lint:` up to the end of the line.
  ///
  /// A scan of the bytes, since hardly any file has one: the tree's trivia would be read in full for nothing.
  mutating func collectComments(in source: [UInt8]) {
    let marker = Self.marker
    var offset = 0
    while let hit = source[offset...].firstRange(of: marker) {
      offset = hit.upperBound
      let lineStart = source[..<hit.lowerBound].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      guard let slashes = source[lineStart..<hit.lowerBound].lastRange(of: Array("//".utf8)),
        source[slashes.upperBound..<hit.lowerBound].allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "/") })
      else { continue }
      let end = source[offset...].firstIndex(where: { $0 == 10 || $0 == 13 }) ?? source.endIndex
      let text = String(decoding: source[hit.upperBound..<end], as: UTF8.self)
      facts.suppressions.append(
        SuppressionComment(text: name(text), span: Span(start: UInt32(slashes.lowerBound), end: UInt32(end))))
    }
  }
}

extension RandomAccessCollection where Element: Equatable {
  /// The last place where `other` occurs.
  fileprivate func lastRange(of other: [Element]) -> Range<Index>? {
    ranges(of: other).last
  }
}
