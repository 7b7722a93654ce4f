import ViperFacts
import ViperText

/// Text escaped for a Mermaid diagram: characters that could be syntax of Mermaid, Markdown or HTML are written as `#96;`.
enum MermaidText {
  /// A quoted label of several lines.
  static func label(_ lines: [String]) -> String {
    "\"" + lines.map { $0.isEmpty ? "#160;" : line($0) }.joined(separator: "<br/>") + "\""
  }

  /// Text up to the end of a line.
  ///
  /// Leading punctuation is escaped, because it could begin a list, a fence or a comment; so is punctuation after a leading
  /// number, which could begin a numbered list.
  static func line(_ text: String) -> String {
    var result = ""
    for scalar in text.visible.unicodeScalars {
      let isPlain =
        isWord(scalar) || isHarmless(scalar) && result.unicodeScalars.contains { !isDigit($0) } || isDigit(scalar)
        || scalar == " " && !result.isEmpty
      result += isPlain ? String(scalar) : "#\(scalar.value);"
    }
    return result
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isAlphabetic || scalar.value > 0x2FF }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    " _-.,:/()·".unicodeScalars.contains(scalar)
  }

  /// A quoted scalar of the YAML front matter, without fences and the characters that Mermaid scans for before it parses YAML.
  static func frontMatter(_ text: String) -> String {
    var result = JSONText.string(text.visible)
    for (character, escape) in [("%", "\\u0025"), ("`", "\\u0060"), ("{", "\\u007b"), ("-", "\\u002d")] {
      result = result.replacing(character, with: escape)
    }
    return result
  }
}
