/// Names and messages in a Markdown document: whatever they hold, they stay text.
package enum MarkdownText {
  /// Plain text, where nobody is mentioned and nothing is a link: a comment breaks both.
  package static func plain(_ text: String) -> String {
    withoutLinks(text.visible.escaping(entities.merging(["@": "@<!-- -->", "#": "#<!-- -->"]) { $1 }))
  }

  /// Code, in tags and not in backticks, which a name may hold.
  package static func code(_ text: String) -> String { "<code>\(withoutLinks(text.visible.escaping(entities)))</code>" }

  /// Addresses become links even between tags.
  private static func withoutLinks(_ text: String) -> String {
    text.replacing("://", with: "&#58;//").replacing(/www\./.ignoresCase(), with: "www&#46;")
  }

  /// A character written by its number begins no emphasis, no tag, no cell and no address.
  private static let entities: [Unicode.Scalar: String] = Dictionary(
    uniqueKeysWithValues: #"\`*_[]<>&~|$#@"#.unicodeScalars.map { ($0, "&#\($0.value);") })
}
