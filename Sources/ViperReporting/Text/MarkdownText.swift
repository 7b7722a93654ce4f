import ViperFacts

/// Names and messages in a Markdown document: whatever they hold, they stay text.
enum MarkdownText {
  /// Plain text, where nobody is mentioned and nothing is a link: a comment breaks both.
  static func plain(_ text: String) -> String {
    text.visible.escaping(entities.merging(["@": "@<!-- -->", "#": "#<!-- -->"]) { $1 })
  }

  /// Code, in tags and not in backticks, which a name may hold.
  static func code(_ text: String) -> String { "<code>\(text.visible.escaping(entities))</code>" }

  /// A character written by its number begins no emphasis, no tag, no cell and no address.
  private static let entities: [Unicode.Scalar: String] = Dictionary(
    uniqueKeysWithValues: #"\`*_{}[]()<>&~|!^$:#@"#.unicodeScalars.map { ($0, "&#\($0.value);") })
}
