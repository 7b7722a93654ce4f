import SwiftSyntax

extension FactExtractor {
  private static let marker = Array("viper-lint:".utf8)
  private static let beforeHyphen = "viper".utf8.count

  /// Collects the comments that begin with `viper-lint:`, up to the end of that line.
  ///
  /// The bytes are searched first, since few files have such a comment and reading the trivia of the whole tree is slow. Only the
  /// tree tells a comment from a string.
  mutating func collectComments(in source: [UInt8], of tree: Node) {
    let hits = Self.positions(in: source)
    guard !hits.isEmpty else { return }
    for comment in CommentFinder.comments(around: hits, in: tree) {
      guard let start = Self.textStart(of: comment, in: source) else { continue }
      let text = String(decoding: source[start..<Self.textEnd(of: comment, from: start, in: source)], as: UTF8.self)
      let span = Span(start: UInt32(comment.range.lowerBound), end: UInt32(comment.range.upperBound))
      facts.suppressions.append(SuppressionComment(text: name(text), span: span, next: UInt32(comment.nextCode)))
    }
  }

  /// The positions of the marker, found by its hyphen, which is rarer in code than its first letter.
  private static func positions(in source: [UInt8]) -> [Int] {
    source.withUnsafeBytes { bytes in
      var found: [Int] = []
      var offset = 0
      while let hyphen = bytes.firstIndex(of: UInt8(ascii: "-"), from: offset) {
        let hit = hyphen - beforeHyphen
        if hit >= 0, bytes[hit...].starts(with: marker) { found.append(hit) }
        offset = hyphen + 1
      }
      return found
    }
  }

  /// The position after the marker; nil if anything but comment delimiters and spaces precedes it.
  private static func textStart(of comment: CommentFinder.Comment, in source: [UInt8]) -> Int? {
    let signs: [UInt8] = ["/", "*", "!", " ", "\t"].map { UInt8(ascii: $0) }
    guard let first = source[comment.range].firstIndex(where: { !signs.contains($0) }) else { return nil }
    return source[first..<comment.range.upperBound].starts(with: marker) ? first + marker.count : nil
  }

  private static func textEnd(of comment: CommentFinder.Comment, from start: Int, in source: [UInt8]) -> Int {
    let isClosed =
      comment.isBlock && comment.range.count >= 4 && source[..<comment.range.upperBound].suffix(2).elementsEqual("*/".utf8)
    let end = max(start, comment.range.upperBound - (isClosed ? 2 : 0))
    return source[start..<end].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? end
  }
}
