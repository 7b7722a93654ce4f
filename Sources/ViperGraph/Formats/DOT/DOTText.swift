import ViperFacts
import ViperText

/// Text inside a DOT file: whatever it holds, it stays text, and what cannot be seen is written as `\u{202E}`.
enum DOTText {
  /// A quoted identifier, which pictures show as the title of what it names.
  ///
  /// Inside quotes DOT knows one escape only, that of the quote: a backslash is kept as it is, and so is a pair of them. Only
  /// where a single one would take the quote behind it along must it be doubled.
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

  /// A quoted string of several lines in an attribute that expands `\N`, `\G` and entities.
  ///
  /// It does so twice over, so a backslash that is meant is written as four.
  static func tooltip(_ lines: [String]) -> String {
    "\"" + lines.map { markup($0, backslash: "\\\\\\\\") }.joined(separator: "&#10;") + "\""
  }

  /// Text inside an HTML-like label, where an element may not be empty and a backslash still begins an expansion.
  static func html(_ text: String) -> String {
    text.isEmpty ? "&#160;" : markup(text, backslash: "\\\\")
  }

  /// By scalars: a quote with an accent on it is another character to Swift, and still a quote to Graphviz.
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
