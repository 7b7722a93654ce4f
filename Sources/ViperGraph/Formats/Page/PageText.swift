import ViperFacts
import ViperText

/// Text escaped for a page.
enum PageText {
  /// Escapes text for an element's content or an attribute in single or double quotes.
  static func html(_ text: String) -> String { text.markup }

  /// A JSON string whose invisible characters are replaced by visible escapes.
  static func json(_ text: String) -> String { JSONText.string(text.visible) }
}
