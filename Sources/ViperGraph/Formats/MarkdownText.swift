import ViperFacts

/// Text inside a table of a Markdown document: what could be its syntax, HTML's, or a mention of somebody is escaped.
///
/// A name is never the beginning of a line here, so what has a meaning there only may stay.
enum MarkdownText {
  static func plain(_ text: String) -> String {
    text.visible.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\\", "`", "*", "_", "[", "]", "#", "|", "~", "<", ">", "&", "@":
        result += "&#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  /// Code, as HTML: a fence of backticks could be closed by a name that has some.
  static func code(_ text: String) -> String { text.isEmpty ? "" : "<code>\(plain(text))</code>" }
}
