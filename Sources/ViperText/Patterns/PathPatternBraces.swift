/// The expansion of `{a,b}` in a path pattern: each combination is a pattern.
enum PathPatternBraces {
  /// The maximum number of combinations, since each pair of braces multiplies them.
  private static let most = 64

  static func expanded(_ text: String) throws(PathPattern.Mistake) -> [String] {
    var choices = [""]
    var rest = Substring(text)
    while let open = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
      guard rest[open] == "{" else { throw PathPattern.Mistake("unmatched '}'; write '{a,b}'") }
      let inner = rest[rest.index(after: open)...]
      guard let close = inner.firstIndex(where: { $0 == "{" || $0 == "}" }) else {
        throw PathPattern.Mistake("unclosed '{'; write '{a,b}'")
      }
      guard inner[close] == "}" else { throw PathPattern.Mistake("braces cannot be nested; write two patterns") }
      let words = inner[..<close].split(separator: ",", omittingEmptySubsequences: false)
      let before = rest[..<open]
      guard choices.count * words.count <= most else {
        throw PathPattern.Mistake("its braces expand to more than \(most) patterns; use fewer")
      }
      choices = choices.flatMap { start in words.map { start + before + $0 } }
      rest = inner[inner.index(after: close)...]
    }
    return choices.map { $0 + rest }
  }
}
