/// Text inside a DOT file: whatever it holds, it stays text.
enum DOTText {
  /// A quoted string that stands for a name: an identifier or the text of a plain attribute.
  static func quoted(_ text: String) -> String {
    "\"" + printable(text).map(escapedInQuotes).joined() + "\""
  }

  /// A quoted string of several lines in an attribute that expands `\N`, `\G` and entities.
  static func tooltip(_ lines: [String]) -> String {
    "\"" + lines.map { entities(printable($0)).map(escapedInQuotes).joined() }.joined(separator: "&#10;") + "\""
  }

  /// Text inside an HTML-like label, where an element may not be empty and a backslash still begins an expansion.
  static func html(_ text: String) -> String {
    text.isEmpty ? "&#160;" : entities(printable(text)).map { $0 == "\\" ? "\\\\" : String($0) }.joined()
  }

  private static func escapedInQuotes(_ character: Character) -> String {
    switch character {
    case "\"": "\\\""
    case "\\": "\\\\"
    default: String(character)
    }
  }

  private static func entities(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Line ends become spaces; what XML forbids, or what turns the direction of writing, becomes a replacement character.
  private static func printable(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x09, 0x0A, 0x0D, 0x85, 0x2028, 0x2029: result += " "
      case 0x00...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069, 0xFFFE, 0xFFFF: result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
