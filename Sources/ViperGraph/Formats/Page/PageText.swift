import ViperFacts
import ViperText

/// Text that stays text in a page.
enum PageText {
  /// For an element's content or an attribute in quotes of either kind.
  static func html(_ text: String) -> String { text.markup }

  /// What the eye must not see is shown as an escape before the page gets it.
  static func json(_ text: String) -> String { JSONText.string(text.visible) }
}
