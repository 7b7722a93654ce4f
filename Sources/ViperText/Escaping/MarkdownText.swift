/// Names and messages in a Markdown document, escaped so that they stay text.
package enum MarkdownText {
  /// Plain text without mentions and links: an HTML comment interrupts both.
  package static func plain(_ text: String) -> String {
    withoutLinks(text.visible.escaping(entities.merging(["@": "@<!-- -->", "#": "#<!-- -->"]) { $1 }))
  }

  /// Code, in tags instead of backticks, which a name may contain.
  package static func code(_ text: String) -> String { "<code>\(withoutLinks(text.visible.escaping(entities)))</code>" }

  /// Breaks URLs, which become links even between tags.
  private static func withoutLinks(_ text: String) -> String {
    text.replacing("://", with: "&#58;//").replacing(/www\./.ignoresCase(), with: "www&#46;")
  }

  /// The characters written as entities, so that they begin no emphasis, tag, cell or address.
  private static let entities: [Unicode.Scalar: String] = Dictionary(
    uniqueKeysWithValues: #"\`*_[]<>&~|$#@"#.unicodeScalars.map { ($0, "&#\($0.value);") })
}
