import ViperFacts
import ViperText

/// Text escaped for a DOT file; invisible characters are written as `\u{202E}`.
enum DOTText {
  /// A quoted identifier, which pictures show as the title of a part.
  ///
  /// The quote is the only character that can be escaped in a DOT string; backslashes are literal, single or in pairs. An odd
  /// number of them before a quote needs one more, or they would escape the quote.
  static func quoted(_ name: String) -> String {
    var result = "\""
    var backslashes = 0
    for scalar in (name.printableLine + "\"").unicodeScalars {
      if scalar == "\"", !backslashes.isMultiple(of: 2) { result += "\\" }
      backslashes = scalar == "\\" ? backslashes + 1 : 0
      result += scalar == "\"" ? "\\\"" : String(scalar)
    }
    return result.dropLast(2) + "\""
  }

  /// A quoted string of several lines for an attribute that expands `\N`, `\G` and entities.
  ///
  /// Graphviz expands it twice, so a literal backslash is written as four.
  static func tooltip(_ lines: [String]) -> String {
    "\"" + lines.map { markup($0, backslash: "\\\\\\\\") }.joined(separator: "&#10;") + "\""
  }

  /// Text inside an HTML-like label, where an empty element is invalid and a backslash begins an escape.
  static func html(_ text: String) -> String {
    text.isEmpty ? "&#160;" : markup(text, backslash: "\\\\")
  }

  /// Escapes Unicode scalars instead of characters: a quote with a combining accent is another `Character`, but still a quote to
  /// Graphviz.
  private static func markup(_ text: String, backslash: String) -> String {
    var result = ""
    for scalar in text.printableLine.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\\": result += backslash
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
